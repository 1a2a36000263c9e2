// Pages of a list: the page first, its exact total when it arrives (conventions, pagination).
import { Pagination as AntdPagination } from 'antd';
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import './table.css';

export type PaginationProps = {
  /** Counted from 1, as shown; the server counts from 0. */
  page: number;
  pageSize: number;
  /** null until the exact count has arrived. */
  total: number | null | undefined;
  /** While the total is unknown: whether a next page exists. */
  hasNext?: boolean | undefined;
  onChange: (page: number, pageSize: number) => void;
  pageSizes?: readonly number[] | undefined;
  /** Writes the count the way the language does; plain digits unless given. */
  formatCount?: ((count: number) => string) | undefined;
};

const defaultSizes = [20, 50, 100, 200];

export function Pagination(props: PaginationProps): ReactNode {
  const { page, pageSize, total, hasNext = true, onChange, pageSizes = defaultSizes, formatCount = String } = props;
  const words = useUiWords();
  const known = typeof total === 'number';
  // Where there is nothing, the list itself says so.
  if (total === 0) return null;
  return (
    <div className="yj-pages">
      <span className="yj-pages-total num" aria-live="polite">
        {words.total(known ? formatCount(total) : '…')}
      </span>
      <AntdPagination
        size="small"
        current={page}
        pageSize={pageSize}
        total={known ? total : page * pageSize + (hasNext ? 1 : 0)}
        showSizeChanger
        showQuickJumper={known && total > pageSize * 5}
        pageSizeOptions={[...pageSizes]}
        onChange={onChange}
      />
    </div>
  );
}
