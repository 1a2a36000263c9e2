// A funnel in one pass over the events of each doctor or hospital, in order of time.
import {
  OTHER_VALUES,
  TOP_VALUES,
  type Breakdown,
  type Days,
  type FunnelDefinition,
} from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { anyOf, belongsTo, endOf, matching, scopedEvents, startOf, unitOf } from '../events.sql.ts';

export interface FunnelAsked {
  readonly definition: FunnelDefinition;
  readonly days: Days;
  readonly viewer: SessionUser;
}

const column = (sql: Sql, name: string): Fragment => sql`${sql(name)}`;

/**
 * Every event with `e1`, `e2` and so on: when the latest attempt began that reaches the step by this event, null where none does.
 * The latest beginning is the best one, as the window is measured from it; an excluded event begins a new `part`, in which earlier
 * attempts are over. Each step asks the events before it alone, so that no event is two steps of one attempt.
 */
function chained(sql: Sql, { definition, days, viewer }: FunnelAsked): Fragment {
  const { unit, steps, windowDays, exclusions, mode, audience } = definition;
  const conditions = steps.map((step) => matching(sql, step));
  const excluded = anyOf(
    sql,
    exclusions.map((one) => matching(sql, one)),
  );
  const flags = conditions.map((condition, at) => sql`, (${condition}) as ${sql(`m${at + 1}`)}`);
  const window = sql`make_interval(hours => ${windowDays * 24}::int)`;
  const events = sql`
    select ${unitOf(sql, unit)} as unit, i.id, i.at, i.channel, (${excluded}) as mx ${flags.reduce<Fragment>((all, one) => sql`${all} ${one}`, sql``)}
    from ${scopedEvents(sql, viewer)} and i.at >= ${startOf(sql, days.from)} ${mode === 'FLOW' ? sql`- ${window}` : sql``}
      and i.at < ${endOf(sql, days.to)} ${mode === 'FLOW' ? sql`` : sql`+ ${window}`}
      and ${audience === undefined ? sql`true` : belongsTo(sql, audience)} and (${anyOf(sql, conditions)} or ${excluded})`;
  // Without exclusions nothing begins anew: one order of the events then serves every step.
  const hasParts = exclusions.length > 0;
  const parts = hasParts
    ? sql`select *, count(*) filter (where mx) over (partition by unit order by at, id) as part from (${events}) x`
    : events;
  const attempts = hasParts ? sql`unit, part` : sql`unit`;
  const first = sql`select *, case when m1 and not mx and at < ${endOf(sql, days.to)} then at end as e1 from (${parts}) x`;
  return steps.slice(1).reduce<Fragment>((before, _, at) => {
    const [own, previous, matches] = [`e${at + 2}`, `p${at + 1}`, `m${at + 2}`];
    return sql`select *, case when ${sql(matches)} and not mx and at - ${sql(previous)} <= ${window} then ${sql(previous)} end as ${sql(own)}
      from (select *, max(${sql(`e${at + 1}`)}) over (partition by ${attempts} order by at, id rows between unbounded preceding and 1 preceding)
        as ${sql(previous)} from (${before}) x) x`;
  }, first);
}

/**
 * One row for each that began, in FLOW for each that took a step in the period: `r1` and so on whether the step was reached, the
 * last one of them, when, from which channel, and hours from the beginning to each step.
 */
export function funnelRows(sql: Sql, asked: FunnelAsked): Fragment {
  const { definition, days } = asked;
  const { steps, mode } = definition;
  const inPeriod = mode === 'FLOW' ? sql`and at >= ${startOf(sql, days.from)}` : sql``;
  const entries = steps.map((_, at) => column(sql, `e${at + 1}`));
  const taken = entries.map((entry) => sql`(${entry} is not null ${inPeriod})`);
  const level = taken
    .toReversed()
    .reduce<Fragment>((other, one, at) => sql`${other} when bool_or(${one}) then ${steps.length - at}::int`, sql``);
  const reached = taken.reduce<Fragment>(
    (all, one, at) => sql`${all}, coalesce(bool_or(${one}), false) as ${sql(`r${at + 1}`)}`,
    sql``,
  );
  const hours = taken
    .slice(1)
    .map(
      (one, at) => sql`, extract(epoch from min(at) filter (where ${one})
        - (array_agg(${entries[at + 1]!} order by at, id) filter (where ${one}))[1])::float8 / 3600 as ${sql(`h${at + 2}`)}`,
    )
    .reduce<Fragment>((all, one) => sql`${all} ${one}`, sql``);
  const last = taken.reduce<Fragment>((all, one) => sql`${all} or ${one}`, sql`false`);
  return sql`select unit, (case ${level} end) as level, max(at) filter (where ${last}) as at,
      (array_agg(channel order by at, id) filter (where e1 is not null))[1] as channel, 0::float8 as h1 ${hours} ${reached}
    from (${chained(sql, asked)}) x group by unit having bool_or(${last})`;
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

const listed = (sql: Sql, parts: readonly Fragment[]): Fragment =>
  parts.slice(1).reduce<Fragment>((all, one) => sql`${all}, ${one}`, parts[0]!);

export async function selectFigures(sql: Sql, asked: FunnelAsked, breakdown: Breakdown | null): Promise<FiguresRow[]> {
  const { steps } = asked.definition;
  const people = steps.map((_, at) => sql`(count(*) filter (where ${sql(`r${at + 1}`)}))::int`);
  const stopped = steps.map((_, at) => sql`(count(*) filter (where level = ${at + 1}))::int`);
  const medians = steps.map(
    (_, at) =>
      sql`percentile_cont(0.5) within group (order by ${sql(`h${at + 1}`)}) filter (where ${sql(`r${at + 1}`)})`,
  );
  const numbers = sql`array[${listed(sql, people)}] as people, array[${listed(sql, stopped)}] as stopped, array[${listed(sql, medians)}] as medians`;
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
