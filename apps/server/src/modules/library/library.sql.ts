// Statements of materials.
import {
  EXPIRING_DAYS,
  type MaterialDraft,
  type MaterialFilter,
  type MaterialPaging,
  type MaterialState,
} from '@yijian/contract/library';
import { allOf, anywhere, named, namedUser, titled, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';

export interface Reader {
  readonly seesDrafts: boolean;
  readonly seesMedical: boolean;
}

export interface Reading {
  readonly reader: Reader;
  readonly language: 'zh' | 'en';
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

const stateNow = (sql: Sql, today: string): Fragment =>
  sql`case when m.state = 'APPROVED' and m.expires_on < ${today}::date then 'EXPIRED' else m.state end`;

const seen = (sql: Sql, { seesDrafts, seesMedical }: Reader): Fragment =>
  allOf(sql, [
    seesDrafts ? undefined : sql`m.state in ('APPROVED', 'SUPERSEDED', 'RECALLED')`,
    seesMedical ? undefined : sql`m.audience = 'PROMOTIONAL'`,
  ]);

function where(sql: Sql, filter: MaterialFilter, { reader, today }: Reading): Fragment {
  const { keyword, materialType, state, audience, productId, isExpiring } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    seen(sql, reader),
    materialType === undefined ? undefined : sql`m.type = ${materialType}`,
    audience === undefined ? undefined : sql`m.audience = ${audience}`,
    productId === undefined ? undefined : sql`m.product_id = ${productId}`,
    state === undefined ? undefined : sql`${stateNow(sql, today)} = ${state}`,
    keyword
      ? sql`(m.title ilike ${like} or m.en_title ilike ${like} or m.approval_number ilike ${like} or array_to_string(m.topics, ' ') ilike ${like})`
      : undefined,
    isExpiring === undefined
      ? undefined
      : sql`(m.state = 'APPROVED' and m.expires_on between ${today}::date and ${today}::date + ${EXPIRING_DAYS}::int) = ${isExpiring}`,
  ]);
}

function columns(sql: Sql, { language, today }: Reading): Fragment {
  return sql`m.id::text as id, m.type, m.audience, ${titled(sql, language, 'm')} as title, m.topics,
    case when p.id is null then null else json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) end as product,
    ${stateNow(sql, today)} as state, m.edition, m.approval_number as "approvalNumber", m.effective_on as "effectiveOn",
    m.expires_on as "expiresOn", json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
    f.name as "fileName",
    (select count(*)::int from library_downloads d where d.enterprise_id = m.enterprise_id and d.material_id = m.id) as "downloadCount",
    m.updated_at as "updatedAt"`;
}

const tables = (sql: Sql): Fragment => sql`library_materials m
  join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
  left join products p on p.enterprise_id = m.enterprise_id and p.id = m.product_id
  left join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id`;

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    updatedAt: sql`m.updated_at`,
    expiresOn: sql`m.expires_on`,
    title: sql`m.title`,
    downloadCount: sql`"downloadCount"`,
  };
  return direction === 'desc' ? sql`${columnOf[field!]!} desc, m.id desc` : sql`${columnOf[field!]!}, m.id`;
}

