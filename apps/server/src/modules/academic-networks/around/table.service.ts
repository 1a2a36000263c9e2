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
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { findChart } from './around.service.ts';
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

interface Line extends CenterTableRow {
  readonly papers: number;
  readonly trials: number;
  readonly posts: number;
  readonly meetings: number;
}
const columns: readonly SheetColumn<Line>[] = [
  { key: 'name', zh: '姓名', en: 'Name', width: 16 },
  { key: 'hospital', zh: '医院', en: 'Hospital', width: 30 },
  { key: 'communityName', zh: '社群', en: 'Community', width: 22 },
  { key: 'hop', zh: '度数', en: 'Hops', width: 8 },
  { key: 'strength', zh: '强度', en: 'Strength', width: 10 },
  { key: 'papers', zh: '合作论文', en: 'Shared papers', width: 12 },
  { key: 'trials', zh: '临床研究', en: 'Shared trials', width: 12 },
  { key: 'posts', zh: '学会同任', en: 'Shared societies', width: 12 },
  { key: 'meetings', zh: '同场会议', en: 'Shared meetings', width: 12 },
  { key: 'degree', zh: '连接', en: 'Connections', width: 10 },
  { key: 'bridging', zh: '桥接', en: 'Bridging', width: 10 },
  { key: 'latestYear', zh: '最近', en: 'Latest', width: 10 },
];

export async function exportTable(context: Context, asked: CenterTableExportQuery): Promise<FileReply> {
  const { format: _f, reasonCategory: _c, reason: _r, ...filter } = asked;
  const select = async (most: number): Promise<Line[]> =>
    sorted(await rowsOf(context, filter), 'strength,desc')
      .slice(0, most)
      .map((row) => ({
        ...row,
        papers: row.shared.CO_AUTHOR ?? 0,
        trials: row.shared.RESEARCH ?? 0,
        posts: row.shared.SOCIETY ?? 0,
        meetings: row.shared.MEETING ?? 0,
      }));
  const name = context.language === 'zh' ? '学术网络' : 'academic network';
  return exportSheet(context, { resource: 'academic-networks', asked, name, columns, select });
}
