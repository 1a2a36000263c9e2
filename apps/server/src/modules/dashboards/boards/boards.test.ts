// Boards as workbooks: a sheet for each tile whose numbers are those of the screen, for its reader alone (product 3.19; reliability 24).
import { budgetEndpoints } from '@yijian/contract/budgets';
import { boards, dashboardEndpoints as calls, managerEndpoints, type Board } from '@yijian/contract/dashboards';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { userEndpoints } from '@yijian/contract/users';
import { handedInStates, visitEndpoints, type VisitState } from '@yijian/contract/visits';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
const readers = { manager: 'zhou.minxing', 'regional manager': 'gu.changfeng', marketing: 'fang.ruogu' } as const;
const people: Record<string, Caller> = {};
const quarter = { from: shanghaiDay(-89), to: shanghaiDay(0) };
const purpose = { reasonCategory: 'REPORT', reason: '季度经营汇报' } as const;

beforeAll(async () => {
  app = await startTestApp();
  for (const login of Object.values(readers)) people[login] = await app.as(login);
  await app.owner`insert into export_rules (enterprise_id, resource, rows_per_export, exports_per_day) values (1, 'dashboards', 5000, 50)
    on conflict do nothing`;
});
afterAll(() => app.close());

type Cell = string | number | null;
type Sheets = ReadonlyMap<string, Cell[][]>;

/** What of a sheet stands below its facts: head and rows, without the note. */
async function sheetsOf(who: Caller, board: Board, query: object = quarter): Promise<Sheets> {
  const answer = await who.call(calls.export, { query: { board, ...query, ...purpose } });
  expect(answer.status, answer.raw.toString('utf8').slice(0, 300)).toBe(200);
  const { sheets } = await readXlsx(answer.raw);
  return new Map(sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(plain)) as Cell[][]]));
}
/** Without the invisible marks of an export. */
const plain = (cell: unknown): unknown =>
  typeof cell === 'string' ? cell.replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '') : (cell ?? null);
const FACTS = 6;
const bodyOf = (sheets: Sheets, name: string): Cell[][] => (sheets.get(name) ?? []).slice(FACTS + 2, -2);
const figure = (sheets: Sheets, name: string, at = 1): Cell => bodyOf(sheets, name)[0]?.[at] ?? null;

describe('3.19 what counts as submitted', () => {
  it('is one thing for the workspace, the boards, the lists and the table', async () => {
    const rows = await app.owner<{ state: VisitState; counted: boolean }[]>`
      select distinct state, is_counted as counted from visits where enterprise_id = 1`;
    expect(rows.filter(({ counted }) => counted).length).toBeGreaterThan(1);
    for (const { state, counted } of rows)
      expect([state, (handedInStates as readonly VisitState[]).includes(state)]).toEqual([state, counted]);
  });
});

describe.each(Object.entries(readers))('3.19 the workbook of a board for a %s', (_, login) => {
  it('has the numbers of the manager dashboard, tile by tile', async () => {
    const who = people[login]!;
    const sheets = await sheetsOf(who, 'MANAGER');
    const team = (await who.call(calls.team, { query: quarter })).body.result;
    const sum = (of: 'covered' | 'targets' | 'joint' | 'exceptions'): number =>
      team.reduce((all, row) => all + row[of], 0);
    expect(figure(sheets, '协访')).toBe(sum('joint'));
    const coverage = figure(sheets, '覆盖率');
    if (sum('targets') === 0) expect(coverage).toBeNull();
    else expect(coverage).toBeCloseTo(sum('covered') / sum('targets'), 10);
    expect(bodyOf(sheets, '团队排名').map((row) => [row[0], row[2]])).toEqual(
      team.toSorted((one, other) => other.visits - one.visits).map((row) => [row.userName, row.visits]),
    );
    const handed = await who.call(visitEndpoints.countTeam, {
      body: { startFrom: quarter.from, startTo: quarter.to, state: [...handedInStates] },
    });
    if (handed.status === 200) expect(figure(sheets, '已提交拜访')).toBe(handed.body.result.totalElements);
    else expect(sheets.has('已提交拜访')).toBe(false);
    const confirmed = await who.call(meetingEndpoints.count, { query: { tab: 'doneConfirmed', ...quarter } });
    if (confirmed.status === 200) expect(figure(sheets, '已确认会议')).toBe(confirmed.body.result.totalElements);
    else expect(sheets.has('已确认会议')).toBe(false);
    const budgets = await who.call(budgetEndpoints.list, { query: { year: Number(quarter.to.slice(0, 4)) } });
    expect(sheets.has('预算')).toBe(budgets.status === 200);

    const lines = new Map(bodyOf(sheets, '需要关注').map((row) => [row[0], row[1]]));
    const doctors = (
      await who.call(doctorEndpoints.count, {
        query: { tier: ['A', 'B'], lastVisit: 'OVER_30', type: 'ALL_CUSTOMER' },
      })
    ).body.result.totalElements;
    expect(lines.get('A、B 级医生 30 天以上未拜访')).toBe(doctors);
    expect(lines.get('错过、复核中或无效的拜访')).toBe(sum('exceptions'));
    // As on the screen, who does not lead a team is not told of its tasks.
    const { permissions } = (await who.call(userEndpoints.findInfo)).body.result;
    const tasks = (await who.call(taskEndpoints.numbers, { query: { whose: 'team' } })).body.result;
    const late = permissions.includes('task:tasks:team') ? tasks.expired : undefined;
    expect(lines.get('已逾期的团队任务')).toBe(late);
  });

  it('has the numbers of sales, products and channels', async () => {
    const who = people[login]!;
    const sales = (await who.call(calls.sales, { query: quarter })).body.result;
    const sheets = await sheetsOf(who, 'HOSPITAL_SALES');
    expect([figure(sheets, '销售额'), figure(sheets, '有销量的医院')]).toEqual([sales.amount, sales.hospitals]);
    expect(bodyOf(sheets, '按月')).toEqual(
      sales.months.map((row) => [row.month, row.amount, row.target, row.previous]),
    );
    expect(bodyOf(sheets, '与目标差距最大的医院').map((row) => [row[0], row[1]])).toEqual(
      sales.gaps.map((row) => [row.name, row.amount]),
    );
    const products = await sheetsOf(who, 'PRODUCTS');
    expect(bodyOf(products, '按省份').map((row) => row[1])).toEqual(sales.regions.map((row) => row.amount));
    expect(bodyOf(products, '产品与省份').map((row) => row[2])).toEqual(sales.cells.map((row) => row.amount));
    const channels = (await who.call(calls.channels, { query: quarter })).body.result;
    const book = await sheetsOf(who, 'CHANNELS');
    expect([figure(book, '有互动的医生'), figure(book, '有互动的医生', 2)]).toEqual([
      channels.people,
      channels.previousPeople,
    ]);
    expect(bodyOf(book, '渠道').map((row) => row.slice(1, 6))).toEqual(
      channels.channels.map((row) => [row.sent, row.received, row.acts, row.people, row.previousPeople]),
    );
  });
});

