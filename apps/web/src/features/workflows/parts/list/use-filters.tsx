// The filters of the workflow lists and the chips of those that are set.
import { FilterButton, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

export interface Choice {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { value: string; label: string }[];
  readonly multiple?: boolean;
}

type Held = Readonly<Record<string, unknown>>;
interface Filtered {
  readonly filters: Held;
  readonly setFilters: (change: Held) => void;
}

/** Search by title, one button a choice, one chip a choice that is set. */
export function useFilters(
  list: Filtered,
  choices: readonly Choice[],
): { search: ReactNode; filters: ReactNode; chips: ActiveFilter[] } {
  const t = useWorkflowPhrases();
  const set = (change: Held): void => list.setFilters(change);
  const chosen = (field: string): string[] => {
    const value = list.filters[field];
    return value === undefined ? [] : Array.isArray(value) ? value.map(String) : [`${value as string | boolean}`];
  };
  return {
    search: (
      <SearchInput
        value={chosen('keyword')[0] ?? ''}
        onChange={(keyword) => set({ keyword })}
        placeholder={t('searchTitle')}
      />
    ),
    filters: choices.map(({ field, label, options, multiple = true }) => (
      <FilterButton
        key={field}
        label={label}
        options={options}
        multiple={multiple}
        value={chosen(field)}
        onChange={(value) => set({ [field]: multiple ? value : readOne(value[0]) })}
      />
    )),
    chips: choices.flatMap(({ field, label, options, multiple = true }) => {
      const values = chosen(field).map((one) => options.find((option) => option.value === one)?.label ?? one);
      if (values.length === 0) return [];
      const onRemove = (): void => set({ [field]: multiple ? [] : undefined });
      return [{ key: field, label, value: values.join(t('listSeparator')), onRemove }];
    }),
  };
}

/** A flag is held as true or false, everything else as text. */
const readOne = (value: string | undefined): string | boolean | undefined =>
  value === 'true' || value === 'false' ? value === 'true' : value;
