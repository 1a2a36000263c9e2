// A number that opens the people it counts; nothing to open where it is zero.
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';
import '../funnels.css';

export function CountButton({ name, count, onOpen }: { name: string; count: number; onOpen: () => void }): ReactNode {
  const t = useEventPhrases();
  const format = useFormat();
  const text = format.count(count);
  if (count === 0) return <span className="num">{text}</span>;
  return (
    <button
      type="button"
      className="funnel-count num"
      aria-label={t('openPeople', { name, count: text })}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
