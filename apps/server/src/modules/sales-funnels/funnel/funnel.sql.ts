// A funnel step by step: the events of each step are joined in order of time to the attempts that came to the one before it.
import {
  OTHER_VALUES,
  TOP_VALUES,
  type Breakdown,
  type Days,
  type FunnelDefinition,
} from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import {
  anyOf,
  belongsTo,
  doctorEvents,
  endOf,
  matching,
  scopedEvents,
  seenEvents,
  startOf,
  unitOf,
} from '../events.sql.ts';

export interface FunnelAsked {
  readonly definition: FunnelDefinition;
  readonly days: Days;
  readonly viewer: SessionUser;
}

const list = (sql: Sql, parts: readonly Fragment[]): Fragment =>
  parts.slice(1).reduce<Fragment>((all, one) => sql`${all}, ${one}`, parts[0]!);

/** Events of the audience that may count: in COHORT attempts begun in the period go on after it, in FLOW they may have begun before it. */
function within(sql: Sql, { definition, days }: FunnelAsked): Fragment {
  const { windowDays, mode } = definition;
  const window = sql`make_interval(hours => ${windowDays * 24}::int)`;
  return mode === 'FLOW'
    ? sql`i.at >= ${startOf(sql, days.from)} - ${window} and i.at < ${endOf(sql, days.to)}`
    : sql`i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)} + ${window}`;
}

/**
 * With exclusions every event of a step or an exclusion, `marked`: each excluded event begins a new `part`, in which earlier
 * attempts are over.
 */
function markedEvents(sql: Sql, asked: FunnelAsked): Fragment {
  const { unit, steps, exclusions, audience } = asked.definition;
  const conditions = steps.map((step) => matching(sql, step));
  const excluded = anyOf(
    sql,
    exclusions.map((one) => matching(sql, one)),
  );
  const flags = conditions.map((condition, at) => sql`(${condition}) as ${sql(`m${at + 1}`)}`);
  return sql`marked as materialized (
    select *, count(*) filter (where mx) over (partition by unit order by at, id) as part from (
      select ${unitOf(sql, unit)} as unit, i.id, i.at, i.channel, (${excluded}) as mx, ${list(sql, flags)}
      from ${scopedEvents(sql, asked.viewer)} and ${within(sql, asked)} and ${audience === undefined ? sql`true` : belongsTo(sql, audience)}
        and (${anyOf(sql, conditions)} or ${excluded})) x),`;
}

/** Events of the step `no`, from the second on of units alone that reached the one before it: those are known to be in the viewer's range. */
function stepEvents(sql: Sql, asked: FunnelAsked, no: number): Fragment {
  const { unit, steps, exclusions, audience } = asked.definition;
  const before = sql(`s${no - 1}`);
  if (exclusions.length > 0)
    return sql`select unit, part, id, at, channel from marked where ${sql(`m${no}`)} and not mx
      ${no === 1 ? sql`` : sql`and unit in (select unit from ${before})`}`;
  const isDoctor = unit === 'DOCTOR';
  const known = isDoctor && no > 1;
  const audienceOf = audience === undefined || known ? undefined : belongsTo(sql, audience);
  const events = isDoctor && audienceOf === undefined ? doctorEvents : scopedEvents;
  const all = sql`
    select ${unitOf(sql, unit)} as unit, i.id, i.at, i.channel
    from ${(known ? seenEvents : events)(sql, asked.viewer)} and ${within(sql, asked)} and ${matching(sql, steps[no - 1]!)}
      ${audienceOf === undefined ? sql`` : sql`and ${audienceOf}`}`;
  if (no === 1) return all;
  // Read by kind as one range: looked up unit by unit they would cost ten times as much, and nobody can estimate how many came so far.
  return sql`select * from (${all} offset 0) e where unit in (select unit from ${before})`;
}

/**
 * Common table expressions `s1`, `s2` and so on: the events that reach the step, with `e`, when the latest attempt began that does.
 * The latest beginning is the best one, as the window is measured from it. Each step asks the entries of the one before alone, and
 * only events before its own, so that no event is two steps of one attempt. Who never came to a step is not looked at again.
 */
