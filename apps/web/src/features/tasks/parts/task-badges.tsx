// State, priority and type of a task as small marks.
import type { Task, TaskState } from '@yijian/contract/tasks';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Ban, CircleCheck, CircleDashed, Clock, Loader } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTaskPhrases } from '../tasks.phrases.ts';

const looks = {
  TODO: { tone: 'neutral', icon: CircleDashed },
  IN_PROGRESS: { tone: 'primary', icon: Loader },
  COMPLETED: { tone: 'ok', icon: CircleCheck },
  CLOSED: { tone: 'neutral', icon: Ban },
} as const satisfies Record<TaskState, { tone: Tone; icon: unknown }>;

export function TaskStateBadge({ task }: { task: Pick<Task, 'state' | 'isLate'> }): ReactNode {
  const t = useTaskPhrases();
  if (task.isLate) {
    const isDone = task.state === 'COMPLETED';
    return (
      <StatusBadge tone={isDone ? 'warn' : 'bad'} icon={isDone ? CircleCheck : Clock}>
        {t(isDone ? 'doneLate' : 'late')}
      </StatusBadge>
    );
  }
  const { tone, icon } = looks[task.state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state.${task.state}`)}
    </StatusBadge>
  );
}

const tones = { HIGH: 'bad', NORMAL: 'neutral', LOW: 'neutral' } as const;

export function PriorityBadge({ task }: { task: Pick<Task, 'priority' | 'important'> }): ReactNode {
  const t = useTaskPhrases();
  return (
    <span className="task-marks">
      <StatusBadge tone={tones[task.priority]} icon={null}>
        {t(`priority.${task.priority}`)}
      </StatusBadge>
      {task.important ? (
        <StatusBadge tone="warn" icon={null}>
          {t('important')}
        </StatusBadge>
      ) : null}
    </span>
  );
}
