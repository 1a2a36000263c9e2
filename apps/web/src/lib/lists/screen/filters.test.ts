// Declared filters read and write the address, and every set filter has a chip that takes it off.
import { expect, it } from 'vitest';
import type { FilterValues } from '../list-fields.ts';
import { chipsOf, daysOf, setFields } from './filter-values.ts';
import type { ListFilter } from './list-filter.ts';
import { readSort, writeSort } from './sort.ts';

const fields = { keyword: 'text', state: 'list', important: 'flag', from: 'text', to: 'text' } as const;
type Fields = typeof fields;

const declared: ListFilter<Fields>[] = [
  { kind: 'search', field: 'keyword', placeholder: '搜索' },
  {
    kind: 'choice',
    field: 'state',
    label: '状态',
    options: [
      { value: 'OPEN', label: '开放' },
      { value: 'DONE', label: '完成' },
    ],
  },
  { kind: 'flag', field: 'important', label: '重要' },
  { kind: 'days', from: 'from', to: 'to', label: '日期' },
];

function listOf(filters: FilterValues<Fields>) {
  const changes: unknown[] = [];
  return { list: { filters, setFilters: (change: unknown) => void changes.push(change) }, changes };
}

it('names every set filter as a chip with the words of its options', () => {
  const { list } = listOf({ keyword: '张', state: ['OPEN', 'DONE'], important: true, from: '2026-01-01' });
  expect(chipsOf(list, declared).map(({ label, value }) => `${label} ${value}`)).toEqual([
    '状态 开放、完成',
    '重要 ✓',
    '日期 2026-01-01–',
  ]);
});

it('takes a filter off when its chip is removed', () => {
  const { list, changes } = listOf({ state: ['OPEN'], from: '2026-01-01', to: '2026-01-31' });
  for (const chip of chipsOf(list, declared)) chip.onRemove();
  expect(changes).toEqual([{ state: undefined }, { from: undefined, to: undefined }]);
});

it('shows an unknown value as it stands and no chip for what is not set', () => {
  expect(chipsOf(listOf({ state: ['GONE'] }).list, declared).map((chip) => chip.value)).toEqual(['GONE']);
  expect(chipsOf(listOf({}).list, declared)).toEqual([]);
  expect(daysOf(listOf({}).list, declared[3] as Extract<ListFilter<Fields>, { kind: 'days' }>)).toBeNull();
});

it('passes new values on to the list', () => {
  const { list, changes } = listOf({});
  setFields(list, { important: true });
  expect(changes).toEqual([{ important: true }]);
});

it('reads back the order it wrote', () => {
  expect(readSort(writeSort({ key: 'dueOn', direction: 'descending' }))).toEqual({
    key: 'dueOn',
    direction: 'descending',
  });
  expect(writeSort(null)).toBeUndefined();
  expect(readSort(undefined)).toBeNull();
});
