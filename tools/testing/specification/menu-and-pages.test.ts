// What the menu holds of the pages: an entry for each, under one name, that opens it (specification 1, 2.3, 6, R6.3).
import { expect, test } from 'vitest';
import { rooms } from '../../../apps/web/src/app/rooms.ts';
import { menuTree } from '../../../database/seeds/reference/menus/all-menus.ts';
import { flattenMenus } from '../../../database/seeds/reference/menus/menu-tree.ts';

const entries = flattenMenus(menuTree());
const entryAt = (path: string) => entries.find((entry) => entry.type === 'MENU' && entry.path === path);

/** What the user reads before the page opens and after: title of the line of the menu, title of the tab. */
function titlesOf(path: string) {
  const entry = entryAt(path);
  const page = rooms.find((route) => route.path === path);
  return { menu: entry && { zh: entry.name, en: entry.en_name }, page: page?.title };
}

/** A line of the menu that somebody has, leading to a screen that is there. */
function isReached(path: string): boolean {
  const entry = entryAt(path);
  const page = rooms.find((route) => route.path === path);
  return entry !== undefined && !entry.is_hidden && entry.roles.size > 0 && page?.ready === true && Boolean(page.load);
}

test.each([
  ['JRN-06', '/transit', '旅程分析', 'Journey analytics'],
  ['JRN-07', '/transit/company', '医院旅程', 'Journey of one hospital'],
  ['MKT-02', '/marketActive/marketContent', '营销活动分析', 'Marketing activity analysis'],
])('%s %s is %s in the menu and on its tab, in English %s', (_, path, zh, en) => {
  expect(titlesOf(path)).toEqual({ menu: { zh, en }, page: { zh, en } });
});

test('CLU-05 the sections of sales analytics stand in the menu in the order of the specification, clue scoring first', () => {
  const analytics = ['/clueScore', '/salesFunnel', '/transit', '/marketActive', '/data', '/systemReport'];
  const sections = entries
    .filter(({ parentKey, is_hidden }) => parentKey === null && !is_hidden)
    .map((one) => one.path);
  const first = sections.indexOf('/clueScore');
  // Customer360 repeats the first four, right after them.
  const own = sections.slice(first).filter((path) => path !== '/Customer360');
  expect(own.slice(0, analytics.length)).toEqual(analytics);
  expect(['/clueScore/ruleManagement', '/clueScore/clueQuery'].filter((path) => !isReached(path))).toEqual([]);
});

test('DAT-05 data assets, data validation, data upload, treatment records and forecast are reached from the menu', () => {
  const pages = [
    '/dataAssets/home',
    '/customer/doctorDataValidation',
    '/DataCollection/dataUpload',
    '/sdaManager/dtRecords',
    '/forecast/fillingForecast',
  ];
  expect(pages.filter((path) => !isReached(path))).toEqual([]);
});

const lines = entries.filter(({ type }) => type !== 'BUTTON');
const paths = new Set(lines.map(({ path }) => path));
const isLeaf = (path: string): boolean =>
  paths.has(path) && !lines.some(({ parentKey }) => parentKey === `MENU ${path}`);

/** The groups of Customer360 are entries; the pages they repeat stand in a strip below each. */
const isCopy = (path: string): boolean =>
  path.startsWith('/Customer360/') && isLeaf(path.split('/').slice(0, 3).join('/'));

/** Opened from the list of budgets, by those who keep it. */
const ownPages = ['/meeting/ccio/import'];

test('GEN-08 R6.3 every section and page inside the shell is an entry of type MENU or TAG in the menu', () => {
  const pages = rooms.filter(({ layout, path }) => layout === 'shell' && path !== '/personalcenter');
  expect(pages.length).toBeGreaterThan(95);
  const missing = pages.flatMap(({ path }) => (paths.has(path) || isCopy(path) ? [] : [path]));
  expect(missing).toEqual(ownPages);
});
