// Data assets: what is measured is what the tables hold, who may see it, and the records behind each number (specification 2.3, dataAssets).
import { dataAssetEndpoints as calls, assetCodes, dimensions, type AssetCode } from '@yijian/contract/data-assets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { allAssets } from './assets/assets.policy.ts';
import { rowsOf } from './measuring/rows-of.sql.ts';

let app: TestApp;
let admin: Caller;
let steward: Caller;
let manager: Caller;
let compliance: Caller;
let rep: Caller;
let foreign: Caller;
beforeAll(async () => {
  app = await startTestApp();
  [admin, steward, manager, compliance, rep, foreign] = await Promise.all([
    app.as('admin'),
    app.as('su.zhen'),
    app.as('zhou.minxing'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
    app.as('admin', 'kanglan'),
  ]);
});
afterAll(() => app.close());

const measure = async (code: AssetCode, caller = steward) =>
  (await caller.call(calls.measure, { params: { code } })).body.result;
const find = async (code: AssetCode, caller = steward) =>
  (await caller.call(calls.find, { params: { code } })).body.result;
const ruleIn = (asset: Awaited<ReturnType<typeof find>>, code: string) =>
  asset.rules.find((rule) => rule.code === code)!;
const failing = (code: AssetCode, rule: string, caller = steward, query = {}) =>
  caller.call(calls.listFailing, { params: { code, rule }, query });
const count = async (where: string): Promise<number> =>
  (await app.owner.unsafe<{ n: number }[]>(`select count(*)::int as n from ${where}`))[0]!.n;
const list = async (query: object, caller = steward) => (await caller.call(calls.list, { query })).body.result;

describe('DAT-02 the catalogue', () => {
  test('lists every asset of the enterprise with what was measured in the demo, and counts what it lists', async () => {
    const { content, totalElements } = await list({});
    expect(content.map(({ code }) => code)).toEqual([...assetCodes]);
    expect(totalElements).toBe(assetCodes.length);
    const doctors = content.find(({ code }) => code === 'doctors')!;
    expect(doctors).toMatchObject({ name: '医生', alias: 'Doctors', freshness: 'FRESH', owner: { name: '苏臻' } });
    expect(doctors.rows).toBe(await count('doctors where enterprise_id = 1 and archived_at is null'));
    expect(doctors.score).toBeGreaterThan(50);
  });

  test('another enterprise has its own figures', async () => {
    const theirs = (await list({}, foreign)).content.find(({ code }) => code === 'doctors')!;
    expect(theirs.rows).toBe(await count('doctors where enterprise_id = 2 and archived_at is null'));
  });

  test('finds by words, subject, source and state, and sorts with what is unknown last', async () => {
    expect((await list({ keyword: '诊疗' })).content.map(({ code }) => code)).toEqual(['treatment_records']);
    expect((await list({ subject: 'CUSTOMERS' })).content.map(({ code }) => code)).toEqual(['doctors', 'hospitals']);
    expect((await list({ source: 'IMPORT' })).content.map(({ code }) => code)).toEqual([
      'publications',
      'insight_posts',
    ]);
    const rows = (await list({ sort: 'rows,desc' })).content.map((asset) => asset.rows ?? -1);
    expect(rows).toEqual(rows.toSorted((one, other) => other - one));
    const { totalElements } = (await steward.call(calls.count, { query: { hasIncidents: true } })).body.result;
    expect((await list({ hasIncidents: true })).content.every(({ openIncidents }) => openIncidents > 0)).toBe(true);
    expect(totalElements).toBe((await list({ hasIncidents: true })).totalElements);
  });

  test('names the field of a wrong filter', async () => {
    const { status, body } = await steward.call(calls.list, { query: { subject: 'NOTHING' } });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'query.subject']);
  });

  test('is for stewards, operations, marketing, compliance and managers; representatives are refused', async () => {
    expect((await manager.call(calls.list)).status).toBe(200);
    for (const refused of [
      await rep.call(calls.list),
      await rep.call(calls.findOverview),
      await rep.call(calls.find, { params: { code: 'doctors' } }),
    ])
      expect([refused.status, refused.body.error]).toEqual([403, 'core.forbidden']);
    const { status } = await manager.call(calls.measure, { params: { code: 'doctors' } });
    expect(status).toBe(403);
  });
});

