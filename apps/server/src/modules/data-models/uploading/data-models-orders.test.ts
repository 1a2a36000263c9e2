// Cost centers and internal orders from the ledger: faults by row and column, added, changed, told by the change log.
import { auditEndpoints } from '@yijian/contract/audit';
import { budgetEndpoints } from '@yijian/contract/budgets';
import { orderImportEndpoints as calls } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../../tools/testing/database.ts';
import {
  center,
  order,
  orderUploads,
  type OrderUploads,
} from '../../../../../../tools/testing/data-models/order-uploads.ts';

let app: TestApp;
let finance: Caller;
let uploads: OrderUploads;

beforeAll(async () => {
  app = await startTestApp();
  finance = await app.as('qian.hui');
  uploads = orderUploads(app, finance);
});
afterAll(() => app.close());

describe('what is wrong', () => {
  it('is told of cost centers by row and column', async () => {
    await app.owner`
      insert into users (enterprise_id, login, first_name, user_type)
      select 1, l.login, '重名负责人', 'STAFF' from (values ('same.one'), ('same.two')) as l (login)`;
    const sent = await uploads.upload('budget_cost_centers', [
      center('CC-F001'),
      center('CC_F002'),
      center('CC-F003', '2030-12-31'),
      center('CC-F004').replace('qian.hui', '没有的人'),
      center('CC-F005').replace('qian.hui', '重名负责人'),
      center('CC-F006').replace('2031-01-01', '2031-02-30').replace('开放', '也许'),
      ',缺代码,,,2031-01-01,,',
      center('CC-F001'),
    ]);
    expect(sent.status, sent.body.message).toBe(200);
    expect(await uploads.faultsOf(sent.body.result.id)).toEqual({
      2: [],
      3: ['code badCode'],
      4: ['validUntil endsBeforeStart'],
      5: ['owner unknownOwner'],
      6: ['owner ambiguousOwner'],
      7: ['isOpen unknownValue', 'validFrom badDay'],
      8: ['code required'],
      9: ['code duplicateInFile'],
    });
  });

  it('is told of orders by row and column, and mended there', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-G001')]);
    const sent = await uploads.upload('budget_orders', [
      order('IO-G001', 'CC-G001', '"1,000.50"'),
      order('IO-G002', 'CC-NONE', '1000'),
      order('IO-G003', 'CC-G001', '-1'),
      order('IO-G004', 'CC-G001', '10.005', { type: '家长会' }),
      order('IO-G005', 'CC-G001', '10', { until: '2030-12-31' }),
      order('IO-G006', 'CC-G001', '10').replace(',5,', ',51,').replace('阻止', '随便'),
      order('IO-G007', 'CC-G001', '10').replace('CC-G001,', 'CC-G001,没有的药'),
    ]);
    const { id } = sent.body.result;
    expect(await uploads.faultsOf(id)).toEqual({
      2: [],
      3: ['costCenter unknownCostCenter'],
      4: ['amount badAmount'],
      5: ['amount badAmount', 'meetingType unknownValue'],
      6: ['validUntil endsBeforeStart'],
      7: ['isBlocking unknownValue', 'tolerance outOfRange'],
      8: ['product unknownValue'],
    });
    const row = (
      await finance.call(calls.fixRow, {
        params: { id, row: '3' },
        body: { cells: { costCenter: 'cc-g001 学术推广' } },
      })
    ).body.result;
    expect(row.row.faults).toEqual([]);
    expect((await uploads.commit(id)).body.result).toMatchObject({ state: 'DONE', createdCount: 2 });
    expect(await uploads.orders('IO-G00')).toMatchObject([
      {
        code: 'IO-G001',
        amount: 1000.5,
        tolerance: 5,
        isBlocking: true,
        isOpen: true,
        costCenter: { code: 'CC-G001' },
      },
      { code: 'IO-G002' },
    ]);
  });

  it('is an amount below what is used, when it is checked and when it is committed', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-H001')]);
    await uploads.stored('budget_orders', [order('IO-H001', 'CC-H001', '5000'), order('IO-H002', 'CC-H001', '5000')]);
    await uploads.charge('IO-H001', 3000);
    const sent = (
      await uploads.upload('budget_orders', [
        order('IO-H001', 'CC-H001', '2999.99'),
        order('IO-H002', 'CC-H001', '100'),
      ])
    ).body.result;
    expect(await uploads.faultsOf(sent.id)).toEqual({ 2: ['amount belowUsed'], 3: [] });
    const { content } = (await finance.call(calls.listRows, { params: { id: sent.id }, query: { show: 'faulty' } }))
      .body.result;
    expect(content.map(({ faults }) => faults[0]!.message)).toEqual(['低于已占用的 3000.00 元']);
    await uploads.charge('IO-H002', 100.01);
    expect((await uploads.commit(sent.id)).body.error).toBe('data-models.rowsChanged');
    expect(await uploads.faultsOf(sent.id)).toEqual({ 2: ['amount belowUsed'], 3: ['amount belowUsed'] });
    expect((await uploads.orders('IO-H002')).map(({ amount }) => amount)).toEqual([5000]);
    const mended = await finance.call(calls.fixRow, {
      params: { id: sent.id, row: '2' },
      body: { cells: { amount: '3000' } },
    });
    expect(mended.body.result.row.faults).toEqual([]);
    expect((await uploads.commit(sent.id)).body.result).toMatchObject({ state: 'DONE', updatedCount: 1 });
  });

  it('is refused when a meeting charges the order while the upload is being stored', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-P001')]);
    await uploads.stored('budget_orders', [order('IO-P001', 'CC-P001', '5000')]);
    const { id } = (await uploads.upload('budget_orders', [order('IO-P001', 'CC-P001', '100')])).body.result;
    const answer = await app.owner.begin(async (tx) => {
      await tx`update budget_orders set committed = 3000 where enterprise_id = 1 and code = 'IO-P001'`;
      const asked = uploads.commit(id);
      // The check does not see what is not committed yet; the writing waits for it.
      await expect.poll(() => sessionsWaitingForLock(app.owner, 'budget_orders'), { timeout: 20_000 }).toBe(1);
      return { asked };
    });
    expect((await answer.asked).body.error).toBe('data-models.rowsChanged');
    expect(await uploads.faultsOf(id)).toEqual({ 2: ['amount belowUsed'] });
    expect(await uploads.orders('IO-P001')).toMatchObject([{ amount: 5000, version: 1 }]);
  });

  it('is a first day after the last day that is recorded, and a record that may not be there', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-I001', '2031-06-30')]);
    const late = (await uploads.upload('budget_cost_centers', [center('CC-I001').replace('2031-01-01', '2031-07-01')]))
      .body.result;
    expect(await uploads.faultsOf(late.id)).toEqual({ 2: ['validFrom startsAfterEnd'] });
    const again = (await uploads.upload('budget_cost_centers', [center('CC-I001')], 'ADD')).body.result;
    expect(await uploads.faultsOf(again.id)).toEqual({ 2: ['code exists'] });
    const none = (await uploads.upload('budget_cost_centers', [center('CC-I002')], 'UPDATE')).body.result;
    expect(await uploads.faultsOf(none.id)).toEqual({ 2: ['code notExisting'] });
  });
});

