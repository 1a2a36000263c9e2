// What the menu holds of the pages: an entry for each of them, and nothing but entries that lead to pages (specification 6, R6.3).
import { expect, test } from 'vitest';
import { rooms } from '../../apps/web/src/app/rooms.ts';
import { menuTree } from '../../database/seeds/reference/menus/all-menus.ts';
import { flattenMenus } from '../../database/seeds/reference/menus/menu-tree.ts';

const entries = flattenMenus(menuTree()).filter(({ type }) => type !== 'BUTTON');
const paths = new Set(entries.map(({ path }) => path));
const isLeaf = (path: string): boolean =>
  paths.has(path) && !entries.some(({ parentKey }) => parentKey === `MENU ${path}`);

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
