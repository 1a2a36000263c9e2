// The list page every section of the console shares: title, search, count, table, four states (look and feel, list page).
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { ListPage, type ListPageProps } from '@yijian/ui/list-page';
import { describeError, Empty, Failed } from '@yijian/ui/states';
import { DataTable, type DataColumn, type Selection, type SortState } from '@yijian/ui/table';
import type { ApiError } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export interface SectionPageProps<Row> {
  readonly title: string;
  readonly query: { readonly error: ApiError | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly total: number | undefined;
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  readonly placeholder: string;
  /** The button that adds a record; absent for whoever may only look. */
  readonly add?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly pagination?: ReactNode;
  /** Further buttons beside the one that adds. */
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly activeFilters?: readonly ActiveFilter[];
  readonly onClearFilters?: () => void;
  readonly sort?: SortState | null;
  readonly onSortChange?: (sort: SortState | null) => void;
  readonly selection?: Selection | undefined;
  readonly rowName?: (row: Row) => string;
  /** Views of the section, beside its title. */
  readonly views?: Pick<ListPageProps, 'tabs' | 'tab' | 'onTabChange'>;
}

export function SectionPage<Row>(props: SectionPageProps<Row>): ReactNode {
  const { title, query, rows, rowKey, columns, total, keyword, onKeyword, placeholder, add, pagination } = props;
  const { actions, filters, activeFilters, onClearFilters, sort, onSortChange, selection, rowName } = props;
  const t = useAdministrationPhrases();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ListPage
      title={title}
      {...props.views}
      actions={
        add || actions ? (
          <>
            {actions}
            {add ? (
              <Button type="primary" icon={<Glyph icon={Plus} />} onClick={add.onClick}>
                {add.label}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
      filters={filters}
      activeFilters={activeFilters}
      onClearFilters={onClearFilters}
      search={<SearchInput value={keyword} onChange={onKeyword} placeholder={placeholder} />}
      total={total}
      summary={total === undefined ? undefined : t('total', { count: format.count(total) })}
      formatCount={format.count}
      pagination={pagination}
    >
      {query.error ? (
        <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowName={rowName}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
          loading={query.isFetching}
          language={language}
          renderCard={(row) => <SectionCard row={row} columns={columns} />}
          empty={<Empty reason={t('empty')} />}
        />
      )}
    </ListPage>
  );
}

/** A row on a phone: what names it, its values in one line, its buttons. */
function SectionCard<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }): ReactNode {
  const [name, ...rest] = columns;
  const values = rest.filter((column) => column.key !== 'actions');
  const actions = rest.find((column) => column.key === 'actions');
  return (
    <article className="console-card">
      {name?.render(row, 0)}
      <dl>
        {values.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{column.render(row, 0)}</dd>
          </div>
        ))}
      </dl>
      {actions?.render(row, 0)}
    </article>
  );
}
