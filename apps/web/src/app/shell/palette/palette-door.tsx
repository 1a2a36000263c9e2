// Opens the palette by Ctrl-K or ⌘K; its window is loaded the first time (beyond the specification: global search).
import { type ReactNode, useEffect, useState } from 'react';
import { latePart } from '../../routing/late-part.tsx';
import { usePalette } from './palette-store.ts';

const Palette = latePart(() => import('./palette.tsx').then((part) => part.Palette));
const BegunForm = latePart(() => import('./commands/begun-form.tsx').then((part) => part.BegunForm));

export function PaletteDoor(): ReactNode {
  const { open, begun, show, hide, end } = usePalette();
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
  const fail = (): void => {
    hide();
    setWasOpened(false);
  };
  return (
    <>
      {wasOpened ? <Palette onFailed={fail} /> : null}
      {begun === null ? null : <BegunForm begun={begun} onClose={end} onFailed={end} />}
    </>
  );
}
