// The manager dashboard's own figures: each opens what it counts and is the number of the screen that it shares, for every role (product 3.19).
import { dashboardEndpoints, managerEndpoints as calls } from '@yijian/contract/dashboards';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { userEndpoints } from '@yijian/contract/users';
import { verificationEndpoints, waitingVerificationStates } from '@yijian/contract/verifications';
import { visitPlanEndpoints } from '@yijian/contract/visits';
import { workflowInsightEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
const readers = {
  'a manager': 'zhou.minxing',
  'a regional manager': 'gu.changfeng',
  marketing: 'fang.ruogu',
  finance: 'qian.hui',
  compliance: 'shen.lian',
  'an administrator': 'admin',
} as const;
const quarter = { from: shanghaiDay(-89), to: shanghaiDay(0) };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Reader {
  readonly who: Caller;
  readonly may: (permission: string) => boolean;
}

async function reader(login: string): Promise<Reader | undefined> {
  const who = await app.as(login);
  const { permissions } = (await who.call(userEndpoints.findInfo)).body.result;
  const may = (permission: string): boolean => permissions.includes(permission) || permissions.includes('*:*:*');
  return may('data:dashboards:read') ? { who, may } : undefined;
}

/** Every row of a paged call, page by page. */
async function all<R>(page: (at: number) => Promise<{ content: R[]; totalElements: number }>): Promise<R[]> {
  const rows: R[] = [];
  for (let at = 0; ; at += 1) {
    const { content, totalElements } = await page(at);
    rows.push(...content);
    if (content.length === 0 || rows.length >= totalElements) return rows;
  }
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return sorted.length === 0 ? null : (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
};

describe.each(Object.entries(readers))('3.19 for %s', (_, login) => {
  it('heads and cost per head are those of the list of confirmed meetings, and open as many people', async () => {
    const known = await reader(login);
    if (known === undefined)
      return expect((await (await app.as(login)).call(calls.findFigures, { query: quarter })).status).toBe(403);
    const { who, may } = known;
    const { meetings } = (await who.call(calls.findFigures, { query: quarter })).body.result;
    const heads = (page: number) => who.call(calls.listHeads, { query: { ...quarter, page, size: 100 } });
    if (!may('meeting:meetings:read')) {
      expect([meetings, (await heads(0)).status]).toEqual([null, 403]);
      return;
    }
    const list = await all(
      async (page) =>
        (await who.call(meetingEndpoints.list, { query: { tab: 'doneConfirmed', ...quarter, page, size: 100 } })).body
          .result,
    );
    const sum = (of: (row: (typeof list)[number]) => number): number => list.reduce((total, row) => total + of(row), 0);
    expect(meetings!.meetings).toBe(list.length);
    expect(meetings!.heads).toBe(sum((row) => row.attended));
    expect(meetings!.cost).toBeCloseTo(
      sum((row) => row.actual ?? 0),
      2,
    );
    const people = await all(async (page) => (await heads(page)).body.result);
    expect(people).toHaveLength(meetings!.heads);
    expect(new Set(people.map(({ id }) => id)).size).toBe(meetings!.heads);
  });

  it('content reach opens as many doctors, and is no more than the channels of the board of channels together', async () => {
    const known = await reader(login);
    if (known === undefined) return;
    const { content } = (await known.who.call(calls.findFigures, { query: quarter })).body.result;
    const opened = async (kind: 'RECEIVED' | 'ENGAGED') =>
      (
        await known.who.call(dashboardEndpoints.channelPeople, {
          query: { ...quarter, channel: ['SMS', 'MAIL', 'WECOM'], kind, size: 1 },
        })
      ).body.result.totalElements;
    expect([content.received, content.engaged]).toEqual([await opened('RECEIVED'), await opened('ENGAGED')]);
    const board = (await known.who.call(dashboardEndpoints.channels, { query: quarter })).body.result;
    const ofChannels = board.channels.filter(({ channel }) => ['SMS', 'MAIL', 'WECOM'].includes(channel));
    expect(content.received).toBeLessThanOrEqual(ofChannels.reduce((total, row) => total + row.received, 0));
    expect(content.received).toBeGreaterThanOrEqual(Math.max(...ofChannels.map((row) => row.received)));
  });

  it('approval time is the median of the tasks it opens, which are those of the control tower', async () => {
    const known = await reader(login);
    if (known === undefined) return;
    const { who, may } = known;
    const { approvals } = (await who.call(calls.findFigures, { query: quarter })).body.result;
    const tasks = (page: number) => who.call(calls.listDecidedTasks, { query: { ...quarter, page, size: 100 } });
    if (!may('taskManager:workflows:tower')) {
      expect([approvals, (await tasks(0)).status]).toEqual([null, 403]);
      return;
    }
    const rows = await all(async (page) => (await tasks(page)).body.result);
    expect([rows.length, rows.filter(({ isLate }) => isLate).length]).toEqual([approvals!.decided, approvals!.late]);
    const middle = median(rows.map(({ seconds }) => seconds));
    if (middle === null) expect(approvals!.medianSeconds).toBeNull();
    else expect(approvals!.medianSeconds).toBeCloseTo(middle, 2);
    const tower = (
      await who.call(workflowInsightEndpoints.findTower, { query: { startDay: quarter.from, endDay: quarter.to } })
    ).body.result;
    const sum = (of: 'decided' | 'decidedLate' | 'decidedLimited'): number =>
      tower.nodes.reduce((total, node) => total + node[of], 0);
    expect([approvals!.decided, approvals!.late, approvals!.limited]).toEqual([
      sum('decided'),
      sum('decidedLate'),
      sum('decidedLimited'),
    ]);
  });

  it('the verification backlog opens as many requests', async () => {
    const known = await reader(login);
    if (known === undefined) return;
    const { who, may } = known;
    const { verifications } = (await who.call(calls.findFigures, { query: quarter })).body.result;
    const query = { box: 'all', state: [...waitingVerificationStates], size: 1 } as const;
    const list = await who.call(verificationEndpoints.list, { query });
    if (!may('customer:verifications:read')) expect([verifications, list.status]).toEqual([null, 403]);
    else expect(verifications).toBe(list.body.result.totalElements);
  });

  it('the pace of plans is that of the members it opens, and the team of visits has the same numbers', async () => {
    const known = await reader(login);
    if (known === undefined) return;
    const team = (await known.who.call(dashboardEndpoints.team, { query: quarter })).body.result;
    for (const { goals, due } of team) {
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due).toBeLessThanOrEqual(goals);
    }
    const visits = await known.who.call(visitPlanEndpoints.listTeamFigures, { query: quarter });
    if (known.may('customer:visits:team')) expect(visits.body.result).toEqual(team);
    else expect(visits.status).toBe(403);
  });
});

describe('3.19 the own figures of the manager dashboard', () => {
  it('are refused for a period that cannot be, naming the field', async () => {
    const manager = await app.as('zhou.minxing');
    const query = { from: shanghaiDay(0), to: shanghaiDay(-1) };
    for (const row of [calls.findFigures, calls.listHeads, calls.listDecidedTasks]) {
      const answer = await manager.call(row, { query });
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, 'query.to']);
    }
  });

  it('are refused to whoever reads no boards', async () => {
    const rep = await app.as('chen.yizhou');
    for (const row of [calls.findFigures, calls.listHeads, calls.listDecidedTasks])
      expect((await rep.call(row, { query: quarter })).status).toBe(403);
  });

  it('count nothing of another enterprise', async () => {
    const [home, foreign] = [await app.as('admin'), await app.as('admin', 'kanglan')];
    const idsOf = async (who: Caller): Promise<string[]> =>
      (
        await all(
          async (page) => (await who.call(calls.listHeads, { query: { ...quarter, page, size: 100 } })).body.result,
        )
      ).map(({ id }) => id);
    const [mine, theirs] = [await idsOf(home), await idsOf(foreign)];
    expect(mine.length).toBeGreaterThan(0);
    expect(theirs).toHaveLength(
      (await foreign.call(calls.findFigures, { query: quarter })).body.result.meetings!.heads,
    );
    const [row] = await app.owner<[{ count: number }]>`
      select count(*)::int as count from meeting_guests where enterprise_id <> 1 and id = any(${mine}::bigint[])`;
    expect(row.count).toBe(0);
  });
});

describe('2d time elapsed of a plan', () => {
  it('is the share of its days that have begun, by the calendar of Shanghai, weighted by goals', async () => {
    const manager = await app.as('zhou.minxing');
    const team = (await manager.call(dashboardEndpoints.team, { query: quarter })).body.result;
    const rows = await app.owner<{ userId: string; due: number }[]>`
      select c.user_id::text as "userId", sum(g.goal * case when current_day < c.starts_on then 0 when current_day > c.ends_on then 1
        else (current_day - c.starts_on + 1)::float8 / (c.ends_on - c.starts_on + 1) end)::float8 as due
      from visit_cycles c join visit_goals g on g.enterprise_id = c.enterprise_id and g.cycle_id = c.id
      cross join (select (now() at time zone 'Asia/Shanghai')::date as current_day) t
      where c.enterprise_id = 1 and c.state = 'APPROVED' and c.starts_on <= ${quarter.to}::date and c.ends_on >= ${quarter.from}::date
      group by 1`;
    const expected = new Map(rows.map(({ userId, due }) => [userId, due]));
    expect(team.some(({ due }) => due > 0)).toBe(true);
    for (const { userId, due } of team) expect(due).toBeCloseTo(expected.get(userId) ?? 0, 6);
  });
});
