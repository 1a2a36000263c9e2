// Which hospitals bought of our products lately: the flag that lists of hospitals and doctors are filtered by (specification 2.3).
import type { Sql } from '../../../platform/db/index.ts';

export interface SoldLately {
  /** YYYY-MM-DD; a hospital has sales when anything was sold there since the month a year before it. */
  readonly today: string;
  /** Only these hospitals, all of them unless given. */
  readonly hospitalIds?: readonly string[] | undefined;
}

/**
 * Answers the hospitals whose flag changed. The time of their last change stays: nobody worked on them, and the undo of an
 * upload of hospitals goes by it.
 */
export async function updateHasSales(sql: Sql, { today, hospitalIds }: SoldLately): Promise<string[]> {
  const only = hospitalIds === undefined ? sql`` : sql`and x.id = any(${[...hospitalIds]}::bigint[])`;
  const rows = await sql<{ id: string }[]>`
    update hospitals h set has_sales = f.sold
    from (
      select x.id, exists (select from hospital_sales s
        where s.enterprise_id = x.enterprise_id and s.hospital_id = x.id and (s.boxes > 0 or s.amount > 0)
          and s.month between date_trunc('month', ${today}::date - interval '12 months')::date and ${today}::date) as sold
      from hospitals x where x.enterprise_id = app.enterprise_id() ${only}
    ) f
    where h.enterprise_id = app.enterprise_id() and h.id = f.id and h.has_sales <> f.sold
    returning h.id::text`;
  return rows.map((row) => row.id);
}
