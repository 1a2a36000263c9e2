// One hospital: everything shown of it, and how it is written (specification 3, 7.5).
import { noReceptionRule, type HospitalDraft, type ReceptionRule } from '@yijian/contract/hospitals';
import { anywhere, byOwnRange, governed, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { hospitalNames } from './shown/hospital-names.sql.ts';
import { hospitalScope } from './hospitals-scope.sql.ts';

/** The hospital as JSON text, when the viewer may see it. */
export async function selectDetail(
  sql: Sql,
  viewer: Viewer,
  id: string,
  language: 'zh' | 'en',
): Promise<string | undefined> {
  const names = hospitalNames(sql, language);
  const [row] = await sql<{ text: string }[]>`
    select json_build_object(
      'id', h.id::text, 'name', h.name, 'enName', h.en_name, 'shownName', ${names.hospital}, 'aliases', h.aliases, 'level', h.level, 'type', h.type, 'ownership', h.ownership,
      'provinceCode', h.province_code, 'provinceName', ${names.province}, 'cityCode', h.city_code, 'cityName', ${names.city},
      'countyCode', h.county_code, 'countyName', ${names.county}, 'address', h.address,
      'telephone', ${governed(sql, viewer, 'hospital.telephone', sql`h.telephone`)}, 'website', h.website,
      'beds', h.beds, 'yearlyOutpatients', h.yearly_outpatients, 'keyDepartments', h.key_departments, 'hasSales', h.has_sales,
      'doctorCount', h.doctor_count, 'coveredCount', h.covered_count, 'lastVisitAt', h.last_visit_at,
      'latitude', h.latitude, 'longitude', h.longitude,
      'receptionRule', ${sql.json(noReceptionRule)}::jsonb || h.reception_rule || jsonb_build_object('contact',
        ${governed(sql, viewer, 'hospital.contact', sql`coalesce(h.reception_rule->>'contact', '')`)}),
      'isMine', exists (select from hospital_owners o where o.user_id = ${viewer.id} and o.hospital_id = h.id),
      'owners', coalesce((select json_agg(json_build_object('id', u.id::text, 'name', ${names.owner}, 'since', o.since) order by o.id)
        from hospital_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where o.hospital_id = h.id), '[]'),
      'products', coalesce((select json_agg(json_build_object('productId', p.id::text, 'name', ${names.product},
        'listingStatus', coalesce(s.listing_status, 'NONE'), 'procurementStatus', coalesce(s.procurement_status, 'NONE'), 'since', s.since)
        order by p.sort, p.id) from products p left join hospital_products s on s.product_id = p.id and s.hospital_id = h.id
        where p.is_enabled or s.id is not null), '[]'),
      'source', h.source, 'createdAt', h.created_at, 'updatedAt', h.updated_at)::text as text
    from hospitals h
    left join regions v on v.code = h.province_code
    left join regions c on c.code = h.city_code
    left join regions y on y.code = h.county_code
    where h.id = (select coalesce((select r.hospital_id from hospital_redirects r where r.id = ${id}), ${id})) and h.is_enabled
      and ${hospitalScope(sql, viewer)}`;
  return row?.text;
}

interface Spelling {
  readonly pinyin: string;
  readonly initials: string;
}

export interface Kept {
  readonly id: string;
  readonly updatedAt: string;
}

/** undefined when a hospital of this name is in the city already. */
export async function insertHospital(
  sql: Sql,
  userId: string,
  draft: HospitalDraft,
  spelling: Spelling,
): Promise<Kept | undefined> {
  const [row] = await sql<Kept[]>`
    insert into hospitals (name, en_name, aliases, pinyin, initials, level, type, ownership, province_code, city_code, county_code, address,
      telephone, website, beds, yearly_outpatients, key_departments, latitude, longitude, reception_rule, created_by)
    values (${draft.name}, ${draft.enName}, ${draft.aliases}, ${spelling.pinyin}, ${spelling.initials}, ${draft.level}, ${draft.type},
      ${draft.ownership}, ${draft.provinceCode}, ${draft.cityCode}, ${draft.countyCode ?? null}, ${draft.address}, ${draft.telephone},
      ${draft.website}, ${draft.beds ?? null}, ${draft.yearlyOutpatients ?? null}, ${draft.keyDepartments}, ${draft.latitude ?? null}, ${draft.longitude ?? null},
      ${sql.json(ordered(draft.receptionRule))}, ${userId})
    on conflict (enterprise_id, name, city_code, county_code) do nothing
    returning id, to_json(updated_at)#>>'{}' as "updatedAt"`;
  return row;
}

export interface LockedHospital {
  readonly isCurrent: boolean;
  readonly telephone: string;
  readonly contact: string;
}

/** Locks the hospital; undefined when the viewer may not see it by the own range: a share lets look, not change. */
export async function selectForUpdate(
  sql: Sql,
  viewer: Viewer,
  id: string,
  readAt: string,
): Promise<LockedHospital | undefined> {
  const [row] = await sql<LockedHospital[]>`
    select h.updated_at = ${readAt}::text::timestamptz as "isCurrent", h.telephone, coalesce(h.reception_rule->>'contact', '') as contact
    from hospitals h
    where h.id = ${id} and h.is_enabled and ${hospitalScope(sql, byOwnRange(viewer))} for no key update`;
  return row;
}

/** What the writer does not read stays as it is: the form never held it. */
export async function updateHospital(
  sql: Sql,
  viewer: Viewer,
  id: string,
  draft: HospitalDraft,
  spelling: Spelling,
): Promise<Kept> {
  const keeps = (field: string): boolean => viewer.fieldRules.has(field);
  const [row] = await sql<[Kept]>`
    update hospitals set name = ${draft.name}, en_name = ${draft.enName}, aliases = ${draft.aliases}, pinyin = ${spelling.pinyin},
      initials = ${spelling.initials}, level = ${draft.level}, type = ${draft.type}, ownership = ${draft.ownership},
      province_code = ${draft.provinceCode}, city_code = ${draft.cityCode}, county_code = ${draft.countyCode ?? null},
      address = ${draft.address}, telephone = ${keeps('hospital.telephone') ? sql`telephone` : draft.telephone}, website = ${draft.website}, beds = ${draft.beds ?? null},
      yearly_outpatients = ${draft.yearlyOutpatients ?? null}, key_departments = ${draft.keyDepartments},
      latitude = ${draft.latitude ?? null}, longitude = ${draft.longitude ?? null},
      reception_rule = ${receptionOf(sql, viewer, draft.receptionRule)}, updated_at = clock_timestamp()
    where id = ${id}
    returning id, to_json(updated_at)#>>'{}' as "updatedAt"`;
  return row;
}

export async function updateReception(sql: Sql, viewer: Viewer, id: string, rule: ReceptionRule): Promise<Kept> {
  const [row] = await sql<[Kept]>`
    update hospitals set reception_rule = ${receptionOf(sql, viewer, rule)}, updated_at = clock_timestamp()
    where id = ${id}
    returning id, to_json(updated_at)#>>'{}' as "updatedAt"`;
  return row;
}

/** Windows by day and hour, so that the same rule is the same text in the trail. */
function ordered(rule: ReceptionRule): ReceptionRule {
  const rank = ({ day, from }: ReceptionRule['windows'][number]): string => `${day} ${from}`;
  return { ...rule, windows: rule.windows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)) };
}

