// Opens a tab for every page that comes to the front, after taking over the tabs of the last visit (specification 2.4).
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFacts, usePersonalStore } from '../../guard/facts-store.ts';
import { home } from '../../routing/safe-target.ts';
import { visitOf } from './model/describe-visit.ts';
import { useTabs, type Visit } from './tabs-store.ts';

export function useTabVisits(): void {
  const facts = useFacts();
  const store = usePersonalStore();
  const { pathname, search } = useLocation();
  const [restoredFor, setRestoredFor] = useState<unknown>();
  useLayoutEffect(() => {
    const fixed = [visitOf(home, facts)].filter((visit): visit is Visit => visit !== undefined);
    useTabs.getState().restore(store, fixed, (address) => visitOf(address, facts));
    setRestoredFor(store);
    // Only another user or enterprise starts the list anew; a changed menu is reconciled by its own watch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store]);
  useEffect(() => {
    if (restoredFor !== store) return;
    const visit = visitOf(pathname + search, facts);
    if (visit) useTabs.getState().visit(visit);
  }, [restoredFor, store, pathname, search, facts]);
}
