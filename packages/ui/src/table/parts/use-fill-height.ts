// Measures how much of the window is left below an element, for tables that draw only visible rows (look and feel, list page).
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels from the element's top to the window's foot, less a margin for pagination; at least 320. */
export function useFillHeight<Box extends HTMLElement>(active: boolean): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [height, setHeight] = useState(480);
  useLayoutEffect(() => {
    if (!active) return;
    const measure = (): void => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.max(320, Math.floor(window.innerHeight - Math.max(top, 0) - 104)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [active]);
  return [box, height];
}
