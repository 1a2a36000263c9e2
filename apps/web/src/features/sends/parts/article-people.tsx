// What all sends of one article came to, with the people behind the figure that is chosen.
import type { RecipientStep, SendFigures } from '@yijian/contract/sends';
import { useState, type ReactNode } from 'react';
import { useSendPhrases } from '../sends.phrases.ts';
import { RecipientList } from './recipient-list.tsx';
import { StepStrip } from './step-strip.tsx';

export function ArticlePeople({ articleId, figures }: { articleId: string; figures: SendFigures }): ReactNode {
  const t = useSendPhrases();
  const [step, setStep] = useState<RecipientStep>();
  return (
    <>
      <StepStrip label={t('effectsOf')} figures={figures} step={step} onStep={setStep} />
      {step === undefined ? null : <RecipientList key={step} which={{ articleId, step }} />}
    </>
  );
}
