// Behaviour of the table: selection over pages, sorting, columns, opening rows (look and feel, list page).
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { BatchBar } from '../list-page/index.ts';
import { DataTable, noColumnsState, useSelection, visibleColumns } from './index.ts';
import type { DataColumn, SortState } from './index.ts';

type Row = { id: string; name: string; city: string };
const columns: DataColumn<Row>[] = [
  { key: 'name', title: 'Name', render: (row) => row.name },
  { key: 'city', title: 'City', sortable: true, render: (row) => row.city },
];
const pages: Row[][] = [
  [
    { id: '1', name: 'Ann', city: 'A' },
    { id: '2', name: 'Bo', city: 'B' },
  ],
  [{ id: '3', name: 'Cy', city: 'C' }],
];

function Listing(): React.ReactNode {
  const selection = useSelection();
  const [page, setPage] = useState(0);
  return (
    <>
      <DataTable
        label="People"
        columns={columns}
        rows={pages[page]}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        selection={selection}
      />
      <button type="button" onClick={() => setPage(1 - page)}>
        Turn
      </button>
      <p data-testid="keys">{selection.keys.join(' ')}</p>
      <BatchBar selection={selection} total={86} actions={[{ key: 'tag', label: 'Tag', onClick: () => undefined }]} />
    </>
  );
}

test('chosen rows stay chosen over pages', async () => {
  renderUi(<Listing />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bo' }));
  await userEvent.click(screen.getByText('Turn'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cy' }));
  expect(screen.getByTestId('keys').textContent).toBe('2 3');
  await userEvent.click(screen.getByText('Turn'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bo' }).checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('2 selected');
});

test('all that match can be chosen, and the bar goes away when the choice is cleared', async () => {
  renderUi(<Listing />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 86 that match' }));
  expect(screen.getByRole('status').textContent).toBe('All 86 that match are selected');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bo' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a click on a head asks for sorting and the head says how it is sorted', () => {
  const onSortChange = vi.fn<(sort: SortState | null) => void>();
  const draw = (sort: SortState | null) => (
    <DataTable
      label="People"
      columns={columns}
      rows={pages[0]}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={onSortChange}
    />
  );
  const { rerender } = renderUi(draw(null));
  fireEvent.click(screen.getByRole('columnheader', { name: 'City' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'city', direction: 'ascending' });
  rerender(draw({ key: 'city', direction: 'descending' }));
  expect(screen.getByRole('columnheader', { name: /City/ }).getAttribute('aria-sort')).toBe('descending');
});

test('a row opens by click and by Enter, but not by a click on a control in it', async () => {
  const onOpen = vi.fn();
  const withButton: DataColumn<Row>[] = [
    ...columns,
    { key: 'do', title: 'Do', render: () => <button type="button">Act</button> },
  ];
  renderUi(<DataTable label="People" columns={withButton} rows={pages[1]} rowKey={(row) => row.id} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('cell', { name: 'C' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  const row = screen.getByRole('cell', { name: 'C' }).closest('tr');
  if (row) fireEvent.keyDown(row, { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('while the first page loads the table is busy and full of skeletons', () => {
  const { container } = renderUi(
    <DataTable label="People" columns={columns} rows={undefined} rowKey={(row: Row) => row.id} skeletonRows={4} />,
  );
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(container.querySelectorAll('.yj-bone')).toHaveLength(8);
});

test('an empty table says so', () => {
  renderUi(<DataTable label="People" columns={columns} rows={[]} rowKey={(row) => row.id} />);
  expect(screen.getByText('No data yet').closest('table')).not.toBeNull();
});

test('columns follow the saved order, hidden ones go, the first and locked ones stay', () => {
  const set = [{ key: 'a' }, { key: 'b' }, { key: 'c', locked: true }, { key: 'd' }];
  const shown = visibleColumns(set, { order: ['d', 'c', 'a'], hidden: ['a', 'c', 'b'] }).map((column) => column.key);
  expect(shown).toEqual(['a', 'd', 'c']);
  expect(visibleColumns(set, noColumnsState)).toHaveLength(4);
});

test('an optional column comes when the user shows it', () => {
  const set = [{ key: 'a' }, { key: 'b', optional: true }, { key: 'c' }];
  const keys = (hidden: string[]) => visibleColumns(set, { order: [], hidden }).map((column) => column.key);
  expect([keys([]), keys(['b']), keys(['b', 'c'])]).toEqual([
    ['a', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b'],
  ]);
});
