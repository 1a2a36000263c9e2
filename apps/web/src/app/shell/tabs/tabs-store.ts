// The visited pages of this user in this enterprise, kept over a refresh (specification 2.4, R2.18).
import type { Bilingual } from '@yijian/contract/core';
import { create } from 'zustand';
import type { PersonalStore } from '../../../lib/storage/index.ts';
import {
  type Closing,
  closeTabs,
  lastUsed,
  moveTab,
  openTab,
  refreshTab,
  type Tab,
  type TabList,
} from './model/tab-list.ts';

const STORED = 'tabs';

export type Visit = Omit<Tab, 'usedAt' | 'round'>;

interface TabsState {
  readonly tabs: TabList;
  readonly activeId: string;
  /** Takes over what was stored, without pages the user may no longer open. */
  readonly restore: (
    store: PersonalStore,
    fixed: readonly Visit[],
    describe: (address: string) => Visit | undefined,
  ) => void;
  readonly visit: (visit: Visit) => void;
  /** Closes and answers the address to go to, when the page in front is gone. */
  readonly close: (id: string, closing: Closing) => string | undefined;
  readonly move: (id: string, targetId: string) => void;
  readonly refresh: (id: string) => void;
  readonly retitle: (id: string, titles: Bilingual) => void;
  /** Drops pages that lost their place in the menu; answers where to go when the one in front is gone. */
  readonly reconcile: (mayStay: (tab: Tab) => boolean) => string | undefined;
}

let keeper: PersonalStore | undefined;

export const useTabs = create<TabsState>((set, get) => {
  const keep = (tabs: TabList, activeId = get().activeId): void => {
    set({ tabs, activeId });
    keeper?.write(STORED, tabs);
  };
  const leave = (tabs: TabList, wanted?: string): string | undefined => {
    keep(tabs);
    if (tabs.some((tab) => tab.id === get().activeId)) return undefined;
    return (tabs.find((tab) => tab.id === wanted) ?? lastUsed(tabs))?.address;
  };
  // A detail page names itself after its record; opening it again must not take that name away.
  const named = (visit: Visit): Visit => {
    const open = visit.cached ? undefined : get().tabs.find((tab) => tab.id === visit.id);
    return open ? { ...visit, titles: open.titles } : visit;
  };
  return {
    tabs: [],
    activeId: '',
    restore: (store, fixed, describe) => {
      keeper = store;
      const stored = storedTabs(store.read(STORED)).flatMap(({ address, titles }) => {
        const visit = describe(address);
        return visit ? [{ ...visit, titles: visit.cached ? visit.titles : titles }] : [];
      });
      keep([...fixed, ...stored].reduce<TabList>(openTab, []), '');
    },
    visit: (visit) => keep(openTab(get().tabs, named(visit)), visit.id),
    close: (id, closing) => leave(closeTabs(get().tabs, id, closing), id),
    move: (id, targetId) => keep(moveTab(get().tabs, id, targetId)),
    refresh: (id) => keep(refreshTab(get().tabs, id)),
    retitle: (id, titles) => keep(get().tabs.map((tab) => (tab.id === id ? { ...tab, titles } : tab))),
    reconcile: (mayStay) => leave(get().tabs.filter((tab) => tab.fixed || mayStay(tab))),
  };
});

/** Only well-formed entries of what the browser kept. */
function storedTabs(found: unknown): readonly { address: string; titles: Bilingual }[] {
  if (!Array.isArray(found)) return [];
  return found.filter((tab): tab is { address: string; titles: Bilingual } => {
    const { address, titles } = (tab ?? {}) as Partial<Tab>;
    return typeof address === 'string' && typeof titles?.zh === 'string' && typeof titles.en === 'string';
  });
}
