// The words of `npm test` and `npm run test:all`, and the order of `npm run check`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { steps as checks } from '../../check/report/steps.ts';
import { chosenSteps } from './chosen-steps.mjs';

const script = fileURLToPath(new URL('../run-all.mjs', import.meta.url));
const steps = ['check', 'unit', 'api', 'browser', 'e2e'];

it('runs every part, or those that are named, with the browser where journeys need it', () => {
  expect(chosenSteps([], steps)).toEqual({ names: steps });
  expect(chosenSteps(['--only', 'e2e', '--only=unit'], steps)).toEqual({ names: ['unit', 'browser', 'e2e'] });
});

it('the gate has the short journeys, and everything else has all of them', () => {
  const answerOf = (...words: string[]) => spawnSync(process.execPath, [script, ...words, 'x'], { encoding: 'utf8' });
  expect(answerOf().stderr).toMatch(
    /^Usage: npm test -- \[--only <part>\]… {3}parts: check, unit, api, browser, smoke\n/,
  );
  expect(answerOf('--all').stderr).toMatch(/^Usage: npm run test:all -- .* parts: check, unit, api, browser, e2e\n/);
});

it.each([
  ['a bare path', ['apps/server/src/app/app.test.ts']],
  ['a path for --only', ['--only', 'apps/server/src/app/app.test.ts']],
  ['--only with nothing', ['--only']],
])('prints the usage for %s and runs nothing', (_, words) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: npm test -- \[--only <part>\]… {3}parts: check, unit, api, browser, smoke\n/);
  expect(stdout).toBe('');
  if (words.join().includes('/')) expect(stderr).toContain('npx vitest run apps/server/src/app/app.test.ts');
});

it('the check runs its cheap steps before types, schema and lint', () => {
  expect(Object.keys(checks).slice(-3)).toEqual(['types', 'schema', 'lint']);
});
