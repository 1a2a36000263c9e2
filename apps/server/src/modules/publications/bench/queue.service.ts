// The queues of the bench.
import type { Paged } from '@yijian/contract/core';
import {
  publicationErrors,
  type BenchBy,
  type BenchGroup,
  type BenchItem,
  type BenchQuery,
  type Scholar,
  type ScholarWork,
} from '@yijian/contract/publications';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireDetail } from '../papers/papers.policy.ts';
import { selectScholar } from './scholars.sql.ts';
import { countItems, countStates, selectGroups, selectItems, selectScholars, selectWorksOf } from './queue.sql.ts';

interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

export async function listItems(context: Context, { state, ...query }: BenchQuery): Promise<Paged<BenchItem>> {
  const { sql, user, language } = context;
  requireDetail(user);
  const filter = { ...query, states: state === undefined || state.length === 0 ? (['SUGGESTED'] as const) : state };
  const rows = await selectItems(sql, user, filter, { ...query, language });
  const totalElements = await countItems(sql, user, filter);
  const content = rows.map((row) => ({ ...row, decidedAt: row.decidedAt?.toISOString() ?? null }));
  return { content, totalElements, totalIsExact: true };
}

export function countEveryState(context: Context): Promise<Record<'suggested' | 'confirmed' | 'rejected', number>> {
  return countStates(context.sql, context.user);
}

export async function listGroups(
  context: Context,
  query: Paging & { by: BenchBy; keyword?: string | undefined },
): Promise<Paged<BenchGroup>> {
  const { sql, user, language } = context;
  const { rows, total } = await selectGroups(sql, user, { ...query, language });
  return { content: rows, totalElements: total, totalIsExact: true };
}

export async function listScholars(
  context: Context,
  query: Paging & { keyword: string; notId?: string | undefined },
): Promise<Paged<Scholar>> {
  const { rows, total } = await selectScholars(context.sql, query);
  return { content: rows, totalElements: total, totalIsExact: true };
}

export async function listScholarWorks(context: Context, query: Paging & { id: string }): Promise<Paged<ScholarWork>> {
  requireDetail(context.user);
  if ((await selectScholar(context.sql, query.id)) === undefined) throw fail(publicationErrors.scholarNotFound);
  const { rows, total } = await selectWorksOf(context.sql, query);
  return { content: rows, totalElements: total, totalIsExact: true };
}
