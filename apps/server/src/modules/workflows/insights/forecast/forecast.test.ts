// Forecasts by hand, and a backtest: of cases that were not known when they were forecast, as many end in time as was said.
import { describe, expect, it } from 'vitest';
import { FEWEST, quantile, remainingOf } from './forecast.policy.ts';
import type { History } from './forecast.sql.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => (at + 1) * 10);

describe('a quantile', () => {
  it('is the value that the wanted part of further cases stays within', () => {
    // Nine values: the 5th is the median (⌈0.5·10⌉), the 9th is exceeded by one case in ten (⌈0.9·10⌉).
    expect(quantile(numbers(9), 0.5)).toBe(50);
    expect(quantile(numbers(9), 0.9)).toBe(90);
    // Twenty: ⌈0.5·21⌉ = 11, ⌈0.9·21⌉ = 19.
    expect(quantile(numbers(20), 0.5)).toBe(110);
    expect(quantile(numbers(20), 0.9)).toBe(190);
    // Eight values cannot say what nine of ten stay within.
    expect(quantile(numbers(8), 0.9)).toBeUndefined();
    expect(quantile([], 0.5)).toBeUndefined();
  });
});

describe('what is left', () => {
  const passes = numbers(30).map((seconds) => ['A', seconds] as const);
  const history: History = { passes, totals: numbers(40) };

  it('counts only cases that stood at the node at least as long', () => {
    // After 100 s those of 110 to 300 are left: 10 to 200, twenty of them; the 11th is 110, the 19th 190.
    const left = remainingOf(history, { at: [{ nodeId: 'A', seconds: 100 }], ran: 400 });
    expect(left).toEqual({ basis: 'NODE', nodeId: 'A', cases: 20, median: 110, late: 190 });
  });

  it('falls back to the whole kind where the node has too few, and says nothing with too few of those', () => {
    // After 110 s nineteen are left at the node. Of the kind those of 210 to 400 s ran longer than 200: left 10 to 200.
    const whole = remainingOf(history, { at: [{ nodeId: 'A', seconds: 110 }], ran: 200 });
    expect(whole).toEqual({ basis: 'DEFINITION', nodeId: 'A', cases: 20, median: 110, late: 190 });
    const none = remainingOf(history, { at: [{ nodeId: 'A', seconds: 110 }], ran: 210 });
    expect(none).toEqual({ basis: 'TOO_FEW', nodeId: 'A', cases: 19, median: undefined, late: undefined });
    expect(remainingOf({ passes: [], totals: [] }, { at: [], ran: 0 })).toMatchObject({ basis: 'TOO_FEW', cases: 0 });
  });

  it('is that of the slowest where a case stands at several nodes', () => {
    const both = { passes: [...passes, ...numbers(30).map((seconds) => ['B', seconds * 10] as const)], totals: [] };
    const at = [
      { nodeId: 'A', seconds: 0 },
      { nodeId: 'B', seconds: 0 },
    ];
    // Thirty cases: ⌈0.9·31⌉ = 28.
    expect(remainingOf(both, { at, ran: 0 })).toMatchObject({ basis: 'NODE', nodeId: 'B', late: 2800 });
    const rare = { passes: [...passes, ['B', 50] as const], totals: numbers(FEWEST) };
    expect(remainingOf(rare, { at, ran: 0 })).toMatchObject({ basis: 'DEFINITION', cases: FEWEST });
  });
});

/** Repeatable randomness (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a backtest on 4,000 generated cases of two nodes', () => {
  const next = randomFrom(7);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const wait = (mean: number): number => mean * Math.exp(0.9 * normal());
  let clock = 0;
  const cases = Array.from({ length: 4000 }, () => {
    clock += 3600 * 2 * next();
    const [a, b] = [wait(7200), next() < 0.15 ? wait(86_400) : wait(14_400)];
    return { start: clock, toB: clock + a, end: clock + a + b };
  });

  const ended = cases.toSorted((a, b) => a.end - b.end);

  /** What the list of running cases says at a moment, from what had ended by then alone, beside what came of it. */
  function look(now: number) {
    const known = ended.filter(({ end }) => end <= now).slice(-500);
    const passes = known.flatMap(({ start, toB, end }) => [['A', end - start] as const, ['B', end - toB] as const]);
    const totals = known.map(({ start, end }) => end - start);
    const running = cases.filter(({ start, end }) => start <= now && now < end);
    return running.map((one) => {
      const at = now < one.toB ? { nodeId: 'A', seconds: now - one.start } : { nodeId: 'B', seconds: now - one.toB };
      return { left: one.end - now, ...remainingOf({ passes, totals }, { at: [at], ran: now - one.start }) };
    });
  }

  const [from, to] = [cases[600]!.start, cases[3800]!.start];
  const seen = Array.from({ length: 300 }, (_, at) => look(from + ((to - from) * at) / 300)).flat();

  it('holds the ninth tenth in 86 to 94 of a hundred and the median in 44 to 56', () => {
    const said = seen.filter(({ basis }) => basis !== 'TOO_FEW');
    const part = (field: 'late' | 'median'): number =>
      said.filter((one) => one.left <= one[field]!).length / said.length;
    expect(said.length).toBeGreaterThan(2000);
    expect(part('late')).toBeGreaterThan(0.86);
    expect(part('late')).toBeLessThan(0.94);
    expect(part('median')).toBeGreaterThan(0.44);
    expect(part('median')).toBeLessThan(0.56);
  });

  it('would not hold without asking how long a case has waited already', () => {
    const naive = quantile(
      ended
        .slice(0, 600)
        .map(({ start, end }) => end - start)
        .toSorted((a, b) => a - b),
      0.9,
    )!;
    const part = seen.filter(({ left }) => left <= naive).length / seen.length;
    expect(Math.abs(part - 0.9)).toBeGreaterThan(0.05);
  });
});
