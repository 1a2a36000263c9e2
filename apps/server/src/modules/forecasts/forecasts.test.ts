// Forecast rounds are opened, rolled up, frozen and reopened; who sees and does what, through the calls on a real database (specification 2.3; product 3.21, Forecast machine).
import { forecastEndpoints as calls, type SheetDetail } from '@yijian/contract/forecasts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { addProduct } from '../../../../../tools/testing/clues/market-desk.ts';
import {
  addForecastProduct,
  draftCycle,
  filledLines,
  monthAfter,
  fillSheet as fill,
  reviewSheet as review,
  sheetOf,
  stepSheet as step,
  submitSheet as submitted,
  told,
} from '../../../../../tools/testing/forecasts/desk.ts';

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

const open = async (change: Parameters<typeof draftCycle>[1] = {}): Promise<string> =>
  (await admin.call(calls.addCycle, { body: draftCycle(productId, change) })).body.result.id;
const own = (cycleId: string): Promise<SheetDetail> => sheetOf(rep, cycleId, '陈亦舟');

describe('a round', () => {
  test('FCS-04 asks whoever looks after the hospitals that buy, each product at a hospital of one person', async () => {
    const sheet = await own(await open());
    expect(sheet.grid).toHaveLength(2);
    expect(sheet).toMatchObject({ state: 'OPEN', lines: 2, filled: 0, person: { name: '陈亦舟' } });
    expect(sheet.actions).toEqual(['FILL']);
  });

  test('has baselines of the sales that were known, and none where they do not suffice', async () => {
    const cycleId = await open();
    const [seasonal, recent] = (await own(cycleId)).grid.toSorted((one, other) =>
      one.baselineMethod < other.baselineMethod ? 1 : -1,
    );
    expect(seasonal).toMatchObject({ baselineMethod: 'SEASONAL', recent: [120, 120, 120], lastYear: [100, 100, 100] });
    expect(seasonal!.baseline).toEqual([120, 120, 120]);
    expect(recent).toMatchObject({ baselineMethod: 'RECENT', baseline: [40, 40, 40], lastYear: [null, null, null] });
    const [none] = (await sheetOf(colleague, cycleId, '祁望舒')).grid;
    expect(none).toMatchObject({ baselineMethod: 'NONE', baseline: [null, null, null], recent: [null, null, null] });
  });

  test('names what is wrong with it, a name that is taken, and that nobody would fill it', async () => {
    const body = { ...draftCycle(productId), firstMonth: '2026-13', closesOn: 'x' };
    const wrong = await admin.call(calls.addCycle, { body });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields?.map((one) => one.field).toSorted()).toEqual(['body.closesOn', 'body.firstMonth']);
    const backwards = await admin.call(calls.addCycle, {
      body: draftCycle('987654321', { closesOn: shanghaiDay(-2) }),
    });
    expect(backwards.body.fields?.map((one) => one.field)).toEqual(['body.closesOn', 'body.productIds']);
    const draft = draftCycle(productId);
    expect((await admin.call(calls.addCycle, { body: draft })).status).toBe(200);
    expect(told(await admin.call(calls.addCycle, { body: draft }))).toEqual([409, 'forecasts.nameTaken']);
    const unsold = await addProduct(app);
    const nobody = await admin.call(calls.addCycle, { body: draftCycle(unsold) });
    expect(told(nobody)).toEqual([409, 'forecasts.nobodyFills']);
  });

  test('is opened and stepped by whoever may manage rounds alone', async () => {
    const body = draftCycle(productId);
    for (const caller of [rep, manager, await app.as('fang.ruogu'), await app.as('qian.hui')])
      expect((await caller.call(calls.addCycle, { body })).status).toBe(403);
    for (const login of ['lin.zhiyuan', 'shen.lian'])
      expect((await (await app.as(login)).call(calls.listCycles)).status).toBe(403);
  });

  test('is rolled up when everybody is accepted, and names who is not', async () => {
    const cycleId = await open();
    const consolidate = (version: number) =>
      admin.call(calls.stepCycle, { params: { id: cycleId }, body: { act: 'CONSOLIDATE', version } });
    const early = await consolidate(1);
    expect(told(early)).toEqual([409, 'forecasts.notReviewed']);
    expect(early.body.message).toMatch(/2 人.*陈亦舟/);
    for (const [by, person] of [
      [rep, '陈亦舟'],
      [colleague, '祁望舒'],
    ] as const)
      expect((await review(manager, await submitted(by, cycleId, person), 'ACCEPT')).status).toBe(200);
    expect(told(await consolidate(9))).toEqual([409, 'forecasts.changedMeanwhile']);
    expect((await consolidate(1)).body.result.version).toBe(2);
    const again = await consolidate(2);
    expect(told(again)).toEqual([409, 'forecasts.illegalCycleStep']);
    expect(again.body.message).toMatch(/已汇总（管理员，\d{4}-\d\d-\d\d \d\d:\d\d）/);
    const late = await review(manager, await own(cycleId), 'REJECT', '太晚');
    expect(told(late)).toEqual([409, 'forecasts.illegalStep']);
  });

  test('is shut outside its window, frozen by the clock and reopened with a reason and a day', async () => {
    const early = await open({ opensOn: shanghaiDay(1) });
    const sheet = await own(early);
    expect(sheet.actions).toEqual([]);
    const shut = await fill(
      rep,
      sheet,
      filledLines(sheet, () => 1),
    );
    expect(told(shut)).toEqual([409, 'forecasts.windowShut']);
    expect(shut.body.message).toContain(shanghaiDay(1));
    const cycleId = await open();
    await app.owner`update forecast_cycles set opens_on = ${shanghaiDay(-9)}, closes_on = ${shanghaiDay(-1)} where id = ${cycleId}`;
    const reopen = async (body: object) => {
      const cycle = (await admin.call(calls.listCycles)).body.result.find((one) => one.id === cycleId)!;
      return admin.call(calls.stepCycle, {
        params: { id: cycleId },
        body: { act: 'REOPEN', version: cycle.version, ...body },
      });
    };
    expect(told(await reopen({}))).toEqual([409, 'forecasts.illegalCycleStep']);
    await app.app.jobs.runSoon('forecasts.freeze');
    await expect
      .poll(async () => (await rep.call(calls.listCycles)).body.result.find((one) => one.id === cycleId)?.state, {
        timeout: 15_000,
      })
      .toBe('FROZEN');
    const frozen = await own(cycleId);
    const late = await fill(
      rep,
      frozen,
      filledLines(frozen, () => 1),
    );
    expect(told(late)).toEqual([409, 'forecasts.cycleMoved']);
    expect(late.body.message).toContain('系统');
    const fields = (await reopen({ closesOn: shanghaiDay(-1) })).body.fields?.map((one) => one.field);
    expect(fields).toEqual(['body.reason', 'body.closesOn']);
    expect((await reopen({ reason: '两人休假', closesOn: shanghaiDay(2) })).status).toBe(200);
    const again = await own(cycleId);
    expect(
      (
        await fill(
          rep,
          again,
          filledLines(again, () => 1),
        )
      ).status,
    ).toBe(200);
  });
});

