// The pages below rows: which one, how long, of how many.
import { Pagination } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';

export interface Paged {
  /** Counted from 0; from 1 as shown. */
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number, size: number) => void;
}

/** Pages of a drawer or a section, which no address names. */
export function usePaged(length = 20): Paged {
  const [{ page, size }, turn] = useState({ page: 0, size: length });
  return { page, size, setPage: (next, nextSize) => turn({ page: next, size: nextSize }) };
}

export interface PagesProps {
  readonly list: Paged;
  /** null or undefined until the exact count is known. */
  readonly total: number | null | undefined;
  /** While it is not: whether a next page exists. */
  readonly hasNext?: boolean | undefined;
  /** Lengths to choose from; that of the list alone unless given. */
  readonly sizes?: readonly number[];
}

export const pageSizes = [20, 50, 100] as const;

export function Pages({ list, total, hasNext, sizes = [list.size] }: PagesProps): ReactNode {
  const format = useFormat();
  return (
    <Pagination
      page={list.page + 1}
      pageSize={list.size}
      pageSizes={sizes}
      total={total}
      hasNext={hasNext}
      formatCount={format.count}
      onChange={(page, size) => list.setPage(page - 1, size)}
    />
  );
}
