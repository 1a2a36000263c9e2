// The shape of the tree, without a server.
import { expect, test } from 'vitest';
import { initialsOf, menuTree } from './menus.policy.ts';
import type { MenuRow } from './menus.sql.ts';

const row = (id: string, parentId: string | null, isHeld: boolean, type: MenuRow['type'] = 'MENU'): MenuRow => ({
  id,
  parentId,
  isHeld,
  type,
  path: `/${id}`,
  code: `a:b:${id}`,
  name: '访视',
  enName: 'Visits',
  initials: null,
  shortTitle: null,
  api: null,
  icon: null,
  sort: 0,
  isHidden: false,
  alwaysShow: false,
  dashboardId: null,
  attributes: [],
  status: true,
});
const shape = (rows: MenuRow[]): unknown[] => {
  const names = (items: ReturnType<typeof menuTree>): unknown[] =>
    items.map((item) => [item.id, item.code === null ? 'way' : 'held', ...names(item.children)]);
  return names(menuTree(rows));
};

test('initials of names', () => {
  expect(initialsOf('访视')).toBe('fs');
  expect(initialsOf('AI助手')).toBe('aizs');
  expect(initialsOf('重庆')).toBe('cq');
});

test('R6.3 a page whose buttons are all forbidden stays, a parent whose pages are all forbidden goes', () => {
  expect(shape([row('1', null, true), row('2', '1', false, 'BUTTON')])).toEqual([['1', 'held']]);
  expect(shape([row('1', null, true), row('2', '1', false)])).toEqual([]);
  expect(shape([row('1', null, true), row('2', '1', true), row('3', '2', false)])).toEqual([]);
});

test('R6.3 a parent that is not held stays as the way to a child, without its permission', () => {
  expect(shape([row('1', null, false), row('2', '1', true)])).toEqual([['1', 'way', ['2', 'held']]]);
});
