// Picks the state that a piece of data is in: loading, failed, empty or ready (look and feel, four states).
import type { ReactNode } from 'react';
import { Empty } from './empty.tsx';
import type { EmptyProps } from './empty.tsx';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';
import type { LoadingShape } from './loading.tsx';

/** What TanStack Query's result looks like; anything of this form will do. */
export type QueryLike<Data> = {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data: Data | undefined;
  refetch?: (() => unknown) | undefined;
};

export type AsyncProps<Data> = {
  query: QueryLike<Data>;
  children: (data: Data) => ReactNode;
  shape?: LoadingShape | undefined;
  rows?: number | undefined;
  /** Replaces the skeleton by one of the caller's own shape. */
  loading?: ReactNode;
  /** Default: an empty array, or a paged result without content. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  empty?: EmptyProps | undefined;
  failedTitle?: string | undefined;
  compact?: boolean | undefined;
};

/** Data already here stays on screen when a later refresh fails. */
export function Async<Data>(props: AsyncProps<Data>): ReactNode {
  const { query, children, shape, rows, loading, isEmpty = looksEmpty, empty, failedTitle, compact } = props;
  if (query.data === undefined && query.isError) {
    return (
      <Failed
        isPage={shape === 'page'}
        title={failedTitle}
        onRetry={query.refetch}
        compact={compact}
        {...describeError(query.error)}
      />
    );
  }
  if (query.data === undefined) return loading ?? <Loading shape={shape} rows={rows} />;
  if (isEmpty(query.data)) return <Empty compact={compact} {...empty} />;
  return children(query.data);
}

/** Reads the words of a call that answered with an error; other failures keep the generic words. */
export function describeError(error: unknown): { reason?: string; requestId?: string } {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return {};
  const { requestId } = error;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  if (typeof requestId !== 'string') {
    // A gateway numbers nothing, but it did answer: the network is not at fault.
    const hasAnswered = 'status' in error && typeof error.status === 'number' && error.status >= 500;
    return hasAnswered && message ? { reason: message } : {};
  }
  return message ? { reason: message, requestId } : { requestId };
}

function looksEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data === 'object' && data !== null && 'content' in data && Array.isArray(data.content)) {
    return data.content.length === 0;
  }
  return data === null;
}
