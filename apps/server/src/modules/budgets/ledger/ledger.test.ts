// What meetings hold of a budget: stages, moves between lines, rule H9 and a race of many submitters, on a real database.
import { budgetEndpoints as budgets } from '@yijian/contract/budgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openStage } from '../../../../../../tools/testing/workflows/stage.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findHeadroom, holdBudget, releaseBudget, type NewHold } from './ledger.service.ts';
import { lineProblems, orderProblems } from './ledger.policy.ts';
import type { LedgerLine, LedgerOrder } from './ledger.sql.ts';

const YEAR = 2031;
let app: TestApp;
let finance: Caller;
let lineId: string;
let next = 1;

const line = async (id = lineId) =>
  (await finance.call(budgets.list, { query: { year: YEAR } })).body.result.find((one) => one.id === id)!;
const add = async (name: string, original: number): Promise<string> => {
  const [unit] = await app.owner`select id::text from organizations where enterprise_id = 1 and code = 'WL'`;
  const body = { year: YEAR, name, level: 'TEAM', organizationId: unit!['id'], original };
  return (await finance.call(budgets.add, { body })).body.result.id;
};
const hold = (change: Partial<NewHold> = {}): NewHold => {
  next += 1;
  return {
    holder: { kind: 'MEETING', id: String(900_000 + next), title: `会议 ${next}` },
    lineId,
    orderId: null,
    on: `${YEAR}-08-01`,
    stage: 'ESTIMATED',
    amount: 10,
    ...change,
  };
};
let inTransaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;

beforeAll(async () => {
  const now = new Date('2031-07-02T04:00:00Z');
  app = await startTestApp({ now });
  finance = await app.as('qian.hui');
  lineId = await add('赛跑', 100);
  const tenant = (await app.app.directory.byRealm('weili'))!;
  const stage = openStage(app.app.connections, tenant, now);
  const user = await stage.user('qian.hui');
  inTransaction = (work) => stage.act(user, work);
});
afterAll(() => app.close());

describe('a holder', () => {
  it('is estimated, committed and actual in turn, and gives back what it no longer needs', async () => {
    const id = await add('三段', 1000);
    const mine = hold({ lineId: id, amount: 300 });
    await inTransaction((context) => holdBudget(context, mine));
    expect(await line(id)).toMatchObject({ estimated: 300, committed: 0, actual: 0, available: 700 });
    await inTransaction((context) => holdBudget(context, { ...mine, stage: 'COMMITTED' }));
    await inTransaction((context) => holdBudget(context, { ...mine, stage: 'COMMITTED' }));
    expect(await line(id)).toMatchObject({ estimated: 0, committed: 300, actual: 0, available: 700 });
    await inTransaction((context) => holdBudget(context, { ...mine, stage: 'ACTUAL', amount: 250.25 }));
    expect(await line(id)).toMatchObject({ committed: 0, actual: 250.25, available: 749.75 });
    const curve = (await finance.call(budgets.burnDown, { params: { id } })).body.result;
    expect(curve.months.at(-1)).toEqual({ month: '2031-07', committed: 0, actual: 250.25 });
    expect(curve.yearEnd).toBe(Math.round((250.25 / 183) * 365));
    await inTransaction((context) => releaseBudget(context, { holder: mine.holder, reason: '取消' }));
    expect(await line(id)).toMatchObject({ actual: 0, available: 1000 });
  });

  it('moves to another line in one step', async () => {
    const [one, other] = [await add('甲', 100), await add('乙', 100)];
    const mine = hold({ lineId: one, amount: 80 });
    await inTransaction((context) => holdBudget(context, mine));
    await inTransaction((context) => holdBudget(context, { ...mine, lineId: other, amount: 90 }));
    expect([(await line(one)).available, (await line(other)).available]).toEqual([100, 10]);
  });

  it('H9 sees what would happen without holding anything', async () => {
    const headroom = await inTransaction((context) => findHeadroom(context, hold({ amount: 100.01 })));
    expect(headroom.line).toMatchObject({ current: 100, available: 100 });
    expect(headroom.problems.map((one) => one.row.code)).toEqual(['budgets.short']);
    expect((await line()).available).toBe(100);
  });
});

it('H9 of 1,000 submitters at once exactly as many hold money as there is, and the budget is never negative', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, () =>
      inTransaction((context) => holdBudget(context, hold())).then(
        () => 'held',
        (error: { row?: { code: string } }) => error.row?.code ?? 'other',
      ),
    ),
  );
  const count = (what: string): number => outcomes.filter((one) => one === what).length;
  expect([count('held'), count('budgets.short')]).toEqual([10, 990]);
  expect(await line()).toMatchObject({ estimated: 100, available: 0 });
}, 60_000);

describe('rule H9', () => {
  const room: LedgerLine = {
    id: '1',
    name: '华东',
    year: YEAR,
    current: 100,
    estimated: 0,
    committed: 0,
    actual: 0,
    isFrozen: false,
    isLeaf: true,
  };
  const order: LedgerOrder = {
    id: '1',
    code: 'IO',
    amount: 100,
    tolerance: null,
    isBlocking: true,
    isOpen: true,
    validFrom: `${YEAR}-01-01`,
    validUntil: `${YEAR}-12-31`,
    meetingType: null,
    estimated: 0,
    committed: 0,
    actual: 60,
  };
  const wanted = { on: `${YEAR}-05-01`, amount: 50, held: 0 };
  const codes = (problems: readonly { row: { code: string } }[]) => problems.map((one) => one.row.code);

  it.each([
    ['a line that has enough', {}, {}, []],
    ['a line that is short', { committed: 50.01 }, {}, ['budgets.short']],
    ['what is held already counts as free', { committed: 50.01 }, { held: 1 }, []],
    ['a frozen line', { isFrozen: true }, {}, ['budgets.frozen']],
    ['a frozen line whose amount stays', { isFrozen: true, estimated: 50 }, { held: 50 }, []],
    ['another year', {}, { on: '2030-12-31' }, ['budgets.otherYear']],
    ['a line above others', { isLeaf: false }, {}, ['budgets.notLeaf']],
  ])('%s', (_, change, ask, expected) => {
    expect(codes(lineProblems({ ...room, ...change }, { ...wanted, ...ask }))).toEqual(expected);
  });

  it.each([
    ['an order that is short', {}, {}, 0, ['budgets.orderShort']],
    ['a tolerance of the rule', {}, {}, 10, []],
    ['a tolerance of its own', { tolerance: 5 }, {}, 10, ['budgets.orderShort']],
    ['an order that only reports', { isBlocking: false }, {}, 0, []],
    ['a closed order', { isOpen: false }, { amount: 1 }, 0, ['budgets.orderClosed']],
    [
      'an order for another type of meeting',
      { meetingType: 'CITY' as const },
      { amount: 1, meetingType: 'REGIONAL' as const },
      0,
      ['budgets.orderOtherType'],
    ],
    [
      'an order for this type of meeting',
      { meetingType: 'CITY' as const },
      { amount: 1, meetingType: 'CITY' as const },
      0,
      [],
    ],
    ['a day after its end', {}, { on: `${YEAR + 1}-01-01`, amount: 1 }, 0, ['budgets.orderClosed']],
  ])('%s', (_, change, ask, tolerance, expected) => {
    expect(codes(orderProblems({ ...order, ...change }, { ...wanted, ...ask }, tolerance))).toEqual(expected);
  });
});
