// A number of mentions that opens what is behind it; nothing to open where it is zero.
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { useCountsAlone } from '../service/service-note.tsx';
import '../opinions.css';

export function MentionButton({ name, count, onOpen }: { name: string; count: number; onOpen: () => void }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const text = format.count(count);
  const isAlone = useCountsAlone();
  if (count === 0 || isAlone) return <span className="num">{text}</span>;
  return (
    <button
      type="button"
      className="opinion-count num"
      aria-label={t('openMentions', { name, count: text })}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
