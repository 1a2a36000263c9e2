// What doctors in the viewer's range received and did over each channel. Visits are left out: they have a scope and figures of their own.
import {
  reportChannels,
  type ChannelBoard,
  type ChannelPerson,
  type MassSend,
  type PeriodQuery,
  type ReportChannel,
} from '@yijian/contract/dashboards';
import { allOf, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { doctorNames, ofDoctorSeen } from '../doctors/index.ts';

export interface ChannelReading extends PeriodQuery {
  readonly viewer: Viewer;
  /** Every channel of reports unless given. */
  readonly channels?: readonly ReportChannel[] | undefined;
}

/** Of `i`: on a day of the period by the calendar of Shanghai. */
const within = (sql: Sql, { from, to }: PeriodQuery): Fragment =>
  sql`i.at >= (${from}::date::timestamp at time zone 'Asia/Shanghai') and i.at < ((${to}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

const seen = (sql: Sql, viewer: Viewer, channels: readonly ReportChannel[] = reportChannels): Fragment =>
  sql`i.enterprise_id = app.enterprise_id() and i.channel = any(${channels as string[]}) and ${ofDoctorSeen(sql, viewer, sql`i.doctor_id`)}`;

export interface ChannelRow {
  readonly channel: ReportChannel | null;
  readonly sent: number;
  readonly received: number;
  readonly answered: number;
  readonly acts: number;
  readonly people: number;
}

/** A row for each channel with something, and one without a channel for all of them together; what is one doctor's own is added up first. */
export async function selectChannels(sql: Sql, { viewer, channels, ...period }: ChannelReading): Promise<ChannelRow[]> {
  const numbers = sql`coalesce(sum(sent), 0)::int as sent, (count(*) filter (where sent > 0))::int as received,
    (count(*) filter (where sent > 0 and acts > 0))::int as answered,
    coalesce(sum(acts), 0)::int as acts, (count(*) filter (where acts > 0))::int as people`;
  return sql<ChannelRow[]>`
    with own as materialized (
      select i.doctor_id, i.channel, (count(*) filter (where i.action = 'RECEIVED'))::int as sent,
        (count(*) filter (where i.action <> 'RECEIVED'))::int as acts
      from interactions i where ${seen(sql, viewer, channels)} and ${within(sql, period)} group by i.doctor_id, i.channel)
    select channel, ${numbers} from own group by channel
    union all
    select null, ${numbers} from (select sum(sent) as sent, sum(acts) as acts from own group by doctor_id) whole`;
}

export type Reach = Pick<ChannelRow, 'received' | 'people'>;

/** How many doctors received something and did something over all of the channels together, without what each did: one group for each doctor. */
export async function selectReach(sql: Sql, { viewer, channels, ...period }: ChannelReading): Promise<Reach> {
  const [row] = await sql<[Reach]>`
    select (count(*) filter (where received))::int as received, (count(*) filter (where acted))::int as people
    from (select bool_or(i.action = 'RECEIVED') as received, bool_or(i.action <> 'RECEIVED') as acted
      from interactions i where ${seen(sql, viewer, channels)} and ${within(sql, period)} group by i.doctor_id) own`;
  return row;
}

export async function selectChannelWeeks(
  sql: Sql,
  { viewer, ...period }: ChannelReading,
): Promise<ChannelBoard['weeks']> {
  return sql<ChannelBoard['weeks']>`
    select to_char(date_trunc('week', i.at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD') as week, i.channel, count(*)::int as acts
    from interactions i where ${seen(sql, viewer)} and ${within(sql, period)} and i.action <> 'RECEIVED'
    group by 1, 2 order by 1, 2`;
}

interface Page {
  readonly page: number;
  readonly size: number;
}

interface PeoplePage extends Page {
  readonly language: 'zh' | 'en';
}

export interface PeopleReading extends ChannelReading, PeoplePage {
  readonly kind: 'RECEIVED' | 'ANSWERED' | 'ENGAGED';
}

export type PersonRow = Omit<ChannelPerson, 'lastAt'> & { readonly lastAt: Date; readonly total: number };

/** Doctors who received something, did something themselves, or both. */
export async function selectChannelPeople(sql: Sql, reading: PeopleReading): Promise<PersonRow[]> {
  const { viewer, channels, kind, ...asked } = reading;
  const all = allOf(sql, [seen(sql, viewer, channels), within(sql, asked)]);
  const acted = sql`i.action <> 'RECEIVED'`;
  if (kind === 'RECEIVED') return selectPeople(sql, sql`${all} and i.action = 'RECEIVED'`, asked);
  if (kind === 'ENGAGED') return selectPeople(sql, sql`${all} and ${acted}`, asked);
  const reached = sql`i.doctor_id in (select i.doctor_id from interactions i where ${all} and i.action = 'RECEIVED')`;
  return selectPeople(sql, sql`${all} and ${acted} and ${reached}`, asked);
}

/** The doctors of the interactions `i` that are wanted, those with most first; `total` is how many there are. */
async function selectPeople(sql: Sql, wanted: Fragment, { page, size, language }: PeoplePage): Promise<PersonRow[]> {
  const names = doctorNames(sql, language);
  return sql<PersonRow[]>`
    with acted as materialized (
      select i.doctor_id, count(*)::int as acts, max(i.at) as "lastAt", (count(*) over ())::int as total
      from interactions i where ${wanted}
      group by i.doctor_id order by acts desc, i.doctor_id limit ${size} offset ${page * size}
    )
    select d.id::text as "doctorId", ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", ${names.hospital} as "hospitalName",
      a.acts, a."lastAt", a.total
    from acted a join doctors d on d.enterprise_id = app.enterprise_id() and d.id = a.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    order by a.acts desc, d.id`;
}

interface SendReading extends Page, PeriodQuery {
  readonly viewer: Viewer;
  readonly channel: ReportChannel | undefined;
}

export type SendRow = MassSend & { readonly total: number };

/** What was received of one subject over one channel on one day, the newest first, with who answered within fourteen days. */
export async function selectMassSends(sql: Sql, reading: SendReading): Promise<SendRow[]> {
  const { viewer, channel, page, size, ...period } = reading;
  return sql<SendRow[]>`
    with sends as materialized (
      select (i.at at time zone 'Asia/Shanghai')::date as day, i.channel, i.subject, array_agg(distinct i.doctor_id) as doctors,
        min(i.at) as first, (count(*) over ())::int as total
      from interactions i
      where ${allOf(sql, [
        seen(sql, viewer),
        within(sql, period),
        sql`i.action = 'RECEIVED'`,
        channel === undefined ? undefined : sql`i.channel = ${channel}`,
      ])}
      group by 1, 2, 3 order by 1 desc, 2, 3 limit ${size} offset ${page * size}
    )
    select s.day::text as day, s.channel, s.subject, cardinality(s.doctors) as doctors, s.total,
      (select count(distinct a.doctor_id)::int from interactions a where a.enterprise_id = app.enterprise_id() and a.doctor_id = any(s.doctors)
        and a.channel = s.channel and a.subject = s.subject and a.action <> 'RECEIVED' and a.at >= s.first and a.at < s.first + interval '14 days') as answered
    from sends s order by s.day desc, s.channel, s.subject`;
}

export interface SendPeopleReading extends PeoplePage {
  readonly viewer: Viewer;
  readonly day: string;
  readonly channel: ReportChannel;
  readonly subject: string;
  readonly kind: 'RECEIVED' | 'ANSWERED';
}

/** Who received a subject over a channel on a day, or of them those who answered within fourteen days. */
export async function selectSendPeople(sql: Sql, reading: SendPeopleReading): Promise<PersonRow[]> {
  const { viewer, day, channel, subject, kind, ...page } = reading;
  const same = sql`i.channel = ${channel} and i.subject = ${subject}`;
  const received = sql`${seen(sql, viewer)} and ${same} and i.action = 'RECEIVED' and ${within(sql, { from: day, to: day })}`;
  if (kind === 'RECEIVED') return selectPeople(sql, received, page);
  const answered = sql`${seen(sql, viewer)} and ${same} and i.action <> 'RECEIVED'
    and i.doctor_id in (select i.doctor_id from interactions i where ${received})
    and i.at >= (select min(i.at) from interactions i where ${received})
    and i.at < (select min(i.at) from interactions i where ${received}) + interval '14 days'`;
  return selectPeople(sql, answered, page);
}
