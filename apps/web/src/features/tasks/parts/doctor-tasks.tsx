// The open tasks of one doctor, the most urgent first, and those done last; each opens its own page.
import type { Task } from '@yijian/contract/tasks';
import { RecordLines } from '@yijian/ui/record-lines';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useDoctorTasks } from '../tasks.api.ts';
import { useTaskPhrases } from '../tasks.phrases.ts';
import { TaskStateBadge } from './task-badges.tsx';

const OPEN = ['TODO', 'IN_PROGRESS'] as const;
const DONE = ['COMPLETED'] as const;

export function DoctorTasks({ doctorId }: { doctorId: string }): ReactNode {
  const whose = hasPermission('task:tasks:team') ? 'team' : 'mine';
  const open = useDoctorTasks({ doctorId, whose, state: OPEN, sort: 'dueOn,asc', size: 10 });
  const done = useDoctorTasks({ doctorId, whose, state: DONE, sort: 'updatedAt,desc', size: 5 });
  const t = useTaskPhrases();
  return (
    <Async
      query={open}
      shape="list"
      rows={3}
      compact
      failedTitle={t('failed')}
      isEmpty={(page) => page.content.length === 0 && (done.data?.content.length ?? 0) === 0}
      empty={{ reason: t('noneOfDoctor') }}
    >
      {(page) => (
        <>
          <Lines label={t('openOnes')} tasks={page.content} />
          <Lines label={t('doneOnes')} tasks={done.data?.content ?? []} />
        </>
      )}
    </Async>
  );
}

function Lines({ label, tasks }: { label: string; tasks: readonly Task[] }): ReactNode {
  const format = useFormat();
  const shell = useShell();
  if (tasks.length === 0) return null;
  return (
    <RecordLines
      label={label}
      lines={tasks.map((task) => ({
        key: task.id,
        time: format.date(task.dueOn),
        text: task.title,
        note: task.assigneeName,
        mark: <TaskStateBadge task={task} />,
        onOpen: () => shell.openTab(`/task/taskRecordDetail?id=${task.id}`),
      }))}
    />
  );
}
