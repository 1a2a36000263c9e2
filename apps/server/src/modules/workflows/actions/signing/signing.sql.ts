// The stored password of the one who signs.
import type { Sql } from '../../../../platform/db/index.ts';

export async function selectPasswordHash(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ hash: string | null }[]>`
    select password_hash as hash from users where enterprise_id = app.enterprise_id() and id = ${userId}`;
  return row?.hash ?? null;
}
