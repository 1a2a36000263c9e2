// Statements that list, lock and move meetings.
import type { MeetingFilter, MeetingLine, MeetingPaging, MeetingState } from '@yijian/contract/meetings';
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { headsOf, isInspected, meetingScope, statesLeft, whereOf } from './meetings-scope.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
  readonly now: Date;
}

export type StoredLine = Omit<MeetingLine, 'startsAt' | 'endsAt' | 'updatedAt'> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

/** Days after its end within which a meeting is confirmed. */
export const CONFIRM_DAYS = 10;

/** The columns of a line of the list; `m` is the meeting, `u` its owner. */
export function lineColumns(sql: Sql, { viewer, language, now }: Reading): Fragment {
  return sql`m.id::text as id, m.number, m.type, m.title, m.purpose, m.format, m.starts_at as "startsAt", m.ends_at as "endsAt",
    (select ${named(sql, language, 'r')} from regions r where r.code = m.city_code) as "cityName", m.venue_name as "venueName",
    json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
    (select coalesce(json_agg(distinct ${named(sql, language, 'd')}), '[]') from meeting_agenda a
      join doctors d on d.enterprise_id = a.enterprise_id and d.id = a.speaker_id
      where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id) as speakers,
    m.expected_guests as "expectedGuests",
    ${headsOf(sql)} as attended,
    m.estimate::float8 as estimate, m.actual::float8 as actual,
    (select o.code from budget_orders o where o.enterprise_id = m.enterprise_id and o.id = m.order_id) as "orderCode",
    m.state, m.risk, m.integrity,
    (m.state = 'TO_CONFIRM' and m.ended_at < ${now} - make_interval(days => ${CONFIRM_DAYS}::int)) as "isOverdue",
    case when m.state in ('IN_APPROVAL', 'CHANGE_APPROVAL') then (
      select json_build_object('node', t.name, 'since', t.created_at, 'instanceId', t.instance_id::text,
        'people', coalesce((select string_agg(${namedUser(sql, language, 'cu')}, ', ' order by cu.id) from workflow_candidates c
          join users cu on cu.enterprise_id = c.enterprise_id and cu.id = c.user_id
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open), ''),
        'taskId', (select t.id::text from workflow_candidates c
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open and c.user_id = ${viewer.id}))
      from workflow_tasks t where t.enterprise_id = m.enterprise_id and t.instance_id = m.instance_id and t.state = 'OPEN'
      order by t.id limit 1) end as waiting,
    m.updated_at as "updatedAt"`;
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'startsAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    startsAt: sql`m.starts_at`,
    updatedAt: sql`m.updated_at`,
    estimate: sql`m.estimate`,
    number: sql`m.number`,
  };
  const column = columnOf[field!]!;
  return direction === 'desc' ? sql`${column} desc, m.id desc` : sql`${column}, m.id`;
}

/**
 * The meetings `m` a page is taken from. In the order of days or of amounts those of some states are read state by state, the first few of
 * each by an index: otherwise whoever wants what is over would walk past everything that is still to come.
 */
function candidates(sql: Sql, paging: MeetingPaging, viewer: Viewer): Fragment {
  const where = whereOf(sql, viewer, paging);
  const isIndexed = /^(startsAt|estimate),/.test(paging.sort ?? 'startsAt,desc');
  const states = isIndexed ? statesLeft(paging) : undefined;
  if (states === undefined) return sql`(select * from meetings m where ${where})`;
  return sql`(select m.* from unnest(${states as string[]}::text[]) wanted(state) cross join lateral (
    select * from meetings m where m.enterprise_id = app.enterprise_id() and m.state = wanted.state and ${where}
    order by ${order(sql, paging.sort)} limit ${(paging.page + 1) * paging.size}) m)`;
}

export async function selectMeetings(sql: Sql, paging: MeetingPaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${lineColumns(sql, reading)} from ${candidates(sql, paging, reading.viewer)} m
      join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

/** The lines of a sheet, the latest meeting first. */
export function selectLines(
  sql: Sql,
  filter: MeetingFilter,
  { most, ...reading }: Reading & { readonly most: number },
): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select ${lineColumns(sql, reading)} from meetings m
    join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
    where ${whereOf(sql, reading.viewer, filter)} order by ${order(sql, undefined)} limit ${most}`;
}

export async function selectCount(sql: Sql, filter: MeetingFilter, viewer: Viewer): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from meetings m where ${whereOf(sql, viewer, filter)}`;
  return row.count;
}

