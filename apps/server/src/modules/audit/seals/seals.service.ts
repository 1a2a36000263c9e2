// Seals the audit trail up to the rows that no running transaction can precede any more (reliability 27).
import type { Sql } from '../../../platform/db/index.ts';
import { insertSeals, type Head } from './seals.sql.ts';

const ROWS_OF_A_SEAL = 5_000;

/** Seals until nothing is left; each step is a transaction of its own. Answers the last new seal of each enterprise. */
export async function sealTrail(ctx: { sql: Sql }): Promise<Head[]> {
  const heads = new Map<string, Head>();
  for (;;) {
    const seals = await insertSeals(ctx.sql, ROWS_OF_A_SEAL);
    if (seals.length === 0) return [...heads.values()];
    for (const seal of seals) heads.set(seal.enterpriseId, seal);
  }
}
