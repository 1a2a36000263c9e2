// What may be done with a task now, as buttons; what needs words opens a dialog.
import type { TaskDetail } from '@yijian/contract/tasks';
import { Button } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useStartTask, useWatchTask } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import type { Act } from '../acts/use-act.ts';
import { ActDialog } from '../acts/act-dialog.tsx';

const acts = ['refuse', 'shift', 'close', 'reopen'] as const;

export function TaskActions({ task, onEdit }: { task: TaskDetail; onEdit: () => void }): ReactNode {
  const t = useTaskPhrases();
  const shell = useShell();
  const start = useStartTask();
  const watch = useWatchTask();
  const [act, setAct] = useState<Act | null>(null);
  const params = { id: task.id };
  const mayWrite = hasPermission('task:tasks:write');
  const may = (action: TaskDetail['actions'][number]): boolean => mayWrite && task.actions.includes(action);
  return (
    <>
      <IconButton
        icon={task.isWatched ? EyeOff : Eye}
        label={t(task.isWatched ? 'unwatch' : 'watch')}
        onClick={() => watch.mutate({ params, body: { watch: !task.isWatched } })}
      />
      {acts.filter(may).map((one) => (
        <Button key={one} onClick={() => setAct(one)}>
          {t(one)}
        </Button>
      ))}
      {may('edit') ? <Button onClick={onEdit}>{t('edit')}</Button> : null}
      {may('start') ? (
        <Button
          loading={start.isPending}
          onClick={() => start.mutate({ params }, { onSuccess: () => shell.toast.success(t('wasStarted')) })}
        >
          {t('start')}
        </Button>
      ) : null}
      {may('start') || may('complete') ? (
        <Button type="primary" onClick={() => setAct('complete')}>
          {t('complete')}
        </Button>
      ) : null}
      {act === null ? null : (
        <ActDialog act={act} ids={[task.id]} onClose={() => setAct(null)} onDone={() => setAct(null)} />
      )}
    </>
  );
}
