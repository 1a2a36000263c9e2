// The visit list that my visits and the team's share: filters, table or cards, the drawer of one visit, the export.
import { visitEndpoints } from '@yijian/contract/visits';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { BottomBar } from '@yijian/ui/phone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { countFilters, useAddressed } from '../../../../lib/lists/index.ts';
import { useSectionTabs } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { toBody, type VisitList as VisitListData } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitColumns } from './use-visit-columns.tsx';
import { useVisitFilters } from './use-visit-filters.tsx';
import { VisitCard } from './visit-card.tsx';
import { VisitDrawer, VisitForm } from '../on-demand.tsx';
import { QueueBar } from '../offline/queue-bar.tsx';
import { ViewSwitch } from '../view/view-switch.tsx';

const keys = ['visitType', 'visitPurpose', 'visitDuration', 'visitResults'] as const;

export function VisitList({ list, scope }: { list: VisitListData; scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const language = useLanguage();
  const words = useDictionaries(keys);
  const section = useSectionTabs();
  const columns = useVisitColumns(words, scope === 'team');
  const { search, filters, chips } = useVisitFilters(list, words);
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  const exporting = useExport({
    resource: 'visits',
    permission: 'customer:visits:export',
    rows: list.total,
    run: (ask) => download(visitEndpoints.export, { query: { ...(toBody(list.filters) as object), scope, ...ask } }),
  });
  const add = (
    <Allowed permission="customer:visits:write">
      <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </Allowed>
  );
  const empty = (
    <Empty
      reason={t(scope === 'my' ? 'emptyMine' : 'emptyTeam')}
      onClearFilters={countFilters(list.filters) > 0 ? list.clearFilters : undefined}
      action={scope === 'my' ? add : undefined}
    />
  );
  return (
    <>
      <ListPage
        title={t('title')}
        tabs={section?.tabs}
        tab={section?.active}
        onTabChange={section?.open}
        actions={
          <>
            <ViewSwitch scope={scope} />
            {list.grows ? undefined : add}
          </>
        }
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
          <Allowed permission="customer:visits:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      >
        <QueueBar />
        {list.error ? (
          <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
        ) : (
          <DataTable
            label={t(scope === 'my' ? 'listOfMine' : 'listOfTeam')}
            columns={columns}
            rows={list.rows}
            rowKey={(visit) => visit.id}
            loading={list.refreshing}
            density={list.layout.density}
            columnsState={list.layout.columns}
            sort={sortOf(list.sort)}
            onSortChange={(sort) =>
              list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
            }
            onOpen={(visit) => setOpen(visit.id)}
            renderCard={(visit) => <VisitCard visit={visit} words={words} ofTeam={scope === 'team'} />}
            onReachEnd={list.loadMore}
            hasMore={list.hasNext}
            language={language}
            empty={empty}
          />
        )}
      </ListPage>
      {exporting.dialog}
      {isAdding ? <VisitForm onClose={() => setAdding(false)} /> : null}
      {open === undefined ? null : <VisitDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}
