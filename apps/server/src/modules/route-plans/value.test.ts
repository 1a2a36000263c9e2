// What a visit is worth: behind the cycle plan more, with the goal reached less, without a plan by tier (product: route planner; rule V9).
import { expect, test } from 'vitest';
import { worthOf, type Goals } from './value.policy.ts';

const target = {
  doctorId: '7',
  tier: 'B',
  lastVisitAt: null,
  held: 1,
  isFollowed: false,
  hasTask: false,
} as Parameters<typeof worthOf>[0];
const goals = (cycle?: { goal: number; done: number; planned: number }): Goals => ({
  goal: { A: 4, B: 4, C: 1, D: 1 },
  day: '2026-11-24',
  elapsed: 0.75,
  cycle: cycle === undefined ? undefined : { id: '1', name: 'Q4', elapsed: 0.5, byDoctor: new Map([['7', cycle]]) },
});
const gapIn = (worth: ReturnType<typeof worthOf>) => worth.reasons.find((one) => /GAP|CYCLE/u.test(one.code));

test('V9 without a cycle plan the goal of the tier counts by the share of the quarter', () => {
  expect(gapIn(worthOf(target, goals()))).toEqual({ code: 'GAP', count: 2 });
});

test('with one the goal of the doctor counts by the share of its period, less what is held and planned', () => {
  expect(gapIn(worthOf(target, goals({ goal: 8, done: 1, planned: 1 })))).toEqual({
    code: 'CYCLE_GAP',
    count: 2,
    goal: 8,
    done: 1,
  });
  expect(gapIn(worthOf(target, goals({ goal: 8, done: 3, planned: 1 })))).toBeUndefined();
});

test('a goal that is reached or planned whole makes the visit worth less than one without a goal', () => {
  const reached = worthOf(target, goals({ goal: 2, done: 1, planned: 1 }));
  expect(gapIn(reached)).toEqual({ code: 'CYCLE_DONE', count: null, goal: 2, done: 1 });
  const without = worthOf({ ...target, doctorId: '8' }, goals({ goal: 2, done: 1, planned: 1 }));
  expect(gapIn(without)).toBeUndefined();
  expect(reached.value).toBeLessThan(without.value);
});
