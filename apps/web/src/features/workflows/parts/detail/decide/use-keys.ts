// Decisions by keyboard; always with Alt, so that typing never decides.
import { useEffect, useRef } from 'react';

export function useKeys(keys: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const held = useRef(keys);
  useEffect(() => {
    held.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const act = held.current[event.code];
      if (act === undefined || document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
