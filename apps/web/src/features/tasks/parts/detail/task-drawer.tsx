// One task, read in a drawer beside the list; what may be done with it stands at its foot.
import type { TaskDetail } from '@yijian/contract/tasks';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useTask } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import '../list/tasks.css';
import { PriorityBadge, TaskStateBadge } from '../task-badges.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskChecks } from './task-checks.tsx';
import { useTaskFacts } from './use-task-facts.ts';

const TaskForm = lazy(() => import('../form/task-form.tsx').then((part) => ({ default: part.TaskForm })));

export function TaskDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useTaskPhrases();
  const query = useTask(id);
  const [isEditing, setEditing] = useState(false);
  const task = query.data;
  if (isEditing && task)
    return (
      <Suspense>
        <TaskForm task={task} onClose={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={task ? task.title : t('title')}
      width={560}
      footer={task ? <TaskActions task={task} onEdit={() => setEditing(true)} /> : undefined}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(found) => <Facts task={found} />}
      </Async>
    </FormDrawer>
  );
}

function Facts({ task }: { task: TaskDetail }): ReactNode {
  const t = useTaskPhrases();
  const shell = useShell();
  const facts = useTaskFacts(task);
  return (
    <div className="task-facts">
      <span className="task-marks">
        <TaskStateBadge task={task} />
        <PriorityBadge task={task} />
      </span>
      <RefusableNote task={task} />
      {task.checklist.length > 0 ? <TaskChecks task={task} /> : null}
      <DescriptionList columns={1} items={facts} />
      <button
        type="button"
        className="task-link"
        onClick={() => shell.openTab(`/task/taskRecordDetail?id=${task.id}`, { title: task.title })}
      >
        {t('openRecord')}
      </button>
    </div>
  );
}

/** Who handed it over and until when it may go back. */
export function RefusableNote({ task }: { task: TaskDetail }): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  if (!hasPermission('task:tasks:write') || !task.actions.includes('refuse') || task.shiftedFrom === null) return null;
  return (
    <p className="task-note" role="note">
      {t('refusable', { name: task.shiftedFrom.name, at: format.dateTime(task.refusableUntil) })}
    </p>
  );
}
