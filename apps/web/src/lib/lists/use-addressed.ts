// The record that the address of a tab opens beside its list, so that a notice, the search and a bookmark lead to it.
import { useCallback } from 'react';
import { useAddress, withFields } from './use-address.ts';

/** The id of the open record, undefined when none is; and how to open another, or none. */
export function useAddressed(): [string | undefined, (id: string | undefined) => void] {
  const [search, edit] = useAddress();
  const open = useCallback((id: string | undefined) => edit((now) => withFields(now, { id })), [edit]);
  return [search.get('id') ?? undefined, open];
}
