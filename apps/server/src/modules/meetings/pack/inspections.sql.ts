// Statements of meetings that are opened to inspectors.
import { namedUser, type Sql } from '../../../platform/db/index.ts';

export interface NewInspection {
  readonly meetingId: string;
  readonly userId: string;
  readonly reason: string;
  readonly grantedBy: string;
  readonly at: Date;
  readonly until: Date;
}

export async function insertInspection(sql: Sql, one: NewInspection): Promise<void> {
  const { meetingId, userId, reason, grantedBy, at, until } = one;
  await sql`insert into meeting_inspections (meeting_id, user_id, reason, granted_by, granted_at, until)
    values (${meetingId}, ${userId}, ${reason}, ${grantedBy}, ${at}, ${until})`;
}

/** False where there is none that still runs. */
export async function endInspection(
  sql: Sql,
  { meetingId, id, at }: { meetingId: string; id: string; at: Date },
): Promise<boolean> {
  const rows = await sql`update meeting_inspections set ended_at = ${at}
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and id = ${id} and ended_at is null returning id`;
  return rows.length === 1;
}

export async function selectIsActive(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql<[{ there: boolean }]>`
    select exists (select from users where enterprise_id = app.enterprise_id() and id = ${userId} and is_enabled and may_log_in) as there`;
  return row.there;
}

/** Whether the meeting is open to the user for an inspection now. */
export async function selectIsInspector(sql: Sql, meetingId: string, userId: string): Promise<boolean> {
  const [row] = await sql<[{ may: boolean }]>`
    select exists (select from meeting_inspections where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}
      and user_id = ${userId} and ended_at is null and until > now()) as may`;
  return row.may;
}

export interface StoredInspection {
  readonly id: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly grantedBy: string;
  readonly reason: string;
  readonly until: Date;
  readonly isOpen: boolean;
}

export function selectInspections(
  sql: Sql,
  { meetingId, language, now }: { meetingId: string; language: 'zh' | 'en'; now: Date },
): Promise<StoredInspection[]> {
  return sql<StoredInspection[]>`
    select i.id::text, json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as user,
      ${namedUser(sql, language, 'g')} as "grantedBy", i.reason, i.until, i.ended_at is null and i.until > ${now} as "isOpen"
    from meeting_inspections i
    join users u on u.enterprise_id = i.enterprise_id and u.id = i.user_id
    join users g on g.enterprise_id = i.enterprise_id and g.id = i.granted_by
    where i.enterprise_id = app.enterprise_id() and i.meeting_id = ${meetingId} order by i.id desc limit 50`;
}
