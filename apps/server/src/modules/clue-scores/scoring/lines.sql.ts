// The ledger of a score: every doctor and rule that earns points as of a moment. Scores are sums of these lines and nothing else.
import type { ActRule, ClueScoring, FitRule } from '@yijian/contract/clue-scores';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { DoctorRange } from '../../doctors/index.ts';
import { endOf, matching, startOf } from '../../sales-funnels/index.ts';
import { holds } from './conditions.sql.ts';

export interface LinesAsked {
  readonly scoring: ClueScoring;
  /** Scores are wanted as of each of these moments. */
  readonly moments: readonly Date[];
  /** The condition on `d` (doctors) that one is scored. */
  readonly people: Fragment;
  /** Of which doctors the events are read, when they stand together: so their events are read in one piece. */
  readonly range?: DoctorRange;
}

const joined = (parts: readonly Fragment[], sql: Sql): Fragment =>
  parts.slice(1).reduce<Fragment>((all, one) => sql`${all}, ${one}`, parts[0]!);

function happens(sql: Sql, { match, condition, from, to }: ActRule): Fragment {
  return allOf(sql, [
    matching(sql, match),
    condition === null ? undefined : holds(sql, condition),
    from === null ? undefined : sql`i.at >= ${startOf(sql, from)}`,
    to === null ? undefined : sql`i.at < ${endOf(sql, to)}`,
  ]);
}

/** In percent: whole points times it are hundredths of a point. */
function weight(sql: Sql, { channelWeights }: ClueScoring): Fragment {
  if (channelWeights.length === 0) return sql`100`;
  const cases = channelWeights.map(({ channel, percent }) => sql`when ${channel} then ${percent}::int`);
  return sql`(case channel ${cases.reduce<Fragment>((all, one) => sql`${all} ${one}`, sql``)} else 100 end)`;
}

const consented = (
  sql: Sql,
): Fragment => sql`exists (select from (select distinct on (c.channel) c.event from consents c
  where c.enterprise_id = d.enterprise_id and c.doctor_id = d.id and c.purpose = 'CONTENT' order by c.channel, c.id desc) last
  where last.event = 'GRANTED')`;

/** The doctors who are scored, with all that a rule may ask of them. */
export function scoredDoctors(sql: Sql, { scoring, people }: Omit<LinesAsked, 'moments'>): Fragment {
  return sql`select d.id, d.tier, d.title_code, d.department_code, d.hospital_level, d.province_code from doctors d where d.enterprise_id = app.enterprise_id() and d.is_enabled and ${people}
    and ${scoring.needsConsent ? consented(sql) : sql`true`}`;
}

type Numbered<R> = R & { readonly no: number };

/**
 * One row for each doctor, moment and fit rule that holds, and for each event that a rule of engagement counts:
 * as_of, doctor_id, no (place of the rule in the set), axis, event_id, at, channel, action, full_cents, cents.
 * Both are hundredths of a point, in whole numbers, so that sums are exact and quick. Attributes are those of today,
 * what a condition asks of events is that of the moment.
 */
export function lineRows(sql: Sql, asked: LinesAsked): Fragment {
  const { scoring, moments } = asked;
  const rules = scoring.rules.map((rule, no) => ({ ...rule, no }));
  const fit = rules.filter((rule): rule is Numbered<FitRule> => rule.axis === 'FIT');
  const act = rules.filter((rule): rule is Numbered<ActRule> => rule.axis === 'ENGAGEMENT');
  const people = sql`people as materialized (${scoredDoctors(sql, asked)})`;
  const when = sql`moments(as_of) as (select unnest(${moments.map((one) => one.toISOString())}::timestamptz[]))`;
  const parts = [
    ...(fit.length === 0 ? [] : [fitLines(sql, fit)]),
    ...(act.length === 0 ? [] : [actLines(sql, act, asked)]),
  ];
  return sql`with ${people}, ${when} ${parts.slice(1).reduce<Fragment>((all, one) => sql`${all} union all ${one}`, parts[0]!)}`;
}

