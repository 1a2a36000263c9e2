// Reads the JSON reports of the two test runners into one shape: counts, and the names of what failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pageShown } from './page-shown.mjs';

/** Undefined when the runner wrote no report. A file that could not be loaded counts as one failed test; `files` are those that failed. */
export function readVitestReport(file, root) {
  const report = readJson(file);
  if (!report) return undefined;
  const tests = report.testResults.flatMap((suite) => suite.assertionResults.map((test) => ({ suite, test })));
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  const failing = tests.filter(({ test }) => test.status === 'failed');
  const nameOf = (suite) => relative(root, suite.name);
  return {
    passed: tests.filter(({ test }) => test.status === 'passed').length,
    failed: failing.length + broken.length,
    skipped: tests.filter(({ test }) => test.status !== 'passed' && test.status !== 'failed').length,
    faults: [
      ...failing.map(({ suite, test }) => `${nameOf(suite)}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
      ...broken.map((suite) => `${nameOf(suite)}: ${firstLine(suite.message)}`),
    ],
    files: report.testResults.filter((suite) => suite.status === 'failed').map(nameOf),
  };
}

/** More tests than these that passed only when tried again are a fault of the product or of the tests, not of the machine. */
const MOST_UNSTEADY = 2;

/** Whether what failed is little enough to be tried once more. */
export function mayBeTriedAgain(result) {
  return result.failed > 0 && result.failed <= MOST_UNSTEADY && result.files !== undefined;
}

/** A run and the run of its failed files alone: what failed and then passed with its whole file counts as passed, and is told. */
export function withSecondTry(first, second) {
  if (!second || second.failed > 0) return first;
  return { ...first, passed: first.passed + first.failed, failed: 0, faults: [], unsteady: first.faults };
}

/**
 * Undefined when the runner wrote no report. A test that passed only when tried again counts as passed and is told as unsteady; where
 * more than two did, all of them count as failed.
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ suite, spec }) => spec.tests.map((test) => ({ suite, spec, test })));
  const name = ({ suite, spec, test }) => `e2e/${suite}: ${spec.title}: ${told(test)}`;
  const failed = tests.filter(({ test }) => test.status === 'unexpected').map(name);
  const unsteady = tests.filter(({ test }) => test.status === 'flaky').map(name);
  const isBorne = unsteady.length <= MOST_UNSTEADY;
  const faults = [...failed, ...(isBorne ? [] : unsteady), ...report.errors.map((error) => firstLine(error.message))];
  return {
    passed: report.stats.expected + (isBorne ? unsteady.length : 0),
    failed: faults.length,
    skipped: report.stats.skipped,
    faults,
    unsteady: isBorne ? unsteady : [],
  };
}

/** What went wrong, and the page it went wrong on. */
function told(test) {
  const failed = test.results.find((result) => result.errors.length > 0);
  const faults = (failed?.errors ?? [{}]).map(whereAndWhat).join(' | ');
  const page = failed ? pageShown(failed) : '';
  return page === '' ? faults : `${faults} | the page: ${page}`;
}

function specsOf(suite) {
  return [...suite.specs.map((spec) => ({ suite: suite.file, spec })), ...(suite.suites ?? []).flatMap(specsOf)];
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
