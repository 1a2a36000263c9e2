// Incidents of data assets: what opens and ends them, and each transition, legal and illegal (product 3.20).
import {
  dataAssetEndpoints as assets,
  incidentEndpoints as calls,
  type Incident,
  type IncidentAct,
  type IncidentState,
} from '@yijian/contract/data-assets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let marketing: Caller;
let manager: Caller;
let foreign: Caller;
beforeAll(async () => {
  app = await startTestApp();
  [steward, marketing, manager, foreign] = await Promise.all([
    app.as('su.zhen'),
    app.as('fang.ruogu'),
    app.as('zhou.minxing'),
    app.as('admin', 'kanglan'),
  ]);
});
afterAll(() => app.close());

const report = async (note = '期刊名称不一致') =>
  (await marketing.call(calls.report, { body: { assetCode: 'meetings', note } })).body.result;
const all = async (query: object = {}, caller = steward): Promise<Incident[]> =>
  (await caller.call(calls.list, { query: { size: 100, ...query } })).body.result.content;
const found = async (id: string) => (await all()).find((one) => one.id === id)!;
const idOf = async (login: string) =>
  (await app.owner<{ id: string }[]>`select id::text from users where enterprise_id = 1 and login = ${login}`)[0]!.id;

const act = async (which: IncidentAct, { id, version }: { id: string; version: number }, caller = steward) => {
  const params = { id };
  if (which === 'acknowledge') return caller.call(calls.acknowledge, { params, body: { version } });
  if (which === 'resolve') return caller.call(calls.resolve, { params, body: { version, resolution: '已更正' } });
  if (which === 'reopen') return caller.call(calls.reopen, { params, body: { version, note: '又出现了' } });
  return caller.call(calls.assign, { params, body: { version, ownerId: await idOf('wu.yue') } });
};

/** An incident in a state, made by legal acts. */
async function incidentIn(state: IncidentState) {
  let one = await report();
  if (state === 'ACKNOWLEDGED') one = (await act('acknowledge', one)).body.result;
  if (state === 'RESOLVED') one = (await act('resolve', one)).body.result;
  expect(one.state).toBe(state);
  return one;
}

describe('a person reports', () => {
  test('with a text; it is open, belongs to the asset and is audited', async () => {
    const { id, state, version } = await report('会议城市写错了');
    expect([state, version]).toEqual(['OPEN', 1]);
    expect(await found(id)).toMatchObject({
      assetCode: 'meetings',
      assetName: '会议',
      kind: 'REPORTED',
      note: '会议城市写错了',
      reporterName: '方若谷',
      acts: ['acknowledge', 'resolve', 'assign'],
    });
    const [audited] = await app.owner`
      select user_id from audit_log where table_name = 'data_asset_incidents' and row_id = ${id} and action = 'insert'`;
    expect(audited!['user_id']).toBe(await idOf('fang.ruogu'));
  });

  test('an empty text is named, and a manager only reads', async () => {
    const empty = await marketing.call(calls.report, { body: { assetCode: 'meetings', note: ' ' } });
    expect([empty.status, empty.body.fields?.[0]?.field]).toEqual([400, 'body.note']);
    const refused = await manager.call(calls.report, { body: { assetCode: 'meetings', note: '不对' } });
    expect([refused.status, refused.body.error]).toEqual([403, 'core.forbidden']);
    expect((await all({}, manager)).every((one) => one.acts.length === 0)).toBe(true);
  });

  test('marketing reports but does not work on incidents', async () => {
    for (const which of ['acknowledge', 'resolve', 'reopen', 'assign'] as const)
      expect((await act(which, await report(), marketing)).status).toBe(403);
  });

  test('incidents of another enterprise do not exist', async () => {
    const one = await report();
    expect((await all({}, foreign)).some(({ id }) => id === one.id)).toBe(false);
    const answers = await Promise.all([
      act('resolve', one, foreign),
      act('resolve', { id: '999999999', version: 1 }, foreign),
    ]);
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'data-assets.incidentNotFound']);
  });
});