/** A contact that the writer does not read stays as it is. */
function receptionOf(sql: Sql, viewer: Viewer, rule: ReceptionRule): Fragment {
  const kept = viewer.fieldRules.has('hospital.contact')
    ? sql`|| jsonb_build_object('contact', coalesce(reception_rule->>'contact', ''))`
    : sql``;
  return sql`${sql.json(ordered(rule))}::jsonb ${kept}`;
}

/** Another hospital of this name in the county, disabled ones included, as they hold their name. */
export async function selectTwin(
  sql: Sql,
  draft: HospitalDraft,
  exceptId: string | null,
): Promise<{ id: string; city: string } | undefined> {
  const [row] = await sql<{ id: string; city: string }[]>`
    select h.id, coalesce(c.name, '') as city from hospitals h left join regions c on c.code = h.city_code
    where h.name = ${draft.name} and h.city_code = ${draft.cityCode} and h.county_code is not distinct from ${draft.countyCode ?? null}
      and h.id is distinct from ${exceptId}::bigint`;
  return row;
}

/** Whether city and county lie in the province and the city that the draft names. */
export async function selectPlaceFaults(
  sql: Sql,
  draft: HospitalDraft,
): Promise<{ province: boolean; city: boolean; county: boolean }> {
  const county = draft.countyCode ?? null;
  const [row] = await sql<[{ province: boolean; city: boolean; county: boolean }]>`
    select not exists (select from regions r where r.code = ${draft.provinceCode} and r.level = 1) as province,
      not exists (select from regions r where r.code = ${draft.cityCode} and r.parent_code = ${draft.provinceCode}) as city,
      ${county}::text is not null and not exists (select from regions r where r.code = ${county} and r.parent_code = ${draft.cityCode}) as county`;
  return row;
}

