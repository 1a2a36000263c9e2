// The facts of a task in words.
import type { TaskDetail } from '@yijian/contract/tasks';
import type { Description } from '@yijian/ui/detail-page';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

const keys = ['taskType'] as const;

export function useTaskFacts(task: TaskDetail): Description[] {
  const t = useTaskPhrases();
  const format = useFormat();
  const words = useDictionaries(keys);
  const fact = (key: string, label: string, value: string | null): Description => ({
    key,
    label,
    value: value || t('none'),
  });
  return [
    fact('type', t('type'), words.label('taskType', task.type)),
    fact('dueOn', t('dueOn'), task.dueOn),
    fact('startOn', t('startOn'), task.startOn),
    fact('assignee', t('assignee'), task.assigneeName),
    fact('creator', t('creator'), task.creatorName ?? t('bySystem')),
    fact('source', t('source'), t(`source.${task.source}`)),
    fact('doctors', t('doctor'), joined(task.doctors.map((one) => one.name))),
    fact('hospital', t('hospital'), task.hospitalName),
    fact('watchers', t('watchers'), joined(task.watchers.map((one) => one.name))),
    fact('notes', t('notes'), task.notes),
    ...(task.outcome ? [fact('outcome', t('outcome'), task.outcome)] : []),
    ...(task.closeReason ? [fact('closeReason', t('closeReason'), task.closeReason)] : []),
    fact('created', t('created'), format.dateTime(task.createdAt)),
    ...(task.completedAt ? [fact('completed', t('completedAt'), format.dateTime(task.completedAt))] : []),
  ];
}
