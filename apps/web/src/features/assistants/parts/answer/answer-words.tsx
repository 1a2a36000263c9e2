// The words of an answer, in paragraphs; a number in brackets leads to its source.
import type { ChatSource } from '@yijian/contract/assistants';
import type { ReactNode } from 'react';
import { useAssistantPhrases } from '../../assistants.phrases.ts';

export interface AnswerWordsProps {
  readonly words: string;
  /** None while the answer is still on its way. */
  readonly sources?: readonly ChatSource[] | undefined;
  readonly onSource?: ((number: number) => void) | undefined;
}

export function AnswerWords({ words, sources = [], onSource }: AnswerWordsProps): ReactNode {
  const t = useAssistantPhrases();
  const known = new Set(sources.map(({ number }) => number));
  const cited = (part: string, place: number): ReactNode => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0);
    if (!known.has(number)) return part;
    return (
      <button
        key={place}
        type="button"
        className="assistant-cite num"
        aria-label={t('sourceNumber', { number })}
        onClick={() => onSource?.(number)}
      >
        {number}
      </button>
    );
  };
  const paragraphs = words.split(/\n{2,}/).filter((one) => one.trim() !== '');
  return paragraphs.map((paragraph, place) => (
    <p key={place} className="assistant-words">
      {paragraph.split(/(\[\d+\])/).map(cited)}
    </p>
  ));
}
