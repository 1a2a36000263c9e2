// Urge, take back, cancel, copy as new: what the starter can do with a process from the list.
import type { InstanceLine } from '@yijian/contract/workflows';
import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDiscard, useUrge } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { ReasonDialog, type Ending } from './reason-dialog.tsx';
import { paths } from './paths.ts';

export function OwnActions({ line }: { line: InstanceLine }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const urge = useUrge();
  const discard = useDiscard();
  const [ending, setEnding] = useState<Ending | null>(null);
  const askDiscard = async (): Promise<void> => {
    if (await shell.confirm({ title: t('askDiscard', { title: line.title }), okText: t('discard'), deletes: true }))
      discard.mutate({ params: { id: line.id } }, { onSuccess: () => shell.toast.success(t('discarded')) });
  };
  const items = [
    line.state === 'RUNNING' ? { key: 'withdraw', label: t('withdraw'), onClick: () => setEnding('withdraw') } : null,
    line.state === 'RUNNING'
      ? { key: 'cancel', label: t('cancelProcess'), danger: true, onClick: () => setEnding('cancel') }
      : null,
    line.state === 'DRAFT'
      ? { key: 'discard', label: t('discard'), danger: true, onClick: () => void askDiscard() }
      : null,
    { key: 'copy', label: t('copyAsNew'), onClick: () => shell.openTab(paths.copyOf(line.id)) },
  ].filter((item) => item !== null);
  const sendUrge = (): void =>
    urge.mutate({ params: { id: line.id } }, { onSuccess: () => shell.toast.success(t('urged')) });
  if (!hasPermission('taskManager:workflows:write')) return null;
  return (
    // The row itself opens the process: a press on one of its buttons must not.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className="workflow-actions"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {line.state === 'RUNNING' ? (
        <Button type="link" size="small" loading={urge.isPending} onClick={sendUrge}>
          {t('urge')}
        </Button>
      ) : null}
      {line.state === 'DRAFT' ? (
        <Button type="link" size="small" onClick={() => shell.openTab(paths.draft(line.id))}>
          {t('continueDraft')}
        </Button>
      ) : null}
      <Dropdown trigger={['click']} menu={{ items }}>
        <IconButton icon={Ellipsis} label={t('moreOf', { title: line.title })} />
      </Dropdown>
      {ending === null ? null : <ReasonDialog id={line.id} ending={ending} onClose={() => setEnding(null)} />}
    </span>
  );
}
