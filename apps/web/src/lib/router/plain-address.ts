// The address of pages that have no router: a few pages with links between them (the doctors' own pages).
import { useSyncExternalStore } from 'react';
import { basePath } from '../env/index.ts';

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const addressNow = (): string => window.location.pathname + window.location.search;

/** Path below /pc and query of the page; the component redraws when they change. */
export function usePlainAddress(): { readonly path: string; readonly query: URLSearchParams } {
  const address = useSyncExternalStore(follow, addressNow);
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return { path: `/${pathname.slice(basePath.length)}`, query: searchParams };
}

/** Goes to a path below /pc without loading the document anew; `replace` leaves no step to go back to. */
export function goTo(path: `/${string}`, replace = false): void {
  const address = basePath + path.slice(1);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}
