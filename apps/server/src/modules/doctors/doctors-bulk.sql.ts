// Doctors written in bulk by a data upload: stored, changed, restored and removed by set (specification 2.3 DataCollection).
import type { Fragment, Sql } from '../../platform/db/index.ts';

/** A doctor as an upload prepares it; absent fields keep their default, or their value in a change. */
export interface PreparedDoctor {
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  /** The hospital exists; place and level are copied from it. */
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly departmentCode?: string;
  readonly namesake?: string;
  readonly enName?: string;
  readonly sex?: string;
  readonly titleCode?: string;
  readonly doctorType?: string;
  readonly tier?: string;
  /** The whole number is sealed apart. */
  readonly maskedPhone?: string;
  readonly email?: string;
  readonly birthYear?: number;
  readonly workingSince?: number;
  readonly degreeTitle?: string;
  readonly professionalDirection?: string;
}

const record = (
  sql: Sql,
): Fragment => sql`(name text, pinyin text, initials text, "hospitalId" bigint, "departmentName" text,
  "departmentCode" text, namesake text, "enName" text, sex text, "titleCode" text, "doctorType" text, tier text, "maskedPhone" text,
  email text, "birthYear" int, "workingSince" int, "degreeTitle" text, "professionalDirection" text)`;

/** Stores the doctors of `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedDoctors(
  sql: Sql,
  { batchId, userId }: { readonly batchId: string; readonly userId: string },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into doctors (name, pinyin, initials, hospital_id, department_name, department_code, namesake, en_name, sex, title_code, doctor_type, tier,
      masked_phone, email, birth_year, working_since, degree_title, professional_direction, province_code, city_code, hospital_level, has_sales,
      source, import_batch_id, created_by)
    select x.name, x.pinyin, x.initials, h.id, x."departmentName", x."departmentCode", coalesce(x.namesake, ''), coalesce(x."enName", ''), x.sex, x."titleCode",
      coalesce(x."doctorType", 'ATTENDING'), coalesce(x.tier, 'D'), x."maskedPhone", x.email, x."birthYear", x."workingSince",
      coalesce(x."degreeTitle", ''), coalesce(x."professionalDirection", ''), h.province_code, h.city_code, h.level, h.has_sales,
      'IMPORT', ${batchId}, ${userId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x."hospitalId"`;
  return count;
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `d`. */
export function doctorBefore(sql: Sql): Fragment {
  return sql`jsonb_build_object('departmentCode', d.department_code, 'enName', d.en_name, 'sex', d.sex, 'titleCode', d.title_code,
    'doctorType', d.doctor_type, 'tier', d.tier, 'maskedPhone', d.masked_phone, 'email', d.email, 'birthYear', d.birth_year,
    'workingSince', d.working_since, 'degreeTitle', d.degree_title, 'professionalDirection', d.professional_direction,
    'updatedAt', d.updated_at)`;
}

/** Overwrites what is given in `rows`, a select of `target_id` and `prepared`; name, hospital, department and what tells namesakes apart are how the doctor was found. */
export async function updateImportedDoctors(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update doctors d set department_code = coalesce(x."departmentCode", d.department_code), en_name = coalesce(x."enName", d.en_name),
      sex = coalesce(x.sex, d.sex), title_code = coalesce(x."titleCode", d.title_code),
      doctor_type = coalesce(x."doctorType", d.doctor_type), tier = coalesce(x.tier, d.tier), masked_phone = coalesce(x."maskedPhone", d.masked_phone),
      email = coalesce(x.email, d.email), birth_year = coalesce(x."birthYear", d.birth_year),
      working_since = coalesce(x."workingSince", d.working_since), degree_title = coalesce(x."degreeTitle", d.degree_title),
      professional_direction = coalesce(x."professionalDirection", d.professional_direction), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    where d.enterprise_id = app.enterprise_id() and d.id = r.target_id`;
  return count;
}

/** Puts back what `doctorBefore` kept; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedDoctors(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update doctors d set department_code = x."departmentCode", en_name = x."enName", sex = x.sex, title_code = x."titleCode",
      doctor_type = x."doctorType", tier = x.tier, masked_phone = x."maskedPhone", email = x.email, birth_year = x."birthYear",
      working_since = x."workingSince", degree_title = x."degreeTitle", professional_direction = x."professionalDirection",
      updated_at = x."updatedAt"
    from (${rows}) r cross join lateral jsonb_to_record(r.before) as x("departmentCode" text, "enName" text, sex text, "titleCode" text,
      "doctorType" text, tier text, "maskedPhone" text, email text, "birthYear" int, "workingSince" int, "degreeTitle" text,
      "professionalDirection" text, "updatedAt" timestamptz)
    where d.enterprise_id = app.enterprise_id() and d.id = r.target_id`;
  return count;
}

/** Removes doctors that an upload created; `rows` is a select of `target_id`. */
export async function deleteImportedDoctors(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`delete from doctors where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}
