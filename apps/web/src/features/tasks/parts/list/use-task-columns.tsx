// Columns of the task lists.
import { taskFields } from '@yijian/contract/dictionaries';
import type { Task } from '@yijian/contract/tasks';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useListColumns, type DictionaryWords, type DrawnColumn } from '../../../dictionaries/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { PriorityBadge, TaskStateBadge } from '../task-badges.tsx';

/** The field of the record that each column shows. */
const fieldOf = {
  title: 'title',
  dueOn: 'dueOn',
  state: 'state',
  priority: 'priority',
  doctor: 'doctorName',
  checklist: 'checked',
  assignee: 'assigneeName',
  source: 'source',
  updatedAt: 'updatedAt',
} as const;

/** `withPeople` shows who is to do it. */
export function useTaskColumns(words: DictionaryWords, withPeople: boolean): DataColumn<Task>[] {
  const t = useTaskPhrases();
  const format = useFormat();
  const doctorOf = (task: Task): string =>
    task.doctorName === null
      ? t('none')
      : task.doctorCount > 1
        ? t('moreDoctors', { name: task.doctorName, count: task.doctorCount })
        : task.doctorName;
  const columns: (DrawnColumn<Task> | undefined)[] = [
    {
      key: 'title',
      width: { zh: 260, en: 280 },
      render: (task) => (
        <TwoLine strong value={task.title} context={words.label('taskType', task.type)} title={task.title} />
      ),
    },
    {
      key: 'dueOn',
      width: { zh: 112, en: 116 },
      sortable: true,
      render: (task) => (
        <span className={task.isLate && task.state !== 'COMPLETED' ? 'task-late' : undefined}>
          <TwoLine value={task.dueOn} context={format.daysSince(`${task.dueOn}T12:00:00+08:00`)} />
        </span>
      ),
    },
    {
      key: 'state',
      width: { zh: 104, en: 136 },
      render: (task) => <TaskStateBadge task={task} />,
    },
    {
      key: 'priority',
      width: { zh: 108, en: 148 },
      sortable: true,
      render: (task) => <PriorityBadge task={task} />,
    },
    {
      key: 'doctor',
      width: { zh: 200, en: 200 },
      render: (task) => (
        <TwoLine
          value={doctorOf(task)}
          context={task.hospitalName ?? undefined}
          title={task.hospitalName ?? undefined}
        />
      ),
    },
    {
      key: 'checklist',
      width: { zh: 80, en: 92 },
      render: (task) => (
        <span className="num">
          {task.checkable === 0 ? t('none') : t('checked', { done: task.checked, all: task.checkable })}
        </span>
      ),
    },
    withPeople ? { key: 'assignee', width: { zh: 92, en: 120 }, render: (task) => task.assigneeName } : undefined,
    {
      key: 'source',
      width: { zh: 116, en: 156 },
      render: (task) => <TwoLine value={t(`source.${task.source}`)} context={task.creatorName ?? t('bySystem')} />,
    },
    {
      key: 'updatedAt',
      width: 132,
      sortable: true,
      render: (task) => <span className="num">{format.timeLabel(task.updatedAt)}</span>,
    },
  ];
  const shown = columns.filter((column) => column !== undefined);
  return useListColumns('tasks', taskFields, shown, fieldOf);
}
