// Text formats of banks as data: which columns, in which order, how wide, in which encoding; writing and reading follow it.
import type { BankFormat, ReturnLine } from '@yijian/contract/meeting-payments';

export type TextField = 'number' | 'payee' | 'bankName' | 'account' | 'net' | 'currency' | 'meeting';
export type ReturnField = 'number' | 'status' | 'reference' | 'reason';

export interface Column<Field extends string> {
  readonly field: Field;
  /** Title of a sheet's column. */
  readonly title: string;
  /** Bytes of a record of fixed width. */
  readonly width: number;
  /** Amounts stand at the right, in cents, with zeros before them. */
  readonly isCents?: true;
}

export interface TextFormat {
  readonly kind: 'DELIMITED' | 'FIXED';
  readonly mediaType: 'text/csv' | 'text/plain';
  readonly extension: 'csv' | 'txt';
  /** GBK is what hosts of banks read; a sheet program needs UTF-8 with its mark. */
  readonly encoding: 'UTF-8' | 'GBK';
  readonly columns: readonly Column<TextField>[];
  readonly returned: readonly Column<ReturnField>[];
  /** What the return file calls each outcome. */
  readonly outcomes: Readonly<Record<string, ReturnLine['outcome']>>;
}

const column = <Field extends string>(field: Field, title: string, width: number): Column<Field> => ({
  field,
  title,
  width,
});

const sent = [
  column('number', '付款编号', 20),
  column('payee', '收款人', 60),
  column('bankName', '开户行', 60),
  column('account', '账号', 32),
] as const;
const returned = [
  column('number', '付款编号', 20),
  column('status', '结果', 4),
  column('reference', '回单号', 32),
  column('reason', '原因', 80),
] as const;

export const textFormats: Readonly<Record<Exclude<BankFormat, 'PAIN_001'>, TextFormat>> = {
  CSV: {
    kind: 'DELIMITED',
    mediaType: 'text/csv',
    extension: 'csv',
    encoding: 'UTF-8',
    columns: [...sent, column('net', '金额', 0), column('currency', '币种', 0), column('meeting', '会议编号', 0)],
    returned,
    outcomes: { 成功: 'PAID', 失败: 'FAILED', 处理中: 'OPEN', PAID: 'PAID', FAILED: 'FAILED', PENDING: 'OPEN' },
  },
  FIXED: {
    kind: 'FIXED',
    mediaType: 'text/plain',
    extension: 'txt',
    encoding: 'GBK',
    columns: [
      ...sent,
      { ...column('net', '金额', 15), isCents: true },
      column('currency', '币种', 3),
      column('meeting', '会议编号', 20),
    ],
    returned,
    outcomes: { S: 'PAID', F: 'FAILED', P: 'OPEN' },
  },
};
