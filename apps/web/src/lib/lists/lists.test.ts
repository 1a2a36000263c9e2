// Filters travel in the address of a tab, so that a link or a refresh restores the view (look and feel, list page).
import { expect, it } from 'vitest';
import { countFilters, readFilters, writeFilters } from './index.ts';

const fields = { keyword: 'text', state: 'list', hasSales: 'flag' } as const;

it('reads what it wrote, whatever the characters', () => {
  const filters = { keyword: '云川 & 江澜=1', state: ['SAVED', 'SUBMITTED'], hasSales: false };
  const address = writeFilters(fields, new URLSearchParams('page=3&other=1'), filters);
  expect(readFilters(fields, new URLSearchParams(address.toString()))).toEqual(filters);
  expect(address.get('other')).toBe('1');
});

it('leaves empty filters out of the address and out of the count', () => {
  const address = writeFilters(fields, new URLSearchParams('keyword=a&state=X'), { keyword: '', state: [] });
  expect(address.toString()).toBe('');
  expect(countFilters({ keyword: 'a', state: [], hasSales: undefined })).toBe(1);
});
