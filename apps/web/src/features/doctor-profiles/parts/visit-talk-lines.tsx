// What a visit on the timeline was about: result, products with message and reaction, notes (product 3.3).
import type { VisitTalk } from '@yijian/contract/doctor-profiles';
import type { ReactNode } from 'react';
import { useDictionaries } from '../../dictionaries/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';

const keys = ['visitResults'] as const;

export function VisitTalkLines({ talk }: { talk: VisitTalk }): ReactNode {
  const t = useProfilePhrases();
  const words = useDictionaries(keys);
  const { isHidden, result, products, notes } = talk;
  if (isHidden) return t('talkHidden');
  const lines = [
    ...(result === null ? [] : [words.label('visitResults', result)]),
    ...products.map(({ name, keyMessage, reaction }) =>
      [name, keyMessage, reaction === null ? '' : t(`reaction.${reaction}`)].filter(Boolean).join(' · '),
    ),
    ...(notes === '' ? [] : [notes]),
  ];
  return (
    <span className="record-talk">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
