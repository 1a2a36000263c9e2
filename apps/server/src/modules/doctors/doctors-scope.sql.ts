// Which doctors a viewer may see, as one condition for every list, count, export and search.
import {
  byOwnRange,
  type Fragment,
  json,
  rowScope,
  seesAll,
  sharedWith,
  type Sql,
  type Viewer,
} from '../../platform/db/index.ts';

/**
 * The condition on `d` (doctors). Whoever works a territory must find its doctors before looking after them, so the
 * regions of the viewer's organisations count for every range; records of work, such as visits, do not widen like this.
 * Ids come as arrays, so that PostgreSQL joins their index with those of the regions.
 */
export function doctorScope(sql: Sql, viewer: Viewer): Fragment {
  const regions = viewer.regionCodes as string[];
  const region = sql`(d.city_code = any(${regions}) or d.province_code = any(${regions}))`;
  const own = sql`(d.id = any(array(select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id})) or ${region})`;
  const team = sql`d.id = any(array(select o.doctor_id from doctor_owners o
    join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
    where u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])))`;
  return rowScope(sql, viewer, { own, team, region, shared: sharedWith(sql, viewer, 'doctor', sql`d.id`) });
}

/**
 * The condition that `doctorId`, who did, said or received something, is an enabled doctor in the viewer's range. Who sees all doctors
 * sees all but the few that are not enabled: leaving those out costs less than looking up everybody.
 */
export function ofDoctorSeen(sql: Sql, viewer: Viewer, doctorId: Fragment): Fragment {
  const doctor = sql`select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}`;
  return seesAll(viewer)
    ? sql`not exists (${doctor} and not d.is_enabled)`
    : sql`exists (${doctor} and d.is_enabled and ${doctorScope(sql, viewer)})`;
}

/** The doctors (`id`) whom the viewer, or for a range of teams anyone in them, looks after outside the viewer's regions, and those shared. */
export function elsewhere(sql: Sql, viewer: Viewer): Fragment {
  const isOwner =
    viewer.dataRanges.includes('TEAM') || viewer.dataRanges.includes('CUSTOM')
      ? sql`o.user_id = any(array(select u.id from users u
          where u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[]) or u.id = ${viewer.id}))`
      : sql`o.user_id = ${viewer.id}`;
  const shared = viewer.shares.doctor as string[];
  return sql`select o.doctor_id as id from doctor_owners o
    where ${isOwner} and (o.city_code is null or o.city_code <> all(${viewer.regionCodes as string[]}))
    ${shared.length === 0 ? sql`` : sql`union all select unnest(${shared}::bigint[])`}`;
}

export interface DoctorInScope {
  readonly id: string;
  readonly name: string;
  readonly hospitalId: string;
}

/** The doctor, when it exists and the viewer may see it. */
export async function selectDoctorInScope(sql: Sql, viewer: Viewer, id: string): Promise<DoctorInScope | undefined> {
  const [row] = await sql<DoctorInScope[]>`
    select d.id, d.name, d.hospital_id as "hospitalId" from doctors d where d.id = ${id} and d.is_enabled and ${doctorScope(sql, viewer)}`;
  return row;
}

export async function selectAddresses(sql: Sql, id: string): Promise<{ phone: boolean; mail: boolean }> {
  const [row] = await sql<{ phone: boolean; mail: boolean }[]>`
    select coalesce(masked_phone, '') <> '' as phone, coalesce(email, '') <> '' as mail from doctors where id = ${id}`;
  return row ?? { phone: false, mail: false };
}

/** Whether the viewer sees the doctor by the own range, so that it may be passed on. */
export async function selectIsDoctorOwn(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  return (await selectDoctorInScope(sql, byOwnRange(viewer), id)) !== undefined;
}

export async function selectOwnDoctor(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; name: string; ownerIds: string[] } | undefined> {
  const [row] = await sql<{ id: string; name: string; ownerIds: string[] }[]>`
    select d.id, d.name, array(select o.user_id::text from doctor_owners o where o.doctor_id = d.id order by o.id) as "ownerIds"
    from doctors d where d.id = ${id} and d.is_enabled and ${doctorScope(sql, byOwnRange(viewer))}`;
  return row;
}

/** A new last visit covers; whom nobody met any more is covered no more; what a file said stays while the last visit does. */
export async function updateLastVisit(sql: Sql, doctorId: string, at: Date | undefined): Promise<void> {
  await sql`
    update doctors set last_visit_at = ${at ?? null}, coverage_status = case
      when ${at ?? null}::timestamptz is not distinct from last_visit_at then coverage_status
      when ${at ?? null}::timestamptz is not null then 'COVERED'
      when last_visit_at is not null and coverage_status = 'COVERED' then 'UNCOVERED'
      else coverage_status end
    where enterprise_id = app.enterprise_id() and id = ${doctorId}`;
}

export interface NextTask {
  readonly doctorId: string;
  readonly title: string | null;
  /** Null where it has none. */
  readonly enTitle: string | null;
  /** YYYY-MM-DD */
  readonly due: string | null;
}

/** What is to be done next for each doctor; those for whom nothing changes are left alone. */
export async function updateNextTasks(sql: Sql, next: readonly NextTask[]): Promise<void> {
  const rows = next.toSorted((a, b) => Number(a.doctorId) - Number(b.doctorId));
  await sql`
    update doctors d set next_task_title = n.title, next_task_en_title = n."enTitle", next_task_due = n.due
    from jsonb_to_recordset(${json(sql, rows)}) as n("doctorId" bigint, title text, "enTitle" text, due date)
    where d.enterprise_id = app.enterprise_id() and d.id = n."doctorId"
      and (d.next_task_title, d.next_task_en_title, d.next_task_due) is distinct from (n.title, n."enTitle", n.due)`;
}

/** Copies place, level and sales of a hospital to its doctors. */
export async function updatePlaceFromHospital(sql: Sql, hospitalId: string): Promise<void> {
  await sql`
    update doctors d set province_code = h.province_code, city_code = h.city_code, hospital_level = h.level, has_sales = h.has_sales,
      updated_at = now()
    from hospitals h
    where h.id = ${hospitalId} and d.enterprise_id = h.enterprise_id and d.hospital_id = h.id
      and (d.province_code, d.city_code, d.hospital_level, d.has_sales) is distinct from (h.province_code, h.city_code, h.level, h.has_sales)`;
}
