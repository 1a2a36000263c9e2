// Writing a task down: a drawer on a desk, a sheet on a phone (specification 7.5).
import type { TaskDetail } from '@yijian/contract/tasks';
import { Button } from 'antd';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useOpenProblems } from '../../../../lib/forms/index.ts';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { TaskFields } from './task-fields.tsx';
import { emptyWork, workOf, type TaskWork } from './task-work.ts';
import { useKeepTask } from './use-keep-task.ts';

export interface TaskFormProps {
  /** The task that is changed; absent for a new one. */
  readonly task?: TaskDetail | undefined;
  /** The day a new task is due; today unless given. */
  readonly dueOn?: string | undefined;
  readonly doctor?: PickedDoctor | null;
  /** Who a new task is for; the user unless given. */
  readonly assigneeId?: string | undefined;
  readonly onClose: () => void;
}

/** Mount it while it is open: it starts from the task, or from nothing. */
export function TaskForm({ task, dueOn, doctor = null, assigneeId = '', onClose }: TaskFormProps): ReactNode {
  const t = useTaskPhrases();
  const [start] = useState<TaskWork>(() =>
    task ? workOf(task) : { ...emptyWork(dueOn ?? today(), doctor), assigneeId },
  );
  const [work, setWork] = useState(start);
  const change = (part: Partial<TaskWork>): void => setWork((now) => ({ ...now, ...part }));
  const { keep, keeping, ...told } = useKeepTask(task, onClose);
  const problems = useOpenProblems(told.problems, work);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(task ? 'edit' : 'add')}
      dirty={work !== start}
      width={520}
      footer={
        <Button type="primary" loading={keeping} onClick={() => keep(work)}>
          {t('save')}
        </Button>
      }
    >
      <ErrorSummary problems={problems} />
      <TaskFields work={work} change={change} problems={problems} isNew={task === undefined} />
    </FormDrawer>
  );
}
