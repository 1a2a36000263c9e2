// Keys of writes: the same key gets the same answer, stored in the transaction of the effect (docs/decisions).
import type { Sql } from '../db/index.ts';

export interface StoredAnswer {
  readonly requestHash: Buffer;
  readonly answer: string;
}

/** Claims a key. Waits for a running request with the same key; false when that one has been answered. */
export async function insertKey(sql: Sql, userId: string, key: string, requestHash: Buffer): Promise<boolean> {
  const rows = await sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
    on conflict (enterprise_id, user_id, key) do nothing
    returning key`;
  return rows.length > 0;
}

export async function selectAnswer(sql: Sql, userId: string, key: string): Promise<StoredAnswer | undefined> {
  const [row] = await sql<StoredAnswer[]>`
    select request_hash as "requestHash", answer from idempotency_keys where user_id = ${userId} and key = ${key}`;
  return row;
}

export async function updateAnswer(sql: Sql, userId: string, key: string, answer: string): Promise<void> {
  await sql`update idempotency_keys set status = 200, answer = ${answer} where user_id = ${userId} and key = ${key}`;
}

export async function deleteOldKeys(sql: Sql): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`;
}
