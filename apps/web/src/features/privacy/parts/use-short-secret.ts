// A value that is on the page for half a minute and then gone, also when the page is left or put aside.
import { useEffect, useState } from 'react';

const SECONDS = 30;

export interface ShortSecret {
  readonly value: string | null;
  readonly secondsLeft: number;
  readonly show: (value: string) => void;
  readonly hide: () => void;
}

export function useShortSecret(): ShortSecret {
  const [shown, setShown] = useState<{ readonly value: string; readonly until: number } | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (shown === null) return;
    const look = (): void => {
      setNow(Date.now());
      if (Date.now() >= shown.until || document.hidden) setShown(null);
    };
    const timer = setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown]);
  return {
    value: shown?.value ?? null,
    secondsLeft: shown === null ? 0 : Math.max(0, Math.ceil((shown.until - now) / 1000)),
    show: (value) => {
      setNow(Date.now());
      setShown({ value, until: Date.now() + SECONDS * 1000 });
    },
    hide: () => setShown(null),
  };
}
