// What a format would write and read: rows as payments really are, made into a file by the code that writes bank files.
import type { ReturnedColumn, TextFormatSample, TextLayout } from '@yijian/contract/meeting-payments';
import { decoded, textFile, textOf, type BatchFacts, type TextRow } from '../text-file.policy.ts';

const rows: readonly TextRow[] = [
  {
    number: 'P2026-00017',
    payee: '欧阳景行',
    bankName: '中国工商银行股份有限公司杭州庆春路支行',
    account: '6222021202041234567',
    net: '4200.00',
    currency: 'CNY',
    meeting: 'M2026-00031',
  },
  {
    number: 'P2026-00018',
    payee: '杭州会务之家会展服务有限公司',
    bankName: '招商银行杭州分行营业部',
    account: '571905483610901',
    net: '12680.50',
    currency: 'CNY',
    meeting: 'M2026-00031',
  },
  {
    number: 'P2026-00019',
    payee: '沈, "言"',
    bankName: '中国银行浙江省分行',
    account: '371458190026',
    net: '0.90',
    currency: 'CNY',
    meeting: 'M2026-00034',
  },
];
const facts: BatchFacts = {
  batch: 'B2026-00004',
  date: '2026-06-10',
  account: '1202021009900001234',
  holder: '示例医药有限公司',
};

export function sampleOf(layout: TextLayout): TextFormatSample {
  const file = textFile(layout, { rows, facts });
  const content = decoded(layout, file);
  const records = content.split('\r\n');
  return {
    name: `${facts.batch}.${layout.kind === 'FIXED' ? 'txt' : 'csv'}`,
    content,
    bytes: Math.max(...records.map((record) => textOf(layout, record).length)),
    returned: decoded(layout, returnedFile(layout)),
  };
}

function returnedFile(layout: TextLayout): Buffer {
  const { paidCodes, failedCodes, openCodes } = layout;
  const results = [paidCodes[0]!, failedCodes[0]!, openCodes[0] ?? paidCodes[0]!];
  const answers = rows.map(({ number }, at) => ({
    number,
    status: results[at]!,
    reference: at === 0 ? 'ICBC20260610001' : '',
    reason: at === 1 ? '账号户名不符' : '',
    skipped: '',
  }));
  const columns = layout.returned.map((column: ReturnedColumn) => ({ ...column, isCents: false, value: '' }));
  const head = Array.from({ length: layout.returnSkip }, () => '—');
  const lines = textFile({ ...layout, hasTitles: true, header: '', footer: '', columns }, { rows: answers, facts });
  return head.length === 0 ? lines : Buffer.concat([textOf(layout, `${head.join('\r\n')}\r\n`), lines]);
}
