// The place of a hospital comes back as it was: province, city and county together, checked by the room (product 3.25).
import { auditEndpoints as audit } from '@yijian/contract/audit';
import { hospitalEndpoints as hospitals } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
const hangzhou = { provinceCode: '330000', cityCode: '330100' };
const nanjing = { provinceCode: '320000', cityCode: '320100' };

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const find = async (id: string) => (await rep.call(hospitals.find, { params: { id } })).body.result;

async function moved(): Promise<string> {
  const name = `迁址医院${Math.random().toString(36).slice(2, 8)}`;
  const { id } = (await rep.call(hospitals.add, { body: { name, ...hangzhou } })).body.result;
  const { updatedAt } = await find(id);
  const change = { params: { id }, body: { name, ...nanjing, updatedAt } };
  expect((await rep.call(hospitals.change, change)).status).toBe(200);
  return id;
}

/** Takes back the newest change of the field, or the one before so many others. */
async function restore(id: string, field: string, others = 0) {
  const params = { kind: 'hospitals', recordId: id, field };
  const { content, version } = (await rep.call(audit.listField, { params })).body.result;
  const changes = content.filter((entry) => entry.before !== null).toSorted((a, b) => Number(b.id) - Number(a.id));
  const entryId = changes[others]!.id;
  return rep.call(audit.restore, { params, body: { entryId, version, reason: '地址改错' } });
}

test('3.25 the city brings its province back with it', async () => {
  const id = await moved();
  expect((await restore(id, 'city_code')).status).toBe(200);
  expect(await find(id)).toMatchObject(hangzhou);
});

test('3.25 the province brings its city back with it', async () => {
  const id = await moved();
  expect((await restore(id, 'province_code')).status).toBe(200);
  expect(await find(id)).toMatchObject(hangzhou);
});

test('3.25 a city alone that does not lie in the province of today is refused', async () => {
  const id = await moved();
  const { name, updatedAt } = await find(id);
  const within = { name, provinceCode: '320000', cityCode: '320500', updatedAt };
  expect((await rep.call(hospitals.change, { params: { id }, body: within })).status).toBe(200);
  const back = { name, ...hangzhou, updatedAt: (await find(id)).updatedAt };
  expect((await rep.call(hospitals.change, { params: { id }, body: back })).status).toBe(200);
  const answer = await restore(id, 'city_code', 1);
  expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, 'body.cityCode']);
  expect(await find(id)).toMatchObject(hangzhou);
});
