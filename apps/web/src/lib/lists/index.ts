// Door of lists: what every list screen shares of filters, pages, counts and layout.
export {
  countFilters,
  readFilters,
  writeFilters,
  type FieldKind,
  type FilterValues,
  type ListFields,
} from './list-fields.ts';
export { filterParts } from './screen/filter-parts.tsx';
export { ListScreen, type ListScreenProps } from './screen/list-screen.tsx';
export { PagedTable } from './screen/paged-table.tsx';
export { Pages, pageSizes, usePaged, type Paged } from './screen/pages.tsx';
export type { ListFilter } from './screen/list-filter.ts';
export { useAddressed } from './use-addressed.ts';
export { useList, type List, type ListSource, type Paging } from './use-list.ts';
export { useListLayout, type ListLayout } from './use-list-layout.ts';
export { useListState, type ListState } from './use-list-state.ts';
export { useAddress, withFields, type EditAddress } from './use-address.ts';
export { useRowKeys } from './use-row-keys.ts';
