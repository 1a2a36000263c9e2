// Statements of the text formats of banks.
import type { BankTextFormat, TextLayout } from '@yijian/contract/meeting-payments';
import { json, type Sql } from '../../../../platform/db/index.ts';

export async function selectFormats(
  sql: Sql,
  { id, name }: { readonly id?: string; readonly name?: string },
): Promise<BankTextFormat[]> {
  const rows = await sql<
    (Pick<BankTextFormat, 'id' | 'name' | 'version' | 'accounts'> & { layout: TextLayout; updatedAt: Date })[]
  >`
    select f.id::text as id, f.name, f.version, v.layout, f.updated_at as "updatedAt",
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
  await insertVersion(sql, { formatId: row.id, version: 1, layout, at });
  return row.id;
}

export async function updateFormat(
  sql: Sql,
  { id, version, name, layout, userId, at }: Kept & { readonly id: string; readonly version: number },
): Promise<void> {
  await sql`
    update meeting_payment_formats set name = ${name}, version = ${version}, updated_by = ${userId}, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await insertVersion(sql, { formatId: id, version, layout, at });
}

interface Version {
  readonly formatId: string;
  readonly version: number;
  readonly layout: TextLayout;
  readonly at: Date;
}

async function insertVersion(sql: Sql, { formatId, version, layout, at }: Version): Promise<void> {
  await sql`
    insert into meeting_payment_format_versions (format_id, version, layout, at)
    values (${formatId}, ${version}, ${json(sql, layout)}, ${at})`;
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
