// What the rules of a payment look at: the meeting's evidence, the month of the doctor, the quarter of the payee.
import type { Sql } from '../../../platform/db/index.ts';

export interface MeetingEvidence {
  readonly state: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly attended: number;
  readonly kinds: readonly string[];
  /** Numbers of meetings that had one of the files, or its picture, before. */
  readonly usedIn: readonly string[];
}

export async function selectEvidenceOf(sql: Sql, meetingId: string): Promise<MeetingEvidence | undefined> {
  const [row] = await sql<MeetingEvidence[]>`
    select m.state, (m.starts_at at time zone 'Asia/Shanghai')::date::text as day,
      (select count(*)::int from meeting_guests g where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id
        and g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')) as attended,
      array(select distinct f.kind from meeting_files f where f.enterprise_id = m.enterprise_id and f.meeting_id = m.id) as kinds,
      array(select distinct o.number from meeting_files f
        join meeting_files other on other.enterprise_id = f.enterprise_id and other.id = f.copy_of
        join meetings o on o.enterprise_id = other.enterprise_id and o.id = other.meeting_id
        where f.enterprise_id = m.enterprise_id and f.meeting_id = m.id and o.number is not null order by o.number) as "usedIn"
    from meetings m where m.enterprise_id = app.enterprise_id() and m.id = ${meetingId}`;
  return row;
}

/** What other payments of a meeting pay a doctor, CNY; what came to nothing does not count. */
export async function selectPaidOf(
  sql: Sql,
  { meetingId, doctorId, except }: { meetingId: string; doctorId: string; except: string },
): Promise<number> {
  const [row] = await sql<[{ paid: number }]>`
    select coalesce(sum(gross), 0)::float8 as paid from meeting_payments
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and doctor_id = ${doctorId} and id <> ${except}
      and state not in ('REJECTED', 'VOIDED', 'REVERSED')`;
  return row.paid;
}

/** Fees of a doctor in the month of a day, and what was withheld of them; drafts and what came to nothing do not count. */
export async function selectMonthOf(
  sql: Sql,
  { doctorId, on, except }: { doctorId: string; on: string; except: string },
): Promise<{ before: number; withheld: number }> {
  const [row] = await sql<[{ before: number; withheld: number }]>`
    select coalesce(sum(gross), 0)::float8 as before, coalesce(sum(tax), 0)::float8 as withheld from meeting_payments
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} and id <> ${except}
      and state in ('IN_APPROVAL', 'APPROVED', 'PAYING', 'PAID')
      and (submitted_at at time zone 'Asia/Shanghai')::date >= date_trunc('month', ${on}::date)
      and (submitted_at at time zone 'Asia/Shanghai')::date < date_trunc('month', ${on}::date) + interval '1 month'`;
  return row;
}

/** Two payments to one doctor are never taxed at the same moment. */
export async function lockMonthOf(sql: Sql, doctorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('labour tax of ' || app.enterprise_id()), ${Number(doctorId)}::int)`;
}

/** What the three months up to a day spent on meetings, and what of it went to one counterparty; CNY. */
export async function selectSpendOf(
  sql: Sql,
  { counterpartyId, on, except }: { counterpartyId: string; on: string; except: string },
): Promise<{ spent: number; toPayee: number }> {
  const [row] = await sql<[{ spent: number; toPayee: number }]>`
    with quarter as (
      select (${on}::date - interval '3 months') at time zone 'Asia/Shanghai' as first, (${on}::date + interval '1 day') at time zone 'Asia/Shanghai' as after)
    select
      (select coalesce(sum(m.actual), 0)::float8 from meetings m, quarter q where m.enterprise_id = app.enterprise_id()
        and m.state in ('CONFIRMED', 'CLOSED') and m.confirmed_at >= q.first and m.confirmed_at < q.after) as spent,
      (select coalesce(sum(p.gross), 0)::float8 from meeting_payments p, quarter q where p.enterprise_id = app.enterprise_id()
        and p.counterparty_id = ${counterpartyId} and p.id <> ${except} and p.state in ('IN_APPROVAL', 'APPROVED', 'PAYING', 'PAID')
        and p.submitted_at >= q.first and p.submitted_at < q.after) as "toPayee"`;
  return row;
}
