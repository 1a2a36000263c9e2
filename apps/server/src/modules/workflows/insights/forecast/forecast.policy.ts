// How long a case will still take, from cases that went the same way (docs/workflows.md, forecasts).
import type { History } from './forecast.sql.ts';

/** Fewer cases than this say nothing. */
export const FEWEST = 20;
export interface Standing {
  /** Where it stands, and for how many seconds. */
  readonly at: readonly { readonly nodeId: string; readonly seconds: number }[];
  /** Seconds since it started. */
  readonly ran: number;
}

export interface Remaining {
  readonly basis: 'NODE' | 'DEFINITION' | 'TOO_FEW';
  readonly nodeId: string | undefined;
  readonly cases: number;
  readonly median: number | undefined;
  readonly late: number | undefined;
}

/** The value that a part `p` of further cases will not exceed: the ⌈p(n+1)⌉-th of n; undefined when that many are not there. */
export function quantile(sorted: readonly number[], p: number): number | undefined {
  return sorted[Math.ceil(p * (sorted.length + 1)) - 1];
}

/** What was left to those that had not ended after `waited` seconds, shortest first. */
const leftAfter = (durations: readonly number[], waited: number): number[] =>
  durations
    .filter((seconds) => seconds > waited)
    .map((seconds) => seconds - waited)
    .toSorted((a, b) => a - b);

const rested = (basis: 'NODE' | 'DEFINITION', nodeId: string | undefined, left: readonly number[]): Remaining => ({
  basis,
  nodeId,
  cases: left.length,
  median: quantile(left, 0.5),
  late: quantile(left, 0.9),
});

/** By the node, of several by the slowest; where one of them has too few cases, by the whole kind of process. */
export function remainingOf(history: History, { at, ran }: Standing): Remaining {
  const byNode = at.map(({ nodeId, seconds }) => {
    const durations = history.passes.filter(([id]) => id === nodeId).map(([, left]) => left);
    return rested('NODE', nodeId, leftAfter(durations, seconds));
  });
  const slowest = byNode.toSorted((a, b) => (b.late ?? 0) - (a.late ?? 0))[0];
  if (slowest !== undefined && byNode.every(({ cases }) => cases >= FEWEST)) return slowest;
  const whole = rested('DEFINITION', at[0]?.nodeId, leftAfter(history.totals, ran));
  if (whole.cases >= FEWEST) return whole;
  return { ...whole, basis: 'TOO_FEW', median: undefined, late: undefined };
}
