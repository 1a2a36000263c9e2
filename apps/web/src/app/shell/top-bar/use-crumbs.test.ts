// The breadcrumb of lists, of details and of forms (specification 2.3, R2.7).
import { buttonPaths } from '@yijian/contract/menus';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/i18n/index.ts';
import { type SessionUser, useSession } from '../../../lib/session/index.ts';
import type { Place } from '../../menu/menu-tree.ts';
import { type Facts, useFactsStore } from '../../guard/facts-store.ts';
import { rooms } from '../../rooms.ts';
import { visitOf } from '../tabs/model/describe-visit.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { useCrumbs } from './use-crumbs.ts';

const section = { zh: '一级', en: 'Section' };
const place = (path: string, zh: string): Place => ({
  path,
  titles: { zh, en: path },
  type: 'MENU',
  trail: [section],
  initials: '',
  icon: undefined,
  count: undefined,
  hidden: false,
  outside: undefined,
  isGroup: false,
});
const pages = rooms.filter((route) => route.layout === 'shell' && route.redirect === undefined);
const user = { id: '7', permissions: ['*:*:*'] as string[] } as SessionUser;
// Every page stands below a section, details and forms as well: what the menu says of the way is the same for all.
const places: ReadonlyMap<string, Place> = new Map(pages.map(({ path, title }) => [path, place(path, title.zh)]));
const facts = { user, places } as Facts;

beforeEach(() => {
  setLanguage('zh');
  useFactsStore.setState({ facts });
  useSession.setState({ user, buttons: Object.values(buttonPaths) });
});

function open(address: string): void {
  const visit = visitOf(address, facts);
  if (visit === undefined) throw new Error(`${address} is no page`);
  act(() => useTabs.getState().visit(visit));
}
const crumbs = (): readonly string[] => renderHook(() => useCrumbs()).result.current;

test('GEN-07 R2.7 a detail has the same breadcrumb from whichever list it was opened: its own name alone', () => {
  for (const list of ['/meeting/apply/approved', '/meeting/approve/pendingApproved']) {
    open(list);
    expect(crumbs()).toHaveLength(2);
    open('/meeting/meetDetail?id=7');
    expect(crumbs()).toEqual(['会议详情']);
  }
});

test('GEN-07 R2.7 every detail and form begins the breadcrumb anew', () => {
  const details = pages.filter((route) => route.detail);
  expect(details.length).toBeGreaterThan(20);
  for (const { path } of details) {
    open(path.replaceAll(/:\w+/g, '7'));
    expect([path, crumbs().length]).toEqual([path, 1]);
  }
});
