// Statements over organisations and their regions, and over who looks after what is there.
import { namedUser, type Sql } from '../../platform/db/index.ts';

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  readonly parentId: string | null;
  readonly grade: number;
  readonly leaderName: string | null;
  readonly userCount: number;
  readonly regionCodes: string[];
}

/** Parents before children. */
export async function selectUnits(sql: Sql, language: 'zh' | 'en'): Promise<Unit[]> {
  return sql<Unit[]>`
    select o.id, o.name, o.en_name as "enName", o.parent_id as "parentId", o.grade, ${namedUser(sql, language, 'leader')} as "leaderName",
      o.region_codes as "regionCodes",
      (with recursive below as (
        select o.id union select c.id from organizations c join below b on c.parent_id = b.id)
       select count(*)::int from users u where u.organization_id in (select id from below) and u.is_enabled) as "userCount"
    from organizations o left join users leader on leader.enterprise_id = o.enterprise_id and leader.id = o.leader_id
    order by o.grade, o.sort, o.id`;
}

export interface Place {
  readonly code: string;
  readonly name: string;
  readonly enName: string;
  readonly parentCode: string | null;
}

export async function selectPlaces(sql: Sql): Promise<Place[]> {
  return sql<Place[]>`
    select code, name, en_name as "enName", case when level = 2 then parent_code end as "parentCode"
    from regions where level <= 2 order by code`;
}

export interface CityCount {
  readonly code: string;
  readonly doctorCount: number;
  readonly hospitalCount: number;
  readonly unownedDoctorCount: number;
}

export async function selectCityCounts(sql: Sql): Promise<CityCount[]> {
  return sql<CityCount[]>`
    with doctor as (
      select d.city_code as code, count(*)::int as doctors, (count(*) - count(owned.doctor_id))::int as unowned
      from doctors d
      left join (select distinct doctor_id from doctor_owners where enterprise_id = app.enterprise_id()) owned on owned.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.city_code is not null group by d.city_code
    ), hospital as (
      select city_code as code, count(*)::int as hospitals from hospitals
      where enterprise_id = app.enterprise_id() and is_enabled and city_code is not null group by city_code
    )
    select coalesce(d.code, h.code) as code, coalesce(d.doctors, 0) as "doctorCount", coalesce(h.hospitals, 0) as "hospitalCount",
      coalesce(d.unowned, 0) as "unownedDoctorCount"
    from doctor d full join hospital h on h.code = d.code`;
}

/** Holds the organisations until the transaction ends, in one order. */
export async function lockUnits(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`select 1 from organizations where id = any(${ids as string[]}::bigint[]) order by id for update`;
}

/** Why, for the audit trail of everything that follows in the transaction. */
export async function giveReason(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}

export async function updateRegions(sql: Sql, id: string, regionCodes: readonly string[]): Promise<void> {
  await sql`
    update organizations set region_codes = ${regionCodes as string[]}, updated_at = clock_timestamp() where id = ${id}`;
}

/** Whether the enabled user is in the organisation or below it. */
export async function selectIsMember(sql: Sql, { userId, organizationId }: { userId: string; organizationId: string }) {
  const rows = await sql`
    with recursive below as (
      select id from organizations where id = ${organizationId}
      union select o.id from organizations o join below b on o.parent_id = b.id)
    select 1 from users u where u.id = ${userId} and u.is_enabled and u.may_log_in and u.organization_id in (select id from below)`;
  return rows.length > 0;
}

export interface Owner {
  readonly userId: string;
  readonly name: string;
  readonly doctorCount: number;
  readonly hospitalCount: number;
}

/** Users of the organisation and below it who look after doctors or hospitals in the regions. */
export async function selectOwners(
  sql: Sql,
  {
    organizationId,
    regionCodes,
    language,
  }: { organizationId: string; regionCodes: readonly string[]; language: 'zh' | 'en' },
): Promise<Owner[]> {
  const codes = regionCodes as string[];
  return sql<Owner[]>`
    with recursive below as (
      select id from organizations where id = ${organizationId}
      union select o.id from organizations o join below b on o.parent_id = b.id
    ), member as (
      select u.enterprise_id, u.id, ${namedUser(sql, language, 'u')} as name from users u where u.organization_id in (select id from below)
    ), counted as (
      select m.id, m.name,
        (select count(*)::int from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
          where o.user_id = m.id and (d.city_code = any(${codes}) or d.province_code = any(${codes}))) as doctors,
        (select count(*)::int from hospital_owners o join hospitals h on h.enterprise_id = o.enterprise_id and h.id = o.hospital_id
          where o.user_id = m.id and (h.city_code = any(${codes}) or h.province_code = any(${codes}))) as hospitals
      from member m
    )
    select id as "userId", name, doctors as "doctorCount", hospitals as "hospitalCount" from counted
    where doctors + hospitals > 0 order by doctors desc, id`;
}
