// Statements that list and read speakers.
import type { SpeakerFilter, SpeakerPaging, SpeakerState, SpeakerTier } from '@yijian/contract/speakers';
import { named, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import {
  instanceOf,
  isChanging,
  isExpiring,
  shownState,
  speakerScope,
  stateOn,
  validUntil,
  whereOf,
  type Asked,
} from './speakers-scope.sql.ts';
import { namedDepartment } from '../dictionaries/index.ts';

export interface Reading extends Asked {
  readonly language: 'zh' | 'en';
}

const joins = (sql: Sql): Fragment => sql`speakers s
  join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
  join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id`;

function ofYear(sql: Sql, today: string, what: Fragment): Fragment {
  const year = today.slice(0, 4);
  return sql`(select ${what} from speaker_engagements e where e.enterprise_id = s.enterprise_id and e.speaker_id = s.id
    and e.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`;
}

function columns(sql: Sql, reading: Reading): Fragment {
  const { viewer, today, language, mostTimes, mostAmount } = reading;
  return sql`s.id::text as id, json_build_object('id', d.id::text, 'name', ${named(sql, language, 'd')}) as doctor,
    coalesce((select ${named(sql, language, 't')} from standard_titles t where t.code = d.title_code), '') as title,
    ${named(sql, language, 'h')} as "hospitalName", ${namedDepartment(sql, language, 'd')} as department, s.tier, s.score, ${shownState(sql, reading)} as state,
    s.topics, ${validUntil(sql)} as "validUntil", ${isExpiring(sql, today)} as "isExpiring", ${isChanging(sql)} as "isChanging",
    ${ofYear(sql, today, sql`count(*)::int`)} as times, ${ofYear(sql, today, sql`coalesce(sum(e.fee), 0)::float8`)} as amount,
    ${mostTimes}::float8 as "mostTimes", ${mostAmount}::float8 as "mostAmount",
    case when s.state = 'PENDING_APPROVAL' or ${isChanging(sql)} then (
      select json_build_object('node', t.name, 'since', t.created_at,
        'people', coalesce((select string_agg(${namedUser(sql, language, 'cu')}, ', ' order by cu.id) from workflow_candidates c
          join users cu on cu.enterprise_id = c.enterprise_id and cu.id = c.user_id
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open), ''),
        'taskId', (select t.id::text from workflow_candidates c
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open and c.user_id = ${viewer.id}))
      from workflow_tasks t where t.enterprise_id = s.enterprise_id and t.instance_id = ${instanceOf(sql)} and t.state = 'OPEN'
      order by t.id limit 1) end as waiting,
    s.updated_at as "updatedAt"`;
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    updatedAt: sql`s.updated_at`,
    validUntil: validUntil(sql),
    score: sql`s.score`,
  };
  const column = columnOf[field!]!;
  return direction === 'desc' ? sql`${column} desc nulls last, s.id desc` : sql`${column}, s.id`;
}

export async function selectSpeakers(sql: Sql, paging: SpeakerPaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from ${joins(sql)} where ${whereOf(sql, paging, reading)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: SpeakerFilter, asked: Asked): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from ${joins(sql)} where ${whereOf(sql, filter, asked)}`;
  return row.count;
}

const contractsOf = (sql: Sql): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('id', k.id::text, 'number', k.number, 'service', k.service, 'startsOn', k.starts_on,
      'endsOn', k.ends_on, 'fee', k.fee, 'state', k.state, 'signerName', k.signer_name, 'signedAt', k.signed_at, 'hash', k.hash)
      order by k.id desc), '[]')
    from speaker_contracts k where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id)`;

/** Titles of meetings are for those who see all of them. */
function engagementsOf(sql: Sql, { viewer }: Reading): Fragment {
  const isWide = viewer.dataRanges.includes('ALL');
  return sql`(select coalesce(json_agg(json_build_object('meetingId', e.meeting_id::text, 'title', ${isWide ? sql`e.title` : sql`''`},
      'day', e.day, 'minutes', e.minutes, 'fee', e.fee, 'stage', e.stage) order by e.day desc, e.id desc), '[]')
    from (select * from speaker_engagements e where e.enterprise_id = s.enterprise_id and e.speaker_id = s.id
      order by e.day desc limit 50) e)`;
}

const stepsOf = (sql: Sql, { language }: Reading): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('from', p.from_state, 'to', p.to_state, 'at', p.at, 'reason', p.reason,
      'userName', ${namedUser(sql, language, 'pu')}) order by p.id), '[]')
    from speaker_steps p left join users pu on pu.enterprise_id = p.enterprise_id and pu.id = p.user_id
    where p.enterprise_id = s.enterprise_id and p.speaker_id = s.id)`;

const changesOf = (sql: Sql, { language }: Reading): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('id', c.id::text, 'state', c.state, 'tier', c.tier, 'proposedTier', c.proposed_tier,
      'tierReason', c.tier_reason, 'score', c.score, 'topics', c.topics, 'trainingUntil', c.training_until, 'reason', c.reason,
      'askedBy', ${namedUser(sql, language, 'cu')}, 'askedAt', c.asked_at, 'endedAt', c.ended_at,
      'endedBy', ${namedUser(sql, language, 'eu')}, 'endedReason', c.ended_reason)
      order by c.id desc), '[]')
    from speaker_changes c join users cu on cu.enterprise_id = c.enterprise_id and cu.id = c.asked_by
    left join users eu on eu.enterprise_id = c.enterprise_id and eu.id = c.ended_by
    where c.enterprise_id = s.enterprise_id and c.speaker_id = s.id)`;

