// Side door of the administration console: its frame, lists and forms, for sections that belong to later rooms.
export { ConsoleFrame } from './parts/frame/console-frame.tsx';
export { RowActions } from './parts/list/row-actions.tsx';
export { SectionPage, type SectionPageProps } from './parts/list/section-page.tsx';
export { TreeCell } from './parts/list/tree-cell.tsx';
export type { TreeRow } from './parts/list/tree.ts';
export { useTreePage } from './parts/list/use-tree-page.ts';
