// The seals of the audit trail; app.seal_audit alone writes them.
import type { Sql } from '../../../platform/db/index.ts';

export interface Head {
  readonly enterpriseId: string;
  readonly number: string;
  readonly day: string;
  readonly toId: string;
  readonly hash: string;
}

/** Seals the next rows of every enterprise, at most so many of each; answers the new seals. */
export async function insertSeals(sql: Sql, most: number): Promise<Head[]> {
  return sql<Head[]>`
    select enterprise_id as "enterpriseId", number, day, to_id as "toId", encode(hash, 'hex') as hash from app.seal_audit(${most})`;
}
