// Budgets, cost centers, orders and transfers through the calls, on a real database (product: budget; rule H9).
import {
  budgetEndpoints as budgets,
  costCenterEndpoints,
  internalOrderEndpoints,
  type BudgetLine,
} from '@yijian/contract/budgets';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

const YEAR = 2031;
let app: TestApp;
let finance: Caller;
let marketing: Caller;
let foreign: Caller;
let units: Readonly<Record<string, string>>;
let company: string;

const lines = async (who = finance): Promise<BudgetLine[]> =>
  (await who.call(budgets.list, { query: { year: YEAR } })).body.result;
const line = async (id: string): Promise<BudgetLine> => (await lines()).find((one) => one.id === id)!;
const draft = (change: object = {}) => ({
  year: YEAR,
  name: '公司预算',
  level: 'COMPANY',
  organizationId: units['WL'],
  original: 1000,
  ...change,
});
const add = async (change: object, who = finance) => who.call(budgets.add, { body: draft(change) });
const leaf = async (name: string, original: number): Promise<string> =>
  (await add({ name, level: 'REGION', organizationId: units['WL-E1'], parentId: company, original })).body.result.id;

beforeAll(async () => {
  app = await startTestApp({ now: new Date('2031-07-02T04:00:00Z') });
  [finance, marketing, foreign] = await Promise.all([
    app.as('qian.hui'),
    app.as('fang.ruogu'),
    app.as('ye.qing', 'kanglan'),
  ]);
  const rows = await app.owner`select code, id::text from organizations where enterprise_id = 1`;
  units = Object.fromEntries(rows.map((row) => [row['code'], row['id']]));
  company = (await add({ original: 10_000 })).body.result.id;
});
afterAll(() => app.close());

describe('the tree', () => {
  it('a line is allocated from what the line above has left', async () => {
    const id = await leaf('华东一区', 6000);
    expect(await line(id)).toMatchObject({
      original: 6000,
      current: 6000,
      available: 6000,
      isLeaf: true,
      isFrozen: false,
    });
    expect(await line(company)).toMatchObject({ allocated: 6000, isLeaf: false });
    const over = await add({
      name: '华北区',
      level: 'REGION',
      organizationId: units['WL-N1'],
      parentId: company,
      original: 4000.01,
    });
    expect([over.status, over.body.error]).toEqual([409, 'budgets.short']);
    expect(over.body.message).toContain('可用 4000.00 元，需要 4000.01 元');
  });

  it('bad input names its field, and a name stands once below one line', async () => {
    const wrong = await add({ name: '坏', organizationId: '999999', original: 1 });
    expect([wrong.status, wrong.body.fields?.map((one) => one.field)]).toEqual([400, ['body.organizationId']]);
    expect((await add({ name: '负', original: -1 })).body.fields?.[0]?.field).toBe('body.original');
    expect((await add({ name: '分', original: 0.001 })).body.fields?.[0]?.field).toBe('body.original');
    expect((await add({ name: '公司预算' })).body.error).toBe('budgets.nameTaken');
  });

  it('a supplement and a return change what is left and stand in the entries with their reason', async () => {
    const id = await leaf('医学部', 500);
    const more = { kind: 'SUPPLEMENT', amount: 250.5, reason: '追加卫星会', version: 1 };
    expect((await finance.call(budgets.adjust, { params: { id }, body: more })).body.result).toEqual({
      id,
      version: 2,
    });
    const stale = await finance.call(budgets.adjust, { params: { id }, body: more });
    expect([stale.status, stale.body.error]).toEqual([409, 'budgets.changedMeanwhile']);
    const back = { kind: 'RETURN', amount: 800, reason: '退回', version: 2 };
    expect((await finance.call(budgets.adjust, { params: { id }, body: back })).body.error).toBe('budgets.short');
    await finance.call(budgets.adjust, { params: { id }, body: { ...back, amount: 100 } });
    expect(await line(id)).toMatchObject({ supplement: 250.5, returned: 100, current: 650.5, available: 650.5 });
    const entries = (await finance.call(budgets.listEntries, { params: { id } })).body.result.content;
    expect(entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['RETURN', 100, '退回'],
      ['SUPPLEMENT', 250.5, '追加卫星会'],
    ]);
  });

  it('a frozen line freezes all below it', async () => {
    const version = (await line(company)).version;
    await finance.call(budgets.freeze, {
      params: { id: company },
      body: { isFrozen: true, reason: '年中盘点', version },
    });
    expect((await lines()).every((one) => one.isFrozen)).toBe(true);
    const id = await leaf('冻结试验', 10);
    const to = await leaf('另一冻结', 10);
    const moved = await marketing.call(budgets.addTransfer, {
      body: { fromId: id, toId: to, amount: 1, reason: '试' },
    });
    expect([moved.status, moved.body.error]).toEqual([409, 'budgets.frozen']);
    await finance.call(budgets.freeze, {
      params: { id: company },
      body: { isFrozen: false, reason: '盘点完成', version: version + 1 },
    });
    expect((await line(id)).isFrozen).toBe(false);
  });

  it('is read by managers for their organisations only, and by nobody elsewhere', async () => {
    const manager = await app.as('zhou.minxing');
    expect(await lines(manager)).toEqual([]);
    const own = { name: '杭州一组', level: 'TEAM', organizationId: units['WL-E1-HZ1'], original: 5 };
    const { id } = (await add(own)).body.result;
    expect((await lines(manager)).map((one) => one.id)).toEqual([id]);
    expect((await manager.call(budgets.burnDown, { params: { id: company } })).body.error).toBe('budgets.notFound');
    expect((await add({ name: '越权' }, manager)).status).toBe(403);
    expect((await lines(foreign)).length).toBe(0);
    expect((await (await app.as('chen.yizhou')).call(budgets.list, { query: { year: YEAR } })).status).toBe(403);
  });
});

