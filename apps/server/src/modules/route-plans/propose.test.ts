// What holds of every route, over many random days (product: route planner).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoute, proposeRoute, type Problem } from './propose.policy.ts';
import type { Candidate, Item, Span, Standing } from './schedule.policy.ts';
import { distanceKm, travelMinutes } from '../hospitals/index.ts';

const travel = { minutesPer10Km: 24, detour: 130, sameHospitalMinutes: 5, unknownMinutes: 40 };

const place = fc.record({
  hospitalId: fc.integer({ min: 1, max: 12 }).map(String),
  // Every hospital has its one position, some have none.
  seed: fc.constant(0),
});
const position = (hospitalId: string): { latitude: number | null; longitude: number | null } => {
  const number = Number(hospitalId);
  if (number % 5 === 0) return { latitude: null, longitude: null };
  return { latitude: 30 + ((number * 37) % 17) / 80, longitude: 120 + ((number * 53) % 19) / 80 };
};
const window = fc
  .tuple(fc.integer({ min: 8 * 12, max: 16 * 12 }), fc.integer({ min: 4, max: 40 }))
  .map(([from, length]): Span => ({ from: from * 5, to: (from + length) * 5 }));
const candidates = fc
  .array(
    fc.tuple(place, fc.option(fc.array(window, { minLength: 1, maxLength: 2 })), fc.integer({ min: 1, max: 110 })),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((rows) =>
    rows.map(([{ hospitalId }, windows, value], index): Candidate => ({
      id: String(index + 1),
      hospitalId,
      ...position(hospitalId),
      windows: windows === null ? null : windows.toSorted((a, b) => a.from - b.from),
      value,
    })),
  );
const standing = fc.array(fc.tuple(place, fc.integer({ min: 100, max: 200 })), { maxLength: 3 }).map((rows) =>
  rows
    .map(([{ hospitalId }, start], index): Standing => ({
      id: `v${index}`,
      hospitalId,
      ...position(hospitalId),
      from: start * 5,
      to: start * 5 + 20,
    }))
    .toSorted((a, b) => a.from - b.from),
);
const problems = fc.tuple(candidates, standing).map(([some, visits]): Problem => ({
  day: { from: 540, to: 1050 },
  visitMinutes: 30,
  travel,
  candidates: some,
  standing: visits,
  pinned: new Set(),
}));

const placeOf = (item: Item): Candidate | Standing => ('candidate' in item ? item.candidate : item.standing);

function mustHold(problem: Problem, route: ReturnType<typeof proposeRoute>): void {
  const seen = new Set<string>();
  let before: { item: Item; to: number } | undefined;
  for (const { item, from, to, travel: way, short } of route.placed) {
    if (before !== undefined) {
      expect(way).toBe(travelMinutes(placeOf(before.item), placeOf(item), travel));
      // Reached in time, or said to be short by just that; only two visits that stood before may be.
      const missing = Math.max(0, before.to + way - from);
      expect(short).toBe(missing);
      if ('candidate' in item || 'candidate' in before.item) expect(missing).toBe(0);
    }
    if (before === undefined || to >= before.to) before = { item, to };
    if ('standing' in item) {
      expect([from, to]).toEqual([item.standing.from, item.standing.to]);
      continue;
    }
    const { candidate } = item;
    expect(seen.has(candidate.id)).toBe(false);
    seen.add(candidate.id);
    expect(to - from).toBe(problem.visitMinutes);
    expect(from).toBeGreaterThanOrEqual(problem.day.from);
    expect(to).toBeLessThanOrEqual(problem.day.to);
    expect((candidate.windows ?? [problem.day]).some((one) => one.from <= from && to <= one.to)).toBe(true);
    if (candidate.at !== undefined) expect(from).toBe(candidate.at);
    for (const one of problem.standing) expect(from < one.to && one.from < to).toBe(false);
  }
  const left = new Set(route.left.map((one) => one.id));
  expect(problem.candidates.every((one) => seen.has(one.id) !== left.has(one.id))).toBe(true);
}

describe('a proposed route', () => {
  it('never leaves a window or the day, never overlaps what stands, contains no pair that cannot be reached', () => {
    fc.assert(
      fc.property(problems, (problem) => mustHold(problem, proposeRoute(problem))),
      { numRuns: 500, seed: 7 },
    );
  });

  it('is the same for the same day, in whatever order the doctors come', () => {
    const line = (problem: Problem): unknown =>
      proposeRoute(problem).placed.map(({ item, from }) => [
        'candidate' in item ? item.candidate.id : item.standing.id,
        from,
      ]);
    fc.assert(
      fc.property(problems, (problem) => {
        const turned = { ...problem, candidates: problem.candidates.toReversed() };
        expect(line(turned)).toEqual(line(problem));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('leaves nobody out who could be added at no way and no wait', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const route = proposeRoute(problem);
        const last = route.placed.at(-1);
        if (last === undefined || !('candidate' in last.item)) return;
        const beside = last.item.candidate;
        const easy = route.left.find(
          (one) =>
            one.hospitalId === beside.hospitalId && one.windows === null && one.value > 5 && last.to + 5 + 30 <= 1050,
        );
        expect(easy).toBeUndefined();
      }),
      { numRuns: 80, seed: 7 },
    );
  });

  it('holds pins to their minute, or says that they do not fit', () => {
    const pins = fc.tuple(problems, fc.integer({ min: 108, max: 205 }));
    fc.assert(
      fc.property(pins, ([problem, start]) => {
        const [first, ...rest] = problem.candidates;
        const pinned = { ...first!, at: start * 5 };
        const fixed = { ...problem, candidates: [pinned, ...rest], pinned: new Set([pinned.id]) };
        const route = proposeRoute(fixed);
        mustHold(fixed, route);
        const open = (pinned.windows ?? [fixed.day]).some((one) => one.from <= pinned.at && pinned.at + 30 <= one.to);
        if (open && problem.standing.length === 0 && pinned.at >= 540 && pinned.at + 30 <= 1050)
          expect(route.placed.some(({ item }) => 'candidate' in item && item.candidate.id === pinned.id)).toBe(true);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

describe('a checked route', () => {
  it('keeps the order of the user and everything that must hold', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const route = checkRoute(problem);
        mustHold(problem, route);
        const order = route.placed.flatMap(({ item }) => ('candidate' in item ? [Number(item.candidate.id)] : []));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});

describe('travel', () => {
  const at = (latitude: number | null, longitude: number | null, hospitalId = '1') => ({
    hospitalId,
    latitude,
    longitude,
  });

  it('is the straight line with its detour at the speed of the setting', () => {
    const [hangzhou, shaoxing] = [at(30.27, 120.15), at(30.03, 120.58, '2')];
    expect(distanceKm(hangzhou, shaoxing)).toBeCloseTo(49.2, 0);
    expect(travelMinutes(hangzhou, shaoxing, travel)).toBe(
      Math.ceil(((distanceKm(hangzhou, shaoxing)! * 1.3) / 10) * 24),
    );
  });

  it('within a hospital is a walk, and to an unknown position what the setting says', () => {
    expect(travelMinutes(at(null, null), at(30, 120), travel)).toBe(5);
    expect(travelMinutes(at(null, null), at(30, 120, '2'), travel)).toBe(40);
    expect(distanceKm(at(null, null), at(30, 120, '2'))).toBeNull();
  });
});
