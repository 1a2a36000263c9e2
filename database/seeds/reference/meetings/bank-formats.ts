// The text formats of banks every enterprise begins with; its finance changes them (product: payment, bank file).
import type { BankTextFormatDraft } from '@yijian/contract/meeting-payments';
import type { Transaction } from '../bound.ts';

type Sent = BankTextFormatDraft['columns'][number];
type Returned = BankTextFormatDraft['returned'][number];

const sent = (field: Sent['field'], title: string, width: number, isCents = false): Sent => ({
  field,
  title,
  width,
  isCents,
  value: '',
});
const columnsOf = (isCents: boolean): Sent[] => [
  sent('number', '付款编号', 20),
  sent('payee', '收款人', 60),
  sent('bankName', '开户行', 60),
  sent('account', '账号', 32),
  sent('net', '金额', 15, isCents),
  sent('currency', '币种', 3),
  sent('meeting', '会议编号', 20),
];
const returned: Returned[] = [
  { field: 'number', title: '付款编号', width: 20 },
  { field: 'status', title: '结果', width: 4 },
  { field: 'reference', title: '回单号', width: 32 },
  { field: 'reason', title: '原因', width: 80 },
];

const lines = { separator: ',', hasTitles: true, header: '', footer: '', returned, returnSkip: 0 } as const;
export const bankFormats: readonly BankTextFormatDraft[] = [
  {
    ...lines,
    returned: [...returned],
    name: '通用表格',
    kind: 'CSV',
    encoding: 'UTF-8-BOM',
    columns: columnsOf(false),
    paidCodes: ['成功', 'PAID'],
    failedCodes: ['失败', 'FAILED'],
    openCodes: ['处理中', 'PENDING'],
  },
  {
    ...lines,
    returned: [...returned],
    name: '通用定长',
    kind: 'FIXED',
    encoding: 'GBK',
    hasTitles: false,
    columns: columnsOf(true),
    paidCodes: ['S'],
    failedCodes: ['F'],
    openCodes: ['P'],
  },
];

/** Only where there is none: what finance renamed or changed stays as it is. */
export async function insertBankFormats(tx: Transaction): Promise<void> {
  const [{ count }] = await tx<[{ count: number }]>`
    select count(*)::int as count from meeting_payment_formats where enterprise_id = app.enterprise_id()`;
  if (count > 0) return;
  for (const { name, ...layout } of bankFormats)
    await tx`
      with kept as (
        insert into meeting_payment_formats (name, kind, updated_at) values (${name}, ${layout.kind}, ${new Date(0)})
        returning id, version)
      insert into meeting_payment_format_versions (format_id, version, layout, at)
      select id, version, ${tx.json(layout)}, ${new Date(0)} from kept`;
}
