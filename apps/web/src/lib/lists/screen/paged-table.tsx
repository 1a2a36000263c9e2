// The table of a section or a drawer: its four states, and pages where there are more rows than one holds.
import { Empty, Failed, describeError, type QueryLike } from '@yijian/ui/states';
import { DataTable, type DataTableProps } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import { Pages, type Paged } from './pages.tsx';

interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalElements: number | null;
}

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty' | 'language'> {
  readonly query: QueryLike<Page<Row>>;
  readonly list: Paged;
  /** How many there are, where a page does not tell. */
  readonly total?: number | null;
  /** Lengths to choose from; that of the list alone unless given. */
  readonly sizes?: readonly number[];
  readonly empty: string;
  readonly failed?: string | undefined;
}

export function PagedTable<Row>(props: PagedTableProps<Row>): ReactNode {
  const { query, list, total = query.data?.totalElements, sizes = [list.size], empty, failed, ...table } = props;
  const language = useLanguage();
  if (query.isError && query.data === undefined)
    return <Failed compact title={failed} onRetry={query.refetch} {...describeError(query.error)} />;
  return (
    <>
      <DataTable language={language} {...table} rows={query.data?.content} empty={<Empty compact reason={empty} />} />
      {typeof total === 'number' && total > Math.min(...sizes) ? (
        <Pages list={list} total={total} sizes={sizes} />
      ) : null}
    </>
  );
}
