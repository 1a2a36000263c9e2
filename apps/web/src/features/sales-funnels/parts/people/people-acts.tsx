// What can be done with people behind a number: those chosen, or all of them, are followed, tagged, given tasks or sent content.
import type { Selection } from '@yijian/ui/table';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { DoctorTasksDialog, usePickedBatch } from '../../../doctors/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';
import '../funnels.css';

/** The wizard of content takes doctors over by its address, which holds so many. */
const MOST_SENT = 500;

export interface PeopleActsProps {
  /** Those that an act is for. */
  readonly selection: Selection;
  /** Finds the ids of all of them, as many as an act takes; left out where there is nobody. */
  readonly pickAll?: (() => Promise<readonly string[]>) | undefined;
  readonly children?: ReactNode;
}

export function PeopleActs({ selection, pickAll, children }: PeopleActsProps): ReactNode {
  const t = useEventPhrases();
  const format = useFormat();
  const shell = useShell();
  const { keys, clear, setKeys } = selection;
  const { actions, dialog } = usePickedBatch(keys, clear);
  const [tasks, setTasks] = useState<readonly string[]>();
  const [isPicking, setPicking] = useState(false);
  const pick = (find: () => Promise<readonly string[]>): void => {
    setPicking(true);
    void find()
      .then(setKeys, (error: Error) => shell.toast.error(error.message))
      .finally(() => setPicking(false));
  };
  const send = (): void =>
    shell.openTab(`/content/sendForm?${new URLSearchParams({ ids: keys.join(',') }).toString()}`);
  return (
    <div className="funnel-acts">
      {pickAll ? (
        <Button loading={isPicking} onClick={() => pick(pickAll)}>
          {t('takeAll')}
        </Button>
      ) : null}
      {keys.length > 0 ? <Button onClick={clear}>{t('taken', { count: format.count(keys.length) })}</Button> : null}
      {actions.map(({ key, label, disabled, onClick }) => (
        <Button key={key} disabled={disabled ?? false} onClick={() => void onClick()}>
          {label}
        </Button>
      ))}
      {children}
      {hasPermission('task:tasks:write') ? (
        <Button disabled={keys.length === 0} onClick={() => setTasks(keys)}>
          {t('createTasks')}
        </Button>
      ) : null}
      {hasPermission('content:articles:send') ? (
        <Button
          disabled={keys.length === 0 || keys.length > MOST_SENT}
          title={keys.length > MOST_SENT ? t('sendMost', { count: format.count(MOST_SENT) }) : undefined}
          onClick={send}
        >
          {t('sendContent')}
        </Button>
      ) : null}
      {dialog}
      {tasks === undefined ? null : (
        <DoctorTasksDialog which={{ ids: [...tasks] }} count={tasks.length} onClose={() => setTasks(undefined)} />
      )}
    </div>
  );
}
