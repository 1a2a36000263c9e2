// Definitions and their versions.
import { allOf, anywhere, namedUser, type Sql } from '../../../platform/db/index.ts';
import type { Deployment } from '@yijian/contract/workflows';

export interface KnownNames {
  readonly roles: string[];
  readonly organizations: string[];
  readonly logins: string[];
}

/** Which of these roles, organisations and logins exist and are in use. */
export async function selectKnown(sql: Sql, names: readonly string[]): Promise<KnownNames> {
  const wanted = [...names];
  const [row] = await sql<[KnownNames]>`
    select
      array(select code from roles where enterprise_id = app.enterprise_id() and is_enabled and code = any(${wanted})) as roles,
      array(select code from organizations where enterprise_id = app.enterprise_id() and code = any(${wanted})) as organizations,
      array(select login from users where enterprise_id = app.enterprise_id() and is_enabled and login = any(${wanted})) as logins`;
  return row;
}

/** The definition, locked: deployments of one follow each other. */
export async function upsertDefinition(sql: Sql, input: Deployment): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into workflow_definitions (key, category, name, en_name, description, en_description, icon)
    values (${input.key}, ${input.category}, ${input.name}, ${input.enName}, ${input.description}, ${input.enDescription}, ${input.icon})
    on conflict (enterprise_id, key) do update set category = excluded.category, name = excluded.name, en_name = excluded.en_name,
      description = excluded.description, en_description = excluded.en_description, icon = excluded.icon, updated_at = now()
    returning id`;
  return row.id;
}

export interface CurrentVersion {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
}

export async function selectCurrentVersion(sql: Sql, definitionId: string): Promise<CurrentVersion | undefined> {
  const [row] = await sql<CurrentVersion[]>`
    select v.id, v.number, v.hash from workflow_versions v
    where v.enterprise_id = app.enterprise_id() and v.definition_id = ${definitionId} order by v.number desc limit 1`;
  return row;
}

export interface NewVersion {
  readonly definitionId: string;
  readonly number: number;
  readonly xml: string;
  readonly hash: string;
  readonly note: string;
  readonly deployedBy: string | null;
}

export async function insertVersion(sql: Sql, input: NewVersion): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    with version as (
      insert into workflow_versions (definition_id, number, xml, hash, note, deployed_by)
      values (${input.definitionId}, ${input.number}, ${input.xml}, ${input.hash}, ${input.note}, ${input.deployedBy})
      returning id)
    select id from version`;
  await sql`update workflow_definitions set current_version_id = ${row.id} where enterprise_id = app.enterprise_id() and id = ${input.definitionId}`;
  return row.id;
}

export interface DefinitionRow {
  id: string;
  key: string;
  category: string;
  name: string;
  enName: string;
  description: string;
  enDescription: string;
  icon: string;
  isEnabled: boolean;
  versionId: string | null;
  version: number | null;
  deployedAt: Date | null;
}

const columns = (sql: Sql) => sql`d.id, d.key, d.category, d.name, d.en_name as "enName", d.description,
  d.en_description as "enDescription", d.icon, d.is_enabled as "isEnabled", d.current_version_id as "versionId", v.number as version,
  v.deployed_at as "deployedAt"`;
const tables = (sql: Sql) => sql`workflow_definitions d
  left join workflow_versions v on v.enterprise_id = d.enterprise_id and v.id = d.current_version_id`;

/** Everything that can be started, in the order of the screen. */
export function selectStartables(sql: Sql): Promise<DefinitionRow[]> {
  return sql<DefinitionRow[]>`
    select ${columns(sql)} from ${tables(sql)} where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.current_version_id is not null
    order by d.category, d.sort, d.id limit 500`;
}

export async function selectDefinition(
  sql: Sql,
  by: { key: string } | { id: string },
): Promise<DefinitionRow | undefined> {
  const which = 'key' in by ? sql`d.key = ${by.key}` : sql`d.id = ${by.id}`;
  const [row] = await sql<
    DefinitionRow[]
  >`select ${columns(sql)} from ${tables(sql)} where d.enterprise_id = app.enterprise_id() and ${which}`;
  return row;
}

