// Territories by region and by organization.
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
  const shown = {
    tabs: views.map((key) => ({ key, label: t(key) })),
    tab: view,
    onTabChange: (next: string) => list.setFilters({ view: next }),
  };
  return view === 'regions' ? <RegionTree views={shown} /> : <OrganizationTree views={shown} />;
}
