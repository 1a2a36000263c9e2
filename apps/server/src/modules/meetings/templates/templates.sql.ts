// Statements of templates of meetings.
import { meetingTypes, type MeetingTemplate, type MeetingTemplateDraft } from '@yijian/contract/meetings';
import { json, type Sql } from '../../../platform/db/index.ts';

export async function selectTemplates(
  sql: Sql,
  { id, name }: { readonly id?: string; readonly name?: string },
): Promise<MeetingTemplate[]> {
  const rows = await sql<(Omit<MeetingTemplate, 'updatedAt'> & { updatedAt: Date })[]>`
    select t.id::text as id, t.name, t.en_name as "enName", t.type, t.format, t.expected_guests as "expectedGuests",
      t.expected_staff as "expectedStaff", t.agenda, t.costs, t.is_enabled as "isEnabled", t.version, t.updated_at as "updatedAt"
    from meeting_templates t
    where t.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`t.id = ${id}`}
      and ${name === undefined ? sql`true` : sql`t.name = ${name}`}
    order by array_position(${[...meetingTypes]}::text[], t.type), t.id`;
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** Two templates that take one name at once come one after the other. */
export async function lockTemplateNames(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('meeting templates', app.enterprise_id()))`;
}

export async function lockTemplate(sql: Sql, id: string): Promise<{ version: number } | undefined> {
  const [row] = await sql<{ version: number }[]>`
    select version from meeting_templates where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row;
}

interface KeptTemplate {
  readonly draft: MeetingTemplateDraft;
  readonly userId: string;
  readonly at: Date;
}

export async function insertTemplate(sql: Sql, { draft, userId, at }: KeptTemplate): Promise<string> {
  const { name, enName, type, format, expectedGuests, expectedStaff, agenda, costs, isEnabled } = draft;
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_templates (name, en_name, type, format, expected_guests, expected_staff, agenda, costs, is_enabled, updated_by, updated_at)
    values (${name}, ${enName}, ${type}, ${format}, ${expectedGuests}, ${expectedStaff}, ${json(sql, agenda)}, ${json(sql, costs)},
      ${isEnabled}, ${userId}, ${at}) returning id::text as id`;
  return row.id;
}

export async function updateTemplate(
  sql: Sql,
  { id, draft, userId, at }: KeptTemplate & { readonly id: string },
): Promise<void> {
  const { name, enName, type, format, expectedGuests, expectedStaff, agenda, costs, isEnabled } = draft;
  await sql`
    update meeting_templates set name = ${name}, en_name = ${enName}, type = ${type}, format = ${format},
      expected_guests = ${expectedGuests}, expected_staff = ${expectedStaff}, agenda = ${json(sql, agenda)}, costs = ${json(sql, costs)},
      is_enabled = ${isEnabled}, updated_by = ${userId}, updated_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
