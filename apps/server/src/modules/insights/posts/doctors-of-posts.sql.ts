// Finds the sources and doctors that a file of posts names.
import { doctorScope } from '../../doctors/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';

export async function selectSources(sql: Sql): Promise<{ code: string; name: string; enName: string }[]> {
  return sql<{ code: string; name: string; enName: string }[]>`
    select code, name, en_name as "enName" from insight_sources where enterprise_id = app.enterprise_id() order by sort, id`;
}

/** By id, or by name and hospital. */
export interface DoctorAsked {
  readonly id: string;
  readonly name: string;
  readonly hospital: string;
}

/** Ids of the doctors in the viewer's range that each place names. */
export async function selectNamedDoctors(
  sql: Sql,
  viewer: SessionUser,
  asked: readonly (DoctorAsked | undefined)[],
): Promise<Map<number, string[]>> {
  const places = asked.flatMap((one, place) => (one === undefined ? [] : [{ ...one, place }]));
  const rows = await sql<{ place: number; id: string }[]>`
    select a.place, d.id::text from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as a(place int, id text, name text, hospital text)
    join doctors d on d.enterprise_id = app.enterprise_id() and d.is_enabled and a.id <> '' and d.id = nullif(a.id, '')::bigint
    where ${doctorScope(sql, viewer)}
    union all
    select a.place, d.id::text from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as a(place int, id text, name text, hospital text)
    join hospitals h on h.enterprise_id = app.enterprise_id() and h.name = a.hospital
    join doctors d on d.enterprise_id = h.enterprise_id and d.hospital_id = h.id and d.name = a.name and d.is_enabled
    where a.id = '' and ${doctorScope(sql, viewer)}`;
  const found = new Map<number, string[]>();
  for (const { place, id } of rows) found.set(place, [...(found.get(place) ?? []), id]);
  return found;
}
