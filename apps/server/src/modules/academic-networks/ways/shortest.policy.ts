// The strongest of the shortest ways between two persons, met from both ends (product 3.4: path between two).
import type { StepRow } from './ways.sql.ts';

/** What one end reaches: by person, the step before and how weak the weakest link on the way is. */
export interface Reach {
  readonly found: Map<string, { readonly before: string | undefined; readonly weakest: number; readonly sum: number }>;
  edge: string[];
}

export const reachFrom = (start: string): Reach => ({
  found: new Map([[start, { before: undefined, weakest: Number.POSITIVE_INFINITY, sum: 0 }]]),
  edge: [start],
});

/** One step further; of several ways of one length the one whose weakest link is strongest stays. */
export function widen(reach: Reach, steps: readonly StepRow[]): void {
  const fresh = new Map<string, { before: string; weakest: number; sum: number }>();
  for (const { from, to, strength } of steps) {
    if (reach.found.has(to)) continue;
    const { weakest, sum } = reach.found.get(from)!;
    const next = { before: from, weakest: Math.min(weakest, strength), sum: sum + strength };
    const known = fresh.get(to);
    if (known === undefined || isBetter(next, known)) fresh.set(to, next);
  }
  for (const [id, one] of fresh) reach.found.set(id, one);
  reach.edge = [...fresh.keys()];
}

/** The way over the best person both ends reach; undefined while they have not met. */
export function meeting(a: Reach, b: Reach): string[] | undefined {
  let best: { id: string; weakest: number; sum: number } | undefined;
  for (const [id, one] of a.found) {
    const other = b.found.get(id);
    if (other === undefined) continue;
    const both = { id, weakest: Math.min(one.weakest, other.weakest), sum: one.sum + other.sum };
    if (best === undefined || isBetter(both, best)) best = both;
  }
  if (best === undefined) return undefined;
  return [...backFrom(a, best.id).toReversed(), ...backFrom(b, best.id).slice(1)];
}

function backFrom(reach: Reach, id: string): string[] {
  const way = [id];
  for (let at = reach.found.get(id)?.before; at !== undefined; at = reach.found.get(at)?.before) way.push(at);
  return way;
}

const isBetter = (one: { weakest: number; sum: number }, other: { weakest: number; sum: number }): boolean =>
  one.weakest > other.weakest || (one.weakest === other.weakest && one.sum > other.sum);
