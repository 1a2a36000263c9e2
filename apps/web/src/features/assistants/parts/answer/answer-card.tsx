// An answer: its words, what must be noted, its sources, and what may be done with it.
import type { ChatAnswer } from '@yijian/contract/assistants';
import { Button } from 'antd';
import { CalendarPlus, Copy, RotateCcw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useKeepDraft } from '../../assistants.api.ts';
import { useAssistantPhrases } from '../../assistants.phrases.ts';
import { AnswerWords } from './answer-words.tsx';
import { Rating } from './rating.tsx';
import { SourceList } from './source-list.tsx';

export interface AnswerCardProps {
  readonly answer: ChatAnswer;
  readonly onAskAgain: (() => void) | undefined;
}

export function AnswerCard({ answer, onAskAgain }: AnswerCardProps): ReactNode {
  const t = useAssistantPhrases();
  const format = useFormat();
  const card = useRef<HTMLDivElement>(null);
  const toSource = (number: number): void =>
    card.current?.querySelector<HTMLElement>(`[data-source="${number}"]`)?.focus();
  return (
    <div ref={card} className="assistant-answer">
      {answer.notices.length === 0 ? null : (
        <div className="assistant-notices">
          {answer.notices.map((notice) => (
            <StatusBadge key={notice} tone={notice === 'ADVERSE_EVENT' ? 'bad' : 'warn'}>
              {t(`notice.${notice}`)}
            </StatusBadge>
          ))}
        </div>
      )}
      <AnswerWords words={answer.answer} sources={answer.sources} onSource={toSource} />
      <SourceList sources={answer.sources} />
      <footer className="assistant-foot">
        <span className="assistant-by">{useAuthorship(answer.model)}</span>
        <time dateTime={answer.askedAt} className="num">
          {format.timeLabel(answer.askedAt)}
        </time>
        <span className="assistant-tools">
          <DraftButton draft={answer.draft} />
          <CopyButton answer={answer} />
          {onAskAgain === undefined ? null : <IconButton icon={RotateCcw} label={t('askAgain')} onClick={onAskAgain} />}
          <Rating id={answer.id} feedback={answer.feedback} />
        </span>
      </footer>
    </div>
  );
}

function useAuthorship(model: string): string {
  const t = useAssistantPhrases();
  if (model === 'extractive-1') return t('builtIn');
  return model === 'rules-1' ? t('byRules') : t('byModel', { model });
}

function CopyButton({ answer: { answer, sources } }: { answer: ChatAnswer }): ReactNode {
  const t = useAssistantPhrases();
  const shell = useShell();
  const lines = sources.map(
    ({ number, title, section, version }) =>
      `[${number}] ${[title, section, version].filter((part) => part !== '').join(' · ')}`,
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText([answer, ...lines].join('\n'));
      shell.toast.success(t('copied'));
    } catch {
      shell.toast.error(t('copyFailed'));
    }
  };
  return <IconButton icon={Copy} label={t('copy')} onClick={() => void copy()} />;
}

function DraftButton({ draft }: { draft: ChatAnswer['draft'] }): ReactNode {
  const t = useAssistantPhrases();
  const shell = useShell();
  const keep = useKeepDraft((id) => shell.openTab(`/meeting/meetDetail?id=${id}`));
  if (draft === null || !hasPermission('meeting:meetings:write')) return null;
  return (
    <Button
      size="small"
      icon={<Glyph icon={CalendarPlus} size={14} />}
      loading={keep.isPending}
      onClick={() => keep.mutate({ body: draft })}
    >
      {t('keepDraft')}
    </Button>
  );
}
