// Reads and writes the rules of the tiers (product 3.4).
import type { KolSettings } from '@yijian/contract/opinion-leaders';
import type { Sql } from '../../../platform/db/index.ts';

export async function selectSettings(sql: Sql): Promise<KolSettings | undefined> {
  const [row] = await sql<KolSettings[]>`
    select s.national_ranks as "nationalRanks", s.regional_ranks as "regionalRanks", s.local_ranks as "localRanks", s.rising_ranks as "risingRanks",
      s.digital_ranks as "digitalRanks", s.career_years as "careerYears", s.prior_points as "priorPoints", s.least_points as "leastPoints", s.version
    from kol_settings s`;
  return row;
}

/** Writes them when they are still of the version that was read; answers whether they were. */
export async function upsertSettings(sql: Sql, userId: string, { version, ...next }: KolSettings): Promise<boolean> {
  const rows = await sql`
    insert into kol_settings as s (national_ranks, regional_ranks, local_ranks, rising_ranks, digital_ranks, career_years, prior_points, least_points,
      version, updated_by)
    select ${next.nationalRanks}, ${next.regionalRanks}, ${next.localRanks}, ${next.risingRanks}, ${next.digitalRanks}, ${next.careerYears},
      ${next.priorPoints}, ${next.leastPoints}, 1, ${userId}
    where ${version} = 0 or exists (select from kol_settings x where x.version = ${version})
    on conflict (enterprise_id) do update set national_ranks = excluded.national_ranks, regional_ranks = excluded.regional_ranks,
      local_ranks = excluded.local_ranks, rising_ranks = excluded.rising_ranks, digital_ranks = excluded.digital_ranks,
      career_years = excluded.career_years, prior_points = excluded.prior_points, least_points = excluded.least_points,
      version = s.version + 1, updated_by = excluded.updated_by, updated_at = now()
    where s.version = ${version}
    returning s.version`;
  return rows.length > 0;
}
