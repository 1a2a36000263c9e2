// Holds how the server's tree becomes side menu, places and outside pages (specification 2.3, 2.4, 6).
import { describe, expect, test } from 'vitest';
import { withDashboards } from './dashboard-pages.ts';
import type { MenuItem } from './menu-item.ts';
import { menuLines, placesByPath } from './menu-tree.ts';
import { outsidePageOf, webAddress } from './outside-page.ts';

function item(path: string, more: Partial<MenuItem> = {}): MenuItem {
  return { type: 'MENU', path, code: path, name: path, enName: `${path} en`, children: [], ...more };
}

const tree: readonly MenuItem[] = [
  item('/dashboard'),
  item('/customer', {
    children: [
      item('doctorTeamManager', {
        children: [
          item('myCustomer', { type: 'TAG', count: 48, attributes: [{ name: 'customRoute', value: 'MY_FOCUS' }] }),
          item('focusCustomer', { type: 'TAG' }),
          item('add', { type: 'BUTTON' }),
        ],
      }),
      item('visitTeamManager', { children: [item('myVisit', { type: 'TAG' }), item('teamVisit', { type: 'TAG' })] }),
      item('businessRecord/:doctorId/:doctorName', { isHidden: true }),
    ],
  }),
  item('/ai', { name: 'AI', children: [item('clound')] }),
  item('/solo', { alwaysShow: true, children: [item('page')] }),
];

describe('side menu', () => {
  test('GEN-08 R6.3 shows pages and groups of the tree and never a button', () => {
    const places = placesByPath(tree);
    expect(places.has('/customer/doctorTeamManager/myCustomer')).toBe(true);
    expect(places.has('/customer/doctorTeamManager/add')).toBe(false);
  });

  test('R2.16 a section lists its pages, a strip stays one line, counts come from the server', () => {
    const customer = menuLines(tree).find((line) => line.path === '/customer');
    expect(customer?.lines.map((line) => line.path)).toEqual([
      '/customer/doctorTeamManager/myCustomer',
      '/customer/doctorTeamManager/focusCustomer',
      '/customer/visitTeamManager',
    ]);
    expect(customer?.lines[0]?.count).toBe(48);
  });

  test('a section with a single page is that page under its own name, unless it says alwaysShow', () => {
    const lines = menuLines(tree);
    expect(lines.find((line) => line.titles.zh === 'AI')).toMatchObject({ path: '/ai/clound', lines: [] });
    expect(lines.find((line) => line.path === '/solo')?.lines).toHaveLength(1);
  });

  test('GEN-38 LEF-04 an entry with a dashboard frames it, and a short title stands where there is little room', () => {
    const given = [item('/sales', { dashboardId: 'board-7', shortTitle: '销售' })];
    const [line] = menuLines(withDashboards(given, { analyticsAddress: 'https://analytics.example/' }));
    const address = 'https://analytics.example/public/dashboard/board-7';
    expect(line).toMatchObject({
      outside: { address, shownIn: 'frame' },
      titles: { zh: '/sales' },
      shortTitles: { zh: '销售', en: '销售' },
    });
    expect(menuLines(withDashboards(given, {}))[0]?.outside).toBeUndefined();
  });

  test('hidden items are places without a line', () => {
    expect(placesByPath(tree).get('/customer/businessRecord/:doctorId/:doctorName')?.hidden).toBe(true);
    expect(JSON.stringify(menuLines(tree))).not.toContain('businessRecord');
  });

  test('attribute customRoute replaces the path when it is one', () => {
    const custom = item('x', { attributes: [{ name: 'customRoute', value: '/news/newsIndex' }] });
    expect(menuLines([custom])[0]?.path).toBe('/news/newsIndex');
  });
});

describe('outside pages', () => {
  test('R2.13 an http api without children is framed, with externalApi opened directly', () => {
    expect(outsidePageOf(item('a', { api: 'https://bi.example.com/x' }))).toEqual({
      address: 'https://bi.example.com/x',
      shownIn: 'frame',
    });
    const direct = item('a', { api: 'http://a.example', attributes: [{ name: 'externalApi', value: 'true' }] });
    expect(outsidePageOf(direct)?.shownIn).toBe('window');
    expect(outsidePageOf(item('a', { api: 'https://a.example', children: [item('b')] }))).toBeUndefined();
    expect(outsidePageOf(item('a', { api: '/doctor/search' }))).toBeUndefined();
  });

  test('DSH-10 R2.11 with a secret the dashboard of an entry is signed and framed, also where it would open directly', () => {
    const own = 'https://example.org/x';
    const externalApi = [{ name: 'externalApi', value: 'true' }];
    const given = [
      item('a', { id: '7', dashboardId: 'board-7', attributes: externalApi }),
      item('b', { id: '8', dashboardId: 'board-8', api: own }),
    ];
    const pagesWith = (embedSecretSince: string) =>
      withDashboards(given, { analyticsAddress: 'https://analytics.example/', embedSecretSince }).map(outsidePageOf);
    const address = 'https://analytics.example/public/dashboard/board-7';
    expect(pagesWith('2026-11-28T08:00:00.000Z')).toEqual([
      { address, shownIn: 'frame', signedMenu: '7' },
      { address: own, shownIn: 'frame' },
    ]);
    expect(pagesWith('')[0]).toEqual({ address, shownIn: 'window' });
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://',
    'https://me:pw@evil.example',
  ])('R2.13 %j is never an outside page', (address) => expect(webAddress(address)).toBeUndefined());
});
