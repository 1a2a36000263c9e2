// Statements of the limits of open calls and of tickets.
import type { Sql } from '../../../platform/db/index.ts';

export interface Counted {
  readonly kind: 'HOSPITAL' | 'MEETING' | 'MEETING_CODE' | 'MEETING_SIGN' | 'REGISTER' | 'CHAT';
  /** What may be counted within the time that is looked back. */
  readonly most: number;
}

export interface Ask {
  readonly limit: Counted;
  readonly asker: string;
  readonly amount: number;
  readonly at: Date;
  readonly since: Date;
}

/**
 * Counts before anything is answered, one asker at a time; answers its id, or undefined where the limit is reached. Outside a
 * transaction the lock is gone when the row is: a whole hall is one asker. Nor does anybody wait for the disk under it: what a
 * crash of the database forgets is half a second of counting.
 */
export async function insertAsk(sql: Sql, { limit, asker, amount, at, since }: Ask): Promise<string | undefined> {
  const [row] = await sql<[{ id: string | null }]>`
    select app.count_ask(${limit.kind}, ${asker}, ${amount}, ${at}, ${since}, ${limit.most})::text as id
    from set_config('synchronous_commit', 'off', true)`;
  return row.id ?? undefined;
}

/** What an ask came to: names given out, or nothing for a try that was right. */
export async function updateAsk(sql: Sql, id: string, amount: number): Promise<void> {
  await sql`update doctor_portal_asks set amount = ${amount} where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function deleteOldAsks(sql: Sql, at: Date): Promise<void> {
  await sql`
    with asks as (delete from doctor_portal_asks where enterprise_id = app.enterprise_id() and at < ${at}::timestamptz - interval '1 day')
    delete from doctor_portal_tickets where enterprise_id = app.enterprise_id() and created_at < ${at}::timestamptz - interval '1 day'`;
}

export interface NewTicket {
  readonly meetingId: string;
  readonly token: Buffer;
  readonly address: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertTicket(sql: Sql, { meetingId, token, address, at, expiresAt }: NewTicket): Promise<void> {
  await sql`
    insert into doctor_portal_tickets (meeting_id, token, address, created_at, expires_at)
    values (${meetingId}, ${token}, ${address}, ${at}, ${expiresAt})`;
}

export interface HeldTicket {
  readonly meetingId: string;
  readonly token: Buffer;
  readonly address: string;
  /** Null where the ticket is shown without a code. */
  readonly proof: Buffer | null;
  readonly now: Date;
}

export interface Ticket {
  readonly id: string;
  /** By the very proof that is shown again. */
  readonly isUsed: boolean;
}

/** The ticket if it is of this meeting and this address, good, and unused or used by the same proof. */
export async function selectTicket(
  sql: Sql,
  { meetingId, token, address, proof, now }: HeldTicket,
): Promise<Ticket | undefined> {
  const [row] = await sql<Ticket[]>`
    select id, used_at is not null as "isUsed" from doctor_portal_tickets
    where enterprise_id = app.enterprise_id() and token = ${token} and meeting_id = ${meetingId} and address = ${address}
      and expires_at > ${now} and (used_at is null or proof = ${proof})`;
  return row;
}

/** Whether it was still unused: of many who show it at once, one gets in. */
export async function updateTicket(sql: Sql, id: string, { proof, at }: { proof: Buffer; at: Date }): Promise<boolean> {
  const rows = await sql`update doctor_portal_tickets set used_at = ${at}, proof = ${proof}
    where enterprise_id = app.enterprise_id() and id = ${id} and used_at is null returning id`;
  return rows.length === 1;
}
