// The hospital list that my hospitals and all hospitals share (specification 2.3, customer: hospitalList).
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { BottomBar } from '@yijian/ui/phone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { addressed, download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { countFilters } from '../../../../lib/lists/index.ts';
import { fillPath, useSectionTabs, useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';
import {
  hospitalFields,
  useHospitalList,
  useScopeCount,
  type HospitalListData,
  type Scope,
} from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalForm } from '../on-demand.tsx';
import { HospitalCard } from './hospital-card.tsx';
import { useHospitalColumns } from './use-hospital-columns.tsx';
import { useHospitalFilters } from './use-hospital-filters.tsx';
import '../hospitals.css';

export function HospitalList({ scope }: { scope: Scope }): ReactNode {
  const t = useHospitalPhrases();
  const format = useFormat();
  const list = useHospitalList(scope);
  const columns = useHospitalColumns();
  const { search, filters, chips } = useHospitalFilters(list, scope);
  const views = useSavedViews(`hospitals-${scope}`, hospitalFields, list);
  const exporting = useExport({
    resource: 'hospitals',
    permission: 'customer:hospitals:export',
    rows: list.total,
    run: (ask) =>
      download(
        hospitalEndpoints.export,
        addressed(hospitalEndpoints.export, { query: { ...list.filters, scope, ...ask } }),
      ),
  });
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Allowed permission="customer:hospitals:write">
      <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        {...useTabs()}
        actions={list.grows ? undefined : add}
        {...views}
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
        pagination={list.grows ? undefined : <Pages list={list} />}
        phoneBar={
          <Allowed permission="customer:hospitals:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      >
        {list.error ? (
          <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
        ) : (
          <Rows list={list} scope={scope} columns={columns} />
        )}
      </ListPage>
      {exporting.dialog}
      {isAdding ? <HospitalForm onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Rows({
  list,
  scope,
  columns,
}: {
  list: HospitalListData;
  scope: Scope;
  columns: ReturnType<typeof useHospitalColumns>;
}): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const language = useLanguage();
  return (
    <DataTable
      label={t(scope === 'my' ? 'listOfMine' : 'listOfAll')}
      columns={columns}
      rows={list.rows}
      rowKey={(hospital) => hospital.id}
      loading={list.refreshing}
      density={list.layout.density}
      columnsState={list.layout.columns}
      sort={sortOf(list.sort)}
      onSortChange={(sort) =>
        list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
      }
      onOpen={({ id, shownName: name }) =>
        shell.openTab(fillPath('/customer/hospitalList/hospitalDetail/:id/:name', { id, name }), { title: name })
      }
      renderCard={(hospital) => <HospitalCard hospital={hospital} />}
      onReachEnd={list.loadMore}
      hasMore={list.hasNext}
      language={language}
      empty={
        <Empty
          reason={t(scope === 'my' ? 'emptyMine' : 'emptyAll')}
          onClearFilters={countFilters(list.filters) > 0 ? list.clearFilters : undefined}
        />
      }
    />
  );
}

function Pages({ list }: { list: HospitalListData }): ReactNode {
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

/** The two lists as tabs, each with how many hospitals it holds. */
function useTabs() {
  const format = useFormat();
  const section = useSectionTabs();
  const mine = useScopeCount('my');
  const all = useScopeCount('all');
  const countOf = (path: string): string | undefined => {
    const count = path.includes('/hospitalTeamManager') ? mine : path.includes('/totalHospital') ? all : undefined;
    return count === undefined ? undefined : format.count(count);
  };
  return {
    tabs: section?.tabs.map((tab) => ({ key: tab.key, label: tab.label, count: countOf(tab.path) })),
    tab: section?.active,
    onTabChange: section?.open,
  };
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}
