// The contracts of all metrics of boards, with how old their sources are (product 3.19).
import type { Metric } from '@yijian/contract/dashboards';
import type { Context } from '../../../platform/http/index.ts';
import { metricContracts } from './metric-contracts.policy.ts';
import { sourceNames } from './metric-words.policy.ts';
import { isStale } from './freshness.policy.ts';
import { selectNewestSales } from './freshness.sql.ts';

export async function listMetrics(context: Context): Promise<Metric[]> {
  const { sql, language, clock } = context;
  const newest = await selectNewestSales(sql);
  return metricContracts.map(({ key, board, boardName, title, definition, unit, owner, tables, limitDays }) => ({
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
