// The file of a batch in the format of its paying account, and the return file that settles its payments.
import { joined } from '@yijian/contract/core';
import { readFile } from 'node:fs/promises';
import {
  meetingPaymentErrors as errors,
  type ReturnFile,
  type ReturnLine,
  type ReturnResult,
  type TextLayout,
} from '@yijian/contract/meeting-payments';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { selectPersonal } from '../../../platform/secrets/index.ts';
import { selectBankRows, touchBatch } from '../paying/paying.sql.ts';
import { settlePayment } from '../paying/settling.service.ts';
import { wholeAccount } from './accounts.service.ts';
import { lockBatch, selectBatchPayments, type AnsweredPayment, type BatchToPay } from './accounts.sql.ts';
import { selectLayout } from './formats/formats.sql.ts';
import { creditTransfers } from './pain-001.policy.ts';
import { readStatusReport, type Outcome } from './pain-002.policy.ts';
import { outcomesOf, oversized, returnRows, textFile, type TextRow } from './text-file.policy.ts';

export async function downloadBankFile(context: Context, id: string): Promise<FileReply> {
  return context.transaction(async (inner) => {
    const { sql } = inner;
    const batch = await lockBatch(sql, id);
    if (batch === undefined || !(await touchBatch(sql, id))) throw fail(errors.batchNotFound);
    const rows = await rowsOf(inner, id);
    if (batch.format === 'PAIN_001') return xmlFile(inner, { batch, rows });
    return textReply(inner, { batch, rows });
  });
}

interface Filled {
  readonly batch: BatchToPay;
  readonly rows: readonly TextRow[];
}

async function textReply(context: Context, { batch, rows }: Filled): Promise<FileReply> {
  const layout = await layoutOf(context, batch);
  const isFixed = layout.kind === 'FIXED';
  if (isFixed) requireAccounts(context, rows);
  const cut = oversized(layout, rows);
  if (cut.length > 0) throw fail(errors.valuesTooLong, { payments: joined(cut, context.language) });
  const account = batch.accountId === null ? undefined : await wholeAccount(context, batch.accountId);
  const facts = {
    batch: batch.number,
    date: dayInShanghai(batch.at),
    account: account?.accountNumber ?? '',
    holder: account?.holder ?? '',
  };
  const [extension, mediaType] = isFixed ? ['txt', 'text/plain'] : ['csv', 'text/csv'];
  return new FileReply(`${batch.number}.${extension}`, mediaType, textFile(layout, { rows, facts }));
}

/** Only batches of ISO 20022 have none. */
const layoutOf = ({ sql }: Context, { formatId, formatVersion }: BatchToPay): Promise<TextLayout> =>
  selectLayout(sql, { formatId: formatId!, version: formatVersion! });

async function rowsOf({ sql, vault, enterprise }: Context, batchId: string): Promise<TextRow[]> {
  const rows = await selectBankRows(sql, batchId);
  const set = { enterpriseId: enterprise.id, table: 'meeting_payments', field: 'BANK_ACCOUNT' } as const;
  const ids = rows.map((row) => row.id);
  const accounts = await selectPersonal(sql, vault, set, ids);
  return rows.map(({ id, ...row }) => ({ ...row, account: accounts.get(id) ?? '', currency: 'CNY' }));
}

/** A sheet may be completed by hand; what a host reads may not. */
function requireAccounts({ language }: Context, rows: readonly TextRow[]): void {
  const without = rows.filter(({ account }) => account === '').map(({ number }) => number);
  if (without.length > 0) throw fail(errors.accountsMissing, { payments: joined(without, language) });
}

async function xmlFile(context: Context, { batch, rows }: Filled): Promise<FileReply> {
  requireAccounts(context, rows);
  const { number, at } = batch;
  // Only a batch with a paying account has this format.
  const { holder, bankName, bankCode, accountNumber } = await wholeAccount(context, batch.accountId!);
  const xml = creditTransfers({
    number,
    at: at.toISOString(),
    on: dayInShanghai(at),
    holder,
    account: accountNumber,
    bankName,
    bankCode,
    rows,
  });
  return new FileReply(`${number}.xml`, 'application/xml', Buffer.from(xml));
}

