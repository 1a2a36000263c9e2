// Statements of what a meeting is compared with: the year before it.
import { COMPARED_DAYS, MOST_COMPARED, type MeetingComparison } from '@yijian/contract/meetings';
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { headsOf, meetingScope } from '../meetings-scope.sql.ts';

export interface Compared {
  readonly id: string;
  readonly type: string;
  readonly isOnline: boolean;
  readonly ownerId: string;
  /** The beginning of the meeting, or now while it has none. */
  readonly until: Date;
  readonly perHead: number | null;
}

export async function selectCompared(sql: Sql, viewer: Viewer, id: string): Promise<Compared | undefined> {
  const [row] = await sql<Compared[]>`
    select m.id::text as id, m.type, m.format = 'ONLINE' as "isOnline", m.owner_id::text as "ownerId",
      coalesce(m.starts_at, now()) as until,
      (case when m.state in ('CONFIRMED', 'CLOSED') then m.actual / nullif(${headsOf(sql)}, 0)
        else m.estimate / nullif(m.expected_guests, 0) end)::numeric(14,2)::float8 as "perHead"
    from meetings m where m.id = ${id} and ${meetingScope(sql, viewer)}`;
  return row;
}

const yearBefore = (sql: Sql, { id, until }: Pick<Compared, 'id' | 'until'>): Fragment =>
  sql`m.enterprise_id = app.enterprise_id() and m.id <> ${id} and m.starts_at < ${until}
    and m.starts_at >= ${until}::timestamptz - make_interval(days => ${COMPARED_DAYS})`;

const isHeld = (sql: Sql): Fragment => sql`m.state = any(array['CONFIRMED', 'CLOSED'])`;
const ofKind = (sql: Sql, { type, isOnline }: Compared): Fragment =>
  sql`m.type = ${type} and (m.format = 'ONLINE') = ${isOnline} and m.actual is not null`;

interface Band {
  readonly sample: number;
  readonly low: number | null;
  readonly median: number | null;
  readonly high: number | null;
}

export async function selectBand(sql: Sql, meeting: Compared): Promise<Band> {
  const quartile = (part: number): Fragment =>
    sql`(percentile_cont(${part}::float8) within group (order by k."perHead"))::numeric(14,2)::float8`;
  const [row] = await sql<[Band]>`
    select count(*)::int as sample, ${quartile(0.25)} as low, ${quartile(0.5)} as median, ${quartile(0.75)} as high
    from (select (h.actual / h.heads)::float8 as "perHead"
      from (select m.actual, ${headsOf(sql)} as heads from meetings m
        where ${yearBefore(sql, meeting)} and ${isHeld(sql)} and ${ofKind(sql, meeting)}
        order by m.starts_at desc, m.id desc limit ${MOST_COMPARED}) h
      where h.heads > 0) k`;
  return row;
}

type Similar = Omit<MeetingComparison['similar'][number], 'startsAt'> & { readonly startsAt: Date };

export function selectSimilar(
  sql: Sql,
  { viewer, ...meeting }: Compared & { readonly viewer: Viewer },
): Promise<Similar[]> {
  return sql<Similar[]>`
    select h.id, h.number, h.title, h."startsAt", h.heads, (h.actual / h.heads)::numeric(14,2)::float8 as "perHead"
    from (select m.id::text as id, m.number, m.title, m.starts_at as "startsAt", m.actual, ${headsOf(sql)} as heads
      from meetings m where ${yearBefore(sql, meeting)} and ${isHeld(sql)} and ${ofKind(sql, meeting)} and ${meetingScope(sql, viewer)}
      order by m.starts_at desc, m.id desc limit ${MOST_COMPARED}) h
    where h.heads > 0 order by h."startsAt" desc, h.id desc limit 5`;
}

type Worded = Compared & { readonly language: 'zh' | 'en' };

export async function selectOwnerYear(sql: Sql, meeting: Worded): Promise<MeetingComparison['owner']> {
  const [row] = await sql<[MeetingComparison['owner']]>`
    select u.id::text as id, ${namedUser(sql, meeting.language, 'u')} as name, y.held, y.cancelled, y.refused, y.spent
    from users u, lateral (select count(*) filter (where ${isHeld(sql)})::int as held,
        count(*) filter (where m.state = 'CANCELLED')::int as cancelled, count(*) filter (where m.state = 'REJECTED')::int as refused,
        coalesce(sum(m.actual) filter (where ${isHeld(sql)}), 0)::float8 as spent
      from meetings m where ${yearBefore(sql, meeting)} and m.owner_id = u.id) y
    where u.enterprise_id = app.enterprise_id() and u.id = ${meeting.ownerId}`;
  return row;
}

/** In the order of the agenda. */
export function selectSpeakerYears(sql: Sql, meeting: Worded): Promise<MeetingComparison['speakers']> {
  return sql<MeetingComparison['speakers']>`
    select d.id::text as id, ${named(sql, meeting.language, 'd')} as name, y.talks, y."withOwner", y.paid
    from (select speaker_id, min(position) as first from meeting_agenda
      where enterprise_id = app.enterprise_id() and meeting_id = ${meeting.id} and speaker_id is not null group by speaker_id) a
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = a.speaker_id
    cross join lateral (select count(*)::int as talks, count(*) filter (where m.owner_id = ${meeting.ownerId})::int as "withOwner",
        coalesce(sum(f.paid), 0)::float8 as paid
      from meetings m
      left join meeting_speaker_fees f on f.enterprise_id = m.enterprise_id and f.meeting_id = m.id and f.doctor_id = d.id
      where ${yearBefore(sql, meeting)} and ${isHeld(sql)}
        and m.id in (select g.meeting_id from meeting_agenda g where g.enterprise_id = app.enterprise_id() and g.speaker_id = d.id)) y
    order by a.first`;
}
