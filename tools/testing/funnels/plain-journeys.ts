// Paths and cohorts counted doctor by doctor.
import type { PathQuestion } from '@yijian/contract/journeys';
import { inOrder, type World } from './worlds.ts';

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const DAY = 86_400_000;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

export function plainPaths(world: World, question: Omit<PathQuestion, 'period'>) {
  const { steps, grouping, keep, countsSent } = question;
  const paths = [...Map.groupBy(world.events, (one) => one.doctorId).values()].flatMap((events) => {
    const all = events
      .filter((one) => countsSent || one.action !== 'RECEIVED')
      .toSorted(inOrder)
      .map((one) => ({ key: grouping === 'CHANNEL' ? one.channel : `${one.channel}:${one.action}`, at: one.at }));
    const path = all.filter(({ key }, at) => key !== all[at - 1]?.key).slice(0, steps);
    return path.length === 0 ? [] : [path];
  });
  const tops = Array.from({ length: steps }, (_, at) => {
    const counts = new Map<string, number>();
    for (const path of paths) if (path[at] !== undefined) add(counts, path[at].key);
    return new Set(
      [...counts]
        .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
        .slice(0, keep)
        .map(([key]) => key),
    );
  });
  const [nodes, flows] = [new Map<string, number>(), new Map<string, number>()];
  const gaps = new Map<string, number[]>();
  for (const path of paths) {
    const named = path.map(({ key }, at) => (tops[at]!.has(key) ? key : 'OTHER'));
    for (const [at, key] of named.entries()) {
      add(nodes, `${at + 1} ${key}`);
      if (at === 0) continue;
      const flow = `${at} ${named[at - 1]} ${key}`;
      add(flows, flow);
      gaps.set(flow, [...(gaps.get(flow) ?? []), (path[at]!.at - path[at - 1]!.at) / DAY]);
    }
  }
  return {
    people: paths.length,
    nodes,
    flows,
    medianDays: new Map([...gaps].map(([flow, days]) => [flow, median(days)])),
  };
}

/** Monday of the week in Shanghai. */
function weekOf(at: number): string {
  const day = new Date(at + 8 * 3_600_000);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

/** By week, of doctors who did nothing before this world. */
export function plainTrend(world: World) {
  const weeks: string[] = [];
  for (let at = Date.parse(`${weekOf(Date.parse(`${world.from}T00:00:00+08:00`))}T00:00:00Z`); ; at += 7 * DAY) {
    const start = new Date(at).toISOString().slice(0, 10);
    if (start > world.to) break;
    weeks.push(start);
  }
  const end = Date.parse(`${world.to}T00:00:00+08:00`) + DAY;
  const acts = new Map(weeks.map((week) => [week, 0]));
  const cells = new Map<string, number>();
  for (const events of Map.groupBy(world.events, (one) => one.doctorId).values()) {
    const own = events.filter((one) => one.action !== 'RECEIVED' && one.at < end).toSorted(inOrder);
    for (const event of own) add(acts, weekOf(event.at));
    for (const week of new Set(own.map(({ at }) => weekOf(at)))) add(cells, `${weekOf(own[0]!.at)} ${week}`);
  }
  const cohorts = new Map(
    weeks.map((start, at) => [start, weeks.slice(at).map((week) => cells.get(`${start} ${week}`) ?? 0)]),
  );
  return { cohorts, acts };
}
