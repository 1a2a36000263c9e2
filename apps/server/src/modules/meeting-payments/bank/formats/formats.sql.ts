// Statements of the text formats of banks.
import type { BankTextFormat, TextFormatVersion, TextLayout } from '@yijian/contract/meeting-payments';
import { json, namedUser, type Sql } from '../../../../platform/db/index.ts';

export async function selectFormats(
  sql: Sql,
  { id, name }: { readonly id?: string; readonly name?: string },
): Promise<BankTextFormat[]> {
  const rows = await sql<
    (Pick<BankTextFormat, 'id' | 'name' | 'version' | 'isEnabled' | 'accounts'> & {
      layout: TextLayout;
      updatedAt: Date;
    })[]
  >`
    select f.id::text as id, f.name, f.version, f.is_enabled as "isEnabled", v.layout, f.updated_at as "updatedAt",
      (select count(*)::int from meeting_payment_accounts a where a.enterprise_id = f.enterprise_id and a.format_id = f.id) as accounts
    from meeting_payment_formats f
    join meeting_payment_format_versions v on v.enterprise_id = f.enterprise_id and v.format_id = f.id and v.version = f.version
    where f.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`f.id = ${id}`}
      and ${name === undefined ? sql`true` : sql`f.name = ${name}`}
    order by f.id`;
  return rows.map(({ layout, updatedAt, ...row }) => ({ ...layout, ...row, updatedAt: updatedAt.toISOString() }));
}

/** Formats are few and change seldom: whoever changes one waits for the other. */
export async function lockFormats(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank formats', app.enterprise_id()))`;
}

interface Kept {
  readonly name: string;
  readonly layout: TextLayout;
  readonly userId: string;
  readonly at: Date;
}

export async function insertFormat(sql: Sql, { name, layout, userId, at }: Kept): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_payment_formats (name, kind, updated_by, updated_at) values (${name}, ${layout.kind}, ${userId}, ${at})
    returning id::text as id`;
  await insertVersion(sql, { formatId: row.id, version: 1, layout, userId, at });
  return row.id;
}

export async function updateFormat(
  sql: Sql,
  {
    id,
    version,
    name,
    isEnabled,
    layout,
    userId,
    at,
  }: Kept & { readonly id: string; readonly version: number; readonly isEnabled: boolean },
): Promise<void> {
  await sql`
    update meeting_payment_formats set name = ${name}, version = ${version}, is_enabled = ${isEnabled}, updated_by = ${userId}, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await insertVersion(sql, { formatId: id, version, layout, userId, at });
}

interface Version extends Omit<Kept, 'name'> {
  readonly formatId: string;
  readonly version: number;
}

async function insertVersion(sql: Sql, { formatId, version, layout, userId, at }: Version): Promise<void> {
  await sql`
    insert into meeting_payment_format_versions (format_id, version, layout, user_id, at)
    values (${formatId}, ${version}, ${json(sql, layout)}, ${userId}, ${at})`;
}

/** The newest first. */
export async function selectVersions(
  sql: Sql,
  { id, language }: { readonly id: string; readonly language: 'zh' | 'en' },
): Promise<TextFormatVersion[]> {
  const rows = await sql<(Omit<TextFormatVersion, 'at'> & { at: Date })[]>`
    select v.version, v.at, ${namedUser(sql, language, 'u')} as "userName", v.layout,
      (select count(*)::int from meeting_payment_batches b
        where b.enterprise_id = v.enterprise_id and b.format_id = v.format_id and b.format_version = v.version) as batches
    from meeting_payment_format_versions v left join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
    where v.enterprise_id = app.enterprise_id() and v.format_id = ${id} order by v.version desc`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** As it was when a batch was made. */
export async function selectLayout(
  sql: Sql,
  { formatId, version }: { readonly formatId: string; readonly version: number },
): Promise<TextLayout> {
  const [row] = await sql<[{ layout: TextLayout }]>`
    select layout from meeting_payment_format_versions
    where enterprise_id = app.enterprise_id() and format_id = ${formatId} and version = ${version}`;
  return row.layout;
}
