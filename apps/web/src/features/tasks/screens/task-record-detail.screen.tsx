// The record of a task: facts, checklist, what it belongs to and what happened to it (specification 2.3, task: taskRecordDetail).
import { Empty, Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useAddressed } from '../../../lib/lists/index.ts';
import { TaskRecord } from '../parts/detail/task-record.tsx';
import { useTask } from '../tasks.api.ts';
import { useTaskPhrases } from '../tasks.phrases.ts';

export default function TaskRecordDetailScreen(): ReactNode {
  const t = useTaskPhrases();
  const [id] = useAddressed();
  const query = useTask(id);
  if (id === undefined) return <Empty reason={t('empty.all')} />;
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(task) => <TaskRecord task={task} />}
    </Async>
  );
}