describe('DAT-03 one asset', () => {
  test('has rules of all four parts, and a statement for each of them', () => {
    for (const asset of allAssets) {
      const rows = rowsOf(app.owner as never, asset.code, new Date());
      expect([...new Set(asset.rules.map((rule) => rule.dimension))].toSorted()).toEqual([...dimensions].toSorted());
      const coded = asset.rules.map((rule) => rule.code).toSorted();
      expect(coded, asset.code).toEqual([...Object.keys(rows.broken), 'same'].toSorted());
    }
  });

  test.each([...assetCodes])('%s is measured: each rule finds as many records as it lists', async (code) => {
    const asset = await measure(code, admin);
    expect(asset.freshness).not.toBe('UNMEASURED');
    for (const rule of asset.rules) {
      expect(rule.checked).toBe(asset.rows);
      const { totalElements, content } = (await failing(code, rule.code, admin)).body.result;
      expect(totalElements, rule.code).toBe(rule.failing);
      expect(content.length).toBe(Math.min(20, rule.failing));
    }
  });

  test('a record that breaks a rule is counted, named and led to; its score is the share that keeps it', async () => {
    const [doctor] = await app.owner<{ id: string; name: string }[]>`
      update doctors set title_code = null where enterprise_id = 1 and id = (
        select min(id) from doctors where enterprise_id = 1 and archived_at is null and title_code is not null) returning id::text, name`;
    const before = ruleIn(await find('doctors'), 'title');
    const asset = await measure('doctors');
    const after = ruleIn(asset, 'title');
    expect(after.failing).toBe(before.failing + 1);
    expect(after.score).toBeCloseTo((100 * (after.checked - after.failing)) / after.checked, 1);
    const found = (await failing('doctors', 'title', steward, { size: 100 })).body.result;
    expect(found.totalElements).toBe(after.failing);
    const page = Math.floor((after.failing - 1) / 100);
    const last = (await failing('doctors', 'title', steward, { size: 100, page })).body.result.content.at(-1);
    expect(last).toEqual({
      id: doctor!.id,
      name: doctor!.name,
      path: `/customer/doctorProfile?doctorId=${doctor!.id}&id=${doctor!.id}`,
    });
    const known = asset.parts.map(({ score }) => score!);
    expect(asset.score).toBeCloseTo(known.reduce((sum, score) => sum + score, 0) / known.length, 1);
  });

  test('the same thing kept twice lowers uniqueness by both records', async () => {
    const before = ruleIn(await measure('hospitals'), 'same');
    await app.owner`
      insert into hospitals (enterprise_id, name, city_code) select 1, name, city_code from hospitals
      where enterprise_id = 1 and is_enabled order by id limit 1`;
    const after = ruleIn(await measure('hospitals'), 'same');
    expect(after.failing).toBe(before.failing + 2);
  });

  test('a measurement is kept once a day, and the page shows the days before it', async () => {
    await measure('visits');
    const { days } = await measure('visits');
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted((one, other) => one.day.localeCompare(other.day)));
  });

  test('an asset that did not change in its rhythm is stale, and says so as of the measurement', async () => {
    await app.owner`update hospitals set updated_at = now() - interval '400 days', created_at = now() - interval '500 days' where enterprise_id = 2`;
    expect((await measure('hospitals', foreign)).freshness).toBe('STALE');
    await app.owner`update hospitals set updated_at = now() where enterprise_id = 2`;
    expect((await measure('hospitals', foreign)).freshness).toBe('FRESH');
  });

  test('comes from models, jobs and other assets, and is used by screens and figures with their definitions', async () => {
    const { lineage } = await find('doctors');
    expect(lineage.models).toMatchObject([{ id: 'doctors', name: '医生' }]);
    expect(lineage.jobs.map(({ name }) => name)).toContain('doctors.runTagRules');
    expect(lineage.upstream).toEqual([{ code: 'hospitals', name: '医院' }]);
    expect(lineage.downstream.map(({ code }) => code)).toContain('visits');
    expect(lineage.screens).toContainEqual({ path: '/customer/doctorProfile', name: expect.any(String) });
    expect(lineage.figures).toContainEqual(
      expect.objectContaining({ board: 'MANAGER', name: '覆盖率', path: '/data/managerDashboard' }),
    );
  });

  test('unknown assets and rules are told apart', async () => {
    const wrong = await steward.call(calls.find, { params: { code: 'salaries' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'params.code']);
    const missing = await failing('doctors', 'nothing');
    expect([missing.status, missing.body.error]).toEqual([404, 'data-assets.ruleNotFound']);
  });
});

