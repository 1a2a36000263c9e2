// The processes behind a number, and the running ones with their forecasts (product: approval control tower).
import type { Paged } from '@yijian/contract/core';
import { type CaseQuery, type ForecastLine, type ForecastQuery, type InstanceLine } from '@yijian/contract/workflows';
import type { Context } from '../../../../platform/http/index.ts';
import { linesOf } from '../../instances/lists.service.ts';
import { askedOf } from '../chosen.service.ts';
import { forecastsOf } from '../forecast/forecast.service.ts';
import { countCases, selectCaseIds, type Behind } from './cases.sql.ts';

export async function listCases(context: Context, query: CaseQuery): Promise<Paged<InstanceLine>> {
  const { set, state, organizationId, nodeId, toNodeId, variant, atLeastSeconds } = query;
  const named = { set, state, organizationId, nodeId, toNodeId, variant, atLeastSeconds };
  return pageOf(context, { behind: { ...(await askedOf(context, query)), ...named }, paging: query });
}

/** The longest running first: what may be late stands on top. */
export async function listForecasts(context: Context, query: ForecastQuery): Promise<Paged<ForecastLine>> {
  const asked = await askedOf(context, { definitionKey: query.definitionKey });
  const paging = { ...query, sort: query.sort ?? 'startedAt,asc' };
  const lines = await pageOf(context, { behind: { ...asked, set: 'RUNNING' }, paging });
  const forecasts = await forecastsOf(
    context,
    lines.content.map(({ id }) => id),
  );
  const content = lines.content.flatMap((line) => {
    const forecast = forecasts.get(line.id);
    return forecast === undefined ? [] : [{ ...line, forecast }];
  });
  return { ...lines, content };
}

async function pageOf(
  context: Context,
  { behind, paging }: { behind: Behind; paging: { page: number; size: number; sort?: string | undefined } },
): Promise<Paged<InstanceLine>> {
  const ids = await selectCaseIds(context.sql, behind, paging);
  return {
    content: await linesOf(context, ids),
    totalElements: await countCases(context.sql, behind),
    totalIsExact: true,
  };
}
