// Payments leave as a sheet: the lines of the list that match, in the words of the reader; accounts stay inside (product: payment, export).
import { paymentFields, sheetColumnsOf } from '@yijian/contract/dictionaries';
import type { ExportAsk } from '@yijian/contract/exports';
import type { PayeeKind, PaymentFilter, PaymentLine } from '@yijian/contract/meeting-payments';
import { exportSheet } from '../../exports/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { payerOf, stateInWords } from '../meeting-payments.policy.ts';
import { selectLines } from '../meeting-payments.sql.ts';

/** A draft is said otherwise in a sentence than in a cell. */
const draft = { zh: '草稿', en: 'draft' } as const;

type Row = Readonly<Record<(typeof columns)[number]['key'], string | number>>;

const columns = sheetColumnsOf(paymentFields);

const kinds: Readonly<Record<PayeeKind, { readonly zh: string; readonly en: string }>> = {
  SPEAKER: { zh: '讲者', en: 'Speaker' },
  SUPPLIER: { zh: '供应商', en: 'Supplier' },
  INSTITUTION: { zh: '机构', en: 'Institution' },
  EMPLOYEE: { zh: '员工报销', en: 'Reimbursement' },
};

export function exportPayments(context: Context, asked: PaymentFilter & ExportAsk): Promise<FileReply> {
  const { language, clock } = context;
  const { format: _format, reasonCategory: _category, reason: _reason, ...filter } = asked;
  const name = { zh: '付款', en: 'payments' }[language];
  const today = dayInShanghai(clock.now());
  const select = async (most: number, { sql, user }: Context): Promise<Row[]> =>
    (await selectLines(sql, filter, { viewer: payerOf(user), language, today, most })).map(rowIn(language));
  return exportSheet<Row>(context, {
    resource: 'meeting-payments',
    asked,
    name,
    columns,
    select,
  });
}

const rowIn =
  (language: 'zh' | 'en') =>
  (line: Omit<PaymentLine, 'updatedAt'>): Row => ({
    number: line.number ?? '',
    payeeKind: kinds[line.payeeKind][language],
    payee: line.payeeName,
    meetingNumber: line.meeting.number,
    meeting: line.meeting.name,
    state: line.state === 'DRAFT' ? draft[language] : stateInWords(line.state, language),
    owner: line.owner.name,
    gross: line.gross,
    tax: line.tax,
    net: line.net,
    dueOn: line.dueOn ?? '',
    batch: line.batch?.name ?? '',
    waiting: line.waiting === null ? '' : `${line.waiting.node} ${line.waiting.people}`.trim(),
  });