function chained(sql: Sql, asked: FunnelAsked): Fragment {
  const { steps, windowDays, exclusions } = asked.definition;
  const attempts = exclusions.length > 0 ? sql`unit, part` : sql`unit`;
  const first = sql`s1 as materialized (
    select *, at as e from (${stepEvents(sql, asked, 1)}) x where at < ${endOf(sql, asked.days.to)})`;
  const marked = exclusions.length > 0 ? markedEvents(sql, asked) : sql``;
  return steps.slice(1).reduce<Fragment>(
    (all, _, at) => {
      const [before, next, own] = [sql(`s${at + 1}`), sql(`n${at + 2}`), sql(`s${at + 2}`)];
      return sql`${all}, ${next} as materialized (${stepEvents(sql, asked, at + 2)}),
        ${own} as materialized (
          select ${attempts}, id, at, p as e from (
            select *, max(e) over (partition by ${attempts} order by at, id, is_next desc rows between unbounded preceding and 1 preceding) as p
            from (select ${attempts}, id, at, e, false as is_next from ${before} where unit in (select unit from ${next})
              union all select ${attempts}, id, at, null, true from ${next}) x) x
          where is_next and at - p <= make_interval(hours => ${windowDays * 24}::int))`;
    },
    sql`${marked} ${first}`,
  );
}

/**
 * One row for each that began, in FLOW for each that took a step in the period: `r1` and so on whether the step was reached, the
 * last one of them, when, from which channel, and hours from the beginning to each step. Later events of a step never belong to
 * earlier beginnings: the least of both are those of the first event.
 */
export function funnelRows(sql: Sql, asked: FunnelAsked): Fragment {
  const { definition, days } = asked;
  const { steps, mode } = definition;
  const taken = mode === 'FLOW' ? sql`where at >= ${startOf(sql, days.from)}` : sql``;
  const numbers = steps.map((_, at) => at + 1);
  const of = (name: string) => (no: number) => sql`${sql(`f${no}`)}.${sql(name)}`;
  const tables = numbers.map(
    (no) => sql`(select unit, max(at) as last, extract(epoch from min(at) - min(e))::float8 / 3600 as hours
      from ${sql(`s${no}`)} ${taken} group by unit) ${sql(`f${no}`)}`,
  );
  const joined = tables.reduce((all, one) => sql`${all} full join ${one} using (unit)`);
  const level = numbers
    .toReversed()
    .reduce<Fragment>((all, no) => sql`${all} when ${of('last')(no)} is not null then ${no}::int`, sql``);
  const reached = numbers.map(
    (no) => sql`${of('last')(no)} is not null as ${sql(`r${no}`)}, ${of('hours')(no)} as ${sql(`h${no}`)}`,
  );
  return sql`
    with ${chained(sql, asked)}
    select unit, case ${level} end as level, greatest(${list(sql, numbers.map(of('last')))}) as at,
      begun.channel, ${list(sql, reached)}
    from ${joined}
    left join (select distinct on (unit) unit, channel from s1 order by unit, at, id) begun using (unit)`;
}

/** The value of each by the breakdown, those after the first twenty as one. */
function sliced(sql: Sql, asked: FunnelAsked, breakdown: Breakdown): Fragment {
  const isDoctor = asked.definition.unit === 'DOCTOR';
  const values: Record<Breakdown, Fragment> = {
    REGION: sql`coalesce(o.province_code, '')`,
    DEPARTMENT: isDoctor ? sql`coalesce(o.department_code, '')` : sql`''`,
    TIER: isDoctor ? sql`o.tier` : sql`o.level`,
    CHANNEL: sql`f.channel`,
  };
  const owner = isDoctor ? sql`doctors` : sql`hospitals`;
  return sql`
    select f.*, case when dense_rank() over (order by f.people desc, f.own collate "C") <= ${TOP_VALUES} then f.own else ${OTHER_VALUES} end as value
    from (select f.*, count(*) over (partition by f.own) as people
      from (select f.*, ${values[breakdown]} as own from (${funnelRows(sql, asked)}) f
        join ${owner} o on o.enterprise_id = app.enterprise_id() and o.id = f.unit) f) f`;
}

export interface FiguresRow {
  /** Null for all together. */
  readonly value: string | null;
  readonly people: readonly number[];
  readonly stopped: readonly number[];
  readonly medians: readonly (number | null)[];
}

