// Pages of other sites in place of the product's own: shared dashboards of reports, dashboards of menu entries (specification 2.3, 3).
import { cleanup, render } from '@testing-library/react';
import { UiWordsProvider, type UiWords } from '@yijian/ui/words';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { SessionEnterprise, SessionUser } from '../../lib/session/index.ts';
import { useFactsStore, type Facts } from '../guard/facts-store.ts';
import { withDashboards } from '../menu/dashboard-pages.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { menuLines, placesByPath } from '../menu/menu-tree.ts';
import { destinationOf } from '../routing/place-of.ts';
import { PageSlot } from './page-slot.tsx';

const analyticsAddress = 'https://analytics.example/';

afterEach(() => {
  // What is still drawn asks for facts.
  cleanup();
  useFactsStore.setState({ facts: null });
});

const pages = ['/data/businessDashboard-1', '/data/businessDashboard-3']
  .concat(['rbRecords', 'qfRecord', 'systemUseAnalysis'].map((report) => `/systemReport/${report}`))
  .map((path): MenuItem => ({ type: 'MENU', path, name: `菜单 ${path}`, enName: path }));

/** What a user with these pages has, the entry of one of them changed. */
function factsOf(settings: Record<string, unknown>, change: Partial<MenuItem> = {}): Facts {
  const items = pages.map((page) => (page.path === change.path ? { ...page, ...change } : page));
  const enterprise = { settings: { analyticsAddress, ...settings } } as unknown as SessionEnterprise;
  const tree = withDashboards(items, enterprise.settings);
  return { enterprise, user: {} as SessionUser, tree, lines: menuLines(tree), places: placesByPath(tree) };
}

function open(path: string, facts: Facts) {
  useFactsStore.setState({ facts });
  return render(
    <MemoryRouter>
      <UiWordsProvider value={{} as UiWords}>
        <PageSlot destination={destinationOf(path, facts)} />
      </UiWordsProvider>
    </MemoryRouter>,
  );
}

/** Address of the page inside. */
async function framedBy({ findByTitle }: ReturnType<typeof open>): Promise<string | null> {
  const frame = await findByTitle(/^外部页面/);
  expect(frame.tagName).toBe('IFRAME');
  return frame.getAttribute('src');
}
const board = `${analyticsAddress}public/dashboard/board-7`;

test.each([
  ['REP-04', 'rbRecords', 'qfRecord'],
  ['REP-05', 'qfRecord', 'systemUseAnalysis'],
  ['REP-06', 'systemUseAnalysis', 'rbRecords'],
])(
  '%s R2.11 R2.14 %s embeds the shared dashboard that the enterprise names, with %s beside it in the strip',
  async (_, report, other) => {
    const names = { test: 'board-7', production: 'board-7' };
    const page = open(`/systemReport/${report}`, factsOf({ sharedDashboards: { [report]: names } }));
    expect(await framedBy(page)).toBe(board);
    expect(await page.findByText(`菜单 /systemReport/${other}`)).toBeDefined();
  },
);

test('DSH-10 R2.13 a dashboard page shows the dashboard that its entry of the menu names, in place of our own', async () => {
  const path = '/data/businessDashboard-1';
  const page = open(path, factsOf({}, { path, dashboardId: 'board-7' }));
  expect(await framedBy(page)).toBe(board);
  expect(await page.findByText('菜单 /data/businessDashboard-3')).toBeDefined();
});
