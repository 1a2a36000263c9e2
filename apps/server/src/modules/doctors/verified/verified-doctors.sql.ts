// What of a doctor can be verified, and a doctor as the verification leaves it (specification 4; product 3.6).
import type { Sql } from '../../../platform/db/index.ts';

export interface VerifiableDoctor {
  readonly id: string;
  readonly name: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly titleCode: string | null;
  readonly isVerified: boolean;
}

export async function selectVerifiable(sql: Sql, id: string): Promise<VerifiableDoctor | undefined> {
  const [row] = await sql<VerifiableDoctor[]>`
    select d.id, d.name, d.hospital_id as "hospitalId", d.department_name as "departmentName", d.title_code as "titleCode",
      d.is_verified as "isVerified"
    from doctors d where d.id = ${id}`;
  return row;
}

export interface VerifiedValues {
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly titleCode: string | null;
  readonly isVerified: boolean;
  readonly at: Date;
}

/** Writes the values; place and level come from the hospital, the standard department from its name. */
export async function updateVerified(sql: Sql, id: string, values: VerifiedValues): Promise<void> {
  await sql`
    update doctors d set name = ${values.name}, pinyin = ${values.pinyin}, initials = ${values.initials}, hospital_id = h.id,
      department_name = ${values.departmentName},
      department_code = case when d.department_name = ${values.departmentName} then d.department_code else
        (select s.code from standard_departments s where s.name = ${values.departmentName} or s.en_name = ${values.departmentName} order by s.code limit 1) end,
      title_code = ${values.titleCode}, province_code = h.province_code, city_code = h.city_code, hospital_level = h.level,
      has_sales = h.has_sales, is_verified = ${values.isVerified}, updated_at = ${values.at}
    from hospitals h
    where d.enterprise_id = app.enterprise_id() and d.id = ${id} and h.enterprise_id = d.enterprise_id and h.id = ${values.hospitalId}`;
}

export async function updateBadge(
  sql: Sql,
  { id, isVerified, at }: { id: string; isVerified: boolean; at: Date },
): Promise<void> {
  await sql`update doctors set is_verified = ${isVerified}, updated_at = ${at} where id = ${id} and is_verified <> ${isVerified}`;
}

/** Takes a doctor without a badge, who is not another one as well, out of every list; answers whether it stood there. */
export async function updateUnfounded(
  sql: Sql,
  { id, note, userId, at }: { id: string; note: string; userId: string | null; at: Date },
): Promise<boolean> {
  const gone = await sql`
    update doctors d set is_enabled = false, archived_at = ${at}, archived_by = ${userId}, archive_reason = 'WRONG', archive_note = ${note},
      updated_at = ${at}
    where d.enterprise_id = app.enterprise_id() and d.id = ${id} and d.archived_at is null and not d.is_verified
      and not exists (select from doctor_redirects r where r.enterprise_id = d.enterprise_id and r.doctor_id = d.id)
    returning d.id`;
  return gone.length > 0;
}

export async function updateMaskedPhone(
  sql: Sql,
  { id, maskedPhone, at }: { id: string; maskedPhone: string; at: Date },
): Promise<void> {
  await sql`update doctors set masked_phone = ${maskedPhone}, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