export async function selectMaterials(sql: Sql, paging: MaterialPaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from ${tables(sql)} where ${where(sql, paging, reading)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: MaterialFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from library_materials m where ${where(sql, filter, reading)}`;
  return row.count;
}

/** One material as JSON, without what the caller may do. */
export async function selectMaterial(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const { reader, language, today } = reading;
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${columns(sql, reading)}, m.title as "titleZh", m.en_title as "enTitle", m.summary, m.citations, m.reason, m.version,
        case when r.id is null then null else json_build_object('id', r.id::text, 'name', ${namedUser(sql, language, 'r')}) end as reviewer,
        m.reviewed_at as "reviewedAt", m.instance_id::text as "instanceId",
        case when f.id is null then null else json_build_object('name', f.name, 'type', f.type, 'size', f.size) end as file,
        (select coalesce(json_agg(json_build_object('id', m.id::text, 'edition', m.edition, 'state', ${stateNow(sql, today)},
            'updatedAt', m.updated_at) order by m.edition desc), '[]')
          from library_materials m where ${seen(sql, reader)} and coalesce(m.series_id, m.id) = coalesce(whole.series_id, whole.id)) as editions,
        case when ${reader.seesDrafts} then (select coalesce(json_agg(one), '[]') from (
          select ${namedUser(sql, language, 'du')} as "userName", d.at from library_downloads d
          join users du on du.enterprise_id = d.enterprise_id and du.id = d.user_id
          where d.material_id = m.id order by d.at desc limit 50) one) else '[]' end as downloads
      from ${tables(sql)}
      join library_materials whole on whole.enterprise_id = m.enterprise_id and whole.id = m.id
      left join users r on r.enterprise_id = m.enterprise_id and r.id = m.reviewer_id
      where m.id = ${id} and ${seen(sql, reader)}
    ) detail`;
  return row?.detail;
}

export interface StoredMaterial {
  readonly id: string;
  readonly seriesId: string | null;
  readonly edition: number;
  readonly title: string;
  readonly state: MaterialState;
  readonly ownerId: string;
  readonly instanceId: string | null;
  readonly version: number;
}

/** Under its lock; undefined when it is not there for the reader. */
export async function lockMaterial(
  sql: Sql,
  id: string,
  { reader, today }: Reading,
): Promise<StoredMaterial | undefined> {
  const [row] = await sql<StoredMaterial[]>`
    select m.id, m.series_id as "seriesId", m.edition, m.title, ${stateNow(sql, today)} as state, m.owner_id as "ownerId",
      m.instance_id as "instanceId", m.version
    from library_materials m where m.id = ${id} and ${seen(sql, reader)} for update of m`;
  return row;
}

const rowOf = (draft: MaterialDraft) => ({
  type: draft.type,
  audience: draft.audience,
  title: draft.title,
  en_title: draft.enTitle,
  summary: draft.summary,
  citations: draft.citations,
  topics: draft.topics,
  product_id: draft.productId ?? null,
  expires_on: draft.expiresOn,
});

export async function insertMaterial(
  sql: Sql,
  draft: MaterialDraft,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<string> {
  const row = { ...rowOf(draft), owner_id: ownerId, created_at: at, updated_at: at };
  const [kept] = await sql<[{ id: string }]>`insert into library_materials ${sql(row)} returning id`;
  return kept.id;
}

export async function updateDraft(sql: Sql, id: string, draft: MaterialDraft): Promise<void> {
  await sql`update library_materials set ${sql(rowOf(draft))} where id = ${id}`;
}

export interface MaterialChange {
  readonly state?: MaterialState;
  readonly approval_number?: string;
  readonly effective_on?: string;
  readonly reviewer_id?: string | null;
  readonly reviewed_at?: Date | null;
  readonly reason?: string;
  readonly instance_id?: string | null;
}

/** Makes the material a version newer. */
export async function updateMaterial(sql: Sql, id: string, at: Date, change: MaterialChange): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update library_materials set ${sql({ ...change, updated_at: at })}, version = version + 1 where id = ${id} returning version`;
  return row.version;
}

/** A draft with the content of an edition, its file included; undefined when one is being prepared already. */
export async function insertEdition(
  sql: Sql,
  { id, seriesId }: StoredMaterial,
  { ownerId, expiresOn, at }: { ownerId: string; expiresOn: string; at: Date },
): Promise<string | undefined> {
  const series = seriesId ?? id;
  const [kept] = await sql<{ id: string }[]>`
    insert into library_materials (series_id, edition, type, audience, title, en_title, summary, citations, topics, product_id, expires_on, owner_id,
      created_at, updated_at)
    select ${series}, (select max(e.edition) + 1 from library_materials e where coalesce(e.series_id, e.id) = ${series}), m.type, m.audience, m.title,
      m.en_title, m.summary, m.citations, m.topics, m.product_id, ${expiresOn}, ${ownerId}, ${at}, ${at}
    from library_materials m where m.id = ${id}
      and not exists (select from library_materials e where coalesce(e.series_id, e.id) = ${series} and e.state in ('DRAFT', 'IN_REVIEW'))
    returning id`;
  if (kept === undefined) return undefined;
  await sql`
    insert into library_files (material_id, name, type, size, hash, content)
    select ${kept.id}, name, type, size, hash, content from library_files where material_id = ${id}`;
  return kept.id;
}

/** Those of the series that were in force give way to the new edition. */
export async function supersedeOthers(sql: Sql, { id, seriesId }: StoredMaterial, at: Date): Promise<void> {
  await sql`
    update library_materials set state = 'SUPERSEDED', version = version + 1, updated_at = ${at}
    where coalesce(series_id, id) = ${seriesId ?? id} and id <> ${id} and state = 'APPROVED'`;
}

/** Numbers approvals of a year in their order: YJ-2026-0007. */
export async function nextApprovalNumber(sql: Sql, year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('library approvals'), app.enterprise_id()::int)`;
  const [row] = await sql<[{ next: number }]>`
    select coalesce(max(substr(approval_number, 9)::int), 0) + 1 as next from library_materials where approval_number like ${`YJ-${year}-%`}`;
  return `YJ-${year}-${String(row.next).padStart(4, '0')}`;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from library_materials where instance_id = ${instanceId}`;
  return row?.id;
}

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly hash: string;
  readonly content: Buffer;
}

export async function upsertFile(sql: Sql, materialId: string, file: NewFile): Promise<void> {
  await sql`
    insert into library_files (material_id, name, type, size, hash, content)
    values (${materialId}, ${file.name}, ${file.type}, ${file.content.length}, ${file.hash}, ${file.content})
    on conflict (enterprise_id, material_id) do update
      set name = excluded.name, type = excluded.type, size = excluded.size, hash = excluded.hash, content = excluded.content`;
}

export async function selectFile(sql: Sql, materialId: string): Promise<NewFile | undefined> {
  const [row] = await sql<
    NewFile[]
  >`select name, type, hash, content from library_files where material_id = ${materialId}`;
  return row;
}

export async function hasFile(sql: Sql, materialId: string): Promise<boolean> {
  return (await sql`select from library_files where material_id = ${materialId}`).length > 0;
}

export async function insertDownload(sql: Sql, row: { materialId: string; userId: string; at: Date }): Promise<void> {
  await sql`insert into library_downloads (material_id, user_id, at) values (${row.materialId}, ${row.userId}, ${row.at})`;
}

/** The name that is written across what the user takes, with the login: two may be called alike. */
export async function selectReader(sql: Sql, userId: string, language: 'zh' | 'en'): Promise<string> {
  const [row] = await sql<[{ name: string }]>`
    select ${namedUser(sql, language, 'u')} || ' ' || u.login as name from users u
    where u.enterprise_id = app.enterprise_id() and u.id = ${userId}`;
  return row.name;
}

export async function selectDownloaders(sql: Sql, materialId: string): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    select distinct user_id as "userId" from library_downloads where material_id = ${materialId}`;
  return rows.map((row) => row.userId);
}

export async function isProduct(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from products where id = ${id}`).length > 0;
}
