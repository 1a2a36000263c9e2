// Targets are split, published, acknowledged, challenged, decided and locked, through the calls on a real database (product 3.21, Forecast machine).
import { forecastEndpoints as calls, issuanceEndpoints as targets, type SheetDetail } from '@yijian/contract/forecasts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';
import {
  addForecastProduct,
  draftCycle,
  filledLines,
  sheetOf,
  stepSheet as step,
  submitSheet,
  told,
} from '../../../../../../tools/testing/forecasts/desk.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;
let colleague: Caller;
let manager: Caller;
let productId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  rep = await app.as('chen.yizhou');
  colleague = await app.as('qi.wangshu');
  manager = await app.as('zhou.minxing');
  productId = (await addForecastProduct(app)).productId;
});
afterAll(() => app.close());

/** Submitted by both; frozen, as the clock does it once the window is over. */
async function frozen(): Promise<string> {
  const cycleId = (await admin.call(calls.addCycle, { body: draftCycle(productId) })).body.result.id;
  await submitSheet(rep, cycleId, '陈亦舟');
  await submitSheet(colleague, cycleId, '祁望舒');
  await app.owner`
    update forecast_cycles set opens_on = ${shanghaiDay(-9)}, closes_on = ${shanghaiDay(-1)}, state = 'FROZEN', state_by = null where id = ${cycleId}`;
  return cycleId;
}
const stateOf = async (cycleId: string) =>
  (await rep.call(calls.listCycles)).body.result.find((one) => one.id === cycleId)?.state;
const split = (cycleId: string, boxes: number, rule = 'FORECAST', by = manager) =>
  by.call(targets.split, { params: { id: cycleId }, body: { rule, totals: [{ productId, boxes }] } });
const publish = (cycleId: string, by = manager) => by.call(targets.publish, { params: { id: cycleId } });
const lock = (cycleId: string) => manager.call(targets.lock, { params: { id: cycleId } });
const decide = (sheet: SheetDetail, body: object, by = manager) =>
  by.call(targets.decide, { params: { id: sheet.id }, body: { version: sheet.version, reason: '已核对', ...body } });
const own = (cycleId: string) => sheetOf(rep, cycleId, '陈亦舟');
async function issued(boxes = 900): Promise<string> {
  const cycleId = await frozen();
  await split(cycleId, boxes);
  expect((await publish(cycleId)).body.result).toEqual({ sheets: 2 });
  return cycleId;
}

