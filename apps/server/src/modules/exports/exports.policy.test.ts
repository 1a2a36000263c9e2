// May this export leave: the day, the rows, the approval (reliability 24).
import { expect, it } from 'vitest';
import { decide, mostRows } from './exports.policy.ts';

it.each([
  [{ used: 2, rows: 5 }, undefined, 'DELIVERED'],
  [{ used: 3, rows: 5 }, undefined, 'REFUSED_DAY'],
  [{ used: 0, rows: 11 }, undefined, 'REFUSED_ROWS'],
  [{ used: 0, rows: 11 }, 20, 'DELIVERED'],
  [{ used: 3, rows: 21 }, 20, 'REFUSED_ROWS'],
  [{ used: 3, rows: 8 }, 5, 'DELIVERED'],
])('decides %o with an approval of %s as %s', (known, approved, outcome) => {
  const approval = approved === undefined ? undefined : { id: '1', rows: approved };
  expect(decide({ limits: { rowsPerExport: 10, perDay: 3 }, approval, isApprovalFirst: false, ...known }).outcome).toBe(
    outcome,
  );
});

it.each([
  [{ used: 0, rows: 0 }, undefined, 'REFUSED_APPROVAL', 0],
  [{ used: 9, rows: 5 }, 5, 'DELIVERED', 5],
  [{ used: 0, rows: 6 }, 5, 'REFUSED_ROWS', 5],
])('where an approval comes first, decides %o with one of %s as %s', (known, approved, outcome, most) => {
  const approval = approved === undefined ? undefined : { id: '1', rows: approved };
  const question = { limits: { rowsPerExport: 10, perDay: 3 }, approval, isApprovalFirst: true, ...known };
  expect(decide(question).outcome).toBe(outcome);
  expect(mostRows(question)).toBe(most);
});
