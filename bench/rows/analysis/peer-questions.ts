// The funnel of the bench in the words that DuckDB is quickest at, and whether both answer the same.
import type { Paths } from '@yijian/contract/journeys';
import type { FunnelDefinition, FunnelResult } from '@yijian/contract/sales-funnels';
import type { FoundPaths } from '../../../apps/server/src/modules/journeys/paths/paths.sql.ts';
import type { Columns } from '../../../apps/server/src/platform/db/index.ts';

type Kind = Pick<FunnelDefinition['steps'][number], 'channel' | 'action'>;

export interface Span {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000_000;
const HOUR = 3_600_000_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) * 1000;

/** The latest attempt before each event is found by a join in order of time, which is what DuckDB is quickest at. */
export async function funnelByDuck(
  duck: Columns,
  { steps, days, windowDays }: { readonly steps: readonly Kind[]; readonly days: Span; readonly windowDays: number },
): Promise<Pick<FunnelResult['total'], 'people' | 'medianHours'>> {
  const [begin, end] = [startOf(days.from), startOf(days.to) + DAY];
  const events = ({ channel, action }: Kind, until: number): string =>
    `events i where i.channel = '${channel}' and i.action = '${action}' and i.moment >= ${begin} and i.moment < ${until}`;
  const tables = steps.map((kind, at) =>
    at === 0
      ? `s1 as materialized (select i.doctor_id as unit, i.moment, i.moment as e from ${events(kind, end)}
          and i.doctor_id not in (select id from disabled_doctors))`
      : `s${at + 1} as materialized (select n.unit, n.moment, s.e from (select i.doctor_id as unit, i.moment from ${events(kind, end + windowDays * DAY)}) n
          asof join s${at} s on s.unit = n.unit and n.moment > s.moment where n.moment - s.e <= ${windowDays * DAY})`,
  );
  const figures = steps.map(
    (_, at) => `select ${at + 1} as step, count(*)::int as people, quantile_cont(hours, 0.5) as median
      from (select unit, (min(moment) - min(e))::double / ${HOUR} as hours from s${at + 1} group by unit)`,
  );
  const rows = await duck.ask<{ people: number; median: number | null }>(
    `with ${tables.join(', ')} ${figures.join(' union all ')} order by step`,
  );
  return {
    people: rows.map(({ people }) => people),
    medianHours: rows.map(({ median }) => median),
  };
}

const close = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one)));

/** Throws when the peer counts otherwise: then the times say nothing. */
export function requireSameFunnel(
  { total }: FunnelResult,
  peer: Pick<FunnelResult['total'], 'people' | 'medianHours'>,
): void {
  const same = total.people.every(
    (people, at) => people === peer.people[at] && close(total.medianHours[at]!, peer.medianHours[at]!),
  );
  if (!same) throw new Error(`the funnel is ${JSON.stringify(total)}, of the peer ${JSON.stringify(peer)}`);
}

export function requireSamePaths(own: Paths, peer: FoundPaths): void {
  const nodes = new Map(peer.nodes.map((one) => [`${one.step} ${one.key}`, one.people]));
  const flows = new Map(peer.flows.map((one) => [`${one.step} ${one.from} ${one.to}`, one]));
  const isSame =
    own.people === peer.people &&
    own.nodes.length === nodes.size &&
    own.flows.length === flows.size &&
    own.nodes.every((one) => nodes.get(`${one.step} ${one.key}`) === one.people) &&
    own.flows.every((one) => {
      const other = flows.get(`${one.step} ${one.from} ${one.to}`);
      return other?.people === one.people && close(one.medianDays, other.medianDays);
    });
  if (!isSame) throw new Error(`the journeys are not those of the peer: ${own.people} and ${peer.people} doctors`);
}