export interface StoredMeeting {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly state: MeetingState;
  readonly ownerId: string;
  readonly organizationId: string | null;
  readonly instanceId: string | null;
  readonly lineId: string | null;
  readonly orderId: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly estimate: number;
  readonly actual: number | null;
  readonly actualsInstanceId: string | null;
  /** Null while nobody has to approve the actual costs. */
  readonly actualsState: 'OPEN' | 'APPROVED' | null;
  readonly revision: number;
  readonly version: number;
  /** Seen for an inspection alone, to read. */
  readonly isInspected: boolean;
}

const stored = (sql: Sql): Fragment =>
  sql`m.id, m.number, m.title, m.state, m.owner_id as "ownerId", m.organization_id as "organizationId", m.instance_id as "instanceId",
    m.line_id as "lineId", m.order_id as "orderId", m.starts_at as "startsAt", m.ends_at as "endsAt", m.estimate::float8 as estimate,
    m.actual::float8 as actual,
    m.actuals_instance_id as "actualsInstanceId", m.actuals_state as "actualsState", m.revision, m.version`;

/** Under its lock; undefined when it is not there for the viewer. */
export async function lockMeeting(sql: Sql, viewer: Viewer, id: string): Promise<StoredMeeting | undefined> {
  const [row] = await sql<StoredMeeting[]>`
    select ${stored(sql)}, ${isInspected(sql, viewer)} as "isInspected" from meetings m where m.id = ${id} and ${meetingScope(sql, viewer)} for update of m`;
  return row;
}

/** For processes and the clock, which act for everybody. */
export async function lockAnyMeeting(sql: Sql, id: string): Promise<StoredMeeting | undefined> {
  const [row] = await sql<StoredMeeting[]>`
    select ${stored(sql)}, false as "isInspected" from meetings m where m.enterprise_id = app.enterprise_id() and m.id = ${id} for update of m`;
  return row;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from meetings where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}`;
  return row?.id;
}

/** Meetings whose time to begin, or to end, has come. */
export function selectDue(
  sql: Sql,
  { state, now }: { state: 'APPROVED' | 'CHANGE_APPROVAL' | 'IN_PROGRESS'; now: Date },
): Promise<{ id: string }[]> {
  const due = {
    APPROVED: sql`m.starts_at <= ${now}`,
    // The day that was approved, not the one that is asked for.
    CHANGE_APPROVAL: sql`exists (select from meeting_revisions r where r.enterprise_id = m.enterprise_id and r.meeting_id = m.id
      and r.revision = m.revision - 1 and (r.content ->> 'startsAt')::timestamptz <= ${now})`,
    IN_PROGRESS: sql`m.ends_at <= ${now}`,
  }[state];
  return sql<{ id: string }[]>`
    select m.id from meetings m where m.enterprise_id = app.enterprise_id() and m.state = ${state} and ${due} order by m.id limit 500`;
}

type Changed = Partial<
  Record<'number' | 'instance_id' | 'actuals_instance_id' | 'confirmation_note', string | null> &
    Record<'submitted_at' | 'approved_at' | 'ended_at' | 'confirmed_at', Date | null> &
    Record<'revision' | 'actual' | 'integrity', number | null> & {
      risk: 'LOW' | 'MEDIUM' | 'HIGH';
      actuals_state: 'OPEN' | 'APPROVED' | null;
    }
>;

export interface Move {
  readonly to: MeetingState;
  readonly at: Date;
  /** Undefined where the clock moves it. */
  readonly userId: string | undefined;
  readonly reason?: string;
  readonly changed?: Changed;
}

/** Moves it to a state, leaves the step behind, answers the new version. */
export async function moveMeeting(
  sql: Sql,
  { id, state }: StoredMeeting,
  { to, at, userId, reason = '', changed = {} }: Move,
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update meetings set ${sql({ ...changed, state: to, updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id} returning version`;
  await sql`insert into meeting_steps ${sql({
    meeting_id: id,
    from_state: state,
    to_state: to,
    reason,
    at,
    user_id: userId ?? null,
  })}`;
  return row.version;
}

/** Says in the trail that something of the meeting changed beside its own fields. */
export async function touchMeeting(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`update meetings set updated_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** The next number of the year, one submitter at a time. */
export async function nextNumber(sql: Sql, year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('meeting numbers'), app.enterprise_id()::int)`;
  const [row] = await sql<[{ next: number }]>`
    select coalesce(max(substr(number, 7)::int), 0) + 1 as next from meetings
    where enterprise_id = app.enterprise_id() and number like ${`M${year}-%`}`;
  return `M${year}-${String(row.next).padStart(5, '0')}`;
}
