// The customer list that my follows, my customers and all customers share (specification 2.3, 3; R2.8, R3.4, R9.6).
import type { CustomerListType, Doctor } from '@yijian/contract/doctors';
import { Button, Segmented } from 'antd';
import { LayoutGrid, List, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useSelection } from '@yijian/ui/table';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ListScreen, useAddressed } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';
import { doctorFields, useDoctorList, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { ContactManagerButton } from '../contacts/contact-manager-button.tsx';
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
  const list = useDoctorList(type);
  useRememberDoctors(type === 'ALL_CUSTOMER' ? undefined : list.rows, pickedOf);
  const selection = useSelection();
  const filters = useDoctorFilters(list, type);
  const views = useSavedViews(type, doctorFields, list);
  const columns = useDoctorColumns();
  const { actions, dialog } = useDoctorBatch(type, list, selection);
  const exporting = useDoctorExport(list, type);
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        title={t('title')}
        label={t(labels[type])}
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
        list={list}
        filters={filters}
        matching={(count) => t('matching', { count })}
        tools={{
          extra: (
            <>
              <ViewSwitch list={list} />
              <ContactManagerButton />
              <TagManagerButton filters={list.filters} />
            </>
          ),
          ...exporting.tool,
        }}
        failed={t('failed')}
        columns={columns}
        rowKey={(doctor) => doctor.id}
        rowName={(doctor) => doctor.doctorName}
        selection={actions.length > 0 ? selection : undefined}
        batchActions={actions.length > 0 ? actions : undefined}
        onOpen={(doctor) => setOpen(doctor.id)}
        renderCard={(doctor) => <DoctorCard doctor={doctor} />}
        cards="doctor-cards"
        empty={t(type === 'MY_FOCUS' ? 'emptyFocus' : 'emptyMine')}
        phoneBar={
          <Allowed permission="customer:doctors:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      />
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