interface Told extends Outcome {
  readonly number: string;
}

/** What the file says of each payment; whoever is not named waits on. */
async function toldBy(
  context: Context,
  { batch, bytes, payments }: { batch: BatchToPay; bytes: Buffer; payments: readonly AnsweredPayment[] },
): Promise<Told[]> {
  const unreadable = () => {
    const why = { zh: '内容或结果代码不符', en: 'its content or a result code does not fit' }[context.language];
    return fail(errors.returnUnreadable, { why }, [{ field: 'body.file', message: why }]);
  };
  if (batch.format !== 'PAIN_001') {
    const layout = await layoutOf(context, batch);
    const rows = returnRows(layout, bytes);
    if (rows === undefined) throw unreadable();
    const outcomes = outcomesOf(layout);
    return rows.map(({ number, status, reference, reason }) => ({
      number,
      outcome: outcomes.get(status)!,
      reference,
      reason,
    }));
  }
  const report = readStatusReport(bytes.toString());
  if (report === undefined) throw unreadable();
  if (report.batch !== batch.number) throw fail(errors.returnOfOther, { other: report.batch, batch: batch.number });
  const named = new Set(report.transfers.map(({ number }) => number));
  const { whole } = report;
  const rest = whole === null ? [] : payments.filter(({ number }) => !named.has(number));
  return [...report.transfers, ...rest.map(({ number }) => ({ ...whole!, number }))];
}

export async function readReturn(
  context: Context,
  { id, file }: ReturnFile & { readonly id: string },
): Promise<ReturnResult> {
  const batch = await lockBatch(context.sql, id);
  if (batch === undefined) throw fail(errors.batchNotFound);
  const payments = await selectBatchPayments(context.sql, id);
  const waiting = new Map(payments.filter(({ state }) => state === 'PAYING').map((one) => [one.number, one]));
  const lines: ReturnLine[] = [];
  const told = await toldBy(context, { batch, bytes: await readFile(file.path ?? ''), payments });
  for (const one of told.toSorted((a, b) => a.number.localeCompare(b.number))) {
    const payment = waiting.get(one.number);
    lines.push(payment === undefined ? ignored(context, { one, payments }) : await settled(context, { one, payment }));
    // A file that names a payment twice settles it once.
    if (one.outcome !== 'OPEN') waiting.delete(one.number);
  }
  const count = (outcome: ReturnLine['outcome']): number => lines.filter((line) => line.outcome === outcome).length;
  return { paid: count('PAID'), failed: count('FAILED'), open: count('OPEN'), ignored: count('IGNORED'), lines };
}

function ignored(
  { language }: Context,
  { one, payments }: { readonly one: Told; readonly payments: readonly AnsweredPayment[] },
): ReturnLine {
  const isOfBatch = payments.some(({ number }) => number === one.number);
  const note = isOfBatch
    ? { zh: '此前已有结果', en: 'it has its result already' }[language]
    : { zh: '不在这个批次中', en: 'it is not in this batch' }[language];
  return { number: one.number, outcome: 'IGNORED', note };
}

async function settled(
  context: Context,
  { one, payment }: { readonly one: Told; readonly payment: AnsweredPayment },
): Promise<ReturnLine> {
  const { outcome, number } = one;
  const reference = one.reference.slice(0, 60) || number;
  const reason = one.reason.slice(0, 500) || { zh: '银行未说明原因', en: 'The bank gave no reason' }[context.language];
  if (outcome !== 'OPEN')
    await settlePayment(context, { id: payment.id, isPaid: outcome === 'PAID', reference, reason });
  return { number, outcome, note: outcome === 'PAID' ? reference : outcome === 'FAILED' ? reason : one.reason };
}
