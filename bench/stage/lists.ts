// The calls the benchmarks make: customer lists with three filters and an order, each different from the last.
import type { DoctorFilter } from '@yijian/contract/doctors';
import type { Call } from '../load/message.ts';
import type { Sql } from '../../apps/server/src/platform/db/index.ts';

export interface ListCall {
  readonly filter: DoctorFilter;
  readonly sort: string;
  readonly call: Call;
}

export const PAGE = 20;

/** One call per pair of place and tier: province or city, tier, level of the hospital; the latest visit first. */
export async function listCalls(sql: Sql, regionCodes: readonly string[] | undefined): Promise<ListCall[]> {
  const provinces = regionCodes === undefined ? await provincesOf(sql) : await provincesAround(sql, regionCodes);
  const filters = provinces.flatMap((province) =>
    (['A', 'B', 'C', 'D'] as const).map((tier): DoctorFilter => ({
      provinceCode: [province],
      tier: [tier],
      hospitalLevel: ['3A'],
    })),
  );
  return filters.map((filter) => {
    const query = new URLSearchParams({
      type: 'ALL_CUSTOMER',
      provinceCode: filter.provinceCode![0]!,
      tier: filter.tier![0]!,
      hospitalLevel: filter.hospitalLevel![0]!,
      sort: 'lastVisitAt,desc',
      size: String(PAGE),
    });
    return { filter, sort: 'lastVisitAt,desc', call: { method: 'GET', path: `/prod-api/doctor/find/page?${query}` } };
  });
}

async function provincesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select province_code as code from hospitals where province_code is not null group by 1 order by count(*) desc, 1 limit 25`;
  return rows.map((row) => row.code);
}

async function provincesAround(sql: Sql, regionCodes: readonly string[]): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct coalesce(parent_code, code) as code from regions where code = any(${regionCodes as string[]}) order by 1`;
  return rows.map((row) => row.code);
}
