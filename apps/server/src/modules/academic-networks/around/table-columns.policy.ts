// The columns of a network as a file: of the network around one person and of the whole map (specification 7.5 CenterTable).
import type { CenterTableRow, MapTableRow } from '@yijian/contract/academic-networks';
import type { SheetColumn } from '../../../platform/sheets/index.ts';

interface Counts {
  readonly papers: number;
  readonly trials: number;
  readonly posts: number;
  readonly meetings: number;
}
export type CentreLine = CenterTableRow & Counts;
export type MapLine = MapTableRow & Counts;

/** A row as it stands in a file: what is shared in columns of its own. */
export const sharedLine = <Row extends Pick<CenterTableRow, 'shared'>>(row: Row): Row & Counts => ({
  ...row,
  papers: row.shared.CO_AUTHOR ?? 0,
  trials: row.shared.RESEARCH ?? 0,
  posts: row.shared.SOCIETY ?? 0,
  meetings: row.shared.MEETING ?? 0,
});

export const centreColumns: readonly SheetColumn<CentreLine>[] = [
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

const isOfMap = (column: SheetColumn<CentreLine>): column is SheetColumn<CentreLine> & SheetColumn<MapLine> =>
  column.key !== 'hop' && column.key !== 'bridging';

/** Nobody stands in the middle of the whole map. */
export const mapColumns: readonly SheetColumn<MapLine>[] = centreColumns.filter(isOfMap);