/** All together in COHORT, where nobody reaches a step without the one before it: each step is counted for itself, nothing is joined. */
function selectCohort(sql: Sql, asked: FunnelAsked): Promise<FiguresRow[]> {
  const tables = asked.definition.steps.map((_, at) => {
    const median =
      at === 0
        ? sql`case when count(*) > 0 then 0::float8 end`
        : sql`percentile_cont(0.5) within group (order by hours)`;
    return sql`(select count(*)::int as people, ${median} as median
      from (select extract(epoch from min(at) - min(e))::float8 / 3600 as hours from ${sql(`s${at + 1}`)} group by unit) x) ${sql(`f${at + 1}`)}`;
  });
  const each = (of: (no: number) => Fragment): Fragment =>
    list(
      sql,
      tables.map((_, at) => of(at + 1)),
    );
  const people = (no: number): Fragment => sql`${sql(`f${no}`)}.people`;
  const later = (no: number): Fragment => (no === tables.length ? sql`0` : people(no + 1));
  return sql<FiguresRow[]>`
    with ${chained(sql, asked)}
    select null as value, array[${each(people)}] as people, array[${each((no) => sql`${people(no)} - ${later(no)}`)}] as stopped,
      array[${each((no) => sql`${sql(`f${no}`)}.median`)}] as medians
    from ${list(sql, tables)}`;
}

export async function selectFigures(sql: Sql, asked: FunnelAsked, breakdown: Breakdown | null): Promise<FiguresRow[]> {
  const { steps, mode } = asked.definition;
  if (breakdown === null && mode !== 'FLOW') return selectCohort(sql, asked);
  const people = steps.map((_, at) => sql`(count(*) filter (where ${sql(`r${at + 1}`)}))::int`);
  const stopped = steps.map((_, at) => sql`(count(*) filter (where level = ${at + 1}))::int`);
  // Nobody needs time to begin.
  const medians = steps.map((_, at) =>
    at === 0
      ? sql`min(h1) filter (where r1)`
      : sql`percentile_cont(0.5) within group (order by ${sql(`h${at + 1}`)}) filter (where ${sql(`r${at + 1}`)})`,
  );
  const numbers = sql`array[${list(sql, people)}] as people, array[${list(sql, stopped)}] as stopped, array[${list(sql, medians)}] as medians`;
  if (breakdown === null) return sql<FiguresRow[]>`select null as value, ${numbers} from (${funnelRows(sql, asked)}) f`;
  return sql<FiguresRow[]>`
    with f as materialized (${sliced(sql, asked, breakdown)})
    select case when grouping(value) = 1 then null else value end as value, ${numbers} from f
    group by grouping sets ((), (value))
    order by grouping(value) desc, f.value = ${OTHER_VALUES}, count(*) desc, f.value`;
}

export interface SliceAsked extends FunnelAsked {
  readonly step: number;
  readonly kind: 'REACHED' | 'DROPPED';
  readonly breakdown: Breakdown | null;
  readonly value?: string | undefined;
}

/** Those behind one number, as selectPeople takes them. */
export function sliceRows(sql: Sql, asked: SliceAsked): Fragment {
  const { step, kind, breakdown, value } = asked;
  const reached = kind === 'REACHED' ? sql(`r${step}`) : sql`level = ${step}`;
  if (breakdown === null || value === undefined)
    return sql`select unit, level as count, at from (${funnelRows(sql, asked)}) f where ${reached}`;
  return sql`select unit, level as count, at from (${sliced(sql, asked, breakdown)}) f where ${reached} and value = ${value}`;
}

/** Names of regions or departments by their codes. */
export async function selectNames(
  sql: Sql,
  { breakdown, codes, language }: { breakdown: Breakdown; codes: readonly string[]; language: 'zh' | 'en' },
): Promise<ReadonlyMap<string, string>> {
  if (breakdown !== 'REGION' && breakdown !== 'DEPARTMENT') return new Map();
  const table = breakdown === 'REGION' ? sql`regions` : sql`standard_departments`;
  const rows = await sql<{ code: string; name: string }[]>`
    select n.code, ${named(sql, language, 'n')} as name from ${table} n where n.code = any(${codes as string[]})`;
  return new Map(rows.map(({ code, name }) => [code, name]));
}
