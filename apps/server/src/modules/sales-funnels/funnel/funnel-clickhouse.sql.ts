// A funnel from the copy in columns, for who sees all of the enterprise: the answer of funnel.sql.ts (decision 0027).
import type { EventMatch } from '@yijian/contract/sales-funnels';
import type { Columns, Dialect } from '../../../platform/db/index.ts';
import { copiedEvents, endMoment, startMoment } from '../../interactions/index.ts';
import type { FiguresRow, FunnelAsked } from './funnel.sql.ts';

export interface CopiedFunnel extends Omit<FunnelAsked, 'viewer'> {
  readonly enterpriseId: string;
}

const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;

/** Whether the copy holds all that is asked: no subjects, and of doctors only who is enabled. */
export function isCopied({ unit, steps, exclusions, audience }: CopiedFunnel['definition']): boolean {
  const { tiers = [], provinceCodes = [], departmentCodes = [] } = audience ?? {};
  const isWhole = [tiers, provinceCodes, departmentCodes].every((codes) => codes.length === 0);
  return unit === 'DOCTOR' && isWhole && [...steps, ...exclusions].every(({ subject }) => subject === '');
}

export async function selectCopiedFigures(columns: Columns, asked: CopiedFunnel): Promise<FiguresRow> {
  const [row] = await columns.ask<Record<string, number | null>>(figures(asked, columns.dialect));
  const of = (name: string) => asked.definition.steps.map((_, at) => row![`${name}${at + 1}`] ?? null);
  const people = of('people').map(Number);
  return {
    value: null,
    people,
    stopped: of('stopped').map(Number),
    // ClickHouse has 0 where PostgreSQL has null.
    medians: of('median').map((median, at) => (people[at] === 0 ? null : median)),
  };
}

/** Channels and acts are words of the contract, so that they stand in the statement as they are. */
function matching({ channel, action, minSeconds }: EventMatch): string {
  const act = action === 'ACTED' ? `action <> 'RECEIVED'` : `action = '${action}'`;
  const conditions = [
    ...(channel === null ? [] : [`channel = '${channel}'`]),
    ...(action === null ? [] : [act]),
    ...(minSeconds === 0 ? [] : [`seconds >= ${minSeconds}`]),
  ];
  return conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;
}

const anyOf = (conditions: readonly string[]): string => conditions.join(' or ');
const flag = (condition: string, name: string): string => `case when ${condition} then 1 else 0 end as ${name}`;

/**
 * Read once from the inside out: events of the steps in order of each doctor, then for each step `e`, when the latest attempt began that
 * reaches it by this event, 0 for none; an event looks only at those before it. An excluded event begins a new part, in which earlier attempts
 * are over. At last one row for each doctor.
 */
function figures({ enterpriseId, definition, days }: CopiedFunnel, dialect: Dialect): string {
  const { steps, exclusions, windowDays, mode } = definition;
  const [begin, end, window] = [startMoment(days.from), endMoment(days.to), windowDays * DAY];
  const isFlow = mode === 'FLOW';
  const [matches, excluded] = [steps.map(matching), exclusions.map(matching)];
  const span = isFlow ? { from: begin - window, until: end } : { from: begin, until: end + window };
  const flags = matches.map((match, at) => flag(match, `m${at + 1}`));
  const some = `from ${copiedEvents({ enterpriseId, ...span })} and (${anyOf([...matches, ...excluded])})`;
  const own = 'partition by doctor_id order by moment, id';
  const plain = `select doctor_id, moment, id, ${flags.join(', ')} ${some}`;
  const parted = `select *, sum(mx) over (${own}) as part from (
    select doctor_id, moment, id, ${flag(anyOf(excluded), 'mx')}, ${flags.join(', ')} ${some}) e`;
  const [events, attempts, free] =
    excluded.length === 0 ? [plain, own, ''] : [parted, own.replace('doctor_id', 'doctor_id, part'), 'and mx = 0'];
  const first = `select *, case when m1 = 1 ${free} and moment < ${end} then moment else 0 end as e1 from (${events}) e`;
  const chain = steps.slice(1).reduce((before, _, at) => {
    const no = at + 2;
    return `select *, case when m${no} = 1 ${free} and b${no} > 0 and moment - b${no} <= ${window} then b${no} else 0 end as e${no}
      from (select *, coalesce(max(e${no - 1}) over (${attempts} rows between unbounded preceding and 1 preceding), 0) as b${no}
        from (${before}) e) e`;
  }, first);
  const numbers = steps.map((_, at) => at + 1);
  const counted = (no: number): string => `e${no} > 0${isFlow ? ` and moment >= ${begin}` : ''}`;
  const reached = numbers.map(
    (no) => `max(case when ${counted(no)} then 1 else 0 end) as r${no},
      min(case when ${counted(no)} then moment end) - min(case when ${counted(no)} then e${no} end) as h${no}`,
  );
  const level = numbers.toReversed().map((no) => `when r${no} = 1 then ${no}`);
  const sum = (value: string, name: string): string => `cast(sum(${value}) as int) as ${name}`;
  const told = numbers.flatMap((no) => [
    sum(`r${no}`, `people${no}`),
    sum(`case when level = ${no} then 1 else 0 end`, `stopped${no}`),
    `${dialect.median(`h${no} / ${HOUR}`, `r${no} = 1`)} as median${no}`,
  ]);
  return `select ${told.join(', ')} from (
    select *, case ${level.join(' ')} else 0 end as level from (
      select doctor_id, ${reached.join(', ')} from (${chain}) e group by doctor_id) u) u`;
}
