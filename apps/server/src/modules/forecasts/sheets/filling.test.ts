// Forecasts are filled, submitted, withdrawn, adjusted, accepted and rejected, through the calls on a real database (specification 2.3; product 3.21, Forecast machine).
import { forecastEndpoints as calls, type SheetDetail } from '@yijian/contract/forecasts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import {
  addForecastProduct,
  draftCycle,
  filledLines,
  fillSheet as fill,
  reviewSheet as review,
  sheetOf,
  stepSheet as step,
  submitSheet as submitted,
  told,
} from '../../../../../../tools/testing/forecasts/desk.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;
let manager: Caller;
let productId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  productId = (await addForecastProduct(app)).productId;
});
afterAll(() => app.close());

const open = async (change: Parameters<typeof draftCycle>[1] = {}): Promise<string> =>
  (await admin.call(calls.addCycle, { body: draftCycle(productId, change) })).body.result.id;
const own = (cycleId: string): Promise<SheetDetail> => sheetOf(rep, cycleId, '陈亦舟');

describe('filling', () => {
  test('keeps lines as they are typed, with a version of each, and begins the sheet', async () => {
    const sheet = await own(await open());
    const [line] = sheet.grid;
    const first = await fill(rep, sheet, [{ id: line!.id, version: 1, forecast: [130, null, 0], reason: '新科室' }]);
    expect(first.body.result).toMatchObject({ state: 'FILLING', version: 2, lines: [{ id: line!.id, version: 2 }] });
    const now = await own(sheet.cycleId);
    expect(now.grid.find((one) => one.id === line!.id)).toMatchObject({ forecast: [130, null, 0], reason: '新科室' });
    expect([now.state, now.filled, now.sums.forecast]).toEqual(['FILLING', 0, 130]);
    const stale = await fill(rep, sheet, [{ id: line!.id, version: 1, forecast: [1, 1, 1], reason: '' }]);
    expect(told(stale)).toEqual([409, 'forecasts.changedMeanwhile']);
    expect(stale.body.message).toContain(line!.hospitalName);
  });

  test('names the field that is wrong and changes nothing', async () => {
    const sheet = await own(await open());
    const [line] = sheet.grid;
    const fields = async (one: object) =>
      (await fill(rep, sheet, [{ id: line!.id, version: 1, forecast: [1, 1, 1], ...one }])).body.fields?.map(
        (fault) => fault.field,
      );
    expect(await fields({ forecast: [-1, 1, 1] })).toEqual(['body.lines.0.forecast.0']);
    expect(await fields({ forecast: [1.5, 1, 1] })).toEqual(['body.lines.0.forecast.0']);
    expect(await fields({ forecast: [1, 1] })).toEqual(['body.lines.0']);
    expect(await fields({ id: '987654321' })).toEqual(['body.lines.0.id']);
    expect(await fields({ reason: 'x'.repeat(201) })).toEqual(['body.lines.0.reason']);
    expect((await own(sheet.cycleId)).state).toBe('OPEN');
  });

  test('one key makes one change, however often it is sent', async () => {
    const sheet = await own(await open());
    const body = { lines: [{ id: sheet.grid[0]!.id, version: 1, forecast: [5, 5, 5], reason: '' }] };
    const send = () =>
      rep.call(calls.fillSheet, { params: { id: sheet.id }, body }, { 'idempotency-key': `forecast-fill-${sheet.id}` });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await own(sheet.cycleId)).grid.find((one) => one.id === body.lines[0]!.id)?.version).toBe(2);
  });

  test('is complete and says why it departs from the baseline before it is submitted', async () => {
    const cycleId = await open();
    expect(told(await step(rep, await own(cycleId), 'SUBMIT'))).toEqual([409, 'forecasts.illegalStep']);
    const blank = await own(cycleId);
    await fill(
      rep,
      blank,
      filledLines(blank, (at) => (at === 1 ? null : 100)),
    );
    const incomplete = await step(rep, await own(cycleId), 'SUBMIT');
    expect(told(incomplete)).toEqual([409, 'forecasts.incomplete']);
    expect(incomplete.body.message).toContain('2 行');
    const full = await own(cycleId);
    await fill(
      rep,
      full,
      filledLines(full, () => 100),
    );
    const silent = await step(rep, await own(cycleId), 'SUBMIT');
    expect(told(silent)).toEqual([409, 'forecasts.reasonMissing']);
    expect(silent.body.message).toContain('1 行偏离基线超过 30%');
  });
});

