// The day a planner opens on: one that still has hours in which doctors receive.
import { expect, test } from 'vitest';
import { firstDay } from './first-day.ts';

test.each([
  ['in the morning it is today', '2026-11-18T09:00:00+08:00', '2026-11-18'],
  ['in the evening it is tomorrow', '2026-11-18T16:00:00+08:00', '2026-11-19'],
  ['on a Friday evening it is Monday', '2026-11-20T18:30:00+08:00', '2026-11-23'],
  ['on a Sunday it is Monday', '2026-11-22T10:00:00+08:00', '2026-11-23'],
  ['the last evening of a year leads into the next', '2026-12-31T20:00:00+08:00', '2027-01-01'],
])('%s', (_, now, day) => {
  expect(firstDay(new Date(now))).toBe(day);
});
