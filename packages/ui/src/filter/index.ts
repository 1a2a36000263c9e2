// Door of filter: what narrows a list or a dashboard (look and feel, list page).
export { DateRangeFilter } from './days/date-range-filter.tsx';
export type { DatePreset, DateRangeFilterProps } from './days/date-range-filter.tsx';
export type { DateRange } from './days/date-range.ts';
export { FilterButton } from './filter-button.tsx';
export type { FilterButtonProps, FilterOption } from './filter-button.tsx';
export { FilterChips } from './filter-chips.tsx';
export type { ActiveFilter, FilterChipsProps } from './filter-chips.tsx';
export { FilterPopover } from './filter-popover.tsx';
export type { FilterPopoverProps } from './filter-popover.tsx';
export { FilterTree } from './filter-tree.tsx';
export type { FilterNode, FilterTreeProps } from './filter-tree.tsx';
export { SavedViewPicker } from './saved-view-picker.tsx';
export type { SavedViewPickerProps } from './saved-view-picker.tsx';
export type { SaveView } from './views/save-form.tsx';
export type { SavedView, ViewChange, ViewSharing } from './views/saved-view.ts';
export { SearchInput } from './search-input.tsx';
export type { SearchInputProps } from './search-input.tsx';
