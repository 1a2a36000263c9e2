// Filters of the task lists and the chips of those that are set.
import { taskPriorities, taskSources, taskStates } from '@yijian/contract/tasks';
import { DateRangeFilter, FilterButton, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import { useMembers, type TaskRows } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

type Field = 'whose' | 'state' | 'type' | 'priority' | 'source' | 'assigneeId';

interface Choice {
  readonly field: Field;
  readonly label: string;
  readonly options: readonly { value: string; label: string }[];
  readonly multiple: boolean;
}

export interface TaskFilterParts {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly chips: ActiveFilter[];
}

export function useTaskFilters(list: TaskRows, words: DictionaryWords): TaskFilterParts {
  const t = useTaskPhrases();
  const choices = useChoices(list, words);
  const { filters, setFilters } = list;
  const { dueFrom, dueTo } = filters;
  const valueOf = (field: Field): readonly string[] => {
    const value = filters[field];
    return value === undefined ? [] : typeof value === 'string' ? [value] : value;
  };
  const change = ({ field, multiple }: Choice, value: string[]): void =>
    setFilters({ [field]: multiple ? value : (value[0] ?? '') });
  return {
    search: (
      <SearchInput
        value={filters.keyword ?? ''}
        onChange={(keyword) => setFilters({ keyword })}
        placeholder={t('search')}
      />
    ),
    filters: (
      <>
        {choices.map((choice) => (
          <FilterButton
            key={choice.field}
            label={choice.label}
            options={choice.options}
            value={valueOf(choice.field)}
            multiple={choice.multiple}
            onChange={(value) => change(choice, value)}
          />
        ))}
        <DateRangeFilter
          label={t('dueOn')}
          value={dueFrom || dueTo ? [dueFrom ?? null, dueTo ?? null] : null}
          presets={[]}
          onChange={(range) => setFilters({ dueFrom: range?.[0] ?? '', dueTo: range?.[1] ?? '' })}
        />
      </>
    ),
    chips: [
      ...flagChip(t('important'), filters.important, () => setFilters({ important: undefined } as never)),
      ...flagChip(t('late'), filters.late, () => setFilters({ late: undefined } as never)),
      ...choices.flatMap((choice) => chipOf(choice, valueOf(choice.field), () => change(choice, []))),
      ...(dueFrom || dueTo
        ? [
            {
              key: 'due',
              label: t('dueOn'),
              value: `${dueFrom ?? ''}–${dueTo ?? ''}`,
              onRemove: () => setFilters({ dueFrom: '', dueTo: '' }),
            },
          ]
        : []),
    ],
  };
}

function useChoices(list: TaskRows, words: DictionaryWords): Choice[] {
  const t = useTaskPhrases();
  const leads = useSession((session) => hasPermission('task:tasks:team', session));
  const members = useMembers();
  const whose = ['mine', 'created', 'watched', ...(leads ? (['team'] as const) : [])] as const;
  const team = leads && list.filters.whose === 'team';
  const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    { field: 'whose', label: t('whose'), multiple: false, options: options(whose, (value) => t(`whose.${value}`)) },
    { field: 'state', label: t('state'), multiple: true, options: options(taskStates, (value) => t(`state.${value}`)) },
    { field: 'type', label: t('type'), multiple: true, options: words.options('taskType') },
    {
      field: 'priority',
      label: t('priority'),
      multiple: true,
      options: options(taskPriorities, (value) => t(`priority.${value}`)),
    },
    {
      field: 'source',
      label: t('source'),
      multiple: true,
      options: options(taskSources.slice(0, 4), (value) => t(`source.${value}`)),
    },
    ...(team
      ? [
          {
            field: 'assigneeId' as const,
            label: t('assignee'),
            multiple: true,
            options: (members.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
  ];
}

function flagChip(label: string, value: boolean | undefined, onRemove: () => void): ActiveFilter[] {
  return value === true ? [{ key: label, label, value: '✓', onRemove }] : [];
}

function chipOf({ field, label, options }: Choice, value: readonly string[], onRemove: () => void): ActiveFilter[] {
  if (value.length === 0) return [];
  const words = joined(value.map((one) => options.find((option) => option.value === one)?.label ?? one));
  return [{ key: field, label, value: words, onRemove }];
}