describe('who may', () => {
  test('a representative sees the own sheet, a manager the team, marketing and finance read all', async () => {
    const cycleId = await open();
    const people = async (login: string, realm?: string) => {
      const answer = await (await app.as(login, realm)).call(calls.listSheets, { query: { cycleId } });
      return answer.status === 200
        ? answer.body.result.content.map((one) => one.person.name).toSorted()
        : answer.body.error;
    };
    expect(await people('chen.yizhou')).toEqual(['陈亦舟']);
    for (const login of ['zhou.minxing', 'gu.changfeng', 'fang.ruogu', 'qian.hui'])
      expect(await people(login)).toEqual(['祁望舒', '陈亦舟']);
    expect(await people('cen.yimo')).toEqual([]);
    expect(await people('tang.ke', 'kanglan')).toBe('forecasts.cycleNotFound');
  });

  test('the people of a round come page by page, by how far they are or by error, all or in one state', async () => {
    const cycleId = await open();
    const page = async (query: object) => {
      const { content, totalElements } = (await manager.call(calls.listSheets, { query: { cycleId, ...query } })).body
        .result;
      return [content.map((one) => one.person.name), totalElements];
    };
    await submitted(rep, cycleId, '陈亦舟');
    expect(await page({ size: 1 })).toEqual([['祁望舒'], 2]);
    expect(await page({ size: 1, page: 1 })).toEqual([['陈亦舟'], 2]);
    expect(await page({ state: 'SUBMITTED' })).toEqual([['陈亦舟'], 1]);
    expect(await page({ state: 'LOCKED' })).toEqual([[], 0]);
    const wrong = await manager.call(calls.listSheets, { query: { cycleId, state: 'X', sort: 'name,asc' } });
    expect(wrong.body.fields?.map(({ field }) => field).toSorted()).toEqual(['query.sort', 'query.state']);
  });

  test('are sorted by the error of their forecasts, those without one last in either direction', async () => {
    const { productId: sold, hospitals } = await addForecastProduct(app);
    const { id: cycleId } = (await admin.call(calls.addCycle, { body: draftCycle(sold) })).body.result;
    for (const [by, person, boxes] of [
      [rep, '陈亦舟', 100],
      [colleague, '祁望舒', 150],
    ] as const)
      await fill(
        by,
        await sheetOf(by, cycleId, person),
        filledLines(await sheetOf(by, cycleId, person), () => boxes),
      );
    const sell = (hospital: string) => app.owner`
      insert into hospital_sales (enterprise_id, hospital_id, product_id, month, boxes)
      values (1, ${hospital}, ${sold}, ${`${monthAfter(1)}-01`}::date, 100)`;
    const order = async (sort: 'mape,asc' | 'mape,desc') =>
      (await manager.call(calls.listSheets, { query: { cycleId, sort } })).body.result.content.map(
        ({ person, accuracy }) => [person.name, accuracy.mape],
      );
    await sell(hospitals[2]!);
    const [half, none] = [
      ['祁望舒', 0.5],
      ['陈亦舟', null],
    ];
    expect(await order('mape,asc')).toEqual([half, none]);
    expect(await order('mape,desc')).toEqual([half, none]);
    await sell(hospitals[0]!);
    const exact = ['陈亦舟', 0];
    expect(await order('mape,asc')).toEqual([exact, half]);
    expect(await order('mape,desc')).toEqual([half, exact]);
  });

  test('nobody fills, submits or decides what is not theirs', async () => {
    const cycleId = await open();
    const sheet = await own(cycleId);
    const lines = filledLines(sheet, () => 1);
    expect(told(await fill(colleague, sheet, lines))).toEqual([404, 'forecasts.notFound']);
    expect(told(await fill(manager, sheet, lines))).toEqual([403, 'forecasts.notYours']);
    expect((await fill(await app.as('fang.ruogu'), sheet, lines)).status).toBe(403);
    const done = await submitted(rep, cycleId, '陈亦舟');
    expect((await review(rep, done, 'ACCEPT')).status).toBe(403);
    expect(told(await review(await app.as('cen.yimo'), done, 'ACCEPT'))).toEqual([404, 'forecasts.notFound']);
    expect(told(await step(manager, done, 'WITHDRAW'))).toEqual([403, 'forecasts.notYours']);
    for (const id of [done.id, '987654321']) {
      const stranger = await app.as('ye.qing', 'kanglan');
      expect(told(await stranger.call(calls.findSheet, { params: { id } }))).toEqual([404, 'forecasts.notFound']);
      expect(told(await review(stranger, { id, version: done.version }, 'ACCEPT'))).toEqual([
        404,
        'forecasts.notFound',
      ]);
    }
  });

  test('every change of a line is in the audit trail with what it was', async () => {
    const sheet = await own(await open());
    await fill(rep, sheet, [{ id: sheet.grid[0]!.id, version: 1, forecast: [7, 8, 9], reason: '试' }]);
    const rows = await app.owner`
      select old_values, new_values from audit_log where table_name = 'forecast_lines' and row_id = ${sheet.grid[0]!.id} and action = 'update'`;
    expect(rows).toHaveLength(1);
    expect(rows[0]!['new_values']).toMatchObject({ forecast: [7, 8, 9], reason: '试' });
  });
});
