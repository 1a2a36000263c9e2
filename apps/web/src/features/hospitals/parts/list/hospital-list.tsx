// The hospital list that my hospitals and all hospitals share (specification 2.3, customer: hospitalList).
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useState, type ReactNode } from 'react';
import { addressed, download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { fillPath, useSectionTabs, useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';
import { hospitalFields, useHospitalList, useScopeCount, type Scope } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalForm } from '../on-demand.tsx';
import { HospitalCard } from './hospital-card.tsx';
import { useHospitalColumns } from './use-hospital-columns.tsx';
import { useHospitalFilters } from './use-hospital-filters.tsx';
import '../hospitals.css';

export function HospitalList({ scope }: { scope: Scope }): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const list = useHospitalList(scope);
  const columns = useHospitalColumns();
  const filters = useHospitalFilters(list, scope);
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
      <ListScreen
        title={t('title')}
        label={t(scope === 'my' ? 'listOfMine' : 'listOfAll')}
        {...useTabs()}
        {...views}
        actions={list.grows ? undefined : add}
        list={list}
        filters={filters}
        matching={(count) => t('matching', { count })}
        tools={exporting.tool}
        failed={t('failed')}
        columns={columns}
        rowKey={(hospital) => hospital.id}
        onOpen={({ id, shownName: name }) =>
          shell.openTab(fillPath('/customer/hospitalList/hospitalDetail/:id/:name', { id, name }), { title: name })
        }
        renderCard={(hospital) => <HospitalCard hospital={hospital} />}
        empty={t(scope === 'my' ? 'emptyMine' : 'emptyAll')}
        phoneBar={
          <Allowed permission="customer:hospitals:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      />
      {exporting.dialog}
      {isAdding ? <HospitalForm onClose={() => setAdding(false)} /> : null}
    </>
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
