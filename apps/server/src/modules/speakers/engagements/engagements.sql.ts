// Statements of what meetings engage speakers for.
import type { SpeakerState, SpeakerTier } from '@yijian/contract/speakers';
import { named, type Sql } from '../../../platform/db/index.ts';
import { stateOn } from '../speakers-scope.sql.ts';

export interface EngagedRow {
  readonly doctorId: string;
  readonly name: string;
  /** Tier and state are null for a doctor who is no speaker. */
  readonly tier: SpeakerTier | null;
  readonly state: SpeakerState | null;
  readonly topics: readonly string[];
  readonly trainingUntil: string | null;
  /** Last day of a signed contract that holds on the day; null without one. */
  readonly contractUntil: string | null;
  /** Talks and CNY of the year of the day in other meetings. */
  readonly times: number;
  readonly amount: number;
}

export interface EngagedWanted {
  readonly doctorIds: readonly string[];
  /** The day of the meeting, YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  /** The meeting that asks, which does not count; null while it is not stored. */
  readonly meetingId: string | null;
  readonly language: 'zh' | 'en';
}

export function selectEngaged(sql: Sql, wanted: EngagedWanted): Promise<EngagedRow[]> {
  const { doctorIds, day, today, meetingId, language } = wanted;
  const year = day.slice(0, 4);
  return sql<EngagedRow[]>`
    select d.id::text as "doctorId", ${named(sql, language, 'd')} as name, s.tier, ${stateOn(sql, today)} as state,
      coalesce(s.topics, '{}') as topics,
      s.training_until::text as "trainingUntil",
      (select max(k.ends_on)::text from speaker_contracts k where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id
        and k.state = 'SIGNED' and ${day}::date between k.starts_on and k.ends_on) as "contractUntil",
      coalesce(e.times, 0)::int as times, coalesce(e.amount, 0)::float8 as amount
    from doctors d
    left join speakers s on s.enterprise_id = d.enterprise_id and s.doctor_id = d.id
    left join lateral (select count(*) as times, sum(e.fee) as amount from speaker_engagements e
      where e.enterprise_id = s.enterprise_id and e.speaker_id = s.id and e.meeting_id is distinct from ${meetingId}
        and e.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date) e on true
    where d.enterprise_id = app.enterprise_id() and d.id = any(${doctorIds as string[]}::bigint[]) order by d.id`;
}

/** Names of those who are blacklisted; until the caller's transaction ends nobody of the named becomes so. */
export async function selectBlacklisted(
  sql: Sql,
  doctorIds: readonly string[],
  language: 'zh' | 'en',
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with s as materialized (select id, enterprise_id, doctor_id, state from speakers
      where enterprise_id = app.enterprise_id() and doctor_id = any(${doctorIds as string[]}::bigint[]) order by id for share)
    select ${named(sql, language, 'd')} as name from s join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where s.state = 'BLACKLISTED' order by s.id`;
  return rows.map(({ name }) => name);
}

/** Keeps what the year of these doctors holds as it is until the transaction ends; in one order, so that two never wait for each other. */
export async function lockSpeakers(sql: Sql, doctorIds: readonly string[]): Promise<void> {
  await sql`select from speakers where enterprise_id = app.enterprise_id() and doctor_id = any(${doctorIds as string[]}::bigint[])
    order by id for no key update`;
}

export interface NewEngagement {
  readonly doctorId: string;
  readonly meetingId: string;
  readonly title: string;
  readonly day: string;
  readonly minutes: number;
  readonly fee: number;
  readonly stage: 'ESTIMATED' | 'COMMITTED' | 'ACTUAL';
}

/** Answers the speaker; undefined where the doctor is none. */
export async function insertEngagement(sql: Sql, one: NewEngagement): Promise<string | undefined> {
  const { doctorId, meetingId, title, day, minutes, fee, stage } = one;
  const [row] = await sql<{ id: string }[]>`
    insert into speaker_engagements (speaker_id, meeting_id, title, day, minutes, fee, stage)
    select s.id, ${meetingId}, ${title}, ${day}, ${minutes}, ${fee}, ${stage}
    from speakers s where s.enterprise_id = app.enterprise_id() and s.doctor_id = ${doctorId}
    returning speaker_id as id`;
  return row?.id;
}

/** Answers the speakers who were engaged. */
export async function deleteEngagements(sql: Sql, meetingId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    delete from speaker_engagements where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} returning speaker_id as id`;
  return rows.map(({ id }) => id);
}
