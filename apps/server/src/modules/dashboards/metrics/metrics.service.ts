// The contracts of all metrics of boards and of system reports, with how old their sources are (product 3.19).
import { boards, reports, type Metric, type MetricPlace } from '@yijian/contract/dashboards';
import type { Context } from '../../../platform/http/index.ts';
import { metricContracts } from './metric-contracts.policy.ts';
import { sourceNames } from './metric-words.policy.ts';
import { isStale } from './freshness.policy.ts';
import { selectNewestSales } from './freshness.sql.ts';

export function listMetrics(context: Context): Promise<Metric[]> {
  return metricsOf(context, boards);
}

export function listReportMetrics(context: Context): Promise<Metric[]> {
  return metricsOf(context, reports);
}

async function metricsOf(context: Context, places: readonly MetricPlace[]): Promise<Metric[]> {
  const { sql, language, clock } = context;
  const newest = await selectNewestSales(sql);
  const contracts = metricContracts.filter(({ board }) => places.includes(board));
  return contracts.map(({ key, board, boardName, title, definition, unit, owner, tables, limitDays }) => ({
    key,
    board,
    boardName: boardName[language],
    title: title[language],
    definition: definition[language],
    unit: unit[language],
    owner: owner[language],
    sources: tables.map((table) => ({ table, name: sourceNames[table][language] })),
    limitDays: limitDays ?? null,
    newestAt: limitDays === undefined ? null : (newest?.toISOString() ?? null),
    isStale: limitDays !== undefined && newest !== null && isStale(newest, limitDays, clock.now()),
  }));
}