describe('submitting and deciding', () => {
  test('what is submitted is frozen, withdrawn until the manager acts, and told with who and when', async () => {
    const cycleId = await open();
    const sheet = await submitted(rep, cycleId, '陈亦舟');
    expect(sheet.actions).toEqual(['WITHDRAW']);
    const frozen = await fill(
      rep,
      sheet,
      filledLines(sheet, () => 1),
    );
    expect(told(frozen)).toEqual([409, 'forecasts.illegalStep']);
    expect(frozen.body.message).toMatch(/已提交（陈亦舟，\d{4}-\d\d-\d\d \d\d:\d\d），不能填写；现在可以：撤回/);
    expect(told(await step(rep, { ...sheet, version: 1 }, 'WITHDRAW'))).toEqual([409, 'forecasts.changedMeanwhile']);
    expect((await step(rep, sheet, 'WITHDRAW')).body.result.state).toBe('FILLING');
    expect((await step(rep, await own(cycleId), 'SUBMIT')).status).toBe(200);
    const lines = [{ id: sheet.grid[0]!.id, adjusted: [90, 90, 90] }];
    const adjust = async (version: number, body: object = {}) =>
      manager.call(calls.adjustSheet, {
        params: { id: sheet.id },
        body: { version, reason: '按团队口径', lines, ...body },
      });
    const { version } = await own(cycleId);
    expect((await adjust(version, { reason: '' })).body.fields?.[0]?.field).toBe('body.reason');
    expect((await adjust(version)).body.result.state).toBe('ADJUSTED');
    const late = await step(rep, await own(cycleId), 'WITHDRAW');
    expect(told(late)).toEqual([409, 'forecasts.illegalStep']);
    expect(late.body.message).toContain('周敏行');
    const seen = (await own(cycleId)).grid.find((line) => line.id === lines[0]!.id);
    expect(seen).toMatchObject({ adjusted: [90, 90, 90], adjustReason: '按团队口径', forecast: [100, 100, 100] });
    expect((await own(cycleId)).sums).toMatchObject({ forecast: 600, final: 570 });
  });

  test('is rejected with a reason, which opens it again without the adjustments', async () => {
    const cycleId = await open();
    const sheet = await submitted(rep, cycleId, '陈亦舟');
    const lines = [{ id: sheet.grid[0]!.id, adjusted: [1, 1, 1] }];
    await manager.call(calls.adjustSheet, {
      params: { id: sheet.id },
      body: { version: sheet.version, reason: '试', lines },
    });
    expect((await review(manager, await own(cycleId), 'REJECT')).body.fields?.[0]?.field).toBe('body.reason');
    expect((await review(manager, await own(cycleId), 'REJECT', '缺少依据')).body.result.state).toBe('FILLING');
    const back = await own(cycleId);
    expect([back.reason, back.stateBy, back.sums.final]).toEqual(['缺少依据', '周敏行', 600]);
    expect(back.actions).toEqual(['FILL', 'SUBMIT']);
    expect(told(await review(manager, back, 'ACCEPT'))).toEqual([409, 'forecasts.illegalStep']);
    expect(back.log.map((entry) => entry.act)).toEqual(['REJECT', 'ADJUST', 'SUBMIT', 'FILL', 'OPEN']);
  });

  test('the manager is told what is submitted, the filler what is decided', async () => {
    const sheet = await submitted(rep, await open(), '陈亦舟');
    await review(manager, sheet, 'ACCEPT');
    const notices = await app.owner<{ kind: string; login: string }[]>`
      select n.kind, u.login from notices n join users u on u.enterprise_id = n.enterprise_id and u.id = n.user_id
      where n.enterprise_id = 1 and n.kind like 'forecasts.%' and n.path like ${`%cycleId=${sheet.cycleId}%`} and u.login in ('chen.yizhou', 'zhou.minxing')
      order by n.id`;
    expect(notices.map(({ kind, login }) => `${kind} ${login}`)).toEqual([
      'forecasts.asked chen.yizhou',
      'forecasts.submitted zhou.minxing',
      'forecasts.decided chen.yizhou',
    ]);
  });
});
