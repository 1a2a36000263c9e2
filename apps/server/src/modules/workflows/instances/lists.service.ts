// My processes, my copies, every process, those that stand still.
import type { Paged } from '@yijian/contract/core';
import type {
  AllInstancesQuery,
  CopyLine,
  CopyQuery,
  InstanceLine,
  InstanceQuery,
  OwnLine,
  StuckLine,
} from '@yijian/contract/workflows';
import type { z } from 'zod';
import type { Context } from '../../../platform/http/index.ts';
import { forecastsOf } from '../insights/forecast/forecast.service.ts';
import {
  countCopies,
  countInstances,
  selectCopies,
  selectInstances,
  type InstanceFilter,
  type InstanceRow,
  type Paging,
} from './lists.sql.ts';
import { namesOfNodes } from './node-names.service.ts';
import { secondsBetween } from '../../open-decisions/index.ts';

async function lineOf(context: Context, line: InstanceRow): Promise<InstanceLine> {
  const { clock } = context;
  const { trouble: _, versionId, nodes, ...row } = line;
  const { startedAt, endedAt, createdAt } = row;
  return {
    ...row,
    nodes: await namesOfNodes(context, { versionId, nodes }),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    seconds: startedAt === null ? 0 : secondsBetween(startedAt, endedAt ?? clock.now()),
  };
}

async function pageOf(
  context: Context,
  { filter, paging }: { filter: InstanceFilter; paging: Paging },
): Promise<Paged<InstanceLine>> {
  const rows = await selectInstances(context.sql, filter, paging);
  const total = await countInstances(context.sql, filter);
  return {
    content: await Promise.all(rows.map((row) => lineOf(context, row))),
    totalElements: total,
    totalIsExact: true,
  };
}

/** These instances, in this order. */
export async function linesOf(context: Context, ids: readonly string[]): Promise<InstanceLine[]> {
  if (ids.length === 0) return [];
  const rows = await selectInstances(context.sql, { ids, withDrafts: false }, { page: 0, size: ids.length });
  const place = new Map(ids.map((id, at) => [id, at]));
  const sorted = rows.toSorted((a, b) => place.get(a.id)! - place.get(b.id)!);
  return Promise.all(sorted.map((row) => lineOf(context, row)));
}

export async function listOwnInstances(context: Context, query: InstanceQuery): Promise<Paged<OwnLine>> {
  const filter = { ...query, starterId: context.user.id, withDrafts: true };
  const page = await pageOf(context, { filter, paging: query });
  const running = page.content.filter(({ state }) => state === 'RUNNING').map(({ id }) => id);
  const forecasts = await forecastsOf(context, running);
  return { ...page, content: page.content.map((line) => ({ ...line, forecast: forecasts.get(line.id) ?? null })) };
}

export function listAllInstances(context: Context, query: AllInstancesQuery): Promise<Paged<InstanceLine>> {
  return pageOf(context, { filter: { ...query, withDrafts: false }, paging: query });
}

export async function listStuckInstances(context: Context): Promise<{ content: StuckLine[] }> {
  const rows = await selectInstances(context.sql, { withDrafts: false, stuckOnly: true }, { page: 0, size: 200 });
  const content = rows.map(async (row) => ({
    ...(await lineOf(context, row)),
    trouble: row.trouble ?? 'no approver in service',
  }));
  return { content: await Promise.all(content) };
}

export async function listCopies(context: Context, query: CopyQuery): Promise<Paged<z.infer<typeof CopyLine>>> {
  const rows = await selectCopies(context.sql, context.user.id, query);
  const content = rows.map((row) => ({
    ...row,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt.toISOString(),
  }));
  return { content, totalElements: await countCopies(context.sql, context.user.id), totalIsExact: true };
}
