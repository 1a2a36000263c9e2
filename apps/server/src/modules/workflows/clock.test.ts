// Two whole servers look at the same clock: each timer fires once and in time, and the one that is left goes on alone.
// @module-tag long
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { bpmn } from '../../../../../tools/testing/workflows/build.ts';
import { openStage, type Stage } from '../../../../../tools/testing/workflows/stage.ts';
import { createInstance } from './actions/instances.service.ts';
import { deployDefinition } from './definitions/deploy.service.ts';

const SERVER = fileURLToPath(new URL('../../../../../tools/testing/product-process.ts', import.meta.url));
const KEY = 'waits-two-seconds';
const EACH_SECONDS = 1;
/** What a machine with much other work may take besides the pause between two runs; a poll that is asleep takes for ever. */
const SLACK_SECONDS = 15;
let app: TestApp;
let stage: Stage;
let servers: ChildProcess[] = [];

async function openServer(): Promise<ChildProcess> {
  const { url, appUrl, keyFile } = app.database;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATABASE_URL: url,
    APP_DATABASE_URL: appUrl,
    KEY_FILE: keyFile,
    AUDIT_SEAL_SECONDS: '0',
    WORKFLOW_CLOCK_SECONDS: String(EACH_SECONDS),
  };
  const child = fork(SERVER, [], { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`a server ended with ${String(code)}`))),
  ]);
  return child;
}

beforeAll(async () => {
  app = await startTestApp();
  stage = openStage(app.app.connections, (await app.app.directory.byRealm('weili'))!);
  const xml = bpmn(KEY, 'start S\ntimer T after=PT2S\nend E\nS > T > E');
  const card = {
    category: 'TEST',
    name: KEY,
    enName: KEY,
    description: '',
    enDescription: '',
    icon: 'timer',
    note: '',
  };
  await stage.act(await stage.user('admin'), (context) => deployDefinition(context, { key: KEY, xml, ...card }));
  servers = await Promise.all([openServer(), openServer()]);
}, 60_000);

afterAll(async () => {
  const left = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = left.map((server) => once(server, 'exit'));
  for (const server of left) server.kill('SIGTERM');
  await Promise.all(ended);
  await app.close();
});

/** Starts so many that wait; the clock of the stage is the present. */
async function startWaiting(count: number): Promise<string[]> {
  const starter = await stage.user('chen.yizhou');
  const body = { definitionKey: KEY, form: {}, selected: {}, isDraft: false };
  const ids: string[] = [];
  stage.pass(Date.now() - stage.now().getTime());
  for (let at = 0; at < count; at += 1)
    ids.push((await stage.act(starter, (context) => createInstance(context, body))).id);
  return ids;
}

/** Seconds from the moment each was due to the moment its timer fired. */
async function secondsLate(ids: readonly string[]): Promise<number[]> {
  const ended = () => app.owner`select id from workflow_instances where id = any(${[...ids]}) and state = 'APPROVED'`;
  await expect.poll(async () => (await ended()).length, { timeout: 40_000 }).toBe(ids.length);
  const fired = await app.owner<{ late: number }[]>`
    select extract(epoch from e.at - t.due_at)::float as late from workflow_timers t
    join workflow_events e on e.instance_id = t.instance_id and e.kind = 'TIMER' where t.instance_id = any(${[...ids]})`;
  return fired.map(({ late }) => late);
}

async function expectOnceInTime(ids: readonly string[]): Promise<void> {
  const late = await secondsLate(ids);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...late)).toBeLessThanOrEqual(EACH_SECONDS + SLACK_SECONDS);
  // Whoever would fire a timer a second time had by now two rounds to do it.
  await pause(2 * EACH_SECONDS * 1000);
  const fired = await app.owner`
    select instance_id from workflow_events where instance_id = any(${[...ids]}) and kind = 'TIMER' group by 1 having count(*) = 1`;
  expect(fired).toHaveLength(ids.length);
  const counts = await app.owner<
    [{ fired: number; ended: number }]
  >`select count(*) filter (where kind = 'TIMER')::int as fired, count(*) filter (where kind = 'ENDED')::int as ended
    from workflow_events where instance_id = any(${[...ids]})`;
  expect(counts[0]).toEqual({ fired: ids.length, ended: ids.length });
}

it('fires each timer once and within the pause of the poll, though two processes look', async () => {
  await expectOnceInTime(await startWaiting(24));
}, 60_000);

it('goes on in time when one of the two is killed while timers wait', async () => {
  const ids = await startWaiting(8);
  servers[0]!.kill('SIGKILL');
  await expectOnceInTime(ids);
}, 60_000);
