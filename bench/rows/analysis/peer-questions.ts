// The questions of the bench in the words of DuckDB, and whether both answer the same.
import type { Paths } from '@yijian/contract/journeys';
import type { FunnelDefinition, FunnelResult } from '@yijian/contract/sales-funnels';
import type { Duck } from '../../peers/duckdb.ts';

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
  duck: Duck,
  { steps, days, windowDays }: { readonly steps: readonly Kind[]; readonly days: Span; readonly windowDays: number },
): Promise<Pick<FunnelResult['total'], 'people' | 'medianHours'>> {
  const [begin, end] = [startOf(days.from), startOf(days.to) + DAY];
  const events = ({ channel, action }: Kind, until: number): string =>
    `interactions i where i.channel = '${channel}' and i.action = '${action}' and i.moment >= ${begin} and i.moment < ${until}`;
  const tables = steps.map((kind, at) =>
    at === 0
      ? `s1 as materialized (select i.doctor_id as unit, i.moment, i.moment as e from ${events(kind, end)}
          and i.doctor_id in (select id from doctors where is_enabled))`
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

/** A touch, or with `to` a flow to the next one. */
interface Told {
  readonly step: number;
  readonly from: string;
  readonly to: string | null;
  readonly people: number;
  readonly median: number | null;
}

export async function pathsByDuck(
  duck: Duck,
  { days, steps, keep }: { readonly days: Span; readonly steps: number; readonly keep: number },
): Promise<Pick<Paths, 'people' | 'nodes' | 'flows'>> {
  const paths = `paths as materialized (
      select unit, n, raw, moment, case when n < ${steps} then next end as next, next_at
      from (select unit, raw, moment, row_number() over own as n, lead(raw) over own as next, lead(moment) over own as next_at
        from (select i.doctor_id as unit, i.id, i.moment, i.channel as raw, lag(i.channel) over (partition by i.doctor_id order by i.moment, i.id) as before
          from interactions i where i.moment >= ${startOf(days.from)} and i.moment < ${startOf(days.to) + DAY} and i.action <> 'RECEIVED'
            and i.doctor_id in (select id from doctors where is_enabled)) x
        where before is distinct from raw window own as (partition by unit order by moment, id)) x
      where n <= ${steps}),
    keys as materialized (
      select n, raw, people, case when dense_rank() over (partition by n order by people desc, raw) <= ${keep} then raw else 'OTHER' end as key
      from (select n, raw, count(*) as people from paths group by n, raw) x)`;
  const rows = await duck.ask<Told>(`with ${paths}
    select n::int as step, key as "from", null as "to", sum(people)::int as people, null as median from keys group by n, key
    union all
    select p.n::int, k.key, l.key, count(*)::int, quantile_cont((p.next_at - p.moment)::double / ${DAY}, 0.5)
    from paths p join keys k on k.n = p.n and k.raw = p.raw join keys l on l.n = p.n + 1 and l.raw = p.next
    where p.next is not null group by all`);
  const nodes = rows.flatMap(({ step, from, to, people }) => (to === null ? [{ step, key: from, people }] : []));
  const flows = rows.flatMap(({ to, ...row }) => (to === null ? [] : [{ ...row, to, medianDays: row.median ?? 0 }]));
  const people = nodes.reduce((sum, node) => (node.step === 1 ? sum + node.people : sum), 0);
  return { people, nodes, flows };
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

export function requireSamePaths(own: Paths, peer: Pick<Paths, 'people' | 'nodes' | 'flows'>): void {
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