describe('3.19 a workbook', () => {
  it.each([
    [
      'MANAGER',
      [
        '已提交拜访',
        '覆盖率',
        '频率达成',
        '计划进度差',
        '协访',
        '已确认会议',
        '参会人次',
        '人均会议费用',
        '内容触达',
        '审批时长',
        '核验积压',
        '待处理拜访',
      ],
    ],
    ['HOSPITAL_SALES', ['销售额', '目标达成', '同比', '有销量的医院']],
    ['CHANNELS', ['有互动的医生']],
  ] as const)('defines the figures of the board %s in the words of the screen', async (board, names) => {
    const sheets = await sheetsOf(people['zhou.minxing']!, board);
    const metrics = (await people['zhou.minxing']!.call(managerEndpoints.listMetrics, {})).body.result;
    for (const name of names) {
      const { definition } = metrics.find(({ title, board: place }) => title === name && place === board)!;
      expect(sheets.get(name)?.[1]?.[1], name).toBe(definition);
    }
  });

  it('says of every tile what it means, its unit, period, range and as-of time, and whose file it is', async () => {
    for (const board of boards) {
      const sheets = await sheetsOf(people['zhou.minxing']!, board);
      expect(sheets.size).toBeGreaterThan(2);
      for (const [name, rows] of sheets) {
        expect(rows.slice(0, FACTS).map((row) => row[0])).toEqual(['图块', '口径', '单位', '期间', '范围', '数据截至']);
        const facts = rows.slice(0, FACTS).map((row) => row[1]);
        expect([facts[0], facts[3], facts[4]]).toEqual([name, `${quarter.from} – ${quarter.to}`, '周敏行 · 本团队']);
        expect(String(facts[1]).length).toBeGreaterThan(4);
        expect(rows.at(-1)?.[0]).toContain('zhou.minxing');
      }
    }
  });

  it('stands in the export log with its reason and filter', async () => {
    const [logged] = await app.owner<
      { resource: string; reason: string; outcome: string; filter: { board: string } }[]
    >`
      select resource, reason, outcome, filter from export_log where enterprise_id = 1 order by id desc limit 1`;
    expect(logged).toMatchObject({ resource: 'dashboards', reason: purpose.reason, outcome: 'DELIVERED' });
    expect(boards).toContain(logged!.filter.board);
  });

  it('is refused without a reason, a known board and a period that can be, naming the field', async () => {
    const who = people['zhou.minxing']!;
    const good = { board: 'MANAGER', ...quarter, ...purpose };
    for (const [change, field] of [
      [{ board: 'EVERYTHING' }, 'query.board'],
      [{ reason: '' }, 'query.reason'],
      [{ format: 'csv' }, 'query.format'],
      [{ to: shanghaiDay(-200) }, 'query.to'],
    ] as const) {
      const answer = await who.call(calls.export, { query: { ...good, ...change } });
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('is refused to whoever may not export or not read boards, and tells nothing of another enterprise', async () => {
    const rep = await app.as('chen.yizhou');
    const query = { board: 'HOSPITAL_SALES', ...quarter, ...purpose };
    expect((await rep.call(calls.export, { query })).status).toBe(403);
    const foreign = await app.as('admin', 'kanglan');
    const there = await sheetsOf(foreign, 'HOSPITAL_SALES');
    const board = (await foreign.call(calls.sales, { query: quarter })).body.result;
    expect(figure(there, '销售额')).toBe(board.amount);
  });
});
