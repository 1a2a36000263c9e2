// What the rooms make of the rule catalogue: the late window of visits, the limits of exports (specification 9).
import { exportEndpoints } from '@yijian/contract/exports';
import { ruleEndpoints, type Figures } from '@yijian/contract/rules';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let compliance: Caller;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  compliance = await app.as('shen.lian');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

async function change(code: string, figures: Figures, organizationId: string | null = null): Promise<number> {
  const { versions, newest } = (await compliance.call(ruleEndpoints.find, { params: { code } })).body.result;
  const { message, enMessage, source } = versions[0]!;
  const scope = { organizationId, scopeType: null, validFrom: dayInShanghai(new Date()), validTo: null };
  const state = { isHard: true, isEnabled: true, commentRequired: false, message, enMessage, source };
  const body = { ...scope, ...state, figures, note: '测试调整', version: newest };
  return (await compliance.call(ruleEndpoints.addVersion, { params: { code }, body })).status;
}

let tries = 0;

async function submit() {
  const [owned] = await app.owner<{ id: string }[]>`
    select o.doctor_id as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  const known = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
  // In the nights of Shanghai, and never the same time twice.
  const day = shanghaiDay(-6);
  const startsAt = new Date(Date.parse(`${day}T17:00:00Z`) + 10 * 60_000 * ++tries).toISOString();
  const body = { as: 'submit', doctorId: owned!.id, startsAt, ...known, products: [], companionIds: [] };
  return rep.call(visitEndpoints.add, { body });
}

test('the visits read their late window, in every process at once, and for the own organisation first', async () => {
  expect((await submit()).status).toBe(200);
  expect(await change('V1', { 'visits.lateDays': 3 })).toBe(200);
  await expect.poll(async () => (await submit()).body.error).toBe('visits.tooLate');
  const [team] = await app.owner<{ id: string }[]>`
    select organization_id::text as id from users where login = 'chen.yizhou' and enterprise_id = 1`;
  expect(await change('V1', { 'visits.lateDays': 20 }, team!.id)).toBe(200);
  await expect.poll(async () => (await submit()).status).toBe(200);
});

test('the exports read their limits', async () => {
  const limits = async () =>
    (await compliance.call(exportEndpoints.findAllowance, { query: { resource: 'hospitals' } })).body.result;
  expect(await limits()).toMatchObject({ perDay: 3, rowsPerExport: 5000 });
  expect(await change('E1', { 'exports.rows': 100, 'exports.perDay': 1 })).toBe(200);
  await expect.poll(limits).toMatchObject({ perDay: 1, rowsPerExport: 100 });
});
