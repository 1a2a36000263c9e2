// Tests put aside: few, each with its day and reason; skipped by the gate, told by `npm run test:all`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MOST_PUT_ASIDE, putAside, withoutForPlaywright, withoutForVitest, withoutPutAside } from './put-aside.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

it('at most five tests are put aside, each with its file, its day and a reason', () => {
  expect(putAside.length).toBeLessThanOrEqual(MOST_PUT_ASIDE);
  for (const { file, test, since, reason } of putAside) {
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(test);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(reason.length).toBeGreaterThan(20);
  }
});

const one = {
  file: 'a.test.ts',
  test: 'two (of 3) are left',
  since: '2026-11-25',
  reason: 'waits for a clock of its own',
};

it('the runners leave out exactly what is put aside', () => {
  expect([withoutForVitest([]), withoutForPlaywright([])]).toEqual([[], []]);
  const pattern = new RegExp(withoutForVitest([one])[0]!.replace('--testNamePattern=', ''));
  expect(['the list two (of 3) are left', 'two of 3 are left', 'another'].map((name) => pattern.test(name))).toEqual([
    false,
    true,
    true,
  ]);
  const inverted = new RegExp(withoutForPlaywright([one])[0]!.replace('--grep-invert=', ''));
  expect(inverted.test('a.spec.ts two (of 3) are left')).toBe(true);
});

it('a failure of a test put aside is told and does not count', () => {
  const failure = { test: `the list ${one.test}`, title: one.test, fault: 'late' };
  const other = { test: 'three', title: 'three', fault: 'wrong' };
  const report = [{ file: one.file, passed: 1, skipped: 0, failures: [failure, other] }];
  expect(withoutPutAside(report, [one])).toEqual({
    report: [{ file: one.file, passed: 1, skipped: 0, failures: [other] }],
    failed: [{ file: one.file, ...failure }],
  });
});
