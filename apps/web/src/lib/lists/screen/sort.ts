// How the order of a table travels in the address and to the server: `field,asc` or `field,desc`.
import type { SortState } from '@yijian/ui/table';

export function readSort(sort: string | undefined): SortState | null {
  const [key, direction] = (sort ?? '').split(',');
  return key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null;
}

export function writeSort(sort: SortState | null): string | undefined {
  return sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined;
}
