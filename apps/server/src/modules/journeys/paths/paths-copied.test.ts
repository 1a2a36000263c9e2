// The paths of the copy in columns are those of PostgreSQL and those counted plainly, and only who sees everything is answered by it (decision 0027).
import { journeyEndpoints as journeys } from '@yijian/contract/journeys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { copyNow, openTestColumns, type TestColumns } from '../../../../../../tools/testing/columns/test-columns.ts';
import { plainPaths } from '../../../../../../tools/testing/funnels/plain-journeys.ts';
import { makeWorld, someDoctors, type World } from '../../../../../../tools/testing/funnels/worlds.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/workflows/stage.ts';
import { openColumns } from '../../../platform/db/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { findPaths } from '../journeys.service.ts';

const HOUR = 3_600_000;
let app: TestApp;
let columns: TestColumns;
let stage: Stage;
const worlds: World[] = [];

beforeAll(async () => {
  app = await startTestApp();
  columns = await openTestColumns();
  const doctors = await someDoctors(app.owner, 60);
  for (let number = 0; number < 12; number += 1) worlds.push(await makeWorld(app.owner, { number, doctors }));
  stage = openStage(app.app.connections, { id: '1' });
  await copy();
});
afterAll(async () => {
  await columns.close();
  await app.close();
});

const copy = (): Promise<number[]> =>
  copyNow(app.app.connections, { enterpriseId: '1', store: columns.store, now: stage.now() });

const questionOf = (world: World, number: number) => ({
  period: { from: world.from, to: world.to },
  steps: 2 + (number % 5),
  grouping: number % 2 === 0 ? ('CHANNEL' as const) : ('ACT' as const),
  keep: 1 + (number % 6),
  countsSent: number % 3 === 0,
});

async function ask(number: number, { login = 'admin', store = columns.store, lines = [] as string[] } = {}) {
  const log = openLog('warn', { write: (line: string) => void lines.push(line) });
  return stage.act(await stage.user(login), (context) =>
    findPaths({ ...context, log }, { ...questionOf(worlds[number]!, number), store }),
  );
}

/** The copy with an event that PostgreSQL does not have: who is answered by it sees one doctor more. */
async function withOneMore(number: number): Promise<void> {
  const moment = Date.parse(`${worlds[number]!.from}T12:00:00+08:00`) * 1000;
  const month = worlds[number]!.from.slice(0, 7).replace('-', '');
  await columns.store.run(
    `insert into events values (1, ${month}, 999999999, ${moment}, 999999999, 'LIVE', 'WATCHED', 0, 0)`,
  );
}

it('3.18 the copy answers what PostgreSQL answers and what each doctor one by one comes to', async () => {
  const admin = await app.as('admin');
  for (const [number, world] of worlds.entries()) {
    const question = questionOf(world, number);
    const plain = plainPaths(world, question);
    const copied = await ask(number);
    const own = (await admin.call(journeys.paths, { body: question })).body.result;
    expect(copied).toEqual({
      ...own,
      copiedAt: stage.now().toISOString(),
      flows: own.flows.map((flow) => ({ ...flow, medianDays: expect.closeTo(flow.medianDays, 6) as number })),
    });
    expect(copied.people).toBe(plain.people);
    expect(new Map(copied.nodes.map((one) => [`${one.step} ${one.key}`, one.people]))).toEqual(plain.nodes);
    expect(new Map(copied.flows.map((one) => [`${one.step} ${one.from} ${one.to}`, one.people]))).toEqual(plain.flows);
  }
});

it('3.18 the copy is asked for who sees the whole enterprise and reads visits, and for nobody else', async () => {
  const [admin, rep, market] = [
    await ask(3),
    await ask(3, { login: 'chen.yizhou' }),
    await ask(3, { login: 'fang.ruogu' }),
  ];
  await withOneMore(3);
  expect((await ask(3)).people).toBe(admin.people + 1);
  expect(await ask(3, { login: 'chen.yizhou' })).toEqual(rep);
  // Sees every doctor, and reads no visits.
  expect(await ask(3, { login: 'fang.ruogu' })).toEqual(market);
});

it('3.18 doctors who are no longer enabled are not counted by the copy either', async () => {
  const { people } = await ask(4);
  const { doctorId } = worlds[4]!.events.find(({ action }) => action !== 'RECEIVED')!;
  await app.owner`update doctors set is_enabled = false where enterprise_id = 1 and id = ${doctorId}`;
  await copy();
  expect((await ask(4)).people).toBe(people - 1);
  await app.owner`update doctors set is_enabled = true where enterprise_id = 1 and id = ${doctorId}`;
  await copy();
  expect((await ask(4)).people).toBe(people);
});

it('3.18 another enterprise is answered from its own events', async () => {
  const [{ id }] = await app.owner<[{ id: string }]>`select id::text from enterprises where realm = 'kanglan'`;
  await copyNow(app.app.connections, { enterpriseId: id, store: columns.store, now: stage.now() });
  const elsewhere = openStage(app.app.connections, { id }, stage.now());
  const found = await elsewhere.act(await elsewhere.user('admin'), (context) =>
    findPaths(context, { ...questionOf(worlds[0]!, 0), store: columns.store }),
  );
  expect(found.people).toBe(0);
});

it('3.18 PostgreSQL answers while the copy is away, which is logged once a minute, and when it is older than an hour', async () => {
  const copied = await ask(6);
  const lines: string[] = [];
  const away = openColumns({ CLICKHOUSE_URL: 'http://127.0.0.1:9/yijian' })!;
  const own = { ...copied, copiedAt: null };
  expect(await ask(6, { store: away, lines })).toEqual(own);
  expect(await ask(6, { store: away, lines })).toEqual(own);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the copy of the events did not answer');
  await withOneMore(6);
  expect((await ask(6)).people).toBe(copied.people + 1);
  stage.pass(HOUR);
  expect((await ask(6)).copiedAt).toBe(copied.copiedAt);
  stage.pass(1);
  expect(await ask(6)).toEqual(own);
});
