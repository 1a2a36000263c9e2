// Every metric of a board has a contract, and what is older than its contract allows is refused (product 3.19).
import {
  boards,
  dashboardEndpoints,
  managerEndpoints as calls,
  metricKeys,
  reports,
} from '@yijian/contract/dashboards';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';
import { metricContracts } from './metric-contracts.policy.ts';
import { staleSince } from './freshness.policy.ts';

let app: TestApp;
let reader: Caller;
const year = { from: shanghaiDay(-364), to: shanghaiDay(0) };

beforeAll(async () => {
  app = await startTestApp();
  reader = await app.as('fang.ruogu');
  await app.owner`insert into export_rules (enterprise_id, resource, rows_per_export, exports_per_day) values (1, 'dashboards', 5000, 50)
    on conflict do nothing`;
});
afterAll(() => app.close());

describe('3.19 the contract of a metric', () => {
  it('says in both languages what it means, its unit, owner, sources and age limit', async () => {
    const ofBoards = (await reader.call(calls.listMetrics, {})).body.result;
    const ofReports = (await reader.call(dashboardEndpoints.listReportMetrics, {})).body.result;
    const metrics = [...ofBoards, ...ofReports];
    expect(new Set(metrics.map(({ key }) => key))).toEqual(new Set(metricKeys));
    expect(new Set(ofBoards.map(({ board }) => board))).toEqual(new Set(boards));
    expect(new Set(ofReports.map(({ board }) => board))).toEqual(new Set(reports));
    for (const { definition, unit, owner, sources } of metrics) {
      expect(definition.length).toBeGreaterThan(5);
      for (const word of [unit, owner, sources[0]?.name]) expect(word).toBeTruthy();
    }
    const english = (await reader.call(calls.listMetrics, {}, { 'accept-language': 'en' })).body.result;
    expect(english.map(({ key }) => key)).toEqual(ofBoards.map(({ key }) => key));
  });

  it('is one for each number, wherever the number stands', () => {
    for (const key of metricKeys) {
      const words = metricContracts.filter((one) => one.key === key);
      expect(new Set(words.map(({ definition, unit, owner }) => JSON.stringify([definition, unit, owner]))).size).toBe(
        1,
      );
    }
  });

  it('names tables that are there', async () => {
    const tables = [...new Set(metricContracts.flatMap((one) => one.tables))];
    const rows = await app.owner<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_name = any(${tables as string[]})`;
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...tables].toSorted((one, other) => (one < other ? -1 : 1)),
    );
  });

  it('is read by whoever reads boards, or the reports, alone', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.listMetrics, {})).status).toBe(403);
    expect((await rep.call(dashboardEndpoints.listReportMetrics, {})).status).toBe(403);
  });
});

describe('3.19 stale figures', () => {
  const limit = { limitDays: 62, now: new Date('2026-06-01T00:00:00Z') };

  it('are those whose source is older than the limit, in periods that go on after it', () => {
    const old = new Date('2026-03-01T00:00:00Z');
    expect(staleSince(old, { ...limit, to: '2026-06-01' })).toBe(old.toISOString());
    expect(staleSince(old, { ...limit, to: '2026-02-28' })).toBeNull();
    expect(staleSince(new Date('2026-05-01T00:00:00Z'), { ...limit, to: '2026-06-01' })).toBeNull();
    expect(staleSince(null, { ...limit, to: '2026-06-01' })).toBeNull();
  });

  it('are told as stale on the board, in the list of metrics and in the workbook, without a number', async () => {
    const board = async (query: object) => (await reader.call(dashboardEndpoints.sales, { query })).body.result;
    const sheetRows = async (): Promise<unknown[][]> => {
      const query = { board: 'HOSPITAL_SALES', ...year, reasonCategory: 'REPORT', reason: '季度经营汇报' } as const;
      const answer = await reader.call(dashboardEndpoints.export, { query });
      const { sheets } = await readXlsx(answer.raw);
      return sheets[0]!.rows.slice(8, -2);
    };
    expect((await board(year)).staleSince).toBeNull();
    expect((await sheetRows()).flat().some((cell) => typeof cell === 'number')).toBe(true);

    await app.owner`update hospital_sales set updated_at = now() - interval '100 days' where enterprise_id = 1`;
    expect((await board(year)).staleSince).not.toBeNull();
    expect((await board({ from: shanghaiDay(-364), to: shanghaiDay(-150) })).staleSince).toBeNull();
    const rows = await sheetRows();
    expect(rows.flat().some((cell) => typeof cell === 'number')).toBe(false);
    expect(String(rows[0]![0])).toContain(shanghaiDay(-100));
    const metrics = (await reader.call(calls.listMetrics, {})).body.result;
    expect(metrics.filter(({ isStale }) => isStale).map(({ key }) => key)).toEqual([
      'amount',
      'attained',
      'growth',
      'selling',
      'amount',
    ]);
  });
});
