// The recommendation index and the days of presets, against values reckoned by hand and by resampling.
import { describe, expect, it } from 'vitest';
import { daysBefore, daysOf } from './period.policy.ts';
import { recommendationOf, type Sums } from './recommendation.policy.ts';

/** Sums over doctors, each a list of attitudes with weight 1. */
function sumsOf(doctors: readonly (readonly number[])[]): Sums {
  const rows = doctors.map((own) => ({ w: own.length, wa: own.reduce((all, one) => all + one, 0) }));
  const sum = (of: (row: { w: number; wa: number }) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    doctors: rows.length,
    mentions: sum(({ w }) => w),
    w: sum(({ w }) => w),
    wa: sum(({ wa }) => wa),
    ww: sum(({ w }) => w * w),
    wawa: sum(({ wa }) => wa * wa),
    wwa: sum(({ w, wa }) => w * wa),
  };
}

describe('the recommendation index', () => {
  it('3.14 is 100 for praise alone, 50 where both weigh the same, 0 for criticism alone', () => {
    const ten = (attitudes: readonly number[]) => recommendationOf(sumsOf(Array.from({ length: 10 }, () => attitudes)));
    expect(ten([1, 1])).toMatchObject({ value: 100, low: 100, high: 100 });
    expect(ten([1, -1])).toMatchObject({ value: 50, low: 50, high: 50 });
    expect(ten([-1])).toMatchObject({ value: 0 });
  });

  it('3.14 gives no interval below ten doctors and nothing without a mention', () => {
    expect(recommendationOf(sumsOf(Array.from({ length: 9 }, () => [1])))).toMatchObject({ low: null, high: null });
    expect(recommendationOf(undefined)).toBeNull();
  });

  it('3.14 has the interval of the share where each doctor speaks once', () => {
    // 30 of 40 in favour, the others against: 75, with 1.96 * sqrt(p q / 39) on either side.
    const one = recommendationOf(sumsOf(Array.from({ length: 40 }, (_, at) => [at < 30 ? 1 : -1])))!;
    const half = 1.959964 * Math.sqrt((0.75 * 0.25) / 39) * 100;
    expect(one.value).toBe(75);
    expect(one.low).toBeCloseTo(75 - half, 0);
    expect(one.high).toBeCloseTo(75 + half, 0);
  });

  it('3.14 is wider where the same mentions come from fewer doctors', () => {
    const many = recommendationOf(sumsOf(Array.from({ length: 120 }, (_, at) => [at % 3 === 0 ? -1 : 1])))!;
    const few = recommendationOf(sumsOf(Array.from({ length: 12 }, (_, at) => Array(10).fill(at % 3 === 0 ? -1 : 1))))!;
    expect(few.value).toBe(many.value);
    expect(few.high! - few.low!).toBeGreaterThan(2 * (many.high! - many.low!));
  });
});

describe('the days of a preset', () => {
  const now = { today: '2026-05-31', firstDay: '2023-02-03' };

  it('R9.4 months end with today and begin the day after the same day before', () => {
    expect(daysOf({ period: '3M' }, now)).toEqual({ from: '2026-03-01', to: '2026-05-31' });
    expect(daysOf({ period: '1Y' }, now)).toEqual({ from: '2025-06-01', to: '2026-05-31' });
    expect(daysOf({ period: '3Y' }, now)).toEqual({ from: '2023-06-01', to: '2026-05-31' });
    expect(daysOf({ period: 'ALL' }, now)).toEqual({ from: '2023-02-03', to: '2026-05-31' });
    expect(daysOf({ period: 'DEFAULT' }, now)).toEqual({ from: '2025-01-01', to: '2026-05-31' });
  });

  it('R9.4 the days before are as many, and all time has none', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-10' }, 'CUSTOM')).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
    });
    expect(daysBefore({ from: '2023-02-03', to: '2026-05-31' }, 'ALL')).toBeUndefined();
  });
});
