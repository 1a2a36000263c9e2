// A question that is being answered, was stopped, or was not answered.
import type { ChatMode } from '@yijian/contract/assistants';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { useAssistantPhrases } from '../../assistants.phrases.ts';
import type { Running } from '../use-ask.ts';
import { AnswerWords } from './answer-words.tsx';

export function AskedLine({ mode, question }: { mode: ChatMode; question: string }): ReactNode {
  const t = useAssistantPhrases();
  return (
    <div className="assistant-asked">
      <Tag>{t(`mode.${mode}`)}</Tag>
      <p>{question}</p>
    </div>
  );
}

export function RunningTurn({ running, onRetry }: { running: Running; onRetry: () => void }): ReactNode {
  const t = useAssistantPhrases();
  const { mode, question, words, state, error } = running;
  return (
    <article className="assistant-turn">
      <AskedLine mode={mode} question={question} />
      <div className="assistant-answer">
        {words === '' && state === 'waiting' ? (
          <div role="status">
            <p className="assistant-working">{t('working')}</p>
            <Loading shape="card" rows={2} />
          </div>
        ) : null}
        <AnswerWords words={words} />
        {state === 'stopped' ? <Tag tone="warn">{t('notice.STOPPED')}</Tag> : null}
        {state === 'failed' ? <Failed compact title={t('failed')} onRetry={onRetry} {...describeError(error)} /> : null}
      </div>
    </article>
  );
}
