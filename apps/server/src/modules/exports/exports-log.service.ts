// The export log: one's own exports, and for compliance everybody's (product, starter matrix: exports log).
import {
  exportErrors,
  type ExportDetail,
  type ExportEntry,
  type ExportQuery,
  type OwnExportQuery,
} from '@yijian/contract/exports';
import type { Paged } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { countEntries, selectDetail, selectEntries, type EntryRow, type LogFilter } from './exports.sql.ts';

export function listOwnExports(context: Context, query: OwnExportQuery): Promise<Paged<ExportEntry>> {
  return pageOf(context, { query, filter: { userId: context.user.id } });
}

export function listExports(context: Context, query: ExportQuery): Promise<Paged<ExportEntry>> {
  const { keyword, resource, outcome, startDay, endDay } = query;
  return pageOf(context, { query, filter: { keyword, resource, outcome, startDay, endDay } });
}

export async function findExport(context: Context, id: string): Promise<ExportDetail> {
  const row = await selectDetail(context.sql, id, context.language);
  if (row === undefined) throw fail(exportErrors.notFound);
  return { ...row, at: row.at.toISOString() };
}

async function pageOf(
  { sql, language }: Context,
  { query, filter }: { query: OwnExportQuery; filter: LogFilter },
): Promise<Paged<ExportEntry>> {
  const paging = { page: query.page, size: query.size, isOldestFirst: query.sort === 'at,asc', language };
  const [rows, totalElements] = [await selectEntries(sql, filter, paging), await countEntries(sql, filter)];
  return { content: rows.map(shown), totalElements, totalIsExact: true };
}

function shown(row: EntryRow): ExportEntry {
  return { ...row, at: row.at.toISOString() };
}
