// Opens the palette by Ctrl-K or ⌘K; its window is loaded the first time (beyond the specification: global search).
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePalette } from './palette-store.ts';

const Palette = lazy(() => import('./palette.tsx').then((part) => ({ default: part.Palette })));

export function PaletteDoor(): ReactNode {
  const { open, show } = usePalette();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
  return wasOpened ? (
    <Suspense>
      <Palette />
    </Suspense>
  ) : null;
}
