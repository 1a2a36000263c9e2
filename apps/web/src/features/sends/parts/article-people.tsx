// What all sends of one article came to, together and by the words that they opened with, with the people behind the figure that is chosen.
import type { RecipientStep, SendFigures } from '@yijian/contract/sends';
import { useState, type ReactNode } from 'react';
import { useSendPhrases } from '../sends.phrases.ts';
import { ArticleOpenings } from './openings/article-openings.tsx';
import { keyOf, type ChosenOpening } from './openings/opening-table.tsx';
import { RecipientList } from './recipient-list.tsx';
import { StepStrip } from './step-strip.tsx';
import './sends.css';

export function ArticlePeople({ articleId, figures }: { articleId: string; figures: SendFigures }): ReactNode {
  const t = useSendPhrases();
  const [step, setStep] = useState<RecipientStep>();
  const [line, setLine] = useState<ChosenOpening>();
  const chosen = line ?? (step === undefined ? undefined : { step });
  return (
    <div className="send-above">
      <StepStrip
        label={t('effectsOf')}
        figures={figures}
        step={step}
        onStep={(one) => {
          setStep(one);
          setLine(undefined);
        }}
      />
      <ArticleOpenings
        articleId={articleId}
        chosen={line}
        onChoose={(one) => {
          setLine(one);
          setStep(undefined);
        }}
      />
      {chosen === undefined ? null : <RecipientList key={keyOf(chosen)} which={{ articleId, ...chosen }} />}
    </div>
  );
}
