// The four lists as tabs with their numbers, and the quick choices of a list, all from one call.
import type { TaskListName, TaskNumbers, TaskWhose } from '@yijian/contract/tasks';
import { COUNTED_UP_TO } from '@yijian/contract/tasks';
import { useFormat } from '../../../../lib/format/index.ts';
import { useSectionTabs } from '../../../../lib/router/index.ts';
import { useTaskNumbers, type TaskFilters } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

export interface QuickChoice {
  readonly key: string;
  readonly label: string;
  readonly count: string | undefined;
  readonly active: boolean;
  readonly filters: TaskFilters;
}

export function useTaskTabs(list: TaskListName, filters: TaskFilters) {
  const t = useTaskPhrases();
  const format = useFormat();
  const section = useSectionTabs();
  const numbers = useTaskNumbers((filters.whose ?? 'mine') as TaskWhose).data;
  const countOf = (name: keyof TaskNumbers): string | undefined => {
    const count = numbers?.[name];
    if (count === undefined) return undefined;
    return count < COUNTED_UP_TO ? format.count(count) : t('overCount', { count: format.count(COUNTED_UP_TO - 1) });
  };
  const listOf = (path: string): TaskListName => path.split('?')[0]!.split('/').at(-1) as TaskListName;
  const is = (state: string): boolean => filters.state?.length === 1 && filters.state[0] === state;
  const choices: QuickChoice[] =
    list === 'all'
      ? [
          {
            key: 'TODO',
            label: t('state.TODO'),
            count: countOf('todo'),
            active: is('TODO'),
            filters: { state: ['TODO'] },
          },
          {
            key: 'COMPLETED',
            label: t('state.COMPLETED'),
            count: countOf('completed'),
            active: is('COMPLETED'),
            filters: { state: ['COMPLETED'] },
          },
          {
            key: 'late',
            label: t('late'),
            count: countOf('expired'),
            active: filters.late === true,
            filters: { late: true },
          },
          {
            key: 'important',
            label: t('important'),
            count: countOf('important'),
            active: filters.important === true,
            filters: { important: true, state: ['TODO', 'IN_PROGRESS'] },
          },
        ]
      : [];
  return {
    tabs: section?.tabs.map((tab) => ({ key: tab.key, label: tab.label, count: countOf(listOf(tab.path)) })),
    tab: section?.active,
    onTabChange: section?.open,
    choices,
  };
}
