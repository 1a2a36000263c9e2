// The declared filters as the parts of a list page: for a list screen, and for a calendar or a map under the same filters.
import type { ListPageProps } from '@yijian/ui/list-page';
import type { ListFields } from '../list-fields.ts';
import type { ListState } from '../use-list-state.ts';
import { FilterControls, SearchControl } from './filter-controls.tsx';
import { chipsOf } from './filter-values.ts';
import type { FilterPlace, ListFilter } from './list-filter.ts';

export const placedIn = <F extends ListFields>(filters: readonly ListFilter<F>[], place: FilterPlace) =>
  filters.filter((filter) => filter.kind !== 'search' && (filter.place ?? 'line') === place);

export function filterParts<F extends ListFields>(
  list: Pick<ListState<F>, 'fields' | 'filters' | 'setFilters' | 'clearFilters'>,
  filters: readonly ListFilter<F>[],
): Pick<ListPageProps, 'search' | 'filters' | 'activeFilters' | 'onClearFilters'> {
  const search = filters.find((filter) => filter.kind === 'search');
  const inLine = placedIn(filters, 'line');
  return {
    search: search ? <SearchControl list={list} filter={search} /> : undefined,
    filters: inLine.length > 0 ? <FilterControls list={list} fields={list.fields} filters={inLine} /> : undefined,
    activeFilters: chipsOf(list, filters),
    onClearFilters: list.clearFilters,
  };
}
