// May this export leave: the day, the rows, the approval (reliability 24).
import { expect, it } from 'vitest';
import { decide } from './exports.policy.ts';

it.each([
  [{ used: 2, rows: 5 }, undefined, 'DELIVERED'],
  [{ used: 3, rows: 5 }, undefined, 'REFUSED_DAY'],
  [{ used: 0, rows: 11 }, undefined, 'REFUSED_ROWS'],
  [{ used: 0, rows: 11 }, 20, 'DELIVERED'],
  [{ used: 3, rows: 21 }, 20, 'REFUSED_ROWS'],
  [{ used: 3, rows: 8 }, 5, 'DELIVERED'],
])('decides %o with an approval of %s as %s', (known, approved, outcome) => {
  const approval = approved === undefined ? undefined : { id: '1', rows: approved };
  expect(decide({ limits: { rowsPerExport: 10, perDay: 3 }, approval, ...known }).outcome).toBe(outcome);
});
