// A doctor stored, archived and taken back (specification 7.5).
import type { ArchiveReason, NewDoctor } from '@yijian/contract/doctors';
import { byOwnRange, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../doctors-scope.sql.ts';

export interface StoredDoctor extends Omit<
  NewDoctor,
  'own' | 'reason' | 'phone' | 'licenceNumber' | 'idNumber' | 'hospital' | 'hospitalId'
> {
  readonly hospitalId: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly maskedPhone: string | null;
  readonly reason: string;
}

/** The id; undefined when hospital and department have a doctor of this name whom nothing tells apart. */
export async function insertDoctor(sql: Sql, userId: string, doctor: StoredDoctor): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into doctors (name, en_name, pinyin, initials, sex, title_code, doctor_type, administrative_position, hospital_id, department_name,
      department_code, tier, masked_phone, email, birth_year, working_since, degree_title, professional_direction, namesake, creation_note,
      province_code, city_code, hospital_level, has_sales, source, created_by)
    select ${doctor.name}, ${doctor.enName}, ${doctor.pinyin}, ${doctor.initials}, ${doctor.sex ?? null}, ${doctor.titleCode ?? null},
      case when ${doctor.doctorType ?? null}::text is not null then ${doctor.doctorType ?? null}
        when ${doctor.titleCode ?? ''} like '%PHARMACIST%' then 'PHARMACIST' when ${doctor.titleCode ?? ''} like '%NURSE%' then 'NURSE'
        else coalesce(nullif(replace(${doctor.titleCode ?? ''}, '_PHYSICIAN', ''), ${doctor.titleCode ?? ''}), 'ATTENDING') end,
      ${doctor.administrativePosition ?? null}, h.id, ${doctor.departmentName},
      (select s.code from standard_departments s where s.name = ${doctor.departmentName} or s.en_name = ${doctor.departmentName} order by s.code limit 1),
      ${doctor.tier}, ${doctor.maskedPhone}, ${doctor.email ?? null}, ${doctor.birthYear ?? null}, ${doctor.workingSince ?? null},
      ${doctor.degreeTitle}, ${doctor.professionalDirection}, ${doctor.namesake ?? ''}, ${doctor.reason}, h.province_code, h.city_code, h.level, h.has_sales, 'MANUAL', ${userId}
    from hospitals h where h.enterprise_id = app.enterprise_id() and h.id = ${doctor.hospitalId}
    on conflict (enterprise_id, hospital_id, name, department_name, namesake) do nothing
    returning id`;
  return row?.id;
}

/** Which codes are not in the standard lists. */
export async function selectUnknownCodes(
  sql: Sql,
  {
    titleCode,
    administrativePosition,
    doctorType,
  }: Pick<NewDoctor, 'titleCode' | 'administrativePosition' | 'doctorType'>,
): Promise<{ title: boolean; position: boolean; type: boolean }> {
  const [row] = await sql<[{ title: boolean; position: boolean; type: boolean }]>`
    select ${titleCode ?? null}::text is not null
        and not exists (select from standard_titles t where t.code = ${titleCode ?? null} and t.kind = 'DOCTOR_TITLE') as title,
      ${administrativePosition ?? null}::text is not null
        and not exists (select from standard_titles t where t.code = ${administrativePosition ?? null} and t.kind = 'ADMINISTRATIVE_POSITION') as position,
      ${doctorType ?? null}::text is not null and not exists (select from dictionary_entries e
        where e.enterprise_id = app.enterprise_id() and e.key = 'doctorType' and e.value = ${doctorType ?? null} and e.is_enabled) as type`;
  return row;
}

export async function insertDoctorOwner(sql: Sql, userId: string, doctorId: string): Promise<void> {
  await sql`insert into doctor_owners (doctor_id, user_id) values (${doctorId}, ${userId}) on conflict do nothing`;
}

export interface Archived {
  readonly at: Date;
  readonly by: string;
  readonly reason: ArchiveReason;
  readonly note: string;
}

/**
 * The doctor under lock with its archive, when the viewer sees it without a share. Its number stays, so what refers to it
 * meanwhile need not wait.
 */
export async function lockForArchive(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; isArchived: boolean } | undefined> {
  const [row] = await sql<{ id: string; isArchived: boolean }[]>`
    select d.id, d.archived_at is not null as "isArchived" from doctors d
    where d.id = ${id} and (d.is_enabled or d.archived_at is not null) and ${doctorScope(sql, byOwnRange(viewer))} for no key update of d`;
  return row;
}

export async function updateArchived(
  sql: Sql,
  id: string,
  { userId, reason, note, at }: { userId: string; reason: ArchiveReason; note: string; at: Date },
): Promise<void> {
  await sql`
    update doctors set is_enabled = false, archived_at = ${at}, archived_by = ${userId}, archive_reason = ${reason}, archive_note = ${note},
      updated_at = ${at} where id = ${id}`;
}

export async function updateRestored(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    update doctors set is_enabled = true, archived_at = null, archived_by = null, archive_reason = null, archive_note = '', updated_at = ${at}
    where id = ${id}`;
}

export async function selectArchive(sql: Sql, id: string, language: 'zh' | 'en'): Promise<Archived | undefined> {
  const [row] = await sql<Archived[]>`
    select d.archived_at as at, coalesce(${namedUser(sql, language, 'u')}, '') as by, d.archive_reason as reason, d.archive_note as note
    from doctors d left join users u on u.enterprise_id = d.enterprise_id and u.id = d.archived_by
    where d.id = ${id} and d.archived_at is not null`;
  return row;
}
