// What a list page is given (look and feel, list page).
import type { ReactNode } from 'react';
import type { ActiveFilter, SaveView } from '../filter/index.ts';
import type { StripTab } from '../tab-strip/index.ts';
import type { BatchBarProps } from './batch-bar.tsx';
import type { ListToolbarProps } from './toolbar.tsx';

export type ListPageProps = {
  title: string;
  tabs?: readonly StripTab[] | undefined;
  tab?: string | undefined;
  onTabChange?: ((key: string) => void) | undefined;
  /** Buttons at the right of the title; at most one of them primary. */
  actions?: ReactNode;
  /** A SavedViewPicker, first in the filter line. */
  views?: ReactNode;
  /** A SearchInput; stays visible on a phone. */
  search?: ReactNode;
  /** The filters that fit one line. */
  filters?: ReactNode;
  /** The filters that unfold. */
  moreFilters?: ReactNode;
  activeFilters?: readonly ActiveFilter[] | undefined;
  onClearFilters?: (() => void) | undefined;
  onSaveView?: SaveView | undefined;
  /** How many match and as of when; `matching` words unless `summary` is given. */
  total?: number | null | undefined;
  summary?: ReactNode;
  asOf?: ReactNode;
  formatCount?: ((count: number) => string) | undefined;
  toolbar?: Omit<ListToolbarProps, 'fullScreen' | 'onFullScreenChange'> | undefined;
  batch?: Omit<BatchBarProps, 'total' | 'formatCount'> | undefined;
  /** A Pagination; gives way to the batch bar while rows are chosen. */
  pagination?: ReactNode;
  /** A BottomBar, drawn on phones only. */
  phoneBar?: ReactNode;
  children: ReactNode;
};