describe('a transfer', () => {
  const open = async (who: Caller, title: string) =>
    (await who.call(tasks.listTodo, { query: { size: 50 } })).body.result.content.find((one) =>
      one.title.includes(title),
    );

  it('holds the amount until finance agrees, then moves it', async () => {
    const [fromId, toId] = [await leaf('划出', 300), await leaf('划入', 100)];
    const body = { fromId, toId, amount: 120, reason: '支持城市会' };
    const kept = (await marketing.call(budgets.addTransfer, { body })).body.result;
    expect(kept.state).toBe('IN_APPROVAL');
    expect(await line(fromId)).toMatchObject({ estimated: 120, available: 180 });
    const second = await marketing.call(budgets.addTransfer, { body: { ...body, amount: 200 } });
    expect([second.status, second.body.error]).toEqual([409, 'budgets.short']);
    const task = (await open(finance, '划出 → 划入'))!;
    expect((await finance.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } })).status).toBe(
      200,
    );
    expect(await line(fromId)).toMatchObject({ estimated: 0, returned: 120, current: 180, available: 180 });
    expect(await line(toId)).toMatchObject({ supplement: 120, current: 220, available: 220 });
    const [first] = (await marketing.call(budgets.listTransfers)).body.result.content;
    expect(first).toMatchObject({ id: kept.id, state: 'APPROVED', mayWithdraw: false });
    const late = await marketing.call(budgets.withdrawTransfer, { params: { id: kept.id } });
    expect([late.status, late.body.error]).toEqual([409, 'budgets.notWithdrawable']);
  });

  it('moves money between two branches with their lines above', async () => {
    const [a, b] = [
      (await add({ name: '甲支', original: 1000 })).body.result.id,
      (await add({ name: '乙支', original: 500 })).body.result.id,
    ];
    const [fromId, toId] = [
      (await add({ name: '甲叶', parentId: a, original: 1000 })).body.result.id,
      (await add({ name: '乙叶', parentId: b, original: 500 })).body.result.id,
    ];
    await marketing.call(budgets.addTransfer, { body: { fromId, toId, amount: 400, reason: '跨支' } });
    const task = (await open(finance, '甲叶 → 乙叶'))!;
    await finance.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } });
    expect([(await line(a)).current, (await line(b)).current]).toEqual([600, 900]);
    expect([(await line(a)).allocated, (await line(b)).allocated]).toEqual([600, 900]);
  });

  it('refused or withdrawn it gives the money back, and nobody withdraws that of another', async () => {
    const [fromId, toId] = [await leaf('退一', 50), await leaf('退二', 50)];
    const body = { fromId, toId, amount: 50, reason: '试' };
    await marketing.call(budgets.addTransfer, { body });
    const task = (await open(finance, '退一 → 退二'))!;
    await finance.call(tasks.reject, { params: { id: task.id }, body: { comment: '不同意' } });
    await expect.poll(async () => (await line(fromId)).available, { timeout: 10_000 }).toBe(50);
    const { id } = (await marketing.call(budgets.addTransfer, { body })).body.result;
    expect((await finance.call(budgets.withdrawTransfer, { params: { id } })).body.error).toBe('budgets.notFound');
    expect((await marketing.call(budgets.withdrawTransfer, { params: { id } })).body.result.state).toBe('WITHDRAWN');
    expect(await line(fromId)).toMatchObject({ estimated: 0, available: 50 });
    const states = (await marketing.call(budgets.listTransfers)).body.result.content
      .slice(0, 2)
      .map((one) => one.state);
    expect(states).toEqual(['WITHDRAWN', 'REJECTED']);
  });

  it('is refused to a line above others, to one of another year and to itself', async () => {
    const id = await leaf('单', 10);
    const ask = async (toId: string) =>
      (await marketing.call(budgets.addTransfer, { body: { fromId: id, toId, amount: 1, reason: '试' } })).body.error;
    expect(await ask(company)).toBe('budgets.notLeaf');
    expect(await ask((await add({ name: '明年', year: YEAR + 1 })).body.result.id)).toBe('budgets.otherYear');
    expect(await ask(id)).toBe('budgets.notFound');
  });
});

