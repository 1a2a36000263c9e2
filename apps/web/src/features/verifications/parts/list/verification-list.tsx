// The list of a box: filters, table or cards, one request beside it, the download.
import { verificationEndpoints } from '@yijian/contract/verifications';
import { Button } from 'antd';
import { FileUp, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { BottomBar } from '@yijian/ui/phone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, useSelection } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useAddressed } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { toQuery, useVerifications, type Box } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { RequestDrawer, RequestForm, ResultsDialog } from '../on-demand.tsx';
import { useCompleteMany } from '../results/use-complete-many.ts';
import { useVerificationColumns } from './use-verification-columns.tsx';
import { useVerificationFilters } from './use-verification-filters.tsx';
import { VerificationCard } from './verification-card.tsx';

export interface BoxTab {
  readonly key: Box;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface VerificationListProps {
  readonly box: Box;
  readonly tabs: readonly BoxTab[];
  readonly onBox: (box: Box) => void;
}

const emptyWords = { mine: 'emptyMine', inbox: 'emptyInbox', all: 'emptyAll' } as const;

export function VerificationList({ box, tabs, onBox }: VerificationListProps): ReactNode {
  const t = useVerificationPhrases();
  const format = useFormat();
  const language = useLanguage();
  const list = useVerifications(box);
  const columns = useVerificationColumns(box);
  const { search, filters, chips } = useVerificationFilters(list, box);
  const [open, setOpen] = useAddressed();
  const [dialog, setDialog] = useState<'add' | 'results' | null>(null);
  const selection = useSelection();
  const completing = useCompleteMany(selection);
  const exporting = useExport({
    resource: 'verifications',
    permission: 'customer:verifications:export',
    rows: list.total,
    run: (ask) =>
      download(verificationEndpoints.download, {
        query: { ...toQuery(box, list.filters), ...ask },
      }),
  });
  return (
    <>
      <ListPage
        title={t('title')}
        tabs={tabs.map(({ key, label, count }) => ({ key, label, ...(count === undefined ? {} : { count }) }))}
        tab={box}
        onTabChange={(key) => onBox(key as Box)}
        actions={list.grows ? undefined : <Actions box={box} onOpen={setDialog} />}
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
          ...exporting.tool,
        }}
        {...(box === 'inbox' ? { batch: { selection, actions: completing.actions } } : {})}
        pagination={
          list.grows ? undefined : (
            <Pagination
              page={list.page + 1}
              pageSize={list.size}
              total={list.total}
              hasNext={list.hasNext}
              pageSizes={[20, 50, 100]}
              formatCount={format.count}
              onChange={(page, size) => list.setPage(page - 1, size)}
            />
          )
        }
        phoneBar={
          <Allowed permission="customer:verifications:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setDialog('add') }} />
          </Allowed>
        }
      >
        {list.error ? (
          <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
        ) : (
          <DataTable
            label={t('listOf')}
            columns={columns}
            rows={list.rows}
            rowKey={(row) => row.id}
            rowName={(row) => row.doctorName}
            loading={list.refreshing}
            density={list.layout.density}
            columnsState={list.layout.columns}
            sort={sortOf(list.sort)}
            onSortChange={(sort) =>
              list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
            }
            {...(box === 'inbox' ? { selection } : {})}
            onOpen={(row) => setOpen(row.id)}
            renderCard={(row) => <VerificationCard row={row} />}
            onReachEnd={list.loadMore}
            hasMore={list.hasNext}
            language={language}
            empty={<Empty reason={t(emptyWords[box])} />}
          />
        )}
      </ListPage>
      {exporting.dialog}
      {dialog === 'add' ? <RequestForm onClose={() => setDialog(null)} /> : null}
      {dialog === 'results' ? <ResultsDialog onClose={() => setDialog(null)} /> : null}
      {open === undefined ? null : <RequestDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Actions({ box, onOpen }: { box: Box; onOpen: (what: 'add' | 'results') => void }): ReactNode {
  const t = useVerificationPhrases();
  return (
    <>
      {box === 'mine' ? null : (
        <Allowed permission="customer:verifications:review">
          <Button icon={<Glyph icon={FileUp} />} onClick={() => onOpen('results')}>
            {t('results')}
          </Button>
        </Allowed>
      )}
      <Allowed permission="customer:verifications:write">
        <Button
          type={box === 'inbox' ? 'default' : 'primary'}
          icon={<Glyph icon={Plus} />}
          onClick={() => onOpen('add')}
        >
          {t('add')}
        </Button>
      </Allowed>
    </>
  );
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}
