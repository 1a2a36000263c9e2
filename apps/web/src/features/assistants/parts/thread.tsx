// One conversation: what was asked and answered, what is on its way, and the box for the next question.
import type { ChatAnswer, ChatMode, ConversationDetail } from '@yijian/contract/assistants';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { useConversation } from '../assistants.api.ts';
import { useAssistantPhrases } from '../assistants.phrases.ts';
import { AnswerCard } from './answer/answer-card.tsx';
import { AskedLine, RunningTurn } from './answer/running-turn.tsx';
import { QuestionBox } from './question-box.tsx';
import { useAsk, type Asking } from './use-ask.ts';

export interface ThreadProps {
  /** None yet: the first question begins one. */
  readonly id: string | null;
  readonly onConversation: (id: string) => void;
}

export function Thread({ id, onConversation }: ThreadProps): ReactNode {
  const query = useConversation(id);
  const asking = useAsk(id, onConversation);
  const [chosen, setChosen] = useState<ChatMode>();
  const answers = (id === null ? undefined : query.data)?.answers ?? [];
  const mode = chosen ?? answers.at(-1)?.mode ?? 'KNOWLEDGE';
  return (
    <>
      <Turns id={id} query={query} answers={answers} asking={asking} />
      <QuestionBox
        mode={mode}
        onMode={setChosen}
        isWaiting={asking.isWaiting}
        onAsk={(question) => asking.ask({ mode, question })}
        onStop={asking.stop}
      />
    </>
  );
}

interface TurnsProps {
  readonly id: string | null;
  readonly query: ReturnType<typeof useConversation>;
  readonly answers: ConversationDetail['answers'];
  readonly asking: Asking;
}

function Turns({ id, query, answers, asking }: TurnsProps): ReactNode {
  const t = useAssistantPhrases();
  const { running } = asking;
  const end = useRef<HTMLDivElement>(null);
  const length = answers.length + (running?.words.length ?? 0) + (running === null ? 0 : 1);
  useEffect(() => {
    // What it answers in some browsers is no clean-up.
    end.current?.scrollIntoView({ block: 'end' });
  }, [length]);
  const isUnread = id !== null && query.data === undefined && running === null;
  return (
    // A scrolled region is reached by keyboard.
    <div className="assistant-turns" tabIndex={0} role="log" aria-label={t('title')} aria-busy={asking.isWaiting}>
      {isUnread && query.isError ? (
        <Failed title={t('conversationFailed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
      ) : null}
      {isUnread && !query.isError ? <Loading shape="card" rows={4} /> : null}
      {id === null && running === null ? (
        <Empty icon={Sparkles} title={t('startTitle')} reason={t('startReason')} />
      ) : null}
      {answers.map((answer) => (
        <Turn key={answer.id} answer={answer} asking={asking} />
      ))}
      {running === null ? null : <RunningTurn running={running} onRetry={() => asking.ask(running)} />}
      <div ref={end} />
    </div>
  );
}

function Turn({ answer, asking }: { answer: ChatAnswer; asking: Asking }): ReactNode {
  return (
    <article className="assistant-turn">
      <AskedLine mode={answer.mode} question={answer.question} />
      <AnswerCard answer={answer} onAskAgain={asking.isWaiting ? undefined : () => asking.ask(answer)} />
    </article>
  );
}
