// The monitor of background work: what ran, what failed, what people decide about it, each enterprise its own (product 3.25).
import { jobRunEndpoints as calls } from '@yijian/contract/job-runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let other: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  other = await app.as('admin', 'kanglan');
});
afterAll(() => app.close());

const light = async (part: string, caller = admin) =>
  (await caller.call(calls.findHealth)).body.result.find((one) => one.part === part)!;
const deliveries = async (caller = admin, query = {}) =>
  (await caller.call(calls.listDeliveries, { query })).body.result;
const failed = async (topic: string) => {
  const [row] = await app.owner<{ id: string }[]>`
    insert into outbox_events (enterprise_id, topic, payload, attempts, failed_at, last_error)
    values (1, ${topic}, '{}', 5, now(), '对方没有应答') returning id`;
  return row!.id;
};

test('what runs by the clock is recorded for each enterprise: when, how long, and what failed', async () => {
  const last = async (caller: Caller) =>
    (await caller.call(calls.listSchedules)).body.result.find(({ name }) => name === 'platform.delete-old-keys');
  // It may have run by the clock while the demo was filled.
  const before = (await last(other))!.runsToday;
  await app.app.jobs.runSoon('platform.delete-old-keys');
  await expect.poll(async () => (await last(other))!.runsToday, { timeout: 20_000 }).toBe(before + 1);
  expect(await last(other)).toMatchObject({ cron: '17 * * * *', lastError: null, failedToday: 0 });
  await expect.poll(async () => (await last(admin))!.lastStartedAt, { timeout: 20_000 }).not.toBeNull();
  expect((await light('schedules')).state).toBe('OK');
  await app.owner`
    insert into job_runs (enterprise_id, name, started_at, finished_at, error)
    values (1, 'platform.delete-old-keys', now() + interval '1 second', now() + interval '2 seconds', '磁盘已满')`;
  expect(await light('schedules')).toMatchObject({ state: 'BAD', why: 'failed', count: 1 });
  expect((await light('schedules', other)).state).toBe('OK');
  const runs = (await admin.call(calls.listRuns, { query: { failed: true } })).body.result;
  expect(runs).toMatchObject({ totalElements: 1, content: [{ error: '磁盘已满', milliseconds: 1000 }] });
  expect((await other.call(calls.listRuns, { query: { failed: true } })).body.result.totalElements).toBe(0);
}, 30_000);

test('a failed delivery turns the light red, is tried again at once and audited', async () => {
  expect((await light('deliveries')).state).toBe('OK');
  const id = await failed('nobody.listens');
  expect(await light('deliveries')).toMatchObject({ state: 'BAD', why: 'failed', count: 1 });
  expect((await light('deliveries', other)).state).toBe('OK');
  expect(await deliveries(admin, { state: 'FAILED' })).toMatchObject({
    totalElements: 1,
    content: [{ id, topic: 'nobody.listens', attempts: 5, lastError: '对方没有应答' }],
  });
  expect((await admin.call(calls.retryDelivery, { params: { id } })).status).toBe(200);
  const state = async () => (await deliveries(admin, { topic: 'nobody.listens' })).content[0]!.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('DELIVERED');
  const again = await admin.call(calls.retryDelivery, { params: { id } });
  expect([again.status, again.body.error]).toEqual([409, 'job-runs.notFailed']);
  const [audited] = await app.owner`select user_id, new_values from audit_log where table_name = 'outbox_decisions'`;
  expect(audited!['new_values']).toMatchObject({ decision: 'RETRY', topic: 'nobody.listens' });
  expect(audited!['user_id']).not.toBeNull();
});

test('a failed delivery that is called off stays so, and the light is green again', async () => {
  const id = await failed('called.off');
  expect((await admin.call(calls.cancelDelivery, { params: { id } })).status).toBe(200);
  expect((await deliveries(admin, { topic: 'called.off' })).content[0]!.state).toBe('CANCELLED');
  expect((await light('deliveries')).state).toBe('OK');
  for (const call of [calls.retryDelivery, calls.cancelDelivery])
    expect((await admin.call(call, { params: { id } })).body.error).toBe('job-runs.notFailed');
});

test('deliveries of another enterprise do not exist', async () => {
  const id = await failed('not.yours');
  for (const call of [calls.retryDelivery, calls.cancelDelivery]) {
    const [foreign, nowhere] = [
      await other.call(call, { params: { id } }),
      await other.call(call, { params: { id: '999999999' } }),
    ];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
  }
  expect((await deliveries(other, { topic: 'not.yours' })).totalElements).toBe(0);
  expect((await deliveries(admin, { state: 'FAILED' })).totalElements).toBe(1);
});

test('an import that hangs turns its light red; files of others are not listed', async () => {
  const [user] = await app.owner<{ id: string }[]>`select id from users where enterprise_id = 1 and login = 'su.zhen'`;
  await app.owner`
    insert into import_batches (enterprise_id, model, file_name, file_size, state, user_id, created_at)
    values (1, 'doctors', '医生.xlsx', 10, 'COMMITTING', ${user!.id}, now() - interval '1 hour')`;
  expect(await light('imports')).toMatchObject({ state: 'BAD', why: 'stuck', count: 1 });
  expect((await light('imports', other)).state).toBe('OK');
  const files = (await admin.call(calls.listFiles)).body.result.content;
  expect(files).toContainEqual(
    expect.objectContaining({ direction: 'IN', fileName: '医生.xlsx', state: 'COMMITTING' }),
  );
  const theirs = (await other.call(calls.listFiles)).body.result.content;
  expect(theirs.some(({ fileName }) => fileName === '医生.xlsx')).toBe(false);
});
