// Every number of every board and report opens as many records as it says, for every role that reads it (product 3.19).
import { dashboardEndpoints as calls, type SalesPart } from '@yijian/contract/dashboards';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { userEndpoints } from '@yijian/contract/users';
import { handedInStates, undecidedStates, visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
const roles = {
  'a manager': 'zhou.minxing',
  'a regional manager': 'gu.changfeng',
  marketing: 'fang.ruogu',
  'medical affairs': 'lin.zhiyuan',
  'a data steward': 'su.zhen',
  finance: 'qian.hui',
  'an administrator': 'admin',
} as const;
const quarter = { from: shanghaiDay(-89), to: shanghaiDay(0) };
const money = ({ amount, target, previous }: Pick<SalesPart, 'amount' | 'target' | 'previous'>): number[] => [
  amount,
  target,
  previous,
];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const today = { from: shanghaiDay(0), to: shanghaiDay(0) };
/** What the screens open for each figure of members. */
const memberFigures = [
  ['visits', { isMet: true }],
  ['joint', { isMet: true, isJoint: true }],
  ['planned', { state: ['PLANNED'] }],
  ['waiting', { state: ['UNLOCK_PENDING', 'LATE_PENDING'] }],
  ['exceptions', { state: ['MISSED', 'UNDER_REVIEW', 'INVALID'] }],
] as const;
const mayReadVisits = async (who: Caller): Promise<boolean> =>
  (await who.call(visitEndpoints.countTeam, { body: {} })).status === 200;

async function reader(login: string, permission: string): Promise<Caller | undefined> {
  const who = await app.as(login);
  const { permissions } = (await who.call(userEndpoints.findInfo)).body.result;
  return permissions.includes(permission) || permissions.includes('*:*:*') ? who : undefined;
}

describe.each(Object.entries(roles))('3.19 for %s', (_, login) => {
  it('each figure of sales is the sum of the hospitals that it opens, and the selling hospitals are as many', async () => {
    const who = await reader(login, 'data:dashboards:read');
    if (who === undefined)
      return expect((await (await app.as(login)).call(calls.salesHospitals, { query: quarter })).status).toBe(403);
    const board = (await who.call(calls.sales, { query: quarter })).body.result;
    const opened = async (query: object) =>
      (await who.call(calls.salesHospitals, { query: { ...quarter, size: 1, ...query } })).body.result;
    expect(money(await opened({}))).toEqual(money(board));
    expect((await opened({ isSelling: true })).totalElements).toBe(board.hospitals);
    for (const row of board.months) {
      const days = { from: `${row.month}-01`, to: `${row.month}-28` };
      expect([row.month, ...money(await opened(days))]).toEqual([row.month, ...money(row)]);
    }
    for (const row of board.products)
      expect([row.name, ...money(await opened({ productId: [row.id] }))]).toEqual([row.name, ...money(row)]);
    for (const row of board.regions.slice(0, 8))
      expect([row.name, ...money(await opened({ regionId: row.id }))]).toEqual([row.name, ...money(row)]);
    for (const { productId, regionId, ...cell } of board.cells.slice(0, 12))
      expect([productId, regionId, ...money(await opened({ productId: [productId], regionId }))]).toEqual([
        productId,
        regionId,
        ...money(cell),
      ]);
    const gaps = (await who.call(calls.salesHospitals, { query: { ...quarter, sort: 'gap,desc' } })).body.result;
    expect(gaps.content.filter((row) => row.amount < row.target).map(({ id }) => id)).toEqual(
      board.gaps.map(({ id }) => id),
    );
  });

  it('each figure of channels opens as many doctors, who received or did as much', async () => {
    const who = await reader(login, 'data:dashboards:read');
    if (who === undefined)
      return expect((await (await app.as(login)).call(calls.channelPeople, { query: quarter })).status).toBe(403);
    const board = (await who.call(calls.channels, { query: quarter })).body.result;
    for (const row of board.channels)
      for (const [kind, people, acts] of [
        ['RECEIVED', row.received, row.sent],
        ['ANSWERED', row.answered, undefined],
        ['ENGAGED', row.people, row.acts],
      ] as const) {
        const query = { ...quarter, channel: row.channel, kind };
        const doctors = await all(who, query);
        const sum = doctors.reduce((total, one) => total + one.acts, 0);
        expect([row.channel, kind, doctors.length, sum]).toEqual([row.channel, kind, people, acts ?? sum]);
      }
  });

  it('each line of the mass sends opens who received it and who answered', async () => {
    const who = await reader(login, 'systemReport:dashboards:read');
    if (who === undefined)
      return expect((await (await app.as(login)).call(calls.massSends, { query: quarter })).status).toBe(403);
    const { content } = (await who.call(calls.massSends, { query: { ...quarter, size: 12 } })).body.result;
    for (const { day, channel, subject, doctors, answered } of content)
      for (const [kind, count] of [
        ['RECEIVED', doctors],
        ['ANSWERED', answered],
      ] as const) {
        const query = { day, channel, subject, kind, size: 1 };
        const found = (await who.call(calls.massSendPeople, { query })).body.result;
        expect([day, subject, kind, found.totalElements]).toEqual([day, subject, kind, count]);
      }
  });

  it('each figure of use opens as many users, who opened as many pages', async () => {
    const who = await reader(login, 'systemReport:dashboards:read');
    if (who === undefined)
      return expect((await (await app.as(login)).call(calls.use, { query: quarter })).status).toBe(403);
    const report = (await who.call(calls.use, { query: quarter })).body.result;
    const opened = async (query: object) =>
      (await who.call(calls.activeUsers, { query: { ...quarter, size: 100, ...query } })).body.result;
    const whole = await opened({});
    expect(whole.totalElements).toBe(report.active);
    for (const row of report.byRole) expect((await opened({ roleId: row.id })).totalElements).toBe(row.active);
    for (const row of report.byPage.slice(0, 10)) {
      const { content, totalElements } = await opened({ title: row.title });
      const pages = content.reduce((sum, one) => sum + one.pages, 0);
      expect([row.title, totalElements]).toEqual([row.title, row.users]);
      if (totalElements <= content.length) expect([row.title, pages]).toEqual([row.title, row.pages]);
    }
    for (const { day, users } of report.days.slice(-5))
      expect([day, (await opened({ from: day, to: day })).totalElements]).toEqual([day, users]);
  });

  it('each number of the manager dashboard opens a list of its length', async () => {
    const who = await reader(login, 'data:dashboards:read');
    if (who === undefined)
      return expect((await (await app.as(login)).call(calls.team, { query: quarter })).status).toBe(403);
    const body = { startFrom: quarter.from, startTo: quarter.to };
    const filters = [{ ...body, state: [...handedInStates] }, { state: [...undecidedStates] }];
    for (const filter of filters) {
      const count = await who.call(visitEndpoints.countTeam, { body: filter });
      if (count.status === 403) continue;
      const list = await who.call(visitEndpoints.listTeam, { query: { size: 1 }, body: filter });
      expect(list.body.result.totalElements).toBe(count.body.result.totalElements);
    }
    const team = (await who.call(calls.team, { query: quarter })).body.result;
    for (const { userId, exceptions } of team.filter((row) => row.exceptions > 0).slice(0, 3)) {
      const filter = { ...body, userId: [userId], state: ['MISSED', 'UNDER_REVIEW', 'INVALID'] as const };
      const list = await who.call(visitEndpoints.countTeam, { body: { ...filter, state: [...filter.state] } });
      if (list.status !== 403) expect(list.body.result.totalElements).toBe(exceptions);
    }
    if (await mayReadVisits(who))
      for (const [of, filter] of memberFigures)
        for (const [members, days] of [
          [team, quarter],
          [(await who.call(calls.daily, { query: { day: quarter.to } })).body.result ?? [], today],
        ] as const) {
          const counted = members.filter((row) => row[of] > 0);
          const body = { ...filter, startFrom: days.from, startTo: days.to, userId: counted.map((row) => row.userId) };
          const sum = counted.reduce((total, row) => total + row[of], 0);
          const found =
            counted.length === 0 ? 0 : (await who.call(visitEndpoints.countTeam, { body })).body.result.totalElements;
          expect([of, days.from, found]).toEqual([of, days.from, sum]);
        }
    for (const query of [{ tab: 'doneConfirmed', ...quarter }, { tab: 'beConfirmed' }] as const) {
      const count = await who.call(meetingEndpoints.count, { query });
      if (count.status === 403) continue;
      const list = await who.call(meetingEndpoints.list, { query: { ...query, size: 1 } });
      expect(list.body.result.totalElements).toBe(count.body.result.totalElements);
    }
    const late = await who.call(taskEndpoints.numbers, { query: { whose: 'team' } });
    if (late.status !== 403) expect(late.body.result.expired).toBeGreaterThanOrEqual(0);
  });
});

/** Every doctor of a figure, page by page. */
async function all(who: Caller, query: object) {
  const doctors: { doctorId: string; acts: number }[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = (
      await who.call(calls.channelPeople, { query: { ...quarter, ...query, size: 100, page } })
    ).body.result;
    doctors.push(...content);
    if (content.length === 0 || doctors.length >= totalElements) return doctors;
  }
}