/** The speaker as JSON; undefined when it is not there for the viewer. */
export async function selectSpeaker(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const { viewer, today, language } = reading;
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${columns(sql, reading)}, s.proposed_tier as "proposedTier", s.tier_reason as "tierReason", s.evidence,
        s.training_until as "trainingUntil", json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
        s.approved_at as "approvedAt", ${ofYear(sql, today, sql`(count(*) filter (where e.stage = 'ACTUAL'))::int`)} as "spentTimes",
        ${ofYear(sql, today, sql`coalesce(sum(e.fee) filter (where e.stage = 'ACTUAL'), 0)::float8`)} as "spentAmount",
        ${contractsOf(sql)} as contracts, ${engagementsOf(sql, reading)} as engagements, ${stepsOf(sql, reading)} as steps,
        ${changesOf(sql, reading)} as changes, ${instanceOf(sql)}::text as "instanceId", s.version
      from ${joins(sql)} join users u on u.enterprise_id = s.enterprise_id and u.id = s.owner_id
      where s.enterprise_id = app.enterprise_id() and s.id = ${id} and ${speakerScope(sql, viewer)}
    ) detail`;
  return row?.detail;
}

export interface StoredSpeaker {
  readonly id: string;
  readonly doctorId: string;
  /** Chinese name of the doctor, as it is signed. */
  readonly doctorName: string;
  readonly tier: SpeakerTier;
  readonly score: number;
  readonly tierReason: string;
  readonly topics: readonly string[];
  readonly trainingUntil: string | null;
  /** As it is stored; the clock says later that an active one has expired, and none is stored as capped. */
  readonly stored: SpeakerState;
  readonly state: SpeakerState;
  readonly ownerId: string;
  readonly instanceId: string | null;
  /** A change waits for its approval. */
  readonly isChanging: boolean;
  readonly version: number;
}

const stored = (sql: Sql, state: Fragment): Fragment =>
  sql`s.id, s.doctor_id as "doctorId", d.name as "doctorName", s.tier, s.score, s.tier_reason as "tierReason", s.topics,
    s.training_until::text as "trainingUntil", s.state as stored, ${state} as state, s.owner_id as "ownerId",
    s.instance_id as "instanceId", ${isChanging(sql)} as "isChanging", s.version`;

/** Under its lock; undefined when it is not there for the viewer. */
export async function lockSpeaker(sql: Sql, id: string, asked: Asked): Promise<StoredSpeaker | undefined> {
  const [row] = await sql<StoredSpeaker[]>`
    select ${stored(sql, shownState(sql, asked))} from ${joins(sql)} where s.enterprise_id = app.enterprise_id() and s.id = ${id} and ${speakerScope(sql, asked.viewer)}
    for update of s`;
  return row;
}

/** For processes and the clock, which act for everybody. */
export async function lockAnySpeaker(sql: Sql, id: string, today: string): Promise<StoredSpeaker | undefined> {
  const [row] = await sql<StoredSpeaker[]>`
    select ${stored(sql, stateOn(sql, today))} from ${joins(sql)} where s.enterprise_id = app.enterprise_id() and s.id = ${id} for update of s`;
  return row;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from speakers where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}`;
  return row?.id;
}
