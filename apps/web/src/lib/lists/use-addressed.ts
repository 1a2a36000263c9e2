// The record that the address of a tab opens beside its list, so that a notice, the search and a bookmark lead to it.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const KEY = 'id';

/** The id of the open record, undefined when none is; and how to open another, or none. */
export function useAddressed(): [string | undefined, (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: string | undefined) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === undefined) next.delete(KEY);
          else next.set(KEY, id);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [search.get(KEY) ?? undefined, open];
}
