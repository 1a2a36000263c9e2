// Lists of the verification: boxes, filters, one doctor's history, the download (specification 7.12; product 3.6).
import { exportEndpoints } from '@yijian/contract/exports';
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';

let app: TestApp;
let stage: Stage;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
  foreign = await app.as('ling.yuan', 'kanglan');
});
afterAll(() => app.close());

describe('lists', () => {
  test('R7.12 lists are filtered by arrays without indices; each box shows what it says', async () => {
    const id = await stage.submitted({ department: '列表科' });
    const query = { box: 'mine', state: ['SUBMITTED', 'DRAFT'], kind: ['CHANGE'], size: 100 };
    const mine = (await stage.rep.call(calls.list, { query })).body.result.content;
    expect(mine.some((one) => one.id === id)).toBe(true);
    expect(new Set(mine.map(({ requesterName }) => requesterName))).toEqual(new Set(['陈亦舟']));
    const inbox = await stage.rep.call(calls.list, { query: { box: 'inbox' } });
    expect(inbox.status).toBe(403);
    const waiting = (await stage.steward.call(calls.list, { query: { box: 'inbox', certificateType: ['PRACTICE'] } }))
      .body.result.content;
    expect(waiting.every(({ state }) => ['SUBMITTED', 'IN_REVIEW', 'SUPERVISOR_REVIEW'].includes(state))).toBe(true);
    const { doctorId } = (await stage.rep.call(calls.find, { params: { id } })).body.result;
    const history = (await stage.rep.call(calls.listOfDoctor, { params: { id: doctorId } })).body.result.content;
    expect(history.map((one) => one.id)).toEqual([id]);
    const count = (await stage.rep.call(calls.count, { query: { box: 'mine' } })).body.result;
    expect(count.byState['SUBMITTED']).toBeGreaterThan(0);
    const wrong = await stage.rep.call(calls.list, { query: { state: 'NOWHERE' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field.startsWith('query.state')]).toEqual([400, true]);
    const manager = await app.as('zhou.minxing');
    const team = (await manager.call(calls.list, { query: { box: 'all', size: 100 } })).body.result.content;
    expect(team.some((one) => one.id === id)).toBe(true);
    expect(team.some(({ state }) => state === 'DRAFT')).toBe(false);
    expect(
      (await foreign.call(calls.list, { query: { box: 'all', size: 100 } })).body.result.content.some(
        (one) => one.doctorId === doctorId,
      ),
    ).toBe(false);
  });

  test('the download needs a permission, a reason where the export rule asks for one, and holds no licence number', async () => {
    const why = { format: 'csv', reasonCategory: 'DATA_CHECK', reason: '批量核对' } as const;
    expect((await stage.rep.call(calls.download, { query: why })).status).toBe(403);
    expect((await stage.steward.call(calls.download, { query: { format: 'csv' } })).status).toBe(200);
    // Without a reason the log says so; its file is marked and its line stands as any other.
    const [logged] = (await stage.steward.call(exportEndpoints.listOwn, { query: { size: 1 } })).body.result.content;
    expect(logged).toMatchObject({ category: 'OTHER', reason: '', outcome: 'DELIVERED' });
    const kept = await stage.app.owner<{ code: string; hash: string }[]>`
      select code, file_hash as hash from export_log where id = ${logged!.id}`;
    expect(kept).toEqual([{ code: expect.stringMatching(/\S{6,}/), hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const file = await stage.steward.call(calls.download, { query: { ...why, box: 'inbox' } });
    expect(file.status).toBe(200);
    expect(file.raw.toString()).toContain('核验单号');
    expect(file.raw.toString()).not.toMatch(/110330100\d{6}/);
    await stage.app.owner`
      insert into rule_versions overriding system value
      select (jsonb_populate_record(r, jsonb_build_object('id', r.id + 1000000, 'version', r.version + 1, 'comment_required', true))).*
      from rule_versions r where r.enterprise_id = 1 and r.code = 'E1' order by r.version desc limit 1`;
    const asked = async () => (await stage.steward.call(calls.download, { query: { format: 'csv' } })).body;
    await expect.poll(async () => (await asked()).error, { timeout: 15_000 }).toBe('exports.reasonMissing');
    const categories = 'CUSTOMER_PLAN, REVIEW, REPORT, DATA_CHECK, AUDIT, OTHER';
    expect((await asked()).message).toContain(categories);
    expect((await asked()).fields?.map(({ field }) => field)).toEqual(['reasonCategory', 'reason']);
  });
});