describe('cost centers and internal orders', () => {
  const center = (change: object = {}) => ({ code: 'CC-9001', name: '学术推广', validFrom: '2031-01-01', ...change });
  const order = (change: object = {}) => ({
    code: 'IO-9001',
    name: '城市会',
    amount: 5000,
    validFrom: '2031-01-01',
    validUntil: '2031-12-31',
    ...change,
  });

  it('are kept by finance, found by code, and closed', async () => {
    const kept = (await finance.call(costCenterEndpoints.add, { body: center() })).body.result;
    expect((await finance.call(costCenterEndpoints.add, { body: center() })).body.error).toBe('budgets.codeTaken');
    const wrong = await finance.call(internalOrderEndpoints.add, {
      body: order({ costCenterId: '999999', validUntil: '2030-01-01' }),
    });
    expect(wrong.body.fields?.map((one) => one.field)).toEqual(['body.costCenterId', 'body.validUntil']);
    const { id } = (await finance.call(internalOrderEndpoints.add, { body: order({ costCenterId: kept.id }) })).body
      .result;
    const found = (await finance.call(internalOrderEndpoints.list, { query: { keyword: 'io-9001' } })).body.result
      .content;
    expect(found).toMatchObject([{ id, amount: 5000, available: 5000, costCenter: { code: 'CC-9001' }, isOpen: true }]);
    const choices = async () =>
      (await finance.call(budgets.choices, { query: { on: '2031-08-01' } })).body.result.orders.map((one) => one.code);
    expect(await choices()).toContain('IO-9001');
    const closed = { ...center({ isOpen: false }), version: kept.version };
    expect(
      (await finance.call(costCenterEndpoints.change, { params: { id: kept.id }, body: closed })).body.result.version,
    ).toBe(2);
    expect(await choices()).not.toContain('IO-9001');
    const stale = await finance.call(costCenterEndpoints.change, { params: { id: kept.id }, body: closed });
    expect(stale.body.error).toBe('budgets.changedMeanwhile');
  });

  it('are not written by marketing and not seen elsewhere', async () => {
    expect((await marketing.call(costCenterEndpoints.add, { body: center({ code: 'CC-1' }) })).status).toBe(403);
    const seen = await foreign.call(costCenterEndpoints.list, { query: { keyword: 'CC-9001' } });
    expect([seen.status, seen.body.result.content]).toEqual([200, []]);
  });
});
