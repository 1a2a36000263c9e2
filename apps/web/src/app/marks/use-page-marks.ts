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

/** After the frame that is being drawn, and then when the browser has nothing else to do. */
function whenIdle(work: () => void): () => void {
  let cancel = (): void => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    const painted = requestAnimationFrame(() => {
      cancel = idle(work);
    });
    cancel = () => cancelAnimationFrame(painted);
  });
  return () => cancel();
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
