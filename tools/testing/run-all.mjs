// `npm test` is the gate: check, unit and API tests without the long ones, and one short browser journey per section.
// `npm run test:all` is the gate and everything else. Both install what is missing; the last line counts all tests.
import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, chooseNode, environmentFor, installWhatIsMissing, Problem, root } from '../start/install.mjs';
import { chosenSteps } from './reports/chosen-steps.mjs';
import { putAside, withoutForPlaywright, withoutForVitest, withoutPutAside } from './reports/put-aside.mjs';
import { readPlaywrightReport, readVitestReport } from './reports/reports.mjs';
import {
  countsOf,
  failuresOf,
  filesToTryAgain,
  MOST_TRIES,
  MOST_UNSTEADY,
  unsteadyOf,
  withAnotherTry,
} from './reports/tries.mjs';

const reports = join(root, '.cache/reports');
const isGate = !process.argv.includes('--all');
const vitestJson = join(reports, 'vitest.json');
const playwrightJson = join(reports, 'playwright.json');
const vitest = [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestJson}`,
  ...(isGate ? ['--tagsFilter=!long', ...withoutForVitest(putAside)] : []),
];
const playwright = {
  words: [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson },
  read: () => readPlaywrightReport(playwrightJson),
};

/** Two workers: the smallest machine the tests must fit has two cores. What is tried again runs alone. */
const many = { unit: '--maxWorkers=2', api: '--maxWorkers=2', smoke: '--workers=2', e2e: '--workers=2' };
const alone = { unit: '--maxWorkers=1', api: '--maxWorkers=1', smoke: '--workers=1', e2e: '--workers=1' };

/** The gate leaves out the tests of the repository's own tools. */
const unitProjects = isGate
  ? ['contract', 'ui', 'web', 'commands'].map((name) => `--project=${name}`)
  : ['--project=!*server*'];

const steps = {
  check: { words: ['tools/check/run.ts'] },
  unit: { words: [...vitest, ...unitProjects], read: () => readVitestReport(vitestJson, root) },
  api: { words: [...vitest, '--project=*server*'], read: () => readVitestReport(vitestJson, root) },
  browser: { words: ['tools/browser/run.ts'] },
  ...(isGate
    ? { smoke: { ...playwright, words: [...playwright.words, '--grep=@smoke', ...withoutForPlaywright(putAside)] } }
    : { e2e: playwright }),
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

async function main() {
  const words = process.argv.slice(2).filter((word) => word !== '--all');
  const chosen = chosenSteps(words, Object.keys(steps), isGate ? 'npm test --' : 'npm run test:all --');
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  checkNode();
  installWhatIsMissing((line) => console.log(line));
  const node = chooseNode();
  mkdirSync(reports, { recursive: true });
  const results = {};
  process.env.TEMPLATE_FOLDER = templateFolder();
  try {
    for (const name of chosen.names) results[name] = await runStep(name, node);
    await tryAgain(results, node);
  } finally {
    await run(
      node,
      ['tools/testing/template/remove.ts', process.env.TEMPLATE_FOLDER],
      environmentFor(node),
      join(reports, 'remove.log'),
    );
  }
  return tell(results);
}

/** The steps share one filled template; its name tells other runs who still needs it. */
function templateFolder() {
  const folder = mkdtempSync(join(tmpdir(), `yijian-test-of-${process.pid}-`));
  // As root the database runs under another account, which must be able to enter.
  chmodSync(folder, 0o711);
  return folder;
}

async function runStep(name, node) {
  const began = Date.now();
  const report = await runOnce(name, node, many[name]);
  const { passed, failed, skipped } = countsOf(report);
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(
    `${name.padEnd(8)} ${seconds} s  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  if (failed > 0) console.log(`  whole output: ${join('.cache/reports', `${name}.log`)}`);
  return report;
}

/** At the end, when nothing else runs: the failed files, alone. */
async function tryAgain(results, node) {
  for (let attempt = 2; attempt <= MOST_TRIES; attempt += 1) {
    if (Object.values(results).flatMap(failuresOf).length > MOST_UNSTEADY) return;
    for (const [name, report] of Object.entries(results)) {
      const files = filesToTryAgain(report);
      if (files.length === 0) continue;
      const again = await runOnce(name, node, alone[name], files, `${name}-${attempt}.log`);
      results[name] = withAnotherTry(report, again);
      const left = failuresOf(results[name]).length;
      console.log(
        `${name.padEnd(8)} try ${attempt} of ${files.join(', ')}: ${left === 0 ? 'passed' : `${left} failed`}`,
      );
    }
  }
}

function tell(results) {
  const all = Object.values(results).flat();
  const { report, failed: aside } = withoutPutAside(all, putAside);
  for (const one of aside) console.log(`put aside, failed: ${line(one)}`);
  for (const one of unsteadyOf(report)) console.log(`unsteady, passed when tried again: ${line(one)}`);
  for (const one of failuresOf(report)) console.log(`failed: ${line(one)}`);
  const { passed, failed } = countsOf(report);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function line({ file, test, fault }) {
  return [file, test, fault].filter(Boolean).join(': ');
}

/** A step that reports tests counts as its tests; any other counts as one. */
async function runOnce(name, node, workers, files = [], logName = `${name}.log`) {
  const step = steps[name];
  for (const file of [vitestJson, playwrightJson]) rmSync(file, { force: true });
  const words = [...step.words, ...(workers === undefined ? [] : [workers]), ...files];
  const { code, output } = await run(node, words, { ...environmentFor(node), ...step.env }, join(reports, logName));
  const report = step.read?.() ?? [];
  const isWhole = step.read === undefined ? code === 0 : report.length > 0;
  if (isWhole && (code === 0 || failuresOf(report).length > 0)) {
    return step.read === undefined ? [{ file: undefined, passed: 1, skipped: 0, failures: [] }] : report;
  }
  const failure = { test: name, title: '', fault: lastLines(output) };
  return [...report, { file: undefined, passed: 0, skipped: 0, failures: [failure] }];
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-40).join('\n  ');
}

function run(node, words, env, logFile) {
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(logFile);
    let output = '';
    const keep = (chunk) => {
      log.write(chunk);
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      log.end();
      resolve({ code: code ?? 1, output });
    });
  });
}
