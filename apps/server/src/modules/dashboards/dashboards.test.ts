// Boards of sales and channels, mass sends and the use of the product, under row scope (specification 2.3, data and systemReport).
import { dashboardEndpoints as calls } from '@yijian/contract/dashboards';
import { sessionEndpoints } from '@yijian/contract/sessions';
import { visitPlanEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let manager: Caller;
let marketing: Caller;
let foreign: Caller;

const year = { from: shanghaiDay(-364), to: shanghaiDay(0) };
const quarter = { from: shanghaiDay(-89), to: shanghaiDay(0) };

beforeAll(async () => {
  app = await startTestApp();
  [manager, marketing, foreign] = [
    await app.as('zhou.minxing'),
    await app.as('fang.ruogu'),
    await app.as('admin', 'kanglan'),
  ];
});
afterAll(() => app.close());

describe('the board of hospital sales', () => {
  it('sums to the rows of the hospitals the reader sees, by month, product, province and cell', async () => {
    const { result } = (await marketing.call(calls.sales, { query: year })).body;
    const [plain] = await app.owner<[{ amount: number; target: number; previous: number; hospitals: number }]>`
      with b as (select date_trunc('month', ${year.from}::date)::date as first, date_trunc('month', ${year.to}::date)::date as last)
      select coalesce(sum(s.amount) filter (where s.month >= b.first), 0)::int as amount,
        coalesce(sum(s.target_amount) filter (where s.month >= b.first), 0)::int as target,
        coalesce(sum(s.amount) filter (where s.month <= b.last - interval '1 year'), 0)::int as previous,
        count(distinct s.hospital_id) filter (where s.month >= b.first and (s.boxes > 0 or s.amount > 0))::int as hospitals
      from b join hospital_sales s on s.month between b.first - interval '1 year' and b.last
      join hospitals h on h.enterprise_id = s.enterprise_id and h.id = s.hospital_id and h.is_enabled
      where s.enterprise_id = 1`;
    expect(plain.amount).toBeGreaterThan(0);
    expect(result).toMatchObject(plain);
    const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, row) => all + row.amount, 0);
    expect([result.months, result.products, result.regions, result.cells].map(sum)).toEqual([
      result.amount,
      result.amount,
      result.amount,
      result.amount,
    ]);
    expect(result.gaps.every((row) => row.amount < row.target)).toBe(true);
    expect(result.gaps.length).toBeLessThanOrEqual(20);
  });

  it('a manager sees the hospitals of the own range alone, a product alone when asked', async () => {
    const all = (await marketing.call(calls.sales, { query: year })).body.result;
    const own = (await manager.call(calls.sales, { query: year })).body.result;
    expect(own.hospitals).toBeGreaterThan(0);
    expect(own.hospitals).toBeLessThan(all.hospitals);
    const { id, amount } = all.products[0]!;
    const one = (await marketing.call(calls.sales, { query: { ...year, productId: [id] } })).body.result;
    expect([one.amount, one.products.map((row) => row.id)]).toEqual([amount, [id]]);
  });
});

describe('the board of channels', () => {
  it('counts what doctors did, and the doctors behind every number', async () => {
    const { result } = (await marketing.call(calls.channels, { query: quarter })).body;
    const [plain] = await app.owner<[{ people: number }]>`
      select count(distinct i.doctor_id)::int as people from interactions i
      join doctors d on d.enterprise_id = i.enterprise_id and d.id = i.doctor_id and d.is_enabled
      where i.enterprise_id = 1 and i.channel <> 'VISIT' and i.action <> 'RECEIVED'
        and (i.at at time zone 'Asia/Shanghai')::date between ${quarter.from} and ${quarter.to}`;
    expect(result.people).toBe(plain.people);
    expect(result.people).toBeGreaterThan(0);
    for (const reader of [marketing, manager]) {
      const board = (await reader.call(calls.channels, { query: quarter })).body.result;
      const totals = await Promise.all(
        board.channels.map(async ({ channel }) => {
          const answer = await reader.call(calls.channelPeople, { query: { ...quarter, channel, size: 5 } });
          return answer.body.result.totalElements;
        }),
      );
      expect(totals).toEqual(board.channels.map((row) => row.people));
      const all = await reader.call(calls.channelPeople, { query: { ...quarter, size: 5 } });
      expect(all.body.result.totalElements).toBe(board.people);
    }
  });

  it('pages through the doctors, the most active first, the total also beyond the end', async () => {
    const first = (await marketing.call(calls.channelPeople, { query: { ...quarter, size: 2 } })).body.result.content;
    const second = (await marketing.call(calls.channelPeople, { query: { ...quarter, size: 2, page: 1 } })).body.result;
    const acts = [...first, ...second.content].map((row) => row.acts);
    expect(acts).toEqual(acts.toSorted((one, other) => other - one));
    const beyond = (await marketing.call(calls.channelPeople, { query: { ...quarter, page: 9999 } })).body.result;
    expect(beyond).toEqual({ content: [], totalElements: second.totalElements, totalIsExact: true });
  });
});

