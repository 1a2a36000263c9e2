// Reads the JSON reports of the two test runners into one shape: for each file what passed, what was skipped and what failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pageShown } from './page-shown.mjs';

/** Undefined when the runner wrote no report. A file that could not be loaded, or whose set-up failed, counts as one failed test. */
export function readVitestReport(file, root) {
  return readJson(file)?.testResults.map((suite) => {
    const tests = suite.assertionResults;
    const failures = tests
      .filter((test) => test.status === 'failed')
      .map((test) => ({ test: test.fullName, title: test.title, fault: firstLine(test.failureMessages[0]) }));
    if (suite.status === 'failed' && failures.length === 0)
      failures.push({ test: 'the whole file', title: '', fault: firstLine(suite.message) });
    return {
      file: relative(root, suite.name),
      passed: tests.filter((test) => test.status === 'passed').length,
      skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length,
      failures,
    };
  });
}

/** Undefined when the runner wrote no report. What went wrong outside of a test belongs to no file and is not tried again. */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const files = report.suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
    return {
      file: `e2e/${suite.file}`,
      passed: tests.filter(({ test }) => test.status === 'expected').length,
      skipped: tests.filter(({ test }) => test.status === 'skipped').length,
      failures: tests
        .filter(({ test }) => test.status === 'unexpected')
        .map(({ spec, test }) => ({ test: spec.title, title: spec.title, fault: told(test) })),
    };
  });
  if (report.errors.length === 0) return files;
  const failures = report.errors.map((error) => ({ test: 'the run', title: '', fault: firstLine(error.message) }));
  return [...files, { file: undefined, passed: 0, skipped: 0, failures }];
}

/** What went wrong, and the page it went wrong on. */
function told(test) {
  const failed = test.results.find((result) => result.errors.length > 0);
  const faults = (failed?.errors ?? [{}]).map(whereAndWhat).join(' | ');
  const page = failed ? pageShown(failed) : '';
  return page === '' ? faults : `${faults} | the page: ${page}`;
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** What was expected or waited for of which part of the page, and in which line: a browser test is rarely seen to fail twice. */
function whereAndWhat(error) {
  const lines = plain(error?.message).split('\n');
  const told = lines
    .slice(1)
    .filter((line) => /^(Locator|Expected|Received|Timeout|Error|waiting|[-+] )/.test(line.trim()));
  const place = error?.location ? ` (line ${error.location.line})` : '';
  return [lines[0] + place, ...told.map((line) => line.trim())].join('; ').slice(0, 600);
}

function firstLine(text) {
  return plain(text).split('\n')[0];
}

function plain(text) {
  // Colour codes of terminals make names unreadable in logs.
  return String(text ?? 'no message').replaceAll(/\u001B\[[\d;]*m/g, '');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
