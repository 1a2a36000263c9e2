// `npm test`: installs what is missing, then check, unit and API tests, and browser tests; the last line counts them all.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, chooseNode, environmentFor, installWhatIsMissing, Problem, root } from '../start/install.mjs';
import { chosenSteps } from './reports/chosen-steps.mjs';
import { mayBeTriedAgain, readPlaywrightReport, readVitestReport, withSecondTry } from './reports/reports.mjs';

const reports = join(root, '.cache/reports');
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
const vitestJson = join(reports, 'vitest.json');
const playwrightJson = join(reports, 'playwright.json');
/** Two workers: the smallest machine the tests must fit has two cores. */
const vitestWords = [
  vitest,
  'run',
  '--maxWorkers=2',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestJson}`,
];

const steps = {
  check: { words: ['tools/check/run.ts'] },
  unit: { words: [...vitestWords, '--project=!*server*'], read: () => readVitestReport(vitestJson, root) },
  api: { words: [...vitestWords, '--project=*server*'], read: () => readVitestReport(vitestJson, root) },
  browser: { words: ['tools/browser/run.ts'] },
  e2e: {
    words: [playwright, 'test', '--retries=1', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson },
    read: () => readPlaywrightReport(playwrightJson),
  },
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
  const chosen = chosenSteps(process.argv.slice(2), Object.keys(steps));
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  const { names } = chosen;
  checkNode();
  installWhatIsMissing((line) => console.log(line));
  const node = chooseNode();
  mkdirSync(reports, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const name of names) {
    const began = Date.now();
    const result = await runStep(name, node);
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
    console.log(
      `${name.padEnd(8)} ${seconds} s  ${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`,
    );
    for (const fault of result.faults) console.log(`  ${fault}`);
    for (const test of result.unsteady ?? []) console.log(`  unsteady, passed when tried again: ${test}`);
    if (result.failed > 0) console.log(`  whole output: ${join('.cache/reports', `${name}.log`)}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A step that reports tests counts as its tests; any other counts as one. Failed files of tests are tried once more, alone. */
async function runStep(name, node) {
  const step = steps[name];
  const logFile = join(reports, `${name}.log`);
  const first = await readRun(step, node, { words: step.words, logFile });
  if (!mayBeTriedAgain(first)) return first;
  const words = [...step.words, ...first.files];
  return withSecondTry(first, await readRun(step, node, { words, logFile: join(reports, `${name}-again.log`) }));
}

async function readRun(step, node, { words, logFile }) {
  for (const file of [vitestJson, playwrightJson]) rmSync(file, { force: true });
  const { code, output } = await run(node, words, { ...environmentFor(node), ...step.env }, logFile);
  const result = step.read?.();
  if (result) {
    if (code !== 0 && result.failed === 0) return { ...result, failed: 1, faults: lastLines(output), files: undefined };
    return result;
  }
  if (code === 0 && !step.read) return { passed: 1, failed: 0, skipped: 0, faults: [] };
  return { passed: 0, failed: 1, skipped: 0, faults: lastLines(output) };
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-40);
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
