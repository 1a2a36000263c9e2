// The screen of the record that the address names: none, gone, waiting, failed, or the record under its name in the tab.
import { Async, Empty, type AsyncProps } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ApiError } from '../api/index.ts';
import { useTabTitle } from '../router/index.ts';

/** The id in the address; null where it names no record. */
export const useRecordId = (): string | null => useSearchParams()[0].get('id');

interface RecordScreenProps<T> {
  readonly id: string | null;
  readonly query: AsyncProps<T>['query'] & { readonly error: ApiError | null };
  /** Said where the address names no record. */
  readonly none: string;
  /** Said of a record that was there and is no longer; as any failure unless given. */
  readonly gone?: string;
  readonly failedTitle: string;
  /** What the tab is called; as the route says where it answers undefined. */
  readonly tabTitle?: (record: T) => string | undefined;
  readonly children: (record: T) => ReactNode;
}

export function RecordScreen<T>(props: RecordScreenProps<T>): ReactNode {
  const { id, query, none, gone, failedTitle, tabTitle, children } = props;
  useTabTitle(query.data === undefined ? undefined : tabTitle?.(query.data));
  if (id === null) return <Empty reason={none} />;
  if (gone !== undefined && query.error?.status === 404) return <Empty reason={gone} />;
  return (
    <Async query={query} shape="page" failedTitle={failedTitle}>
      {children}
    </Async>
  );
}
