// Interactions read: by day or month, by type, one below the other; visits only those the reader may see.
import type { Action, ActionQuery, Granularity, Statistic } from '@yijian/contract/interactions';
import type { SessionUser } from '../../platform/auth/index.ts';
import { allOf, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import { eventSeen } from './events-seen.sql.ts';

export interface Reading {
  readonly doctorId: string;
  readonly user: SessionUser;
}

const dataType = (sql: Sql): Fragment => sql`
  case when i.action = 'RECEIVED' then 'SENT'
    when i.channel = 'EDUCATION' then case i.action when 'READ' then 'LITERATURE' when 'DISCUSSED' then 'CASE' when 'TESTED' then 'QUIZ' else 'COURSE' end
    when i.channel = 'LIVE' then case i.action when 'ASKED' then 'ASK' else 'LIVE' end
    when i.channel in ('VISIT', 'SURVEY', 'MEETING') then i.channel
    when i.channel = 'PORTAL' then 'SIGN_IN'
    when i.action = 'REPLIED' then 'REPLY' when i.action = 'CLICKED' then 'CLICK' else 'READ' end`;

/** Interactions of the doctor that the reader may see: a colleague's visit in the scope of visits, or not at all. */
function seen(sql: Sql, { doctorId, user }: Reading): Fragment {
  return sql`i.enterprise_id = app.enterprise_id() and i.doctor_id = ${doctorId} and ${eventSeen(sql, user)}`;
}

const fromDay = (sql: Sql, day: string): Fragment =>
  sql`i.at >= (${day}::date::timestamp at time zone 'Asia/Shanghai')`;
const toDay = (sql: Sql, day: string): Fragment =>
  sql`i.at < ((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

export interface ActivenessRow {
  readonly actionDate: string;
  readonly total: number;
  readonly education: number;
  readonly live: number;
  readonly survey: number;
}

/** What the doctor did; what was only sent to them does not make them active. */
export async function selectActiveness(
  sql: Sql,
  { granularity, from, to, ...reading }: Reading & { granularity: Granularity; from: string; to: string },
): Promise<ActivenessRow[]> {
  const shape = granularity === 'DAY' ? 'YYYY-MM-DD' : 'YYYY-MM';
  return sql<ActivenessRow[]>`
    select to_char(i.at at time zone 'Asia/Shanghai', ${shape}) as "actionDate", count(*)::int as total,
      (count(*) filter (where i.channel = 'EDUCATION'))::int as education, (count(*) filter (where i.channel = 'LIVE'))::int as live,
      (count(*) filter (where i.channel = 'SURVEY'))::int as survey
    from interactions i
    where ${seen(sql, reading)} and i.action <> 'RECEIVED' and ${fromDay(sql, from)} and ${toDay(sql, to)}
    group by 1`;
}

export async function selectStatistics(
  sql: Sql,
  { from, to, ...reading }: Reading & { from: string; to: string },
): Promise<Statistic[]> {
  return sql<Statistic[]>`
    select ${dataType(sql)} as "dataType", count(*)::int as counts from interactions i
    where ${seen(sql, reading)} and i.action <> 'RECEIVED' and ${fromDay(sql, from)} and ${toDay(sql, to)}
    group by 1 order by 2 desc, 1`;
}

const matching = (sql: Sql, query: ActionQuery & Reading): Fragment =>
  allOf(sql, [
    seen(sql, query),
    query.from === undefined ? undefined : fromDay(sql, query.from),
    query.to === undefined ? undefined : toDay(sql, query.to),
    query.dataType?.length ? sql`${dataType(sql)} = any(${query.dataType as string[]})` : undefined,
  ]);

export type ActionRow = Omit<Action, 'actionStartTime'> & { readonly actionStartTime: Date };

export async function selectActions(
  sql: Sql,
  query: ActionQuery & Reading & { readonly language: 'zh' | 'en' },
): Promise<ActionRow[]> {
  const { page, size, sort, language } = query;
  const order = sort === 'actionStartTime,asc' ? sql`i.at, i.id` : sql`i.at desc, i.id desc`;
  return sql<ActionRow[]>`
    select i.id, i.at as "actionStartTime", i.action as "actionType", i.channel, i.subject, ${dataType(sql)} as "dataType",
      i.duration_seconds as duration, ${namedUser(sql, language, 'u')} as who
    from interactions i left join users u on u.enterprise_id = i.enterprise_id and u.id = i.user_id
    where ${matching(sql, query)} order by ${order} limit ${size} offset ${page * size}`;
}

export async function countActions(sql: Sql, query: ActionQuery & Reading): Promise<number> {
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from interactions i where ${matching(sql, query)}`;
  return row.n;
}

export interface SummaryRow {
  readonly counts: number;
  readonly previousCounts: number;
  readonly weeks: number;
  readonly previousWeeks: number;
  readonly lastAt: Date | null;
}

/** Thirteen weeks up to today against the thirteen before. */
export async function selectSummary(sql: Sql, { today, ...reading }: Reading & { today: string }): Promise<SummaryRow> {
  const [row] = await sql<[SummaryRow]>`
    select (count(*) filter (where x.back < 90))::int as counts, (count(*) filter (where x.back between 90 and 179))::int as "previousCounts",
      (count(distinct x.back / 7) filter (where x.back < 91))::int as weeks,
      (count(distinct x.back / 7) filter (where x.back between 91 and 181))::int as "previousWeeks", max(x.at) as "lastAt"
    from (select i.at, ${today}::date - (i.at at time zone 'Asia/Shanghai')::date as back from interactions i
      where ${seen(sql, reading)} and i.action <> 'RECEIVED' and i.at >= ((${today}::date - 181)::timestamp at time zone 'Asia/Shanghai')
        and ${toDay(sql, today)}) x`;
  return row;
}
