// The reports of the test runners as `npm test` prints them: counts, names, what went wrong and on which page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

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
  expect(report).toEqual([
    {
      file: 'e2e/lists.spec.ts',
      passed: 1,
      skipped: 0,
      failures: [
        {
          test: 'the list opens',
          title: 'the list opens',
          fault:
            'TimeoutError: locator.waitFor (line 7); - waiting for the row | ' +
            'the page: dialog "Notice" / checkbox "I agree" / main / heading "Visits" [level=1] / 3 visits',
        },
      ],
    },
  ]);
});

it('tells a page that has no main part whole, and of a long page its beginning', () => {
  const faultOf = (snapshot: string) => readPlaywrightReport(playwrightReport(snapshot))![0]!.failures[0]!.fault;
  expect(faultOf('- heading "Sign in"\n- button "Go"')).toMatch(/ \| the page: heading "Sign in" \/ button "Go"$/);
  const long = faultOf(Array.from({ length: 200 }, (_, at) => `- text: line ${at}`).join('\n'));
  expect(long.split('the page: ')[1]).toHaveLength(700);
  expect(long).toContain('the page: line 0 / line 1 / ');
});

it('tells a failed browser test without a snapshot as well', () => {
  const [report] = readPlaywrightReport(playwrightReport())!;
  expect(report!.failures[0]!.fault).toBe('TimeoutError: locator.waitFor (line 7); - waiting for the row');
});

it('tells what went wrong outside of a test as a failure of no file', () => {
  const file = written('broken.json', { suites: [], errors: [{ message: 'Error: no product\nat line' }] });
  expect(readPlaywrightReport(file)).toEqual([
    {
      file: undefined,
      passed: 0,
      skipped: 0,
      failures: [{ test: 'the run', title: '', fault: 'Error: no product' }],
    },
  ]);
});

it('counts unit tests, names those that failed, and a file that could not be loaded as one of them', () => {
  const file = written('vitest.json', {
    testResults: [
      {
        name: join(folder, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', title: 'one', fullName: 'all one', failureMessages: [] },
          { status: 'failed', title: 'two', fullName: 'all two', failureMessages: ['Error: 1 is not 2\nat line'] },
          { status: 'pending', title: 'three', fullName: 'all three', failureMessages: [] },
        ],
      },
      { name: join(folder, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(readVitestReport(file, folder)).toEqual([
    {
      file: 'a.test.ts',
      passed: 1,
      skipped: 1,
      failures: [{ test: 'all two', title: 'two', fault: 'Error: 1 is not 2' }],
    },
    {
      file: 'b.test.ts',
      passed: 0,
      skipped: 0,
      failures: [{ test: 'the whole file', title: '', fault: 'no such file' }],
    },
  ]);
  expect(readVitestReport(join(folder, 'none.json'), folder)).toBeUndefined();
});
