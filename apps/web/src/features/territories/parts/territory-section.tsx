// Territories by region and by organization.
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useListState } from '../../../lib/lists/index.ts';
import { useTerritoryPhrases } from '../territories.phrases.ts';
import { OrganizationTree } from './organization-tree.tsx';
import { RegionTree } from './region-tree.tsx';

const views = ['regions', 'organizations'] as const;
type View = (typeof views)[number];
const fields = { view: 'text' } as const;

export function TerritorySection(): ReactNode {
  const t = useTerritoryPhrases();
  const list = useListState(fields);
  const view: View = list.filters.view === 'organizations' ? 'organizations' : 'regions';
  return (
    <>
      <div className="console-tabs">
        <Segmented
          aria-label={t('view')}
          value={view}
          onChange={(next: View) => list.setFilters({ view: next })}
          options={views.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {view === 'regions' ? <RegionTree /> : <OrganizationTree />}
    </>
  );
}
