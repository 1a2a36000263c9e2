// Hospitals found by name and city (specification 2.3 DataCollection).
import type { Sql } from '../../../platform/db/index.ts';

export interface HospitalKey {
  readonly name: string;
  readonly cityCode: string;
}

export interface FoundHospital extends HospitalKey {
  readonly id: string;
  readonly countyCode: string | null;
}

/** Those that are there already, in any county of the city. */
export async function selectByKeys(sql: Sql, keys: readonly HospitalKey[]): Promise<FoundHospital[]> {
  return sql<FoundHospital[]>`
    select distinct h.id, h.name, h.city_code as "cityCode", h.county_code as "countyCode" from hospitals h
    join unnest(${keys.map((key) => key.name)}::text[], ${keys.map((key) => key.cityCode)}::text[]) as k(name, city_code)
      on h.name = k.name and h.city_code = k.city_code
    where h.enterprise_id = app.enterprise_id()`;
}
