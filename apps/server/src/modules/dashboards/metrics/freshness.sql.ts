// When the newest figure of a source was stored.
import type { Sql } from '../../../platform/db/index.ts';

/** Of sales uploaded for any hospital of the enterprise; null without one. */
export async function selectNewestSales(sql: Sql): Promise<Date | null> {
  const [row] = await sql<[{ newest: Date | null }]>`
    select max(updated_at) as newest from hospital_sales where enterprise_id = app.enterprise_id() and amount is not null`;
  return row.newest;
}
