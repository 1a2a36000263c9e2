// Tasks due today or before: one click completes one, another takes it back.
import type { Task } from '@yijian/contract/tasks';
import { Check } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { daysBetween } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission, useSession } from '../../../../../lib/session/index.ts';
import { useCompleteTask, useDueCount, useDueTasks, useReopenTask } from '../../../dashboards-day.api.ts';
import { useDayPhrases } from '../../../dashboards-day.phrases.ts';
import type { Undo } from '../use-undo.ts';
import '../day.css';

const SHOWN = 5;

export interface DayTasksProps {
  readonly day: string;
  readonly undo: Undo;
  readonly onOpen: (id: string) => void;
}

export function DayTasks({ day, undo, onOpen }: DayTasksProps): ReactNode {
  const t = useDayPhrases();
  const shell = useShell();
  const { data } = useDueTasks(day, { late: true });
  const count = useDueCount();
  const tasks = data?.content ?? [];
  if (tasks.length === 0) return null;
  return (
    <section className="day-tasks" aria-label={t('tasks')}>
      <h4>{t('tasks')}</h4>
      <ul>
        {tasks.slice(0, SHOWN).map((task) => (
          <TaskLine key={task.id} task={task} day={day} undo={undo} onOpen={onOpen} />
        ))}
      </ul>
      {tasks.length > SHOWN ? (
        <button type="button" className="day-link" onClick={() => shell.openTab('/task/index/today')}>
          {t('moreTasks', { count: count ?? tasks.length })}
        </button>
      ) : null}
    </section>
  );
}

function TaskLine({ task, day, undo, onOpen }: DayTasksProps & { task: Task }): ReactNode {
  const t = useDayPhrases();
  const complete = useCompleteTask();
  const reopen = useReopenTask();
  const params = { id: task.id };
  const userId = useSession(({ user }) => user?.id);
  const isOwn = (task.creatorId ?? task.assigneeId) === userId;
  const late = daysBetween(task.dueOn, day) ?? 0;
  const send = (): Promise<unknown> =>
    complete
      .mutateAsync({ params, body: { outcome: t('outcome'), start: true } })
      .then(() =>
        undo.remember({
          words: t('wasCompleted', { title: task.title }),
          // Whoever gave a task reopens it, nobody else.
          undo: isOwn ? () => reopen.mutateAsync({ params, body: { reason: t('undo') } }) : undefined,
        }),
      )
      // The call shows its own words.
      .catch(() => undefined);
  return (
    <li>
      {hasPermission('task:tasks:write') ? (
        <IconButton
          icon={Check}
          label={t('complete', { title: task.title })}
          disabled={complete.isPending}
          onClick={() => void send()}
        />
      ) : null}
      <button type="button" className="day-open" onClick={() => onOpen(task.id)}>
        {task.title}
        <small>{[task.doctorName, task.hospitalName].filter(Boolean).join(' · ')}</small>
      </button>
      {late > 0 ? <span className="day-late num">{t('lateDays', { days: late })}</span> : null}
    </li>
  );
}
