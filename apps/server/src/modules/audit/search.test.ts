// Searching the trail by the name of a record and by a field that changed; sessions and imports folded (reliability 27).
import { auditEndpoints } from '@yijian/contract/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql } from '../../platform/db/index.ts';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let compliance: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp();
  [compliance, admin] = [await app.as('shen.lian'), await app.as('admin')];
});
afterAll(() => app.close());

const find = async (query: object, caller = compliance) => {
  const { status, body } = await caller.call(auditEndpoints.list, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.result.content;
};

/** Changes in the name of a request, as every call makes them. */
async function inRequest(id: string, write: (sql: Sql) => Promise<unknown>) {
  await app.app.connections.bound('1').begin(async (tx) => {
    await tx`select set_config('app.request_id', ${id}, true)`;
    await write(tx);
  });
}

test('R27 a doctor, a hospital, a user and a product are found by a part of the name', async () => {
  const weili = app.app.connections.bound('1');
  const [doctor] = await weili<{ id: string; name: string }[]>`
    update doctors set professional_direction = '名称检索' where id = (select min(id) from doctors) returning id, name`;
  const found = await find({ recordName: doctor!.name, kind: 'doctors' });
  expect(found[0]).toMatchObject({ recordId: doctor!.id, recordName: { zh: doctor!.name } });
  expect(found.every(({ recordName }) => recordName!.zh.includes(doctor!.name))).toBe(true);
  const [hospital] = await weili<{ id: string; name: string }[]>`
    update hospitals set address = '名称检索路 2 号' where id = (select min(id) from hospitals) returning id, name`;
  expect((await find({ recordName: hospital!.name.slice(1) }))[0]).toMatchObject({ recordId: hospital!.id });
  await weili`update users set is_enabled = not is_enabled where login = 'wu.yue'`;
  await weili`update users set is_enabled = true where login = 'wu.yue'`;
  expect((await find({ recordName: 'WU.YUE', kind: 'users' })).length).toBeGreaterThan(1);
  expect(await find({ recordName: '没有这样的名字' })).toEqual([]);
  expect(await find({ recordName: '%' })).toEqual([]);
});

test('R27 who changed a phone is found by the field, creations aside', async () => {
  const weili = app.app.connections.bound('1');
  const [row] = await weili<{ id: string }[]>`
    update doctors set masked_phone = '139****0001' where id = (select max(id) from doctors) returning id`;
  await weili`update doctors set professional_direction = '别处' where id = ${row!.id}`;
  const found = await find({ field: 'doctors.masked_phone' });
  expect(found.length).toBeGreaterThan(0);
  for (const entry of found) {
    expect(entry).toMatchObject({ action: 'update', kind: { code: 'doctors' } });
    expect(entry.fields.map(({ code }) => code)).toContain('masked_phone');
  }
  expect(found[0]).toMatchObject({ recordId: row!.id });
  const count = await compliance.call(auditEndpoints.count, { query: { field: 'doctors.masked_phone' } });
  expect(count.body.result.total).toBeGreaterThanOrEqual(found.length);
  const wrong = await compliance.call(auditEndpoints.list, { query: { field: 'masked_phone' } });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.field']);
});

test('R27 a request that wrote many records stands in one line that opens, sessions stay away', async () => {
  await inRequest('folded-1', (tx) => tx`update products set sort = sort + 1`);
  const query = { view: 'FOLDED' };
  const all = await find({ kind: 'products', requestId: 'folded-1' });
  expect(all.length).toBeGreaterThan(2);
  const lines = (await find({ kind: 'products', view: 'FOLDED' })).filter(({ requestId }) => requestId === 'folded-1');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ id: all[0]!.id, folded: all.length - 1 });
  expect((await find({ ...query, requestId: 'folded-1' })).length).toBe(all.length);
  const kinds = new Set((await find({ view: 'FOLDED', size: 100 })).map(({ kind }) => kind.code));
  expect(kinds.has('user_sessions')).toBe(false);
  expect((await find({ view: 'FOLDED', kind: 'user_sessions' }, admin)).length).toBeGreaterThan(0);
});
