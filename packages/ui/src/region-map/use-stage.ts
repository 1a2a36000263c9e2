// The outlines, loaded when first needed, and the width of the stage (look and feel, charts).
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Box } from './view.ts';

export type Outline = { at: readonly [number, number]; box: Box; path: string };
export type Outlines = {
  /** Whole numbers of a path in one unit. */
  fine: number;
  regions: Readonly<Record<string, Outline>>;
  inset: { width: number; height: number; shapes: readonly string[] };
};

export function useOutlines(): { outlines: Outlines | undefined; failed: boolean } {
  const [outlines, setOutlines] = useState<Outlines>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./outlines.generated.ts').then(
      (found) => (gone ? undefined : setOutlines(found)),
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  return { outlines, failed };
}

/** Follows the element's width; a page without layout has that of a tablet. */
export function useWidth(): { box: RefObject<HTMLDivElement | null>; width: number } {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = (): void => setWidth(element.clientWidth || 640);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