describe('each transition', () => {
  test.each([
    ['OPEN', 'acknowledge', 'ACKNOWLEDGED'],
    ['OPEN', 'resolve', 'RESOLVED'],
    ['OPEN', 'assign', 'OPEN'],
    ['ACKNOWLEDGED', 'resolve', 'RESOLVED'],
    ['ACKNOWLEDGED', 'assign', 'ACKNOWLEDGED'],
    ['RESOLVED', 'reopen', 'OPEN'],
  ] as const)('%s may %s and is %s', async (from, which, to) => {
    const one = await incidentIn(from);
    const { status, body } = await act(which, one);
    expect([status, body.result]).toEqual([200, { id: one.id, state: to, version: one.version + 1 }]);
    expect(await found(one.id)).toMatchObject({ state: to, version: one.version + 1 });
  });

  test.each([
    ['OPEN', 'reopen'],
    ['ACKNOWLEDGED', 'acknowledge'],
    ['ACKNOWLEDGED', 'reopen'],
    ['RESOLVED', 'acknowledge'],
    ['RESOLVED', 'resolve'],
    ['RESOLVED', 'assign'],
  ] as const)('%s may not %s', async (from, which) => {
    const one = await incidentIn(from);
    const { status, body } = await act(which, one);
    expect([status, body.error]).toEqual([409, 'data-assets.wrongState']);
    expect((await found(one.id)).version).toBe(one.version);
  });

  test('who works on an older version is told of the new one', async () => {
    const one = await report();
    await act('assign', one);
    const { status, body } = await act('acknowledge', one);
    expect([status, body.error]).toEqual([409, 'data-assets.changedMeanwhile']);
  });

  test('it is given only to who may see data assets', async () => {
    const { id, version } = await report();
    const ownerId = await idOf('chen.yizhou');
    const { status, body } = await steward.call(calls.assign, { params: { id }, body: { version, ownerId } });
    expect([status, body.error]).toEqual([400, 'data-assets.ownerUnfit']);
  });
});

describe('a measurement', () => {
  const measure = () => steward.call(assets.measure, { params: { code: 'hospitals' } });
  const ofRule = async (state?: IncidentState) =>
    (await all({ assetCode: 'hospitals', kind: 'QUALITY', ...(state === undefined ? {} : { state }) })).filter(
      (one) => one.ruleName === '有地址',
    );

  test('opens one incident for a failed rule, however often it is measured, and ends it when the rule holds', async () => {
    await app.owner`alter table hospitals disable trigger all`;
    await app.owner`create table hospital_addresses as select enterprise_id, id, address from hospitals`;
    await app.owner`update hospitals set address = '' where enterprise_id = 1`;
    await measure();
    await measure();
    const [one, ...others] = await ofRule('OPEN');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ reporterName: null, owner: { name: '苏臻' } });
    expect(one!.note).toMatch(/^\d+ 条中有 \d+ 条不符合$/);
    await app.owner`
      update hospitals h set address = '一号路' || h.id from hospital_addresses a where a.enterprise_id = h.enterprise_id and a.id = h.id`;
    await measure();
    expect(await found(one!.id)).toMatchObject({ state: 'RESOLVED', resolverName: null });
  });

  test('that broke again has a new incident, so that the old one cannot be opened beside it', async () => {
    const [old] = await ofRule('RESOLVED');
    await app.owner`update hospitals set address = '' where enterprise_id = 1`;
    await measure();
    const { status, body } = await act('reopen', old!);
    expect([status, body.error]).toEqual([409, 'data-assets.openAlready']);
  });

  test('opens one for an asset that is older than its rhythm', async () => {
    await app.owner`
      update hospitals set updated_at = now() - interval '300 days', created_at = now() - interval '400 days' where enterprise_id = 1`;
    await measure();
    const [one] = await all({ assetCode: 'hospitals', kind: 'FRESHNESS', state: 'OPEN' });
    expect(one!.note).toMatch(/^最近变更 \d{4}-\d\d-\d\d，预期每 \d+ 天更新$/);
    const { totalElements } = (
      await steward.call(calls.count, { query: { assetCode: 'hospitals', kind: 'FRESHNESS', state: 'OPEN' } })
    ).body.result;
    expect(totalElements).toBe(1);
  });
});
