// No space left for the database: what writes is told so and leaves nothing, reading goes on, and space heals it (reliability: disk full).
import { visitEndpoints, type NewVisit } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

/** PostgreSQL's own refusal, at the last step of the write: the record and its entry in the trail are there already. */
async function fillDisk(): Promise<void> {
  await app.owner`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`;
  await app.owner`create constraint trigger full_disk after insert on audit_log deferrable initially deferred for each row execute function no_space()`;
}

const rows = async () =>
  (
    await app.owner<
      { n: number }[]
    >`select (select count(*) from visits)::int + (select count(*) from audit_log)::int + (select count(*) from idempotency_keys)::int as n`
  )[0]!.n;

test('a write is refused by name without a trace, reading goes on, and the same request works once there is space', async () => {
  const [own] = await app.owner<
    { id: string }[]
  >`select doctor_id::text as id from visits v join users u on u.id = v.user_id where u.login = 'chen.yizhou' limit 1`;
  const plan = { doctorId: own!.id, visitType: 'FACE', startsAt: `${shanghaiDay(3)}T19:00:00.000Z`, as: 'plan' };
  const add = () =>
    rep.call(visitEndpoints.add, { body: plan as NewVisit }, { 'idempotency-key': 'once-there-is-space' });
  await fillDisk();
  const before = await rows();
  const refused = await add();
  expect([refused.status, refused.body.error, refused.headers['retry-after']]).toEqual([503, 'core.storageFull', '2']);
  expect(refused.body.message).toBe('存储空间已满，暂时无法保存，请联系管理员');
  expect(await rows()).toBe(before);
  expect((await rep.call(visitEndpoints.listMy, { body: {} })).status).toBe(200);
  await app.owner`drop trigger full_disk on audit_log`;
  const [first, again] = [await add(), await add()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.result.id).toBe(first.body.result.id);
});
