// Ant Design's row selection, fed from ours so that it holds over pages (look and feel, list page).
import type { TableProps } from 'antd';
import type { UiWords } from '../../words/index.ts';
import type { RowOrGhost } from './antd-columns.tsx';
import type { Selection } from '../use-selection.ts';

export const selectionWidth = 48;

type Naming<Row> = { rowKey: (row: Row) => string; rowName?: ((row: Row) => string) | undefined };

export function selectionConfig<Row>(
  selection: Selection,
  items: readonly RowOrGhost<Row>[],
  naming: Naming<Row>,
  words: UiWords,
): NonNullable<TableProps<RowOrGhost<Row>>['rowSelection']> {
  const onPage = items.flatMap((item) => ('row' in item ? [naming.rowKey(item.row)] : []));
  const chosen = selection.allMatching ? [...new Set([...selection.keys, ...onPage])] : [...selection.keys];
  const name = (row: Row): string => naming.rowName?.(row) ?? naming.rowKey(row);
  return {
    selectedRowKeys: chosen,
    preserveSelectedRowKeys: true,
    columnWidth: selectionWidth,
    fixed: 'left',
    onChange: (keys) => selection.setKeys(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': words.selectPage, disabled: onPage.length === 0 }),
    getCheckboxProps: (item) =>
      'ghost' in item ? { disabled: true } : { 'aria-label': words.selectRow(name(item.row)) },
  };
}
