// What a period by name means, at the edges of weeks, months and years.
import { expect, it } from 'vitest';
import { daysBefore, periodDays, type NamedPeriod } from '../index.ts';

const spans: readonly [NamedPeriod, today: string, from: string, to: string][] = [
  ['THIS_WEEK', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['THIS_WEEK', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['LAST_WEEK', '2026-01-01', '2025-12-22', '2025-12-28'],
  ['THIS_MONTH', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['THIS_QUARTER', '2026-11-28', '2026-10-01', '2026-11-28'],
  ['LAST_QUARTER', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['THIS_YEAR', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['LAST_YEAR', '2026-11-28', '2025-01-01', '2025-12-31'],
  ['3M', '2026-05-31', '2026-03-01', '2026-05-31'],
  ['1Y', '2024-02-29', '2023-03-01', '2024-02-29'],
  ['3Y', '2026-11-28', '2023-11-29', '2026-11-28'],
  ['DEFAULT', '2026-11-28', '2025-01-01', '2026-11-28'],
  ['30D', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['1D', '2026-03-01', '2026-03-01', '2026-03-01'],
];

it.each(spans)('R9.4 %s on %s is %s to %s', (period, today, from, to) => {
  expect(periodDays(period, today)).toEqual({ from, to });
});

it('the period before has as many days and ends the day before', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
});
