// A task on a phone.
import type { Task } from '@yijian/contract/tasks';
import type { ReactNode } from 'react';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import { PriorityBadge, TaskStateBadge } from '../task-badges.tsx';

export function TaskCard({ task, words }: { task: Task; words: DictionaryWords }): ReactNode {
  return (
    <article className="task-card">
      <header>
        <strong>{task.title}</strong>
        <TaskStateBadge task={task} />
      </header>
      <p>
        <span className="num">{task.dueOn}</span>
        <span>{words.label('taskType', task.type)}</span>
        <span>{task.assigneeName}</span>
      </p>
      {task.doctorName === null ? null : (
        <p>
          <span>{task.doctorName}</span>
          <span>{task.hospitalName}</span>
        </p>
      )}
      <PriorityBadge task={task} />
    </article>
  );
}
