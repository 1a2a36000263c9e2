// Hospitals written in bulk by a data upload: stored, changed, restored and removed by set (specification 2.3 DataCollection).
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** A hospital as an upload prepares it; absent fields keep their default, or their value in a change. */
export interface PreparedHospital {
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly countyCode?: string;
  readonly enName?: string;
  readonly aliases?: readonly string[];
  readonly level?: string;
  readonly type?: string;
  readonly ownership?: string;
  /** What the name says of type and ownership; a change never takes it over what stands. */
  readonly toldType?: string;
  readonly toldOwnership?: string;
  readonly address?: string;
  readonly telephone?: string;
  readonly website?: string;
  readonly beds?: number;
  readonly yearlyOutpatients?: number;
  /** WGS 84, degrees; together with longitude or not at all. */
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface ImportOwner {
  readonly batchId: string;
  readonly userId: string;
}

const record = (
  sql: Sql,
): Fragment => sql`(name text, pinyin text, initials text, "provinceCode" text, "cityCode" text, "countyCode" text,
  "enName" text, aliases text[], level text, type text, ownership text, "toldType" text, "toldOwnership" text, address text,
  telephone text, website text, beds int, "yearlyOutpatients" int, latitude double precision, longitude double precision)`;

/** Stores the hospitals of `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedHospitals(
  sql: Sql,
  { batchId, userId }: ImportOwner,
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into hospitals (name, pinyin, initials, province_code, city_code, county_code, en_name, aliases, level, type, ownership, address,
      telephone, website, beds, yearly_outpatients, latitude, longitude, source, import_batch_id, created_by)
    select x.name, x.pinyin, x.initials, x."provinceCode", x."cityCode", x."countyCode", coalesce(x."enName", ''), coalesce(x.aliases, '{}'),
      coalesce(x.level, 'UNRATED'), coalesce(x.type, x."toldType", 'GENERAL'), coalesce(x.ownership, x."toldOwnership", 'PUBLIC'), coalesce(x.address, ''),
      coalesce(x.telephone, ''), coalesce(x.website, ''), x.beds, x."yearlyOutpatients", x.latitude, x.longitude, 'IMPORT', ${batchId}, ${userId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}`;
  return count;
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `h`. */
export function hospitalBefore(sql: Sql): Fragment {
  return sql`jsonb_build_object('countyCode', h.county_code, 'enName', h.en_name, 'aliases', h.aliases, 'level', h.level, 'type', h.type,
    'ownership', h.ownership, 'address', h.address, 'telephone', h.telephone, 'website', h.website, 'beds', h.beds,
    'yearlyOutpatients', h.yearly_outpatients, 'latitude', h.latitude, 'longitude', h.longitude, 'updatedAt', h.updated_at)`;
}

/** Overwrites what is given in `rows`, a select of `target_id` and `prepared`; name and place are how the hospital was found. */
export async function updateImportedHospitals(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update hospitals h set county_code = coalesce(x."countyCode", h.county_code), en_name = coalesce(x."enName", h.en_name),
      aliases = coalesce(x.aliases, h.aliases), level = coalesce(x.level, h.level), type = coalesce(x.type, h.type),
      ownership = coalesce(x.ownership, h.ownership), address = coalesce(x.address, h.address),
      telephone = coalesce(x.telephone, h.telephone), website = coalesce(x.website, h.website), beds = coalesce(x.beds, h.beds),
      yearly_outpatients = coalesce(x."yearlyOutpatients", h.yearly_outpatients),
      latitude = coalesce(x.latitude, h.latitude), longitude = coalesce(x.longitude, h.longitude), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    where h.enterprise_id = app.enterprise_id() and h.id = r.target_id`;
  return count;
}

/** Puts back what `hospitalBefore` kept; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedHospitals(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update hospitals h set county_code = x."countyCode", en_name = x."enName", aliases = x.aliases, level = x.level, type = x.type,
      ownership = x.ownership, address = x.address, telephone = x.telephone, website = x.website, beds = x.beds,
      yearly_outpatients = x."yearlyOutpatients", latitude = x.latitude, longitude = x.longitude, updated_at = x."updatedAt"
    from (${rows}) r cross join lateral jsonb_to_record(r.before) as x("countyCode" text, "enName" text, aliases text[], level text,
      type text, ownership text, address text, telephone text, website text, beds int, "yearlyOutpatients" int,
      latitude double precision, longitude double precision, "updatedAt" timestamptz)
    where h.enterprise_id = app.enterprise_id() and h.id = r.target_id`;
  return count;
}

/** Removes hospitals that an upload created; `rows` is a select of `target_id`. */
export async function deleteImportedHospitals(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`delete from hospitals where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}
