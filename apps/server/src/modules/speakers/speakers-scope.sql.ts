// Which speakers a caller sees, in which state they are today, and which of them a tab lists (specification 2.3, speaker; 6).
import { EXPIRING_DAYS, type SpeakerFilter, type SpeakerTab } from '@yijian/contract/speakers';
import { doctorScope } from '../doctors/index.ts';
import { allOf, anywhere, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';

/** Speakers are seen by whoever sees the doctor, and by who proposed them. */
export const speakerScope = (sql: Sql, viewer: Viewer): Fragment =>
  sql`(s.owner_id = ${viewer.id} or ${doctorScope(sql, viewer)})`;

/** Last day on which training and a signed contract hold; null without a signed contract. */
export const validUntil = (sql: Sql): Fragment =>
  sql`(select least(s.training_until, max(k.ends_on)) from speaker_contracts k
    where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id and k.state = 'SIGNED' having max(k.ends_on) is not null)`;

/** An active speaker past the last day is expired, whether the clock has said so or not. */
export const stateOn = (sql: Sql, today: string): Fragment =>
  sql`case when s.state = 'ACTIVE' and coalesce(${validUntil(sql)} < ${today}::date, true) then 'EXPIRED' else s.state end`;

/** What of the year of a day is spent or committed reaches a yearly cap; what waits for its approval does not count. */
export function isCapped(sql: Sql, { day, mostTimes, mostAmount }: Caps & { readonly day: string }): Fragment {
  const year = day.slice(0, 4);
  return sql`(select count(*) >= ${mostTimes}::float8 or (${mostAmount}::float8 > 0 and coalesce(sum(e.fee), 0) >= ${mostAmount}::float8)
    from speaker_engagements e where e.enterprise_id = s.enterprise_id and e.speaker_id = s.id and e.stage in ('COMMITTED', 'ACTUAL')
      and e.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`;
}

/** The state that is shown: an active speaker is capped while the year holds no more, so it is active again with the next year. */
export const shownState = (sql: Sql, { today, ...caps }: Caps & { readonly today: string }): Fragment =>
  sql`case when ${stateOn(sql, today)} = 'ACTIVE' and ${isCapped(sql, { ...caps, day: today })} then 'CAPPED' else ${stateOn(sql, today)} end`;

export const isExpiring = (sql: Sql, today: string, days: number = EXPIRING_DAYS): Fragment =>
  sql`(s.state = 'ACTIVE' and coalesce(${validUntil(sql)} between ${today}::date and ${today}::date + ${days}::int, false))`;

export const isChanging = (sql: Sql): Fragment =>
  sql`exists (select from speaker_changes c where c.enterprise_id = s.enterprise_id and c.speaker_id = s.id and c.state = 'PENDING')`;

/** The process of the change that waits, else that of the speaker. */
export const instanceOf = (sql: Sql): Fragment =>
  sql`coalesce((select c.instance_id from speaker_changes c
    where c.enterprise_id = s.enterprise_id and c.speaker_id = s.id and c.state = 'PENDING'), s.instance_id)`;

const ofTab: Readonly<Record<SpeakerTab, (sql: Sql, asked: { userId: string }) => Fragment>> = {
  maintenance: (sql) => sql`true`,
  submitted: (sql) => sql`(s.state in ('PENDING_APPROVAL', 'RETURNED') or ${isChanging(sql)})`,
  approved: (sql) => sql`s.state in ('QUALIFIED', 'ACTIVE', 'SUSPENDED', 'EXPIRED', 'BLACKLISTED')`,
  pendingApproved: (sql, { userId }) => sql`${instanceOf(sql)} = any(array(select t.instance_id from workflow_tasks t
    join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id
    where c.user_id = ${userId} and c.is_open and t.state = 'OPEN' and t.kind <> 'REVISE'))`,
  doneApproved: (sql, { userId }) => sql`exists (select from workflow_tasks t
    where t.enterprise_id = s.enterprise_id and t.decided_by = ${userId} and t.state in ('APPROVED', 'REJECTED', 'RETURNED')
      and (t.instance_id = s.instance_id or t.instance_id = any(array(select c.instance_id from speaker_changes c
        where c.enterprise_id = s.enterprise_id and c.speaker_id = s.id))))`,
};

/** Yearly caps of rule H2. */
export interface Caps {
  readonly mostTimes: number;
  /** CNY */
  readonly mostAmount: number;
}

export interface Asked extends Caps {
  readonly viewer: Viewer;
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

export function whereOf(sql: Sql, filter: SpeakerFilter, asked: Asked): Fragment {
  const { viewer, today } = asked;
  const { tab, keyword, state, tier } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    speakerScope(sql, viewer),
    tab === undefined ? undefined : ofTab[tab](sql, { userId: viewer.id }),
    state === undefined ? undefined : sql`${shownState(sql, asked)} = ${state}`,
    tier === undefined ? undefined : sql`s.tier = ${tier}`,
    filter.expiresWithin === undefined ? undefined : isExpiring(sql, today, Number(filter.expiresWithin)),
    keyword === undefined
      ? undefined
      : sql`(d.name ilike ${like} or d.en_name ilike ${like} or d.pinyin ilike ${like} or h.name ilike ${like})`,
  ]);
}
