// Shows one element over the whole screen and follows the user's Escape (look and feel, list page).
import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

export type FullScreen = { on: boolean; supported: boolean; set: (on: boolean) => void };

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const set = useCallback(
    (wanted: boolean) => {
      // A refusal (policy, no gesture) leaves the page as it is, which the button then still shows.
      const change = wanted ? element.current?.requestFullscreen() : document.exitFullscreen();
      change?.catch(() => undefined);
    },
    [element],
  );
  return { on, supported: document.fullscreenEnabled, set };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
