// The paths of touches from the copy in columns, for who sees all of the enterprise: the answer of paths.sql.ts (decision 0027).
import { OTHER_TOUCHES, type PathQuestion } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { Columns, Dialect } from '../../../platform/db/index.ts';
import { copiedEvents, endMoment, startMoment } from '../../interactions/index.ts';
import type { FoundPaths } from './paths.sql.ts';

export interface CopiedPaths extends Omit<PathQuestion, 'period'> {
  readonly enterpriseId: string;
  readonly days: Days;
}

/** Those who go from one touch to the next, which is empty where their path ends. */
interface Hop {
  readonly step: number;
  readonly own: string;
  readonly following: string;
  readonly people: number;
  readonly median: number | null;
}

export async function selectCopiedPaths(columns: Columns, asked: CopiedPaths): Promise<FoundPaths> {
  return told(await columns.ask<Hop>(hops(asked, columns.dialect)));
}

/**
 * Read once from the inside out, without common table expressions, which ClickHouse computes anew wherever they are named: events of
 * each doctor in order, touches, hops with their days, and these with the names under which they are told. Whoever is at a touch after the
 * first came there by a hop, so that the sums of hops into it are its people.
 */
function hops({ enterpriseId, days, steps, grouping, keep, countsSent }: CopiedPaths, dialect: Dialect): string {
  const raw = grouping === 'CHANNEL' ? 'channel' : `concat(channel, ':', action)`;
  const own = 'partition by doctor_id order by moment, id';
  const top = (rank: string, name: string): string =>
    `case when ${rank} <= ${keep} then ${name} else '${OTHER_TOUCHES}' end`;
  const events = copiedEvents({ enterpriseId, from: startMoment(days.from), until: endMoment(days.to) });
  return `
    select step, own, following, cast(sum(people) as int) as people, ${dialect.medianOfLists('gaps')} as median
    from (select cast(n as int) as step, people, gaps, ${top('dense_rank() over (partition by n order by there desc, raw)', 'raw')} as own,
        case when next_raw = '' then '' else ${top(`dense_rank() over (partition by n, next_raw = '' order by ahead desc, next_raw)`, 'next_raw')} end as following
      from (select n, raw, next_raw, people, gaps, sum(people) over (partition by n, raw) as there, sum(people) over (partition by n, next_raw) as ahead
        from (select n, raw, next_raw, count(*) as people, ${dialect.list('gap')} as gaps
          from (select n, raw, case when n < ${steps} then later else '' end as next_raw, (later_moment - moment) / 86400000000 as gap
            from (select raw, moment, row_number() over own as n, lead(raw, 1, '') over own as later, lead(moment, 1, moment) over own as later_moment
              from (select doctor_id, id, moment, ${raw} as raw, lag(${raw}, 1, '') over (${own}) as before
                from ${events} ${countsSent ? '' : `and action <> 'RECEIVED'`}) e
              where before <> raw window own as (${own})) t
            where n <= ${steps}) t
          group by n, raw, next_raw) h) h) h
    group by step, own, following`;
}

const byName = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** In the order of paths.sql.ts: by step, the most people first, then by name. */
function told(rows: readonly Hop[]): FoundPaths {
  const nodes = [...Map.groupBy(rows, ({ step, own }) => `${step} ${own}`).values()].map((group) => ({
    step: group[0]!.step,
    key: group[0]!.own,
    people: group.reduce((sum, { people }) => sum + people, 0),
  }));
  const flows = rows.flatMap(({ step, own, following, people, median }) =>
    following === '' ? [] : [{ step, from: own, to: following, people, medianDays: median ?? 0 }],
  );
  return {
    people: nodes.reduce((sum, { step, people }) => (step === 1 ? sum + people : sum), 0),
    nodes: nodes.toSorted((a, b) => a.step - b.step || b.people - a.people || byName(a.key, b.key)),
    flows: flows.toSorted(
      (a, b) => a.step - b.step || b.people - a.people || byName(a.from, b.from) || byName(a.to, b.to),
    ),
  };
}
