// The list of visited pages as plain functions: open, close in six ways, move, re-check (specification 2.4).
import type { Bilingual } from '@yijian/contract/core';

/** At most so many pages stay alive behind the visible one. */
export const LARGEST_LIVE = 12;

export interface Tab {
  /** What makes two visits the same page: path, and the record's id where a page is addressed by query. */
  readonly id: string;
  /** Path with query, as last seen. */
  readonly address: string;
  readonly titles: Bilingual;
  /** A fixed tab cannot be closed and stays in front (R2.6). */
  readonly fixed: boolean;
  /** A page that is not cached is thrown away when it is left (R2.7). */
  readonly cached: boolean;
  /** Grows with every activation; the smallest is put to sleep first. */
  readonly usedAt: number;
  /** Grows with every refresh, so that the page is built anew. */
  readonly round: number;
}

export type TabList = readonly Tab[];
export type Closing = 'current' | 'others' | 'left' | 'right' | 'all';

/** Adds the page or brings the open one up to date; order is kept. */
export function openTab(tabs: TabList, page: Omit<Tab, 'usedAt' | 'round'>): TabList {
  const usedAt = Math.max(0, ...tabs.map((tab) => tab.usedAt)) + 1;
  const found = tabs.find((tab) => tab.id === page.id);
  if (!found) return fixedFirst([...tabs, { ...page, usedAt, round: 0 }]);
  return tabs.map((tab) => (tab === found ? { ...found, ...page, usedAt } : tab));
}

function fixedFirst(tabs: TabList): TabList {
  return [...tabs.filter((tab) => tab.fixed), ...tabs.filter((tab) => !tab.fixed)];
}

/** Which tabs one entry of the right-click menu takes away; fixed ones always stay (R2.18). */
export function closable(tabs: TabList, id: string, closing: Closing): TabList {
  const at = tabs.findIndex((tab) => tab.id === id);
  if (at < 0) return [];
  const gone: Record<Closing, (tab: Tab, index: number) => boolean> = {
    current: (_, index) => index === at,
    others: (_, index) => index !== at,
    left: (_, index) => index < at,
    right: (_, index) => index > at,
    all: () => true,
  };
  return tabs.filter((tab, index) => !tab.fixed && gone[closing](tab, index));
}

export function closeTabs(tabs: TabList, id: string, closing: Closing): TabList {
  const gone = new Set(closable(tabs, id, closing));
  return tabs.filter((tab) => !gone.has(tab));
}

/** Where to go when the visible page was closed: the page used last. */
export function lastUsed(tabs: TabList): Tab | undefined {
  return tabs.reduce<Tab | undefined>((best, tab) => (best && best.usedAt >= tab.usedAt ? best : tab), undefined);
}

/** Moves a tab to the place of another; nothing passes the fixed ones. */
export function moveTab(tabs: TabList, id: string, targetId: string): TabList {
  const moved = tabs.find((tab) => tab.id === id);
  const target = tabs.findIndex((tab) => tab.id === targetId);
  if (!moved || moved.fixed || target < 0 || tabs[target]?.fixed) return tabs;
  const rest = tabs.filter((tab) => tab !== moved);
  return [...rest.slice(0, target), moved, ...rest.slice(target)];
}

export function refreshTab(tabs: TabList, id: string): TabList {
  return tabs.map((tab) => (tab.id === id ? { ...tab, round: tab.round + 1 } : tab));
}

/** Pages kept alive: the visible one and the cached ones used last, twelve at most. */
export function liveTabs(tabs: TabList, activeId: string): TabList {
  const byUse = tabs.filter((tab) => tab.id === activeId || tab.cached).toSorted((a, b) => b.usedAt - a.usedAt);
  const kept = new Set(byUse.slice(0, LARGEST_LIVE));
  return tabs.filter((tab) => kept.has(tab));
}
