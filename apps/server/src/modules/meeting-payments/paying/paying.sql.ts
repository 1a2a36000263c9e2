// Statements of bank batches.
import type { BankFormat, PaymentBatch } from '@yijian/contract/meeting-payments';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';

interface NewBatch {
  readonly number: string;
  readonly payerId: string;
  readonly at: Date;
  readonly accountId: string | null;
  readonly format: BankFormat;
  readonly formatId: string | null;
  readonly formatVersion: number | null;
}

export async function insertBatch(sql: Sql, batch: NewBatch): Promise<string> {
  const { number, payerId, at, accountId, format, formatId, formatVersion } = batch;
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_payment_batches (number, payer_id, at, account_id, format, format_id, format_version)
    values (${number}, ${payerId}, ${at}, ${accountId}, ${format}, ${formatId}, ${formatVersion}) returning id`;
  return row.id;
}

export async function selectBatches(
  sql: Sql,
  { id, language }: { id?: string; language: 'zh' | 'en' },
): Promise<PaymentBatch[]> {
  const rows = await sql<(Omit<PaymentBatch, 'at'> & { at: Date })[]>`
    select b.id::text as id, b.number, count(p.id)::int as count, coalesce(sum(p.gross - p.tax), 0)::float8 as net,
      (count(p.id) filter (where p.state = 'PAYING'))::int as open, b.format,
      case when f.id is null then null else json_build_object('id', f.id::text, 'name', f.name, 'version', b.format_version) end as "textFormat",
      case when a.id is null then null else json_build_object('id', a.id::text, 'name', a.name) end as account,
      json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as payer, b.at
    from meeting_payment_batches b
    join users u on u.enterprise_id = b.enterprise_id and u.id = b.payer_id
    left join meeting_payment_accounts a on a.enterprise_id = b.enterprise_id and a.id = b.account_id
    left join meeting_payment_formats f on f.enterprise_id = b.enterprise_id and f.id = b.format_id
    left join meeting_payments p on p.enterprise_id = b.enterprise_id and p.batch_id = b.id
    where b.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
    group by b.enterprise_id, b.id, u.enterprise_id, u.id, a.enterprise_id, a.id, f.enterprise_id, f.id order by b.id desc limit 50`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Says in the trail who downloaded whole account numbers; false where there is no such batch. */
export async function touchBatch(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    update meeting_payment_batches set downloads = downloads + 1 where enterprise_id = app.enterprise_id() and id = ${id} returning id`;
  return rows.length === 1;
}

export interface BankRow {
  readonly id: string;
  readonly number: string;
  readonly payee: string;
  readonly bankName: string;
  readonly net: string;
  readonly meeting: string;
}

/** Amounts as text with two decimals, as banks read them. */
export function selectBankRows(sql: Sql, batchId: string): Promise<BankRow[]> {
  return sql<BankRow[]>`
    select p.id::text as id, p.number, coalesce(${named(sql, 'zh', 'd')}, ${named(sql, 'zh', 'c')}, ${namedUser(sql, 'zh', 'u')}) as payee,
      p.bank_name as "bankName", (p.gross - p.tax)::text as net, m.number as meeting
    from meeting_payments p
    join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    join users u on u.enterprise_id = p.enterprise_id and u.id = p.owner_id
    left join doctors d on d.enterprise_id = p.enterprise_id and d.id = p.doctor_id
    left join counterparties c on c.enterprise_id = p.enterprise_id and c.id = p.counterparty_id
    where p.enterprise_id = app.enterprise_id() and p.batch_id = ${batchId} order by p.id`;
}

/** Whether the user decided anything in the process of a payment. */
export async function selectHasDecided(
  sql: Sql,
  { instanceId, userId }: { instanceId: string | null; userId: string },
): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`
    select exists (select from workflow_tasks where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}
      and decided_by = ${userId}) as has`;
  return row.has;
}

/** What of the actual costs of a meeting is not paid, CNY. */
export async function selectUnpaid(sql: Sql, meetingId: string): Promise<number> {
  const [row] = await sql<[{ unpaid: number }]>`
    select (coalesce(m.actual, 0) - coalesce((select sum(p.gross) from meeting_payments p
      where p.enterprise_id = m.enterprise_id and p.meeting_id = m.id and p.state = 'PAID'), 0))::float8 as unpaid
    from meetings m where m.enterprise_id = app.enterprise_id() and m.id = ${meetingId}`;
  return row.unpaid;
}