describe('what is right', () => {
  it('is added, changed, closed, and told by the change log of the record', async () => {
    const first = await uploads.stored('budget_cost_centers', [
      center('CC-J001'),
      center('CC-J002').replace('qian.hui', '钱慧'),
    ]);
    expect((await uploads.centers('CC-J00')).map(({ code, owner }) => [code, owner?.name])).toEqual([
      ['CC-J001', '钱慧'],
      ['CC-J002', '钱慧'],
    ]);
    await uploads.stored('budget_orders', [order('IO-J001', 'CC-J001', '100', { type: '城市会' })]);
    const second = await uploads.stored('budget_orders', [order('IO-J001', 'CC-J002', '250.5', { state: '已关闭' })]);
    const [kept] = await uploads.orders('IO-J001');
    expect(kept).toMatchObject({
      amount: 250.5,
      costCenter: { code: 'CC-J002' },
      meetingType: 'CITY',
      isOpen: false,
      version: 2,
    });
    const choices = (await finance.call(budgetEndpoints.choices, { query: { on: '2031-05-01' } })).body.result.orders;
    expect(choices.map(({ code }) => code)).not.toContain('IO-J001');

    const { content } = (await uploads.historyOf('budget_orders', kept!.id)).body.result;
    expect(content.map(({ action, userName }) => [action, userName])).toEqual([
      ['update', '钱慧'],
      ['insert', '钱慧'],
    ]);
    expect(content[0]!.reason).toBe(`导入「erp.csv」（批次 ${second}）`);
    const changes = content[0]!.changes.map(({ field, before, after }) => [field.code, [before?.text, after?.text]]);
    expect(Object.fromEntries(changes)).toEqual({
      amount: ['100', '250.5'],
      cost_center_id: ['CC-J001 学术推广', 'CC-J002 学术推广'],
      is_open: ['true', 'false'],
    });
    const [known] = await uploads.centers('CC-J001');
    const told = (await uploads.historyOf('budget_cost_centers', known!.id)).body.result.content;
    expect(told.map(({ reason }) => reason)).toEqual([`导入「erp.csv」（批次 ${first}）`]);
    expect((await uploads.historyOf('budget_orders', kept!.id, await app.as('fang.ruogu'))).status).toBe(200);
    expect((await uploads.historyOf('budget_orders', kept!.id, await app.as('chen.yizhou'))).status).toBe(404);
    expect((await uploads.historyOf('budget_orders', kept!.id, await app.as('admin', 'kanglan'))).status).toBe(404);
  });

  it('gives a field a former value through the rules of the form', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-K001')]);
    await uploads.stored('budget_orders', [order('IO-K001', 'CC-K001', '100')]);
    await uploads.stored('budget_orders', [order('IO-K001', 'CC-K001', '900')]);
    const [{ id } = { id: '' }] = await uploads.orders('IO-K001');
    const params = { kind: 'budget_orders', recordId: id, field: 'amount' };
    const restore = async () => {
      const history = (await finance.call(auditEndpoints.listField, { params })).body.result;
      const body = { entryId: history.content[0]!.id, version: history.version, reason: '金额有误' };
      return finance.call(auditEndpoints.restore, { params, body });
    };
    await uploads.charge('IO-K001', 500);
    expect((await restore()).body.error).toBe('budgets.orderShort');
    await uploads.charge('IO-K001', 50);
    expect((await restore()).status).toBe(200);
    expect(await uploads.orders('IO-K001')).toMatchObject([{ amount: 100 }]);
  });
});
