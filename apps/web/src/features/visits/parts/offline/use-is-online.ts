// Whether the browser has a network at all; true does not promise that the server answers.
import { useSyncExternalStore } from 'react';

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