describe('the records behind a rule', () => {
  test('are shown only to who sees all records of the kind', async () => {
    const hidden = [403, 'data-assets.recordsHidden'];
    // A manager sees the team alone; a steward does not open visits.
    for (const answer of [await failing('doctors', 'title', manager), await failing('visits', 'onTime')])
      expect([answer.status, answer.body.error]).toEqual(hidden);
    expect((await failing('visits', 'onTime', compliance)).status).toBe(200);
    expect(ruleIn(await find('doctors', manager), 'title').showsRecords).toBe(false);
    expect((await find('visits')).path).toBeNull();
  });

  test('are hidden from a role that is kept from the field the rule looks at', async () => {
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule)
      select 1, id, 'doctor.phone', 'HIDE' from roles where enterprise_id = 1 and code = 'STEW'`;
    try {
      const fresh = await app.as('su.zhen');
      await expect.poll(async () => (await failing('doctors', 'phone', fresh)).status, { timeout: 20_000 }).toBe(403);
      expect((await failing('doctors', 'title', fresh)).status).toBe(200);
    } finally {
      await app.owner`delete from role_fields where enterprise_id = 1 and field = 'doctor.phone'`;
    }
  });

  test('never hold what a visitor wrote as the next step: it is a governed field', async () => {
    const [task] = await app.owner<{ id: string }[]>`
      update tasks set source = 'VISIT', title = '医生要求的后续', doctor_ids = '{}', hospital_id = null, is_medical = false
      where enterprise_id = 1 and id = (select max(id) from tasks where enterprise_id = 1) returning id::text`;
    await measure('tasks');
    const { content } = (await failing('tasks', 'linked', admin, { size: 100 })).body.result;
    expect(content.find(({ id }) => id === task!.id)?.name).toBe('拜访后跟进');
  });

  test('never hold the key of a patient, nor the day', async () => {
    const rows = (await failing('treatment_records', 'symptom', steward, { size: 5 })).body.result.content;
    for (const { name } of rows) expect(name).toMatch(/· \d{4}-\d\d$/);
  });
});

describe('owner and rhythm', () => {
  const change = (body: object, caller = admin, code: AssetCode = 'meetings') =>
    caller.call(calls.change, { params: { code }, body });
  const idOf = async (login: string) =>
    (await app.owner<{ id: string }[]>`select id::text from users where enterprise_id = 1 and login = ${login}`)[0]!.id;

  test('the administrator gives an asset to somebody, and the trail keeps it', async () => {
    const ownerId = await idOf('su.zhen');
    const { status, body } = await change({ ownerId, expectedDays: 10, version: 0 });
    expect([status, body.result]).toEqual([200, { code: 'meetings', version: 1 }]);
    expect(await find('meetings')).toMatchObject({
      owner: { id: ownerId, name: '苏臻' },
      expectedDays: 10,
      version: 1,
    });
    const [audited] = await app.owner`
      select user_id, new_values from audit_log where table_name = 'data_assets' and new_values ->> 'code' = 'meetings'`;
    expect(audited!['user_id']).not.toBeNull();
    const late = await change({ ownerId: null, expectedDays: 10, version: 0 });
    expect([late.status, late.body.error]).toEqual([409, 'data-assets.changedMeanwhile']);
  });

  test('nobody else changes it, and only who may see assets can own one', async () => {
    expect((await change({ ownerId: null, expectedDays: 10, version: 0 }, steward)).status).toBe(403);
    const unfit = await change({ ownerId: await idOf('chen.yizhou'), expectedDays: 3, version: 0 }, admin, 'tasks');
    expect([unfit.status, unfit.body.error]).toEqual([400, 'data-assets.ownerUnfit']);
    const names = (await admin.call(calls.listOwners, { query: { keyword: '苏' } })).body.result;
    expect(names.map(({ name }) => name)).toContain('苏臻');
    const theirs = (await foreign.call(calls.listOwners)).body.result;
    expect(theirs.map(({ name }) => name)).not.toContain('苏臻');
  });

  test('a wrong rhythm names its field', async () => {
    const { status, body } = await change({ ownerId: null, expectedDays: 0, version: 0 });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'body.expectedDays']);
  });
});

describe('DAT-01 the overview', () => {
  test('adds up the catalogue, and shows uploads to who may see them', async () => {
    const overview = (await steward.call(calls.findOverview)).body.result;
    const { content } = await list({});
    expect(overview).toMatchObject({
      assets: content.length,
      rows: content.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
      stale: content.filter(({ freshness }) => freshness === 'STALE').length,
      openIncidents: content.reduce((sum, { openIncidents }) => sum + openIncidents, 0),
    });
    expect(overview.worst[0]!.score).toBe(Math.min(...content.flatMap(({ score }) => (score === null ? [] : [score]))));
    expect(overview.uploads).not.toBeNull();
    expect((await manager.call(calls.findOverview)).body.result.uploads).toBeNull();
  });

  test('all assets are measured on demand and every night', async () => {
    expect((await steward.call(calls.measureAll)).body.result).toEqual({ measured: assetCodes.length });
    expect((await manager.call(calls.measureAll)).status).toBe(403);
  });
});
