// Which doctors a viewer may see, as one condition for every list, count, export and search.
import { rowScope, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';

/**
 * The condition on `d` (doctors). Whoever works a territory must find its doctors before looking after them, so the
 * regions of the viewer's organisations count for every range; records of work, such as visits, do not widen like this.
 */
export function doctorScope(sql: Sql, viewer: Viewer): Fragment {
  const regions = viewer.regionCodes as string[];
  const region = sql`(d.city_code = any(${regions}) or d.province_code = any(${regions}))`;
  const own = sql`(exists (select from doctor_owners o where o.doctor_id = d.id and o.user_id = ${viewer.id}) or ${region})`;
  const team = sql`exists (select from doctor_owners o join users u on u.id = o.user_id
    where o.doctor_id = d.id and u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[]))`;
  return rowScope(sql, viewer, { own, team, region });
}

export interface DoctorInScope {
  readonly id: string;
  readonly hospitalId: string;
}

/** The doctor, when it exists and the viewer may see it. */
export async function selectDoctorInScope(sql: Sql, viewer: Viewer, id: string): Promise<DoctorInScope | undefined> {
  const [row] = await sql<DoctorInScope[]>`
    select d.id, d.hospital_id as "hospitalId" from doctors d where d.id = ${id} and d.is_enabled and ${doctorScope(sql, viewer)}`;
  return row;
}

export async function updateLastVisit(sql: Sql, doctorId: string, at: Date | undefined): Promise<void> {
  await sql`update doctors set last_visit_at = ${at ?? null}, coverage_status = case when ${at ?? null}::timestamptz is null then coverage_status else 'COVERED' end
    where id = ${doctorId}`;
}
