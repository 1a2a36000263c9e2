// Filters of the task lists.
import { taskPriorities, taskSources, taskStates } from '@yijian/contract/tasks';
import type { ListFilter } from '../../../../lib/lists/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import { useMembers, type taskFields, type TaskRows } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

export function useTaskFilters(list: TaskRows, words: DictionaryWords): ListFilter<typeof taskFields>[] {
  const t = useTaskPhrases();
  const leads = useSession((session) => hasPermission('task:tasks:team', session));
  const members = useMembers();
  const whose = ['mine', 'created', 'watched', ...(leads ? (['team'] as const) : [])] as const;
  const isTeam = leads && list.filters.whose === 'team';
  const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const people = (members.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    { kind: 'choice', field: 'whose', label: t('whose'), options: options(whose, (value) => t(`whose.${value}`)) },
    { kind: 'choice', field: 'state', label: t('state'), options: options(taskStates, (value) => t(`state.${value}`)) },
    { kind: 'choice', field: 'type', label: t('type'), options: words.options('taskType') },
    {
      kind: 'choice',
      field: 'priority',
      label: t('priority'),
      options: options(taskPriorities, (value) => t(`priority.${value}`)),
    },
    {
      kind: 'choice',
      field: 'source',
      label: t('source'),
      options: options([...taskSources.slice(0, 4), 'SEND' as const], (value) => t(`source.${value}`)),
    },
    ...(isTeam ? [{ kind: 'choice', field: 'assigneeId', label: t('assignee'), options: people } as const] : []),
    { kind: 'days', from: 'dueFrom', to: 'dueTo', label: t('dueOn') },
    { kind: 'flag', field: 'important', label: t('important'), place: 'chip' },
    { kind: 'flag', field: 'late', label: t('late'), place: 'chip' },
  ];
}