/** Keys of what the user started last, newest first, each once. */
export async function selectRecentIds(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select definition_id as id from (
      select definition_id, id from workflow_instances where enterprise_id = app.enterprise_id() and starter_id = ${userId} order by id desc limit 100) last
    group by definition_id order by max(id) desc limit 6`;
  return rows.map(({ id }) => id);
}

export async function countDrafts(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ drafts: number }]>`
    select count(*)::int as drafts from workflow_instances
    where enterprise_id = app.enterprise_id() and starter_id = ${userId} and state = 'DRAFT'`;
  return row.drafts;
}

export interface Listing {
  readonly keyword: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const matching = (sql: Sql, keyword: string | undefined) =>
  allOf(sql, [
    sql`d.enterprise_id = app.enterprise_id()`,
    keyword
      ? sql`(d.name like ${anywhere(keyword)} or d.en_name ilike ${anywhere(keyword)} or d.key like ${anywhere(keyword)})`
      : undefined,
  ]);

export function selectDefinitions(
  sql: Sql,
  { keyword, limit, offset }: Listing,
): Promise<(DefinitionRow & { running: number })[]> {
  return sql<(DefinitionRow & { running: number })[]>`
    select ${columns(sql)}, (select count(*)::int from workflow_instances i
      where i.enterprise_id = d.enterprise_id and i.definition_id = d.id and i.state = 'RUNNING') as running
    from ${tables(sql)} where ${matching(sql, keyword)} order by d.category, d.sort, d.id limit ${limit} offset ${offset}`;
}

export async function countDefinitions(sql: Sql, keyword: string | undefined): Promise<number> {
  const [row] = await sql<
    [{ total: number }]
  >`select count(*)::int as total from workflow_definitions d where ${matching(sql, keyword)}`;
  return row.total;
}

export interface VersionRow {
  id: string;
  number: number;
  hash: string;
  note: string;
  deployedBy: string | null;
  deployedAt: Date;
  instances: number;
}

const versionColumns = (
  sql: Sql,
  language: 'zh' | 'en',
) => sql`v.id, v.number, v.hash, v.note, ${namedUser(sql, language, 'u')} as "deployedBy", v.deployed_at as "deployedAt",
  (select count(*)::int from workflow_instances i where i.enterprise_id = v.enterprise_id and i.version_id = v.id) as instances`;

export function selectVersions(sql: Sql, definitionId: string, language: 'zh' | 'en'): Promise<VersionRow[]> {
  return sql<VersionRow[]>`
    select ${versionColumns(sql, language)} from workflow_versions v left join users u on u.enterprise_id = v.enterprise_id and u.id = v.deployed_by
    where v.enterprise_id = app.enterprise_id() and v.definition_id = ${definitionId} order by v.number desc limit 200`;
}

export async function selectVersionDetail(
  sql: Sql,
  id: string,
  language: 'zh' | 'en',
): Promise<(VersionRow & { definitionKey: string; xml: string }) | undefined> {
  const [row] = await sql<(VersionRow & { definitionKey: string; xml: string })[]>`
    select ${versionColumns(sql, language)}, d.key as "definitionKey", v.xml from workflow_versions v
    join workflow_definitions d on d.enterprise_id = v.enterprise_id and d.id = v.definition_id
    left join users u on u.enterprise_id = v.enterprise_id and u.id = v.deployed_by
    where v.enterprise_id = app.enterprise_id() and v.id = ${id}`;
  return row;
}

export async function updateEnabled(sql: Sql, input: { id: string; isEnabled: boolean }): Promise<boolean> {
  const rows =
    await sql`update workflow_definitions set is_enabled = ${input.isEnabled}, updated_at = now() where id = ${input.id} returning id`;
  return rows.length > 0;
}
