// Keeps the keyboard in the drawer that is open, and gives it back to what opened it (look and feel, keyboard).
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Drawers that are open, the front one last. */
const open: RefObject<HTMLElement | null>[] = [];
/** Of the drawer that closes this moment: the one that follows it, such as the record of a form, was opened by the same. */
let formerOpener: HTMLElement | null = null;

/** `inside` stands anywhere in the drawer; `sheet` selects what around it takes the focus. */
export function useDrawerFocus(isOpen: boolean, inside: RefObject<HTMLElement | null>, sheet: string): void {
  const openerRef = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = focused() ?? formerOpener;
    openerRef.current = opener;
    return () => {
      formerOpener = opener;
      // Once the drawer is gone, and only if nothing else took the focus meanwhile.
      setTimeout(() => {
        formerOpener = null;
        if (focused() === null && opener?.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    open.push(inside);
    const take = (): void => {
      const now = focused();
      if (open.at(-1) === inside && (now === null || now === openerRef.current))
        inside.current?.closest<HTMLElement>(sheet)?.focus({ preventScroll: true });
    };
    take();
    // A focused button that goes, or a dialog that closes, leaves the focus nowhere and tells nobody.
    const observer = new MutationObserver(take);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      open.splice(open.indexOf(inside), 1);
    };
  }, [isOpen, inside, sheet]);
}

/** What has the focus; null when nothing has it. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
