// Statements over authenticator apps and recovery codes.
import type { Sql } from '../../../platform/db/index.ts';

export interface FactorRow {
  readonly id: string;
  /** Null until the first code was given. */
  readonly confirmedAt: Date | null;
}

export async function selectFactor(sql: Sql, userId: string): Promise<FactorRow | undefined> {
  const [row] = await sql<FactorRow[]>`
    select id, confirmed_at as "confirmedAt" from second_factors where user_id = ${userId}`;
  return row;
}

export async function insertFactor(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`insert into second_factors (user_id) values (${userId}) returning id`;
  return row!.id;
}

/** Takes the code of a step; false when it, or a later one, was taken before. */
export async function updateFactorStep(sql: Sql, id: string, step: number): Promise<boolean> {
  const rows = await sql`
    update second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, clock_timestamp())
    where id = ${id} and last_step < ${step} returning 1`;
  return rows.length > 0;
}

export async function deleteFactor(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`delete from second_factors where user_id = ${userId} returning id`;
  return row?.id;
}

export async function insertRecoveryCodes(sql: Sql, userId: string, hashes: readonly Buffer[]): Promise<void> {
  const texts = hashes.map((hash) => hash.toString('hex'));
  await sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, decode(h, 'hex') from unnest(${texts}::text[]) h`;
}

export async function deleteRecoveryCodes(sql: Sql, userId: string): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`;
}

/** Uses a recovery code up; false when there is none like it or it was used. */
export async function updateRecoveryUsed(sql: Sql, userId: string, hash: Buffer): Promise<boolean> {
  const rows = await sql`
    update recovery_codes set used_at = clock_timestamp()
    where user_id = ${userId} and code_hash = decode(${hash.toString('hex')}, 'hex') and used_at is null returning 1`;
  return rows.length > 0;
}

export async function countRecoveryCodes(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select count(*)::int as left from recovery_codes where user_id = ${userId} and used_at is null`;
  return row!.left;
}