describe('mass sends', () => {
  it('count who received a subject on a day, and who answered', async () => {
    const { content } = (await marketing.call(calls.massSends, { query: { ...quarter, size: 50 } })).body.result;
    expect(content.length).toBeGreaterThan(0);
    const days = content.map((row) => row.day);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { doctors, answered } of content) expect(answered).toBeLessThanOrEqual(doctors);
    const { day, channel, subject, doctors } = content[0]!;
    const [plain] = await app.owner<[{ doctors: number }]>`
      select count(distinct i.doctor_id)::int as doctors from interactions i
      join doctors d on d.enterprise_id = i.enterprise_id and d.id = i.doctor_id and d.is_enabled
      where i.enterprise_id = 1 and i.channel = ${channel} and i.subject = ${subject} and i.action = 'RECEIVED'
        and (i.at at time zone 'Asia/Shanghai')::date = ${day}`;
    expect(doctors).toBe(plain.doctors);
  });
});

describe('the use of the product', () => {
  it('LEF-09 counts a page that was opened, for its user, its page and its role', async () => {
    const before = (await marketing.call(calls.use, { query: quarter })).body.result;
    const rep = await app.as('chen.yizhou');
    const pages = [{ path: '/report/use-test', title: 'Use test', seconds: 40 }];
    const sent = await rep.call(sessionEndpoints.heartbeat, { body: { pages } });
    expect(sent.status).toBe(200);
    const after = (await marketing.call(calls.use, { query: quarter })).body.result;
    expect([after.pages - before.pages, after.seconds - before.seconds]).toEqual([1, 40]);
    const [page] = await app.owner<[{ pages: number }]>`
      select count(*)::int as pages from usage_events where path = '/report/use-test'`;
    expect(page.pages).toBe(1);
    expect(after.quiet.some((user) => user.userName === '陈亦舟')).toBe(false);
    expect(after.active + after.quiet.length).toBe(after.users);
    const own = (await manager.call(calls.use, { query: quarter })).body.result;
    expect(own.users).toBeLessThan(after.users);
  });
});

describe('the team', () => {
  it('has the same figures on the dashboard, in the daily report and in the list of team figures', async () => {
    const listed = await manager.call(visitPlanEndpoints.listTeamFigures, { query: quarter });
    const shown = await manager.call(calls.team, { query: quarter });
    expect(shown.body.result).toEqual(listed.body.result);
    const day = shanghaiDay(-1);
    const daily = await manager.call(calls.daily, { query: { day } });
    const ofDay = await manager.call(visitPlanEndpoints.listTeamFigures, { query: { from: day, to: day } });
    expect(daily.body.result).toEqual(ofDay.body.result);
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.daily, { query: { day } })).status).toBe(403);
    const inverted = await manager.call(calls.team, { query: { from: quarter.to, to: quarter.from } });
    expect([inverted.status, inverted.body.fields?.[0]?.field]).toEqual([400, 'query.to']);
  });
});

describe('every board', () => {
  const rows = [calls.sales, calls.channels, calls.channelPeople, calls.massSends, calls.use];

  it('refuses a period that ends before it begins or spans more than two years, naming the field', async () => {
    for (const row of rows)
      for (const query of [
        { from: shanghaiDay(0), to: shanghaiDay(-1) },
        { from: shanghaiDay(-800), to: shanghaiDay(0) },
      ]) {
        const answer = await marketing.call(row, { query });
        expect([answer.status, answer.body.error, answer.body.fields?.[0]?.field]).toEqual([
          400,
          'dashboards.badPeriod',
          'query.to',
        ]);
      }
  });

  it('is refused to whoever has no right to it, and shows nothing of another enterprise', async () => {
    const rep = await app.as('chen.yizhou');
    for (const row of rows) expect((await rep.call(row, { query: quarter })).status).toBe(403);
    const there = (await foreign.call(calls.sales, { query: year })).body.result;
    const here = (await marketing.call(calls.sales, { query: year })).body.result;
    expect(
      there.gaps
        .map((row) => row.id)
        .filter((id) => here.gaps.some((row) => row.id === id && row.name === there.gaps[0]?.name)),
    ).toEqual([]);
    const [plain] = await app.owner<[{ amount: number }]>`
      select coalesce(sum(s.amount), 0)::int as amount from hospital_sales s
      join hospitals h on h.enterprise_id = s.enterprise_id and h.id = s.hospital_id and h.is_enabled
      where s.enterprise_id = 2 and s.month between date_trunc('month', ${year.from}::date) and ${year.to}::date`;
    expect(there.amount).toBe(plain.amount);
  });

  it('is empty, not wrong, where there is nothing to count', async () => {
    const old = { from: '2001-01-01', to: '2001-02-28' };
    const sales = (await marketing.call(calls.sales, { query: old })).body.result;
    expect(sales).toMatchObject({
      amount: 0,
      target: 0,
      previous: 0,
      asOf: null,
      lastMonth: null,
      months: [],
      gaps: [],
    });
    const channels = (await marketing.call(calls.channels, { query: old })).body.result;
    expect([channels.people, channels.weeks.length, channels.channels.length]).toEqual([0, 0, 7]);
  });
});
