// Turns our columns into Ant Design's, with skeleton cells while loading (look and feel, table anatomy).
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Definition } from '../../dashboard-tile/index.ts';
import { Glyph } from '../../icon/index.ts';
import { Bone } from '../../states/index.ts';
import { widthOf } from '../column.ts';
import type { DataColumn, SortState } from '../column.ts';

/** A loaded row, or the number of a row still on its way. */
export type RowOrGhost<Row> = { row: Row } | { ghost: number };

const boneWidths = ['62%', '78%', '54%', '70%', '46%'];

export function toAntdColumns<Row>(
  columns: readonly DataColumn<Row>[],
  sort: SortState | null | undefined,
  language: string,
): TableColumnType<RowOrGhost<Row>>[] {
  return columns.map((column, at) => ({
    key: column.key,
    title: column.definition ? (
      <span className="yj-column-defined">
        {column.title}
        <Definition title={column.title}>{column.definition}</Definition>
      </span>
    ) : (
      column.title
    ),
    width: widthOf(column.width, language),
    ellipsis: true,
    ...(column.align ? { align: column.align } : {}),
    ...(at === 0 ? { fixed: 'left' as const, rowScope: 'row' as const } : {}),
    ...(column.pinRight ? { fixed: 'right' as const } : {}),
    ...(column.sortable ? sorting(column.key, sort) : {}),
    render: (_: unknown, item: RowOrGhost<Row>, index: number): ReactNode =>
      'ghost' in item ? <Bone width={boneWidths[(item.ghost + at) % 5]} /> : column.render(item.row, index),
  }));
}

function sorting(key: string, sort: SortState | null | undefined) {
  const order =
    sort?.key === key ? (sort.direction === 'ascending' ? ('ascend' as const) : ('descend' as const)) : null;
  return {
    sorter: true,
    sortOrder: order,
    sortIcon: (): ReactNode =>
      order ? <Glyph icon={order === 'ascend' ? ArrowUp : ArrowDown} size={12} className="yj-sort-icon" /> : null,
  };
}
