// Sets of weights, overrides and shortlists through the calls, on a real database (product 3.4).
import { defaultWeights, kolEndpoints as map, kolEngagementEndpoints as calls } from '@yijian/contract/opinion-leaders';
import { taskEndpoints } from '@yijian/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { AREA, setStage, type Stage } from '../../../../../tools/testing/opinion-leaders/stage.ts';

let app: TestApp;
let stage: Stage;
let liaison: Caller;
let market: Caller;
let lead: Caller;
let rep: Caller;
const question = { area: AREA, from: 2020, to: 2024 };

beforeAll(async () => {
  app = await startTestApp();
  stage = await setStage(app);
  liaison = await app.as('lin.zhiyuan');
  market = await app.as('fang.ruogu');
  lead = await app.as('he.jing');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

describe('3.4 sets of weights', () => {
  const draft = { name: '会议优先', weights: { ...defaultWeights, talks: 30, publications: 5 } };

  it('3.4 are saved with versions, shared, changed by their owner alone and deleted', async () => {
    const { id } = (await market.call(map.addWeightSet, { body: draft })).body.result;
    const sees = async (who: Caller) =>
      (await who.call(map.listWeightSets)).body.result.filter((one) => one.name === draft.name).map((one) => one.isOwn);
    expect([await sees(market), await sees(liaison)]).toEqual([[true], []]);
    const hidden = await liaison.call(map.rank, { query: { ...question, weightSetId: id } });
    expect([hidden.status, hidden.body.error]).toEqual([404, 'opinion-leaders.setNotFound']);
    const params = { id };
    const body = { ...draft, isShared: true, version: 1 };
    expect((await market.call(map.changeWeightSet, { params, body })).body.result).toEqual({ id, version: 2 });
    expect(await sees(liaison)).toEqual([false]);
    expect((await liaison.call(map.rank, { query: { ...question, weightSetId: id } })).body.result.weights.talks).toBe(
      30,
    );
    const stranger = await liaison.call(map.changeWeightSet, { params, body: { ...body, version: 2 } });
    expect([stranger.status, stranger.body.error]).toEqual([403, 'opinion-leaders.setNotOwn']);
    const stale = await market.call(map.changeWeightSet, { params, body });
    expect([stale.status, stale.body.error]).toEqual([409, 'opinion-leaders.changedMeanwhile']);
    const versions = (await liaison.call(map.listWeightSetVersions, { params })).body.result;
    expect(versions.map((one) => one.version)).toEqual([2, 1]);
    expect((await market.call(map.addWeightSet, { body: draft })).body.error).toBe('opinion-leaders.setNameTaken');
    expect((await liaison.call(map.deleteWeightSet, { params })).status).toBe(403);
    expect((await market.call(map.deleteWeightSet, { params })).status).toBe(200);
    expect((await market.call(map.deleteWeightSet, { params })).status).toBe(404);
  });

  it('3.4 must add up to 100, and the one of the product belongs to nobody', async () => {
    const body = { ...draft, weights: { ...defaultWeights, talks: 11 } };
    expect((await market.call(map.addWeightSet, { body })).status).toBe(400);
    expect((await rep.call(map.addWeightSet, { body: draft })).status).toBe(403);
    const [first] = (await market.call(map.listWeightSets)).body.result;
    expect(first).toMatchObject({ isDefault: true, ownerName: null, weights: defaultWeights });
    const change = { params: { id: first!.id }, body: { ...draft, version: 1 } };
    expect((await market.call(map.changeWeightSet, change)).status).toBe(403);
  });
});

describe('3.4 overrides', () => {
  const draft = { question, tier: 'LOCAL' as const, reason: '本地区影响为主，外省合作尚少' };
  const tierOf = async (id: string): Promise<unknown> => {
    const { content } = (await rep.call(map.rank, { query: question })).body.result;
    const row = content.find((one) => one.doctorId === id)!;
    return [row.tier, row.computedTier, row.override?.reason ?? null];
  };

  it('3.4 hold once the medical lead approves, with their reason, until withdrawn', async () => {
    const body = { ...draft, doctorId: stage.a };
    const { id } = (await market.call(calls.proposeOverride, { body })).body.result;
    expect(await tierOf(stage.a)).toEqual(['NATIONAL', 'NATIONAL', null]);
    const [told] = await app.owner`
      select n.kind from notices n join users u on u.id = n.user_id and u.enterprise_id = n.enterprise_id where u.login = 'he.jing' order by n.id desc limit 1`;
    expect(told).toMatchObject({ kind: 'opinion-leaders.proposed' });
    const again = await market.call(calls.proposeOverride, { body });
    expect([again.status, again.body.error]).toEqual([409, 'opinion-leaders.overrideLive']);
    const params = { id };
    const approve = { params, body: { act: 'approve' as const, note: '同意', version: 1 } };
    expect((await market.call(calls.decideOverride, approve)).status).toBe(403);
    expect((await lead.call(calls.decideOverride, approve)).body.result).toEqual({ id, state: 'APPROVED', version: 2 });
    expect(await tierOf(stage.a)).toEqual(['LOCAL', 'NATIONAL', draft.reason]);
    const illegal = await lead.call(calls.decideOverride, { params, body: { act: 'reject', version: 2 } });
    expect([illegal.status, illegal.body.error]).toEqual([409, 'opinion-leaders.illegalStep']);
    const [{ name }] = await app.owner<[{ name: string }]>`
      select u.first_name as name from kol_overrides o join users u on u.enterprise_id = o.enterprise_id and u.id = o.decided_by
      where o.enterprise_id = 1 and o.id = ${id}`;
    expect(illegal.body.message).toContain(`（${name}，`);
    const alien = await liaison.call(calls.withdrawOverride, { params, body: { version: 2 } });
    expect([alien.status, alien.body.error]).toEqual([404, 'opinion-leaders.overrideNotFound']);
    expect((await market.call(calls.withdrawOverride, { params, body: { version: 2 } })).status).toBe(200);
    expect(await tierOf(stage.a)).toEqual(['NATIONAL', 'NATIONAL', null]);
    const after = await market.call(calls.withdrawOverride, { params, body: { version: 3 } });
    expect(after.body.error).toBe('opinion-leaders.illegalStep');
  });

  it('3.4 may be rejected; nobody decides on their own, a stale version is refused', async () => {
    const admin = await app.as('admin');
    const body = { ...draft, doctorId: stage.b };
    const { id } = (await admin.call(calls.proposeOverride, { body })).body.result;
    const params = { id };
    const own = await admin.call(calls.decideOverride, { params, body: { act: 'approve', version: 1 } });
    expect([own.status, own.body.error]).toEqual([403, 'opinion-leaders.ownOverride']);
    const stale = await lead.call(calls.decideOverride, { params, body: { act: 'reject', version: 7 } });
    expect(stale.body.error).toBe('opinion-leaders.changedMeanwhile');
    const rejected = await lead.call(calls.decideOverride, {
      params,
      body: { act: 'reject', note: '依据不足', version: 1 },
    });
    expect(rejected.body.result.state).toBe('REJECTED');
    const { content } = (await lead.call(calls.listOverrides, { query: { state: ['REJECTED'] } })).body.result;
    expect(content.find((one) => one.id === id)).toMatchObject({ note: '依据不足', acts: [], areaCode: AREA });
    expect((await admin.call(calls.withdrawOverride, { params, body: { version: 2 } })).status).toBe(409);
  });

  it('3.4 wrong ones are refused: the computed tier, a short reason, a doctor out of range or unknown', async () => {
    const send = (who: Caller, change: object) =>
      who.call(calls.proposeOverride, { body: { ...draft, doctorId: stage.a, ...change } });
    expect((await send(market, { tier: 'NATIONAL' })).body.error).toBe('opinion-leaders.overrideSame');
    expect((await send(market, { reason: '太短' })).status).toBe(400);
    expect((await send(rep, {})).status).toBe(403);
    expect((await send(liaison, { doctorId: stage.c })).body.error).toBe('opinion-leaders.doctorNotFound');
    expect((await send(market, { doctorId: '987654321' })).body.error).toBe('opinion-leaders.doctorNotFound');
    const other = await app.as('admin', 'kanglan');
    expect((await send(other, {})).status).toBe(404);
  });
});

describe('3.4 shortlists', () => {
  const draft = { name: '阶梯名单', question, doctors: [{ doctorId: '', rank: 1 }] };
  const make = async (who: Caller, name: string, ids: readonly string[]) =>
    who.call(calls.addShortlist, {
      body: { ...draft, name, doctors: ids.map((doctorId, at) => ({ doctorId, rank: at + 1 })) },
    });

  it('3.4 become tasks of their owners and show how far they are', async () => {
    const { id } = (await make(liaison, '阶梯计划', [stage.a, stage.b])).body.result;
    const params = { id };
    const find = async (who = liaison) => (await who.call(calls.findShortlist, { params })).body.result;
    const [first, second] = (await find()).lines;
    const plan = { objective: '指南解读', nextStep: '约谈讲者意向', dueOn: '2030-05-01' };
    expect((await liaison.call(calls.planLine, { params: { id: first!.id }, body: plan })).status).toBe(200);
    expect((await liaison.call(calls.makeTasks, { params })).body.result).toEqual({ made: 1, skipped: 1 });
    expect((await liaison.call(calls.makeTasks, { params })).body.result).toEqual({ made: 0, skipped: 2 });
    const { task } = (await find()).lines[0]!;
    expect(task).toMatchObject({ state: 'TODO', dueOn: '2030-05-01', isLate: false, isOpenable: true });
    const kept = (await liaison.call(taskEndpoints.find, { params: { id: task!.id } })).body.result;
    expect(kept).toMatchObject({ title: plan.nextStep, notes: plan.objective });
    const locked = await liaison.call(calls.planLine, { params: { id: first!.id }, body: plan });
    expect([locked.status, locked.body.error]).toEqual([409, 'opinion-leaders.lineHasTask']);
    await liaison.call(taskEndpoints.start, { params: { id: task!.id } });
    await liaison.call(taskEndpoints.complete, { params: { id: task!.id }, body: { outcome: '已同意' } });
    expect(await find()).toMatchObject({ doctors: 2, planned: 1, withTask: 1, done: 1, late: 0 });
    const repId = (await app.owner`select id::text from users where login = 'chen.yizhou'`)[0]!['id'] as string;
    const alien = { params: { id: second!.id }, body: { ...plan, ownerId: repId } };
    expect((await liaison.call(calls.planLine, alien)).body.error).toBe('tasks.personOutside');
  });

  it('3.4 are seen by others when shared, without doctors out of their range, and changed by their owner alone', async () => {
    const { id } = (await make(market, '全国名单', [stage.a, stage.c])).body.result;
    const params = { id };
    expect((await liaison.call(calls.findShortlist, { params })).body.error).toBe('opinion-leaders.shortlistNotFound');
    const share = { name: '全国名单', isShared: true, version: 1 };
    expect((await market.call(calls.changeShortlist, { params, body: share })).body.result.version).toBe(2);
    const seen = (await liaison.call(calls.findShortlist, { params })).body.result;
    expect([seen.lines.map((line) => line.doctorId), seen.outside]).toEqual([[stage.a], 1]);
    const alien = await liaison.call(calls.changeShortlist, { params, body: { ...share, version: 2 } });
    expect([alien.status, alien.body.error]).toEqual([403, 'opinion-leaders.shortlistNotOwn']);
    expect((await liaison.call(calls.deleteShortlist, { params })).status).toBe(403);
    expect((await market.call(calls.changeShortlist, { params, body: share })).body.error).toBe(
      'opinion-leaders.changedMeanwhile',
    );
    const fewer = { add: [{ doctorId: stage.b }], remove: [stage.c] };
    expect((await market.call(calls.changeShortlistDoctors, { params, body: fewer })).status).toBe(200);
    expect((await market.call(calls.findShortlist, { params })).body.result.lines).toHaveLength(2);
    expect((await market.call(calls.deleteShortlist, { params })).status).toBe(200);
    expect((await market.call(calls.findShortlist, { params })).status).toBe(404);
  });

  it('3.4 take nobody out of range, no second of the same name, none from readers', async () => {
    expect((await make(liaison, '越界名单', [stage.c])).body.error).toBe('opinion-leaders.doctorNotFound');
    expect((await make(liaison, '重名名单', [stage.a])).status).toBe(200);
    expect((await make(liaison, '重名名单', [stage.a])).body.error).toBe('opinion-leaders.shortlistNameTaken');
    expect((await make(liaison, '空名单', [])).status).toBe(400);
    expect((await make(rep, '代表名单', [stage.a])).status).toBe(403);
    const other = await app.as('admin', 'kanglan');
    expect((await make(other, '外企名单', [stage.a])).status).toBe(404);
  });
});
