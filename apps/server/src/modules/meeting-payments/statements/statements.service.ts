// The statement of a payee: read on the page, and taken away as a sheet through the exports.
import { paymentFields as fields } from '@yijian/contract/dictionaries';
import type { PayeeStatement, StatementExport, StatementQuery } from '@yijian/contract/meeting-payments';
import { exportSheet } from '../../exports/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { payerOf } from '../meeting-payments.policy.ts';
import { selectStatement, type StoredStatementLine } from './statements.sql.ts';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const linesOf = (context: Context, query: StatementQuery): Promise<StoredStatementLine[]> =>
  selectStatement(context.sql, query, { viewer: payerOf(context.user), language: context.language });

export async function findStatement(context: Context, query: StatementQuery): Promise<PayeeStatement> {
  const lines = await linesOf(context, query);
  const sum = (key: 'gross' | 'tax' | 'net'): number => cents(lines.reduce((all, line) => all + line[key], 0));
  return {
    payeeName: lines[0]?.payeeName ?? '',
    lines: lines.map(({ payeeName: _name, at, ...line }) => ({ ...line, at: at.toISOString() })),
    gross: sum('gross'),
    tax: sum('tax'),
    net: sum('net'),
  };
}

type Row = Omit<StoredStatementLine, 'at'> & { readonly day: string; readonly kind: string };

const columns: readonly SheetColumn<Row>[] = [
  { key: 'day', zh: '日期', en: 'Date', width: 12 },
  { key: 'number', zh: '付款编号', en: 'Payment', width: 16 },
  { key: 'kind', zh: '类型', en: 'Kind', width: 8 },
  { key: 'payeeName', ...fields.payee, width: 20 },
  { key: 'meetingNumber', ...fields.meetingNumber, width: 16 },
  { key: 'meetingTitle', ...fields.meeting, width: 32 },
  { key: 'gross', ...fields.gross, width: 14 },
  { key: 'tax', ...fields.tax, width: 14 },
  { key: 'net', ...fields.net, width: 14 },
  { key: 'reference', ...fields.reference, width: 20 },
];

export async function exportStatement(context: Context, asked: StatementExport): Promise<FileReply> {
  const { payeeKind, payeeId, year } = asked;
  const kinds = { zh: ['付款', '冲销'], en: ['Payment', 'Reversal'] }[context.language];
  const select = async (_most: number, reader: Context): Promise<Row[]> => {
    const lines = await linesOf(reader, { payeeKind, payeeId, year });
    return lines.map(({ at, ...line }) => ({ ...line, day: dayInShanghai(at), kind: kinds[line.isReversal ? 1 : 0]! }));
  };
  const name = context.language === 'zh' ? `对账单-${year}` : `statement-${year}`;
  return exportSheet<Row>(context, { resource: 'meeting-payments', asked, name, columns, select });
}
