// Drafts of definitions; a save only holds over the version that was read.
import type { DraftChange } from '@yijian/contract/workflows';
import { namedUser, type Sql } from '../../../platform/db/index.ts';

export interface DraftRow {
  key: string;
  category: string;
  name: string;
  enName: string;
  description: string;
  enDescription: string;
  icon: string;
  baseVersion: number | null;
  lockVersion: number;
  updatedAt: Date;
  updatedBy: string | null;
}

const columns = (
  sql: Sql,
  language: 'zh' | 'en',
) => sql`d.key, d.category, d.name, d.en_name as "enName", d.description,
  d.en_description as "enDescription", d.icon, d.base_version as "baseVersion", d.lock_version as "lockVersion",
  d.updated_at as "updatedAt", ${namedUser(sql, language, 'u')} as "updatedBy"`;
const tables = (sql: Sql) =>
  sql`workflow_drafts d left join users u on u.enterprise_id = d.enterprise_id and u.id = d.updated_by`;

export function selectDrafts(sql: Sql, language: 'zh' | 'en'): Promise<(DraftRow & { isNew: boolean })[]> {
  return sql<(DraftRow & { isNew: boolean })[]>`
    select ${columns(sql, language)}, not exists (select from workflow_definitions f where f.enterprise_id = d.enterprise_id and f.key = d.key) as "isNew"
    from ${tables(sql)} where d.enterprise_id = app.enterprise_id() order by d.updated_at desc limit 200`;
}

export async function selectDraft(
  sql: Sql,
  key: string,
  language: 'zh' | 'en',
): Promise<(DraftRow & { xml: string }) | undefined> {
  const [row] = await sql<(DraftRow & { xml: string })[]>`
    select ${columns(sql, language)}, d.xml from ${tables(sql)} where d.enterprise_id = app.enterprise_id() and d.key = ${key}`;
  return row;
}

export interface DraftWrite extends Omit<DraftChange, 'isNew'> {
  readonly key: string;
  readonly userId: string;
}
interface Kept {
  readonly lockVersion: number;
  readonly updatedAt: Date;
}

/** The first save; undefined when somebody else was first. It begins from the version in force. */
export async function insertDraft(sql: Sql, input: DraftWrite): Promise<Kept | undefined> {
  const [row] = await sql<Kept[]>`
    insert into workflow_drafts (key, category, name, en_name, description, en_description, icon, xml, updated_by, base_version)
    values (${input.key}, ${input.category}, ${input.name}, ${input.enName}, ${input.description}, ${input.enDescription}, ${input.icon},
      ${input.xml}, ${input.userId}, (select v.number from workflow_definitions f
        join workflow_versions v on v.enterprise_id = f.enterprise_id and v.id = f.current_version_id
        where f.enterprise_id = app.enterprise_id() and f.key = ${input.key}))
    on conflict (enterprise_id, key) do nothing
    returning lock_version as "lockVersion", updated_at as "updatedAt"`;
  return row;
}

/** A later save; undefined when it was changed or dealt with since. */
export async function updateDraft(sql: Sql, input: DraftWrite): Promise<Kept | undefined> {
  const [row] = await sql<Kept[]>`
    update workflow_drafts set category = ${input.category}, name = ${input.name}, en_name = ${input.enName},
      description = ${input.description}, en_description = ${input.enDescription}, icon = ${input.icon}, xml = ${input.xml},
      updated_by = ${input.userId}, updated_at = clock_timestamp(), lock_version = lock_version + 1
    where enterprise_id = app.enterprise_id() and key = ${input.key} and lock_version = ${input.lockVersion}
    returning lock_version as "lockVersion", updated_at as "updatedAt"`;
  return row;
}

export async function deleteDraft(sql: Sql, input: { key: string; lockVersion: number }): Promise<boolean> {
  const rows = await sql`
    delete from workflow_drafts
    where enterprise_id = app.enterprise_id() and key = ${input.key} and lock_version = ${input.lockVersion} returning key`;
  return rows.length > 0;
}
