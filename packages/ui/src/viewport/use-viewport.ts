// Tells a pattern how wide the window is (look and feel, page patterns).
import { useCallback, useSyncExternalStore } from 'react';

/** True while the media query holds, re-rendering when it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Under 768 px: cards, sheets and a bottom bar. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}

/** From 1440 px: room for the right rail. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1440px)');
}
