// The reports of the test runners as `npm test` prints them: counts, names, what went wrong and on which page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayBeTriedAgain, readPlaywrightReport, readVitestReport, withSecondTry } from './reports.mjs';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'yijian-reports-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string | object): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

/** A report of one failed test, with the snapshot of its page or without. */
function playwrightReport(snapshot?: string): string {
  const context = `# Error details\n\n\`\`\`\nError: late\n\`\`\`\n\n# Page snapshot\n\n\`\`\`yaml\n${snapshot}\n\`\`\`\n\n# Test source\n`;
  const attachments =
    snapshot === undefined ? [] : [{ name: 'error-context', path: written('error-context.md', context) }];
  const error = {
    message: '\u001B[31mTimeoutError: locator.waitFor\u001B[39m\nCall log:\n  - waiting for the row',
    location: { line: 7 },
  };
  const failed = { status: 'unexpected', results: [{ errors: [error], attachments }] };
  const passed = { status: 'expected', results: [{ errors: [], attachments: [] }] };
  const specs = [
    { title: 'the list opens', tests: [failed] },
    { title: 'the list closes', tests: [passed] },
  ];
  return written('playwright.json', {
    suites: [{ file: 'lists.spec.ts', specs: [], suites: [{ file: 'lists.spec.ts', specs }] }],
    stats: { expected: 1, skipped: 0 },
    errors: [],
  });
}

it('tells a failed browser test by its name, its line and the page as it was, dialogs first, in one line', () => {
  const report = readPlaywrightReport(
    playwrightReport(
      [
        '- complementary [ref=e1]:',
        '  - link "Home" [ref=e2] [cursor=pointer]:',
        '    - /url: /pc/dashboard',
        '- main [ref=e3]:',
        '  - generic [ref=e4]:',
        '    - heading "Visits" [level=1] [ref=e5]',
        '    - generic [ref=e6]: 3 visits',
        '- dialog "Notice" [ref=e7]:',
        '  - checkbox "I agree"',
      ].join('\n'),
    ),
  );
  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  expect(report?.faults).toEqual([
    'e2e/lists.spec.ts: the list opens: TimeoutError: locator.waitFor (line 7); - waiting for the row | ' +
      'the page: dialog "Notice" / checkbox "I agree" / main / heading "Visits" [level=1] / 3 visits',
  ]);
});

it('tells a page that has no main part whole, and of a long page its beginning', () => {
  const faultOf = (snapshot: string) => readPlaywrightReport(playwrightReport(snapshot))!.faults[0]!;
  expect(faultOf('- heading "Sign in"\n- button "Go"')).toMatch(/ \| the page: heading "Sign in" \/ button "Go"$/);
  const long = faultOf(Array.from({ length: 200 }, (_, at) => `- text: line ${at}`).join('\n'));
  expect(long.split('the page: ')[1]).toHaveLength(700);
  expect(long).toContain('the page: line 0 / line 1 / ');
});

it('tells a failed browser test without a snapshot as well', () => {
  const [fault] = readPlaywrightReport(playwrightReport())!.faults;
  expect(fault).toBe(
    'e2e/lists.spec.ts: the list opens: TimeoutError: locator.waitFor (line 7); - waiting for the row',
  );
});

it('bears two browser tests that passed only when tried again and tells them; three are failures', () => {
  const report = (unsteady: number) => {
    const again = { status: 'flaky', results: [{ errors: [{ message: 'late' }] }, { errors: [] }] };
    const specs = Array.from({ length: unsteady }, (_, at) => ({ title: `unsteady ${at}`, tests: [again] }));
    const suites = [{ file: 'lists.spec.ts', specs }];
    return readPlaywrightReport(
      written('again.json', { suites, stats: { expected: 5, skipped: 0, flaky: unsteady }, errors: [] }),
    );
  };
  expect(report(2)).toMatchObject({ passed: 7, failed: 0, faults: [] });
  expect(report(2)?.unsteady).toEqual(['e2e/lists.spec.ts: unsteady 0: late', 'e2e/lists.spec.ts: unsteady 1: late']);
  expect(report(3)).toMatchObject({ passed: 5, failed: 3, unsteady: [] });
});

it('counts unit tests, names those that failed, and a file that could not be loaded as one of them', () => {
  const file = written('vitest.json', {
    testResults: [
      {
        name: join(folder, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['Error: 1 is not 2\nat line'] },
          { status: 'pending', fullName: 'three', failureMessages: [] },
        ],
      },
      { name: join(folder, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(readVitestReport(file, folder)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    faults: ['a.test.ts: two: Error: 1 is not 2', 'b.test.ts: no such file'],
    files: ['a.test.ts', 'b.test.ts'],
  });
  expect(readVitestReport(join(folder, 'none.json'), folder)).toBeUndefined();
});

it('tries failed files of unit and API tests once more when few failed, and tells what then passed', () => {
  const first = { passed: 7, failed: 2, skipped: 1, faults: ['a: late', 'b: late'], files: ['a.test.ts', 'b.test.ts'] };
  expect(mayBeTriedAgain(first)).toBe(true);
  expect(mayBeTriedAgain({ ...first, failed: 3 })).toBe(false);
  expect(mayBeTriedAgain({ ...first, failed: 0 })).toBe(false);
  const passed = { passed: 4, failed: 0, skipped: 0, faults: [], files: [] };
  expect(withSecondTry(first, passed)).toMatchObject({
    passed: 9,
    failed: 0,
    skipped: 1,
    faults: [],
    unsteady: first.faults,
  });
  expect(withSecondTry(first, { ...passed, failed: 1 })).toBe(first);
  expect(withSecondTry(first, undefined)).toBe(first);
});
