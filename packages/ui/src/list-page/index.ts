// Door of list-page: the page pattern of every list (look and feel, list page).
export { BatchBar } from './batch-bar.tsx';
export type { BatchAction, BatchBarProps } from './batch-bar.tsx';
export { ColumnPicker } from './column-picker.tsx';
export type { ColumnPickerProps, PickableColumn } from './column-picker.tsx';
export { ListPage } from './list-page.tsx';
export type { ListPageProps } from './list-page-props.ts';
export { ListToolbar } from './toolbar.tsx';
export type { ListToolbarProps } from './toolbar.tsx';
