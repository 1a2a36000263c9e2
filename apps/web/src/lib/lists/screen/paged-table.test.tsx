// The table of a section or a drawer: loading, failed, empty, ready, and pages where one does not hold all.
import { fireEvent, render, screen } from '@testing-library/react';
import { UiWordsProvider, type UiWords } from '@yijian/ui/words';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PagedTable } from './paged-table.tsx';
import type { Paged } from './pages.tsx';

type Query = Parameters<typeof PagedTable<string>>[0]['query'];

const waiting: Query = { isPending: true, isError: false, error: null, data: undefined };
const found = (totalElements: number, content = ['A', 'B']): Query => ({
  ...waiting,
  isPending: false,
  data: { content, totalElements },
});
const turn = vi.fn();
const words = { total: (count: string) => `${count} in all`, tryAgain: 'Try again' } as Partial<UiWords> as UiWords;
const wrapper = ({ children }: { children: ReactNode }) => <UiWordsProvider value={words}>{children}</UiWordsProvider>;
const at = (page: number, size = 2): Paged => ({ page, size, setPage: turn });

const draw = (query: Query, list = at(0), total?: number) =>
  render(
    <PagedTable
      label="Rows"
      columns={[{ key: 'name', title: 'Name', render: (row: string) => row }]}
      query={query}
      list={list}
      {...(total === undefined ? {} : { total })}
      rowKey={(row) => row}
      empty="Nothing here"
      failed="Not loaded"
    />,
    { wrapper },
  ).container;

it('shows rows, and pages only where there are more than one holds', () => {
  const all = draw(found(2));
  expect(screen.getByText('A')).toBeDefined();
  expect(all.querySelector('.yj-pages')).toBeNull();
  const more = draw(found(5), at(1));
  expect(more.querySelector('.ant-pagination-item-active')?.textContent).toBe('2');
  fireEvent.click(more.querySelector('.ant-pagination-item-3')!);
  expect(turn).toHaveBeenLastCalledWith(2, 2);
});

it('takes the number from elsewhere where a page does not tell', () => {
  expect(draw(found(2), at(0), 7).querySelector('.yj-pages')?.textContent).toContain('7');
});

it('says why there is nothing, and offers another try where it failed', () => {
  draw(found(0, []));
  expect(screen.getByText('Nothing here')).toBeDefined();
  const refetch = vi.fn();
  draw({ ...waiting, isPending: false, isError: true, error: new Error('x'), refetch });
  expect(screen.getByText('Not loaded')).toBeDefined();
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the rows it has when a later read fails', () => {
  draw({ ...found(2), isError: true, error: new Error('x') });
  expect(screen.getByText('B')).toBeDefined();
});
