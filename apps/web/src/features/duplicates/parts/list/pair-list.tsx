// Pairs as a table or cards, the comparison beside it (product 3.2).
import type { DuplicateBox, Pair } from '@yijian/contract/duplicates';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { usePairs, type PairListData } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { CompareDrawer } from '../on-demand.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import { PairCard } from './pair-card.tsx';
import { usePairColumns } from './use-pair-columns.tsx';
import { usePairFilters } from './use-pair-filters.tsx';

export interface BoxTab {
  readonly key: DuplicateBox | 'MERGED';
  readonly label: string;
  readonly count: string | undefined;
}

export interface BoxProps {
  readonly tabs: readonly BoxTab[];
  readonly onBox: (box: string) => void;
}

export function PairList({ box, tabs, onBox }: BoxProps & { box: DuplicateBox }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const list = usePairs(box);
  const language = useLanguage();
  const columns = usePairColumns(box);
  const { search, filters, chips } = usePairFilters(list, box);
  const [open, setOpen] = useState<{ leftId: string; rightId: string } | null>(null);
  return (
    <>
      <ListPage
        title={t('title')}
        tabs={tabs}
        tab={box}
        onTabChange={onBox}
        actions={<ScanBar />}
        search={search}
        filters={filters}
        activeFilters={chips}
        onClearFilters={list.clearFilters}
        total={list.total}
        summary={t('matching', { count: list.total === null ? '…' : format.count(list.total) })}
        formatCount={format.count}
        toolbar={{
          density: list.layout.density,
          onDensityChange: (density) => list.changeLayout({ density }),
          columns: { columns, state: list.layout.columns, onChange: (state) => list.changeLayout({ columns: state }) },
          onRefresh: list.refresh,
          refreshing: list.refreshing,
        }}
        pagination={list.grows ? undefined : <Pages list={list} />}
      >
        {list.error ? (
          <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
        ) : (
          <DataTable
            label={t('listOf')}
            columns={columns}
            rows={list.rows}
            rowKey={(pair) => pair.id}
            rowName={(pair) => t('compare', { left: pair.left.doctorName, right: pair.right.doctorName })}
            loading={list.refreshing}
            density={list.layout.density}
            columnsState={list.layout.columns}
            sort={sortOf(list.sort)}
            onSortChange={(sort) =>
              list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
            }
            onOpen={(pair) => setOpen(endsOf(pair))}
            renderCard={(pair) => <PairCard pair={pair} />}
            onReachEnd={list.loadMore}
            hasMore={list.hasNext}
            language={language}
            empty={<Empty reason={t(box === 'OPEN' ? 'emptyOpen' : 'emptyRejected')} />}
          />
        )}
      </ListPage>
      {open === null ? null : (
        <CompareDrawer key={`${open.leftId} ${open.rightId}`} {...open} box={box} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** The one that stays first: verified, then visited, then the older record. */
function endsOf({ left, right }: Pair): { leftId: string; rightId: string } {
  const worth = (side: Pair['left']): number => (side.isVerified ? 2 : 0) + (side.lastVisitAt === null ? 0 : 1);
  return worth(right) > worth(left) ? { leftId: right.id, rightId: left.id } : { leftId: left.id, rightId: right.id };
}

function Pages({ list }: { list: PairListData }): ReactNode {
  const format = useFormat();
  return (
    <Pagination
      page={list.page + 1}
      pageSize={list.size}
      total={list.total}
      hasNext={list.hasNext}
      pageSizes={[20, 50, 100]}
      formatCount={format.count}
      onChange={(page, size) => list.setPage(page - 1, size)}
    />
  );
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}
