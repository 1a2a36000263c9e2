// Keeps the tab in front in sight and says whether the bar needs its arrows (specification 2.4).
import { useEffect, useRef, useState, type WheelEvent } from 'react';

export function useTabScroll(activeId: string, count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const measure = (): void => setOverflows(strip.scrollWidth > strip.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [count]);
  useEffect(() => {
    const front = [...(ref.current?.children ?? [])].find(
      (child) => (child as HTMLElement).dataset['tab'] === activeId,
    );
    front?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId, overflows]);
  const scroll = (direction: 1 | -1): void => {
    const strip = ref.current;
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.6, behavior: 'smooth' });
  };
  const onWheel = (event: WheelEvent): void => {
    if (event.deltaX === 0) ref.current?.scrollBy({ left: event.deltaY });
  };
  return { ref, overflows, scroll, onWheel };
}
