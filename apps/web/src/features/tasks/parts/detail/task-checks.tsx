// The checklist of a task; the assignee ticks its items.
import type { TaskDetail } from '@yijian/contract/tasks';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useCheckTask } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

export function TaskChecks({ task }: { task: TaskDetail }): ReactNode {
  const t = useTaskPhrases();
  const check = useCheckTask();
  if (task.checklist.length === 0) return <p className="task-note">{t('noChecklist')}</p>;
  const mayTick = task.actions.includes('check') && hasPermission('task:tasks:write') && !check.isPending;
  return (
    <ul className="task-checks">
      {task.checklist.map(({ text, isDone }, item) => (
        // Items have no name of their own: their place is what the server knows them by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={item}>
          <Checkbox
            checked={isDone}
            disabled={!mayTick}
            onChange={(event) =>
              check.mutate({
                params: { id: task.id },
                body: { item, isDone: event.target.checked, version: task.version },
              })
            }
          >
            <span className={isDone ? 'task-done' : undefined}>{text}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
