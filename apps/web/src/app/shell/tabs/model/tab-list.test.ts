// Holds the visited pages' rules: fixed tabs, six entries, twelve live pages (specification 2.4).
import { describe, expect, test } from 'vitest';
import {
  closable,
  closeTabs,
  lastUsed,
  LARGEST_LIVE,
  liveTabs,
  moveTab,
  openTab,
  refreshTab,
  type TabList,
} from './tab-list.ts';

const page = (id: string, more: { fixed?: boolean; cached?: boolean } = {}) => ({
  id,
  address: id,
  titles: { zh: id, en: id },
  fixed: more.fixed ?? false,
  cached: more.cached ?? true,
});

function opened(...ids: string[]): TabList {
  const home = openTab([], page('/dashboard', { fixed: true }));
  return ids.reduce((tabs, id) => openTab(tabs, page(id)), home);
}

const ids = (tabs: TabList): string[] => tabs.map((tab) => tab.id);

describe('visited pages', () => {
  test('R2.6 the workspace cannot be closed by any entry', () => {
    const tabs = opened('/a', '/b');
    for (const closing of ['current', 'others', 'left', 'right', 'all'] as const)
      expect(ids(closeTabs(tabs, '/dashboard', closing))).toContain('/dashboard');
    expect(closable(tabs, '/dashboard', 'current')).toEqual([]);
  });

  test('R2.18 close current, others, left, right and all take exactly their tabs', () => {
    const tabs = opened('/a', '/b', '/c');
    expect(ids(closeTabs(tabs, '/b', 'current'))).toEqual(['/dashboard', '/a', '/c']);
    expect(ids(closeTabs(tabs, '/b', 'others'))).toEqual(['/dashboard', '/b']);
    expect(ids(closeTabs(tabs, '/b', 'left'))).toEqual(['/dashboard', '/b', '/c']);
    expect(ids(closeTabs(tabs, '/b', 'right'))).toEqual(['/dashboard', '/a', '/b']);
    expect(ids(closeTabs(tabs, '/b', 'all'))).toEqual(['/dashboard']);
  });

  test('R2.18 refresh gives the page a new round and touches no other', () => {
    const tabs = refreshTab(opened('/a', '/b'), '/a');
    expect(tabs.map((tab) => tab.round)).toEqual([0, 1, 0]);
  });

  test('opening a page twice keeps one tab in its place', () => {
    const tabs = openTab(opened('/a', '/b'), { ...page('/a'), address: '/a?page=3' });
    expect(ids(tabs)).toEqual(['/dashboard', '/a', '/b']);
    expect(tabs[1]?.address).toBe('/a?page=3');
    expect(lastUsed(tabs)?.id).toBe('/a');
  });

  test('a dragged tab takes the place of another but never passes a fixed one', () => {
    const tabs = opened('/a', '/b', '/c');
    expect(ids(moveTab(tabs, '/c', '/a'))).toEqual(['/dashboard', '/c', '/a', '/b']);
    expect(ids(moveTab(tabs, '/a', '/c'))).toEqual(['/dashboard', '/b', '/c', '/a']);
    expect(moveTab(tabs, '/a', '/dashboard')).toBe(tabs);
    expect(moveTab(tabs, '/dashboard', '/a')).toBe(tabs);
  });

  test('GEN-05 R2.7 pages that are not cached live only while they are visible', () => {
    const tabs = openTab(opened('/a'), page('/form', { cached: false }));
    expect(ids(liveTabs(tabs, '/form'))).toContain('/form');
    expect(ids(liveTabs(tabs, '/a'))).not.toContain('/form');
  });

  test('at most twelve pages stay alive, those used last', () => {
    const tabs = opened(...Array.from({ length: 20 }, (_, n) => `/p${n}`));
    const live = ids(liveTabs(tabs, '/p19'));
    expect(live).toHaveLength(LARGEST_LIVE);
    expect(live[0]).toBe('/p8');
  });
});
