// kill -9 between any two steps: what was said to be done is there once, nothing stands half way (reliability: faults).
// The whole of it: WORKFLOW_KILLS=200 npx vitest run apps/server/src/modules/workflows/crash.test.ts
// @module-tag long
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { testDefinitions } from '../../../../../tools/testing/workflows/definitions.ts';
import { broken, read } from '../../../../../tools/testing/workflows/invariants.ts';
import { openStage } from '../../../../../tools/testing/workflows/stage.ts';
import { offerEffects } from './engine/effects/effects.policy.ts';
import { deployDefinition } from './definitions/deploy.service.ts';
import { compile } from './model/compile.policy.ts';

const KILLS = Number(process.env['WORKFLOW_KILLS'] ?? 3);
const WORKER = fileURLToPath(new URL('../../../../../tools/testing/workflows/worker.ts', import.meta.url));
const KEYS = [
  'two-steps',
  'service-between',
  'parallel',
  'inclusive',
  'sub-process-parallel',
  'wait',
  'time-out-beside',
  'all-sign',
  'one-by-one',
  'terminate',
];
let app: TestApp;
let address: string;
const types = new Map<string, string>();

beforeAll(async () => {
  offerEffects([{ name: 'tests.note', apply: async () => {} }]);
  app = await startTestApp();
  address = app.database.appUrl;
  const stage = openStage(app.app.connections, (await app.app.directory.byRealm('weili'))!);
  const admin = await stage.user('admin');
  for (const { key, xml } of testDefinitions('WL').filter((one) => KEYS.includes(one.key))) {
    await stage.act(admin, (context) =>
      deployDefinition(context, {
        key,
        xml,
        category: 'TEST',
        name: key,
        enName: key,
        description: '',
        enDescription: '',
        icon: 'workflow',
        note: '',
      }),
    );
    const { model } = await compile(xml);
    for (const node of Object.values(model!.nodes)) types.set(`${key} ${node.id}`, node.type);
  }
}, 60_000);
afterAll(() => app.close());

/** Runs a worker for a while after it is ready, kills it, and answers what it said. */
async function runAndKill(milliseconds: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', WORKER, address, '1', KEYS.join(',')],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let wrong = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (wrong += part.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const deadline = Date.now() + 60_000;
  while (!said.includes('ready') && Date.now() < deadline && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await ended;
  expect(wrong).toBe('');
  return said.split('\n').slice(0, -1);
}

async function lookAtAll(): Promise<{ instances: number; faults: string[] }> {
  const rows = await app.owner<
    { id: string; key: string }[]
  >`select i.id::text, d.key from workflow_instances i join workflow_definitions d on d.id = i.definition_id where d.category = 'TEST'`;
  const faults: string[] = [];
  for (const { id, key } of rows)
    faults.push(
      ...broken(await read(app.owner, id), undefined, (node) => types.get(`${key} ${node}`) ?? 'nothing').map(
        (fault) => `${key} ${id}: ${fault}`,
      ),
    );
  return { instances: rows.length, faults };
}

it('loses and doubles no step of a process that is killed at any moment', async () => {
  let said = 0;
  // On a slow machine half a second may pass before the first step: killed then, a process proves nothing.
  for (let kill = 0; kill < KILLS || (said === 0 && kill < 10 * KILLS); kill += 1) {
    const lines = await runAndKill(20 + Math.floor(Math.random() * 500));
    for (const line of lines) {
      const [what, id] = line.split(' ');
      if (what === 'started')
        expect(await app.owner`select 1 from workflow_instances where id = ${id!}`, line).toHaveLength(1);
      if (what === 'approved')
        expect(
          await app.owner`select 1 from workflow_tasks t join workflow_events e on e.instance_id = t.instance_id and e.task_number = t.number and e.kind = 'APPROVED'
          where t.id = ${id!} and t.state = 'APPROVED'`,
          line,
        ).toHaveLength(1);
    }
    said += lines.length - 1;
  }
  expect(said).toBeGreaterThan(0);
  const { instances, faults } = await lookAtAll();
  expect(instances).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  const doubled =
    await app.owner`select instance_id, task_number from workflow_events where kind = 'APPROVED' group by 1, 2 having count(*) > 1`;
  expect(doubled).toHaveLength(0);
  const lostOrDoubled = await app.owner`
    select e.instance_id from workflow_events e where e.kind = 'EFFECT' and e.data->>'delivery' = 'DIRECT' and e.data->>'name' = 'tests.note'
    group by e.instance_id having count(*) <> (select count(*) from workflow_comments c where c.instance_id = e.instance_id and c.body = 'effect')`;
  expect(lostOrDoubled).toHaveLength(0);
  const ungrounded = await app.owner`
    select c.instance_id from workflow_comments c where c.body = 'effect' and not exists (
      select from workflow_events e where e.instance_id = c.instance_id and e.kind = 'EFFECT')`;
  expect(ungrounded).toHaveLength(0);
  console.log(`${KILLS} kills, ${said} steps said, ${instances} instances`);
}, 3_600_000);
