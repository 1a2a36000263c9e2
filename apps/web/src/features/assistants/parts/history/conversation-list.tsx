// Own conversations, the latest first: chosen, renamed, deleted.
import type { Conversation } from '@yijian/contract/assistants';
import { Button } from 'antd';
import { MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useConversations, useRemove } from '../../assistants.api.ts';
import { useAssistantPhrases } from '../../assistants.phrases.ts';
import { RenameDialog } from './rename-dialog.tsx';

export interface ConversationListProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export function ConversationList({ chosen, onChoose }: ConversationListProps): ReactNode {
  const t = useAssistantPhrases();
  const shell = useShell();
  const pages = useConversations();
  const [renamed, setRenamed] = useState<Conversation>();
  const remove = useRemove((id) => {
    shell.toast.success(t('removed'));
    if (id === chosen) onChoose(null);
  });
  const askToRemove = async ({ id }: Conversation): Promise<void> => {
    const question = { title: t('removeTitle'), content: t('removeReason'), okText: t('remove'), danger: true };
    if (await shell.confirm(question)) remove.mutate({ params: { id } });
  };
  return (
    <nav aria-label={t('history')} className="assistant-history">
      <Async
        query={pages}
        isEmpty={() => pages.items.length === 0}
        empty={{ icon: MessageSquareText, title: t('noHistory'), reason: t('noHistoryReason') }}
        rows={6}
        failedTitle={t('historyFailed')}
        compact
      >
        {() => (
          <>
            <ul>
              {pages.items.map((one) => (
                <li key={one.id} className={one.id === chosen ? 'assistant-chosen' : undefined}>
                  <ConversationButton one={one} isChosen={one.id === chosen} onChoose={onChoose} />
                  <IconButton
                    icon={Pencil}
                    label={t('renameOne', { title: one.title })}
                    onClick={() => setRenamed(one)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('removeOne', { title: one.title })}
                    onClick={() => void askToRemove(one)}
                  />
                </li>
              ))}
            </ul>
            {pages.hasNextPage ? (
              <Button block type="text" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {t('loadMore')}
              </Button>
            ) : null}
          </>
        )}
      </Async>
      {renamed === undefined ? null : <RenameDialog one={renamed} onClose={() => setRenamed(undefined)} />}
    </nav>
  );
}

interface ConversationButtonProps {
  readonly one: Conversation;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

function ConversationButton({ one, isChosen, onChoose }: ConversationButtonProps): ReactNode {
  const t = useAssistantPhrases();
  const format = useFormat();
  return (
    <button
      type="button"
      className="assistant-conversation"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(one.id)}
    >
      <span className="assistant-conversation-title">{one.title}</span>
      <span className="assistant-conversation-about">
        {t(`mode.${one.mode}`)} · <time dateTime={one.updatedAt}>{format.timeLabel(one.updatedAt)}</time>
      </span>
    </button>
  );
}
