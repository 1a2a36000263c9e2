// Meetings of some doctors, or at a hospital: lists and figures count by the same conditions (product 3.3, 3.5).
import type { CustomerMeetingCounts, CustomerMeetingFigure, CustomerMeetingQuery } from '@yijian/contract/meetings';
import { doctorScope } from '../../doctors/index.ts';
import { allOf, named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { meetingScope } from '../meetings-scope.sql.ts';

/** Whose meetings, read by whom. */
export interface CustomerReading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
  readonly now: Date;
  readonly readsFees: boolean;
  /** Doctors whom the viewer sees. */
  readonly doctorIds: readonly string[];
  /** Null for the page of a doctor. */
  readonly hospitalId: string | null;
}

const NAMED = 50;

/** Doctors of the hospital whom the viewer sees. */
export async function selectDoctorsOf(sql: Sql, viewer: Viewer, hospitalId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select d.id::text as id from doctors d
    where d.enterprise_id = app.enterprise_id() and d.hospital_id = ${hospitalId} and d.is_enabled and ${doctorScope(sql, viewer)}`;
  return rows.map(({ id }) => id);
}

/** An application is no invitation yet: only what was approved once, also when it was cancelled afterwards. */
function meetingsOf(sql: Sql, { doctorIds, hospitalId }: CustomerReading): Fragment {
  const ids = sql`${doctorIds as string[]}::bigint[]`;
  return sql`
    select m.*, p.guests, p.invited, p.attended, t.talks, t.topics, coalesce(m.hospital_id = ${hospitalId}::bigint, false) as is_here
    from meetings m
    cross join lateral (
      select count(*)::int as guests, (count(*) filter (where g.source = 'INVITED'))::int as invited,
        (count(*) filter (where g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')))::int as attended
      from meeting_guests g where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id and g.doctor_id = any(${ids})) p
    cross join lateral (
      select count(*)::int as talks, coalesce(array_agg(a.topic order by a.position), '{}') as topics
      from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id and a.speaker_id = any(${ids})) t
    where m.enterprise_id = app.enterprise_id() and m.starts_at is not null
      and (m.state in ('APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')
        or m.state = 'CANCELLED' and m.approved_at is not null)
      and (m.id = any(array(
          select g.meeting_id from meeting_guests g where g.enterprise_id = app.enterprise_id() and g.doctor_id = any(${ids})
          union all
          select a.meeting_id from meeting_agenda a where a.enterprise_id = app.enterprise_id() and a.speaker_id = any(${ids})))
        or m.hospital_id = ${hospitalId}::bigint)`;
}

const yearOf = (sql: Sql): Fragment => sql`extract(year from m.starts_at at time zone 'Asia/Shanghai')::int`;

function figureOf(sql: Sql, figure: CustomerMeetingFigure, now: Date): Fragment {
  if (figure === 'UPCOMING') return sql`(m.starts_at > ${now} and m.state in ('APPROVED', 'CHANGE_APPROVAL'))`;
  const recent = sql`m.state <> 'CANCELLED' and m.starts_at <= ${now} and m.starts_at > ${now}::timestamptz - interval '12 months'`;
  const counted = {
    INVITED: sql`m.invited > 0`,
    ATTENDED: sql`m.attended > 0`,
    SPOKE: sql`m.talks > 0 and m.state in ('TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')`,
    HERE: sql`m.is_here`,
  } as const;
  return sql`(${recent} and ${counted[figure]})`;
}

function where(sql: Sql, { role, year, figure }: CustomerMeetingQuery, { now }: CustomerReading): Fragment {
  const held = { ATTENDEE: sql`m.guests > 0`, SPEAKER: sql`m.talks > 0`, VENUE: sql`m.is_here` } as const;
  return allOf(sql, [
    role === undefined ? undefined : held[role],
    year === undefined ? undefined : sql`${yearOf(sql)} = ${year}`,
    figure === undefined ? undefined : figureOf(sql, figure, now),
  ]);
}

/** The doctors in question who are guests or speakers of `m`; whether they came is known from their own pages as well. */
function peopleOf(sql: Sql, { doctorIds, language }: CustomerReading): Fragment {
  const ids = sql`${doctorIds as string[]}::bigint[]`;
  return sql`(select coalesce(json_agg(json_build_object('id', x.id::text, 'name', x.name, 'isSpeaker', x.speaks, 'guestState', x.state, 'reply', x.reply,
      'signedInAt', x.signed_in_at, 'signedOutAt', x.signed_out_at, 'signInWay', x.sign_in_way) order by not x.speaks, x.id), '[]')
    from (
      select d.id, ${named(sql, language, 'd')} as name, g.state, g.reply, g.signed_in_at, g.signed_out_at, g.sign_in_way,
        exists (select from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id and a.speaker_id = d.id) as speaks
      from doctors d
      left join meeting_guests g on g.enterprise_id = d.enterprise_id and g.meeting_id = m.id and g.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and d.id = any(${ids}) and (g.id is not null
        or d.id = any(array(select a.speaker_id from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id)))
      order by 8 desc, d.id limit ${NAMED}) x)`;
}

const feeOf = (sql: Sql, { doctorIds }: CustomerReading): Fragment =>
  sql`(select sum(e.fee)::float8 from speaker_engagements e join speakers k on k.enterprise_id = e.enterprise_id and k.id = e.speaker_id
    where e.enterprise_id = m.enterprise_id and e.meeting_id = m.id and k.doctor_id = any(${doctorIds as string[]}::bigint[]))`;

/** Of a meeting outside the reader's scope nothing is told but when it was and that the doctors were meant or came. */
export async function selectCustomerMeetings(
  sql: Sql,
  query: CustomerMeetingQuery,
  reading: CustomerReading,
): Promise<{ content: string }> {
  const { page, size, sort } = query;
  const { viewer, language, readsFees } = reading;
  const order = sort === 'startsAt,asc' ? sql`m.starts_at, m.id` : sql`m.starts_at desc, m.id desc`;
  const [row] = await sql<[{ content: string }]>`
    select coalesce(json_agg(page), '[]')::text as content from (
      select m.id::text as id, m.starts_at as "startsAt", m.invited, m.attended, ${peopleOf(sql, reading)} as people,
        array_remove(array[case when m.guests > 0 then 'ATTENDEE' end, case when m.talks > 0 then 'SPEAKER' end,
          case when m.is_here then 'VENUE' end], null) as roles,
        case when m.is_open then json_build_object('number', m.number, 'title', m.title, 'type', m.type, 'format', m.format,
          'state', m.state, 'venueName', m.venue_name, 'ownerName', ${namedUser(sql, language, 'u')}, 'topics', m.topics) end as meeting,
        case when m.is_open and ${readsFees} then ${feeOf(sql, reading)} end as fee, not (m.is_open and ${readsFees}) as "isFeeHidden"
      from (select m.*, coalesce(${meetingScope(sql, viewer)}, false) as is_open from (${meetingsOf(sql, reading)}) m where ${where(sql, query, reading)}
        order by ${order} limit ${size} offset ${page * size}) m
      join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
      order by ${order}) page`;
  return row;
}

export async function countCustomerMeetings(
  sql: Sql,
  query: CustomerMeetingQuery,
  reading: CustomerReading,
): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from (${meetingsOf(sql, reading)}) m where ${where(sql, query, reading)}`;
  return row.n;
}

export async function selectCustomerCounts(sql: Sql, reading: CustomerReading): Promise<CustomerMeetingCounts> {
  const count = (figure: CustomerMeetingFigure): Fragment =>
    sql`(count(*) filter (where ${figureOf(sql, figure, reading.now)}))::int`;
  const [row] = await sql<[CustomerMeetingCounts]>`
    select ${count('UPCOMING')} as upcoming, ${count('INVITED')} as invited, ${count('ATTENDED')} as attended,
      ${count('SPOKE')} as spoke, ${count('HERE')} as here,
      coalesce(array_agg(distinct ${yearOf(sql)}), '{}') as years
    from (${meetingsOf(sql, reading)}) m`;
  return { ...row, years: row.years.toSorted((one, other) => other - one) };
}