function fitLines(sql: Sql, rules: readonly Numbered<FitRule>[]): Fragment {
  const values = joined(
    rules.map((rule) => sql`(${rule.no}::int, ${rule.points * 100}::int, ${holds(sql, rule.condition)})`),
    sql,
  );
  return sql`
    select m.as_of, d.id as doctor_id, r.no, 'FIT' as axis, null::bigint as event_id, null::timestamptz as at, null::text as channel,
      null::text as action, r.cents as full_cents, r.cents
    from people d cross join moments m cross join lateral (values ${values}) r(no, cents, holds) where r.holds`;
}

/**
 * Newest first: what lies beyond the cap is what happened long ago. What is worn off is reckoned in floating point, whose error is far
 * below the half of a hundredth that rounding decides, and rounded away from zero.
 */
function actLines(sql: Sql, rules: readonly Numbered<ActRule>[], { scoring, moments, range }: LinesAsked): Fragment {
  const values = joined(
    rules.map(
      (
        rule,
      ) => sql`(${rule.no}::int, ${rule.points}::int, ${rule.frequency}::text, ${rule.cap === null ? null : rule.cap * 100}::int, ${rule.windowDays}::int,
        ${rule.halfLifeDays}::float8, ${happens(sql, rule)})`,
    ),
    sql,
  );
  const longest = Math.max(...rules.map(({ windowDays }) => windowDays));
  const times = moments.map((one) => one.getTime());
  const earliest = new Date(Math.min(...times) - longest * 86_400_000);
  const events = sql`
    select m.as_of, i.doctor_id, r.no, i.id as event_id, i.at, i.channel, i.action, r.points, r.cap, r.half,
      case r.frequency when 'EACH' then i.id when 'DAILY' then (i.at at time zone 'Asia/Shanghai')::date - date '1970-01-01' else 0 end as turn
    from interactions i join people d on d.id = i.doctor_id
    join moments m on i.at <= m.as_of and i.at > m.as_of - make_interval(hours => ${longest * 24}::int)
    cross join lateral (values ${values}) r(no, points, frequency, cap, days, half, holds)
    where i.enterprise_id = app.enterprise_id() and r.holds and i.at > m.as_of - make_interval(hours => r.days * 24)
      and i.at > ${earliest} and i.at <= ${new Date(Math.max(...times))}
      and ${range === undefined ? sql`true` : sql`i.doctor_id between ${range.from}::bigint and ${range.to}::bigint`}`;
  const counted = sql`
    select distinct on (as_of, doctor_id, no, turn) *, points * ${weight(sql, scoring)} as full_cents
    from (${events}) e order by as_of, doctor_id, no, turn, at desc, event_id desc`;
  const decayed = sql`
    select *, case when half is null then full_cents
      else trunc(full_cents * power(0.5::float8, date_part('epoch', as_of - at) / 86400 / half) + 0.5 * sign(points))::int end as decayed
    from (${counted}) c`;
  const summed = sql`
    select *, sum(decayed) over (partition by as_of, doctor_id, no order by at desc, event_id desc) as running from (${decayed}) w`;
  return sql`
    select as_of, doctor_id, no, 'ENGAGEMENT' as axis, event_id, at, channel, action, full_cents,
      case when cap is null then decayed
        else (greatest(-cap, least(cap, running)) - greatest(-cap, least(cap, running - decayed)))::int end as cents
    from (${summed}) s`;
}

/** Grade of the expression by the thresholds of the set. */
export const gradeOf = (sql: Sql, { thresholds: { A, B, C } }: ClueScoring, score: Fragment): Fragment =>
  sql`case when ${score} >= ${A} then 'A' when ${score} >= ${B} then 'B' when ${score} >= ${C} then 'C' else 'D' end`;

/** One row for each scored doctor and moment with a line: as_of, doctor_id, fit, engagement, last_event_at. */
export const scoreRows = (sql: Sql, asked: LinesAsked): Fragment => sql`
  select as_of, doctor_id, coalesce(sum(cents) filter (where axis = 'FIT'), 0) * 0.01 as fit,
    coalesce(sum(cents) filter (where axis = 'ENGAGEMENT'), 0) * 0.01 as engagement, max(at) as last_event_at
  from (${lineRows(sql, asked)}) lines group by as_of, doctor_id`;