describe('splitting and publishing', () => {
  test('totals are split exactly, by the forecast, by history, by beds', async () => {
    const cycleId = await frozen();
    const bySheet = async () => {
      const sheets = (await manager.call(calls.listSheets, { query: { cycleId } })).body.result.content;
      return new Map(sheets.map((one) => [one.person.name, one.sums.issued]));
    };
    expect((await split(cycleId, 1000)).body.result).toEqual({ lines: 3, boxes: 1000 });
    expect(Object.fromEntries(await bySheet())).toEqual({ 陈亦舟: 667, 祁望舒: 333 });
    // Nothing was sold at the hospital of the colleague.
    expect((await split(cycleId, 1001, 'HISTORY')).status).toBe(200);
    expect(Object.fromEntries(await bySheet())).toEqual({ 陈亦舟: 1001, 祁望舒: 0 });
    expect((await split(cycleId, 7, 'POTENTIAL')).status).toBe(200);
    expect([...(await bySheet()).values()].reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(7);
    const basis = (await manager.call(targets.basis, { params: { id: cycleId } })).body.result;
    expect(basis).toEqual([expect.objectContaining({ productId, lines: 3, final: 900, history: 1380, issued: 7 })]);
  });

  test('a wrong rule or figure names its field, a product nobody has and a round that is open are refused', async () => {
    const cycleId = await frozen();
    expect((await split(cycleId, -1)).body.fields?.map((one) => one.field)).toEqual(['body.totals.0.boxes']);
    expect((await split(cycleId, 1, 'LUCK')).body.fields?.map((one) => one.field)).toEqual(['body.rule']);
    const other = {
      params: { id: cycleId },
      body: { rule: 'FORECAST', totals: [{ productId: '987654321', boxes: 1 }] },
    };
    expect(told(await manager.call(targets.split, other))).toEqual([409, 'forecasts.nothingToIssue']);
    const open = (await admin.call(calls.addCycle, { body: draftCycle(productId) })).body.result.id;
    expect(told(await split(open, 10))).toEqual([409, 'forecasts.cycleMoved']);
    expect(told(await publish(open))).toEqual([409, 'forecasts.cycleMoved']);
    expect(told(await split('987654321', 10))).toEqual([404, 'forecasts.cycleNotFound']);
  });

  test('targets are set by hand for each person, and published once all are written', async () => {
    const cycleId = await frozen();
    const early = await publish(cycleId);
    expect(told(early)).toEqual([409, 'forecasts.notSplit']);
    expect(early.body.message).toContain('2 人');
    await split(cycleId, 300);
    const sheet = await sheetOf(manager, cycleId, '陈亦舟');
    expect(sheet.actions).toEqual(['ISSUE']);
    const lines = [{ id: sheet.grid[0]!.id, issued: [11, 12, 13] }];
    const set = (version: number) => manager.call(targets.set, { params: { id: sheet.id }, body: { version, lines } });
    expect(told(await set(99))).toEqual([409, 'forecasts.changedMeanwhile']);
    expect((await set(sheet.version)).status).toBe(200);
    expect((await publish(cycleId)).body.result).toEqual({ sheets: 2 });
    expect(await stateOf(cycleId)).toBe('ISSUED');
    expect((await own(cycleId)).grid.find((line) => line.id === lines[0]!.id)?.issued).toEqual([11, 12, 13]);
    expect(told(await set((await own(cycleId)).version))).toEqual([409, 'forecasts.illegalStep']);
    expect(told(await publish(cycleId))).toEqual([409, 'forecasts.nothingToIssue']);
  });

  test('only those who lead issue, within their range', async () => {
    const cycleId = await frozen();
    for (const caller of [rep, await app.as('fang.ruogu'), await app.as('qian.hui')])
      expect((await split(cycleId, 10, 'FORECAST', caller)).status).toBe(403);
    const elsewhere = await app.as('cen.yimo');
    expect(told(await split(cycleId, 10, 'FORECAST', elsewhere))).toEqual([409, 'forecasts.nothingToIssue']);
    const stranger = await app.as('ye.qing', 'kanglan');
    expect(told(await split(cycleId, 10, 'FORECAST', stranger))).toEqual([404, 'forecasts.cycleNotFound']);
    expect(told(await publish(cycleId, stranger))).toEqual([404, 'forecasts.cycleNotFound']);
  });
});

describe('answering and locking', () => {
  test('targets are acknowledged or challenged with a reason, once', async () => {
    const cycleId = await issued();
    const mine = await own(cycleId);
    expect(mine.actions).toEqual(['ACKNOWLEDGE', 'CHALLENGE']);
    expect((await step(rep, mine, 'CHALLENGE')).body.fields?.map((one) => one.field)).toEqual(['body.reason']);
    expect((await step(rep, mine, 'CHALLENGE', '医院已停采')).body.result.state).toBe('CHALLENGED');
    const again = await step(rep, await own(cycleId), 'ACKNOWLEDGE');
    expect(told(again)).toEqual([409, 'forecasts.illegalStep']);
    expect(again.body.message).toMatch(/申诉中（陈亦舟，/);
    const theirs = await sheetOf(colleague, cycleId, '祁望舒');
    expect((await step(colleague, theirs, 'ACKNOWLEDGE')).body.result.state).toBe('ACCEPTED');
    expect(told(await step(manager, theirs, 'ACKNOWLEDGE'))).toEqual([403, 'forecasts.notYours']);
  });

  test('the manager upholds or revises with a reason that the filler reads', async () => {
    const first = await issued();
    expect(told(await decide(await own(first), { uphold: true }))).toEqual([409, 'forecasts.illegalStep']);
    await step(rep, await own(first), 'CHALLENGE', '医院已停采');
    const sheet = await sheetOf(manager, first, '陈亦舟');
    expect(sheet.actions).toEqual(['DECIDE']);
    expect((await decide(sheet, { uphold: false })).body.fields?.map((one) => one.field)).toEqual(['body.lines']);
    expect((await decide(sheet, { uphold: true, reason: '' })).body.fields?.map((one) => one.field)).toEqual([
      'body.reason',
    ]);
    expect((await decide(sheet, { uphold: true }, rep)).status).toBe(403);
    const lines = [{ id: sheet.grid[0]!.id, issued: [1, 2, 3] }];
    expect((await decide(sheet, { uphold: false, lines })).body.result.state).toBe('REVISED');
    const seen = await own(first);
    expect([seen.reason, seen.stateBy, seen.sums.issued]).toEqual(['已核对', '周敏行', 306]);
    expect(seen.log.slice(0, 3).map((entry) => [entry.act, entry.total])).toEqual([
      ['REVISE', 306],
      ['CHALLENGE', 600],
      ['ISSUE', 600],
    ]);
    const second = await issued();
    await step(rep, await own(second), 'CHALLENGE', '医院已停采');
    expect((await decide(await own(second), { uphold: true })).body.result.state).toBe('ACCEPTED');
  });

  test('targets are locked when no challenge is open, and nothing moves afterwards', async () => {
    const cycleId = await issued();
    await step(rep, await own(cycleId), 'CHALLENGE', '医院已停采');
    const early = await lock(cycleId);
    expect(told(early)).toEqual([409, 'forecasts.openChallenges']);
    expect(early.body.message).toContain('陈亦舟');
    await decide(await own(cycleId), { uphold: true });
    expect((await lock(cycleId)).body.result).toEqual({ sheets: 2 });
    expect(await stateOf(cycleId)).toBe('LOCKED');
    const late = await step(rep, await own(cycleId), 'CHALLENGE', '太晚');
    expect(told(late)).toEqual([409, 'forecasts.illegalStep']);
    expect(told(await lock(cycleId))).toEqual([409, 'forecasts.cycleMoved']);
    const fill = { params: { id: (await own(cycleId)).id }, body: { lines: filledLines(await own(cycleId), () => 1) } };
    expect(told(await rep.call(calls.fillSheet, fill))).toEqual([409, 'forecasts.illegalStep']);
  });
});