/** Whether the viewer sees it by the own range, without a share. */
export async function isInScope(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  const rows =
    await sql`select h.id from hospitals h where h.id = ${id} and h.is_enabled and ${hospitalScope(sql, byOwnRange(viewer))}`;
  return rows.length > 0;
}

/** Whether the viewer sees it at all, a share included. */
export async function isVisible(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  const rows =
    await sql`select h.id from hospitals h where h.id = ${id} and h.is_enabled and ${hospitalScope(sql, viewer)}`;
  return rows.length > 0;
}

export async function selectOwnHospitalName(sql: Sql, viewer: Viewer, id: string): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select h.name from hospitals h where h.id = ${id} and h.is_enabled and ${hospitalScope(sql, byOwnRange(viewer))}`;
  return row?.name;
}

export async function selectOwnHospital(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<{ name: string; ownerIds: string[] } | undefined> {
  const [row] = await sql<{ name: string; ownerIds: string[] }[]>`
    select h.name, array(select o.user_id::text from hospital_owners o where o.hospital_id = h.id order by o.id) as "ownerIds"
    from hospitals h where h.id = ${id} and h.is_enabled and ${hospitalScope(sql, byOwnRange(viewer))}`;
  return row;
}

/** The hospitals of that very name in the viewer's own range; two are enough to see that the name is not one. */
export async function selectOwnNamed(sql: Sql, viewer: Viewer, name: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select h.id from hospitals h
    where ${name} in (h.name, h.en_name) and h.is_enabled and ${hospitalScope(sql, byOwnRange(viewer))} order by h.id limit 2`;
  return rows.map((row) => row.id);
}

/** Whether the user looks after it from now on; false when that was so already. */
export async function insertOwner(sql: Sql, userId: string, hospitalId: string): Promise<boolean> {
  const rows = await sql`
    insert into hospital_owners (user_id, hospital_id) values (${userId}, ${hospitalId})
    on conflict (enterprise_id, user_id, hospital_id) do nothing returning id`;
  return rows.length > 0;
}

export async function deleteOwner(sql: Sql, userId: string, hospitalId: string): Promise<void> {
  await sql`delete from hospital_owners where user_id = ${userId} and hospital_id = ${hospitalId}`;
}

export async function selectHospitalNames(
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; zh: string; en: string }[]> {
  return sql<{ id: string; zh: string; en: string }[]>`
    select id, name as zh, coalesce(nullif(en_name, ''), name) as en from hospitals where id = any(${ids as string[]}::bigint[])`;
}

export async function selectNamedHospitals(
  sql: Sql,
  { name, most }: { name: string; most: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from hospitals where enterprise_id = app.enterprise_id()
      and (name ilike ${anywhere(name)} or en_name ilike ${anywhere(name)}) order by id limit ${most}`;
  return rows.map(({ id }) => id);
}
