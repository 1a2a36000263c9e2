// The pages below a list of the console, as its address says.
import { Pagination } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';

export interface SectionPagesProps {
  readonly list: {
    readonly page: number;
    readonly size: number;
    readonly setPage: (page: number, size: number) => void;
  };
  readonly total: number | undefined;
}

export function SectionPages({ list, total }: SectionPagesProps): ReactNode {
  const format = useFormat();
  return (
    <Pagination
      page={list.page + 1}
      pageSize={list.size}
      pageSizes={[20, 50, 100]}
      total={total ?? null}
      formatCount={format.count}
      onChange={(page, size) => list.setPage(page - 1, size)}
    />
  );
}
