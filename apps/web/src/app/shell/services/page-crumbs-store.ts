// Breadcrumbs that a page set for itself, by tab (specification 2.3: detail and form pages reset the breadcrumb).
import { create } from 'zustand';
import type { Crumb } from '../../../lib/router/index.ts';

interface PageCrumbs {
  readonly byTab: Readonly<Record<string, readonly Crumb[]>>;
  readonly set: (tabId: string, crumbs: readonly Crumb[]) => void;
}

export const usePageCrumbs = create<PageCrumbs>((set) => ({
  byTab: {},
  set: (tabId, crumbs) => set(({ byTab }) => ({ byTab: { ...byTab, [tabId]: crumbs } })),
}));
