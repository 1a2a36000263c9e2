// Sends a written task and says what is wrong with it, beside the fields and summed at the top.
import type { TaskDetail } from '@yijian/contract/tasks';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangeTask, useCreateTask } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { bodyOf, missingIn, type Missing, type TaskWork } from './task-work.ts';

const labels = {
  title: 'name',
  type: 'type',
  dueOn: 'dueOn',
  startOn: 'startOn',
  doctorIds: 'doctor',
  assigneeId: 'assignee',
  watcherIds: 'watchers',
  checklist: 'checklist',
  notes: 'notes',
} as const;

const wanted = { title: 'needTitle', type: 'needType', dueOn: 'needDue' } as const satisfies Record<Missing, string>;

export function useKeepTask(task: TaskDetail | undefined, onKept: () => void) {
  const t = useTaskPhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const create = useCreateTask();
  const change = useChangeTask();

  const named = (field: string, message: string): FieldProblem => {
    const key = field.split('.')[0] ?? field;
    const label = key in labels ? t(labels[key as keyof typeof labels]) : key;
    return { field: key === 'doctorIds' ? 'doctor' : key, label, message };
  };

  const { send, problems, running } = useFormSending({ named: (path, message) => named(path.join('.'), message) });

  const store = (work: TaskWork): Promise<unknown> => {
    const body = bodyOf(work);
    if (task === undefined)
      return create.mutateAsync({
        body: { ...body, ...(work.assigneeId === '' ? {} : { assigneeId: work.assigneeId }) },
      });
    const kept = {
      ...(task.visit === null ? {} : { visitId: task.visit.id }),
      version: task.version,
    };
    return change.mutateAsync({ params: { id: task.id }, body: { ...body, ...kept } });
  };

  const keep = async (work: TaskWork): Promise<void> => {
    const missing = missingIn(work).map((name) => named(name, t(wanted[name])));
    if (!(await send('save', () => store(work), missing))) return;
    shell.toast.success(common('savedSuccessfully'));
    onKept();
  };

  return { keep: (work: TaskWork) => void keep(work), problems, keeping: running !== null };
}
