// The customer list that my follows, my customers and all customers share (specification 2.3, 3; R2.8, R3.4, R9.6).
import type { CustomerListType, Doctor } from '@yijian/contract/doctors';
import { Button, Segmented } from 'antd';
import { LayoutGrid, List, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { BottomBar } from '@yijian/ui/phone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { CardList, DataTable, Pagination, useSelection, type Selection } from '@yijian/ui/table';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { countFilters, useAddressed } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';
import { doctorFields, useDoctorList, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { useRememberDoctors } from '../seen/use-seen-doctors.ts';
import { TagManagerButton } from '../tags/tag-manager-button.tsx';
import { DoctorForm } from '../form/on-demand.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { useDoctorBatch } from './use-doctor-batch.tsx';
import { useDoctorColumns } from './use-doctor-columns.tsx';
import { useDoctorExport } from './use-doctor-export.ts';
import { useDoctorFilters } from './use-doctor-filters.tsx';
import { useListTabs } from './use-list-tabs.ts';
import '../doctors.css';

const labels = { MY_FOCUS: 'listOfFollows', MY_CUSTOMER: 'listOfMine', ALL_CUSTOMER: 'listOfAll' } as const;

// Read by a click only, so it does not hold up the list.
const DoctorDrawer = lazy(() => import('../doctor-drawer.tsx').then((part) => ({ default: part.DoctorDrawer })));

const pickedOf = ({ id, doctorName, doctorTitle, hospital, department }: Doctor) => ({
  id,
  name: doctorName,
  title: doctorTitle,
  hospitalName: hospital,
  department,
});

export function DoctorList({ type }: { type: CustomerListType }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  const list = useDoctorList(type);
  useRememberDoctors(type === 'ALL_CUSTOMER' ? undefined : list.rows, pickedOf);
  const selection = useSelection();
  const { search, filters, more, chips } = useDoctorFilters(list, type);
  const views = useSavedViews(type, doctorFields, list);
  const columns = useDoctorColumns();
  const { actions, dialog } = useDoctorBatch(type, list, selection);
  const exporting = useDoctorExport(list, type);
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        title={t('title')}
        {...useListTabs()}
        {...views}
        actions={
          list.grows ? undefined : (
            <Allowed permission="customer:doctors:write">
              <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </Allowed>
          )
        }
        search={search}
        filters={filters}
        moreFilters={more}
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
          extra: (
            <>
              <ViewSwitch list={list} />
              <TagManagerButton filters={list.filters} />
            </>
          ),
          ...exporting.tool,
        }}
        {...(actions.length > 0 ? { batch: { selection, actions } } : {})}
        pagination={list.grows ? undefined : <Pages list={list} />}
        phoneBar={
          <Allowed permission="customer:doctors:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      >
        {list.error ? (
          <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />
        ) : (
          <Rows
            type={type}
            list={list}
            columns={columns}
            selection={selection}
            maySelect={actions.length > 0}
            onOpen={setOpen}
          />
        )}
      </ListPage>
      {exporting.dialog}
      {dialog}
      {isAdding ? <DoctorForm onClose={() => setAdding(false)} onOpen={setOpen} /> : null}
      {open === undefined ? null : (
        <Suspense>
          <DoctorDrawer key={open} id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface RowsProps {
  readonly type: CustomerListType;
  readonly list: DoctorListData;
  readonly columns: ReturnType<typeof useDoctorColumns>;
  readonly selection: Selection;
  readonly maySelect: boolean;
  readonly onOpen: (id: string) => void;
}

function Rows({ type, list, columns, selection, maySelect, onOpen }: RowsProps): ReactNode {
  const t = useDoctorPhrases();
  const language = useLanguage();
  const shared = {
    label: t(labels[type]),
    rows: list.rows,
    rowKey: (doctor: Doctor) => doctor.id,
    renderCard: (doctor: Doctor) => <DoctorCard doctor={doctor} />,
    onOpen: (doctor: Doctor) => onOpen(doctor.id),
    onReachEnd: list.loadMore,
    hasMore: list.hasNext,
    loading: list.refreshing,
    empty: (
      <Empty
        reason={t(type === 'MY_FOCUS' ? 'emptyFocus' : 'emptyMine')}
        onClearFilters={countFilters(list.filters) > 0 ? list.clearFilters : undefined}
      />
    ),
  };
  if (list.grows) {
    return (
      <div className="doctor-cards">
        <CardList {...shared} />
      </div>
    );
  }
  return (
    <DataTable
      {...shared}
      columns={columns}
      rowName={(doctor) => doctor.doctorName}
      density={list.layout.density}
      columnsState={list.layout.columns}
      sort={sortOf(list.sort)}
      onSortChange={(sort) =>
        list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
      }
      {...(maySelect ? { selection } : {})}
      language={language}
    />
  );
}

function Pages({ list }: { list: DoctorListData }): ReactNode {
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

function ViewSwitch({ list }: { list: DoctorListData }): ReactNode {
  const t = useDoctorPhrases();
  const options = [
    { value: 'table' as const, icon: <Glyph icon={List} />, title: t('asTable') },
    { value: 'cards' as const, icon: <Glyph icon={LayoutGrid} />, title: t('asCards') },
  ].map(({ title, ...option }) => ({ ...option, title, label: undefined }));
  return (
    <span className="doctor-view">
      <Segmented
        size="small"
        options={options}
        value={list.layout.view}
        onChange={(view) => list.changeLayout({ view })}
      />
    </span>
  );
}

function sortOf(sort: string | undefined): { key: string; direction: 'ascending' | 'descending' } | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}
