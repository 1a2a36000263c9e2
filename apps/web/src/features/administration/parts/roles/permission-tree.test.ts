// Ticking in the permission tree (specification 6).
import { expect, test } from 'vitest';
import { marksOf, missingNeeds, tick, untick, type Entry } from './permission-tree.ts';

const entry = (id: string, parentId: string | null, type: Entry['type'], code: string | null = null): Entry => ({
  id,
  parentId,
  type,
  path: `/${id}`,
  code,
});
const entries: Entry[] = [
  entry('customers', null, 'MENU'),
  entry('doctors', 'customers', 'MENU', 'customer:doctors:read'),
  entry('all', 'doctors', 'TAG'),
  entry('export', 'all', 'BUTTON', 'customer:doctors:export'),
  entry('prescriptions', 'all', 'BUTTON', 'customer:doctors:prescriptions'),
  entry('visits', 'customers', 'MENU', 'customer:visits:read'),
  entry('record', 'visits', 'BUTTON', 'customer:visits:write'),
  entry('route', 'customers', 'TAG'),
];
const needsOf = (path: string) => (path === '/route' ? ['customer:visits:write'] : []);
const sorted = (ids: Iterable<string>) => [...ids].toSorted();

test('a page that is ticked alone brings the reads above it, so that no call of it is refused', () => {
  expect(sorted(tick(entries, new Set(), 'export', needsOf))).toEqual(['all', 'customers', 'doctors', 'export']);
});

test('a page brings what it reads in other rooms, with everything above that', () => {
  expect(sorted(tick(entries, new Set(), 'route', needsOf))).toEqual(['customers', 'record', 'route', 'visits']);
});

test('a parent brings its children, save what is given with a reason alone', () => {
  expect(sorted(tick(entries, new Set(), 'doctors', needsOf))).toEqual(['all', 'customers', 'doctors', 'export']);
});

test('taking a function leaves its page, taking the last page takes the empty section', () => {
  const whole = tick(entries, new Set(), 'doctors', needsOf);
  expect(sorted(untick(entries, whole, 'export'))).toEqual(['all', 'customers', 'doctors']);
  expect(sorted(untick(entries, whole, 'all'))).toEqual([]);
});

test('a parent is whole, in part or empty', () => {
  const marks = marksOf(entries, tick(entries, new Set(), 'doctors', needsOf));
  expect(marks).toEqual({ checked: ['doctors', 'all', 'export'], halfChecked: ['customers'] });
  expect(marksOf(entries, new Set())).toEqual({ checked: [], halfChecked: [] });
});

test('rights that were given without what they need are named', () => {
  expect([...missingNeeds(entries, new Set(['route', 'customers']), needsOf)]).toEqual([
    ['record', ['route']],
    ['visits', ['route']],
  ]);
  expect(missingNeeds(entries, tick(entries, new Set(), 'route', needsOf), needsOf).size).toBe(0);
});
