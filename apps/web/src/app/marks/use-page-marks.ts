// Marks every page behind sign-in with who looks at it, once the first page has been painted (look and feel, ground rules).
import { useEffect } from 'react';
import { useLanguage } from '../../lib/i18n/index.ts';
import { type Facts, useFactsStore } from '../guard/facts-store.ts';

const LONGEST_WAIT = 400;
const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** Off where nobody has signed in. */
export function usePageMarks(on: boolean): void {
  const facts = useFactsStore((state) => state.facts);
  const isEnglish = useLanguage() === 'en';
  useEffect(() => {
    if (!on || facts === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const lay = async (): Promise<void> => {
      const { layPageMarks } = await import('@yijian/ui/page-mark');
      if (!isOver) stop = layPageMarks(marksOf(facts, isEnglish));
    };
    const cancel = whenIdle(() => void lay());
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [on, facts, isEnglish]);
}

function marksOf({ user, enterprise }: Facts, isEnglish: boolean) {
  const name = (isEnglish ? user.enName : '') || user.firstName || user.username;
  const company = isEnglish ? enterprise.enName : enterprise.name;
  return {
    lines: (at: number) => [`${name} ${user.username}`, `${company} ${minute.format(at)}`],
    mark: { enterpriseId: Number(enterprise.id), userId: Number(user.id) },
  };
}

/** After the first paint, and then when the browser has nothing else to do. */
function whenIdle(work: () => void): () => void {
  let cancel = whenPainted(() => {
    cancel = idle(work);
  });
  return () => cancel();
}

const PAINT = 'first-contentful-paint';

/** The browser tells of the paint later than of the frame, the more so on a slow machine. */
function whenPainted(work: () => void): () => void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isTold) {
    const frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(PAINT).length === 0) return;
    observer.disconnect();
    work();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/** Safari has no idle callback; a moment later does as well. */
function idle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(handle);
}
