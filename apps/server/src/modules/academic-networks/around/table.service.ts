// The same network as a table, page by page and as a file (specification 7.5 CenterTable; look: table twin).
import type {
  CenterTableExportQuery,
  CenterTableQuery,
  CenterTableRow,
  NetworkFilter,
} from '@yijian/contract/academic-networks';
import type { Paged } from '@yijian/contract/core';
import { exportSheet } from '../../exports/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { findChart } from './around.service.ts';
import { centreColumns, sharedLine, type CentreLine } from './table-columns.policy.ts';
import { sorted } from './table-order.policy.ts';

export async function findTable(context: Context, query: CenterTableQuery): Promise<Paged<CenterTableRow>> {
  const { page, size, sort = 'strength,desc', ...filter } = query;
  const rows = sorted(await rowsOf(context, filter), sort);
  return { content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length, totalIsExact: true };
}

/** Everyone in the picture but the centre. */
async function rowsOf(context: Context, filter: NetworkFilter): Promise<CenterTableRow[]> {
  const { nodes, communities } = await findChart(context, filter);
  const names = new Map(communities.map(({ community, name }) => [community, name]));
  return nodes.flatMap(({ x: _x, y: _y, reached: _r, ...node }) =>
    node.hop === 0 ? [] : [{ ...node, communityName: names.get(node.community) ?? '' }],
  );
}

export async function exportTable(context: Context, asked: CenterTableExportQuery): Promise<FileReply> {
  const { format: _f, reasonCategory: _c, reason: _r, ...filter } = asked;
  const select = async (most: number, reader: Context): Promise<CentreLine[]> =>
    sorted(await rowsOf(reader, filter), 'strength,desc')
      .slice(0, most)
      .map(sharedLine);
  const name = context.language === 'zh' ? '学术网络' : 'academic network';
  return exportSheet(context, { resource: 'academic-networks', asked, name, columns: centreColumns, select });
}
