// Reads and writes the values of a declared filter, and names those that are set as chips.
import type { ActiveFilter } from '@yijian/ui/filter';
import { joined } from '../../format/index.ts';
import type { FilterChange, ListFields } from '../list-fields.ts';
import type { ListState } from '../use-list-state.ts';
import type { ChoiceFilter, DaysFilter, ListFilter } from './list-filter.ts';

/** The part of a list that filters read and change. */
export type Filtered<F extends ListFields> = Pick<ListState<F>, 'filters' | 'setFilters'>;

/** `undefined` takes a filter off. */
export function setFields<F extends ListFields>(
  list: Filtered<F>,
  values: Readonly<Record<string, string | readonly string[] | boolean | undefined>>,
): void {
  list.setFilters(values as FilterChange<F>);
}

export function chosenOf<F extends ListFields>(list: Filtered<F>, { field }: ChoiceFilter<F>): readonly string[] {
  const value = list.filters[field] as string | readonly string[] | undefined;
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

export function daysOf<F extends ListFields>(
  list: Filtered<F>,
  { from, to }: DaysFilter<F>,
): [string | null, string | null] | null {
  const first = list.filters[from] as string | undefined;
  const last = list.filters[to] as string | undefined;
  return first || last ? [first ?? null, last ?? null] : null;
}

export function chipsOf<F extends ListFields>(list: Filtered<F>, filters: readonly ListFilter<F>[]): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const chip = chipOf(list, filter);
    return chip === null ? [] : [chip];
  });
}

function chipOf<F extends ListFields>(list: Filtered<F>, filter: ListFilter<F>): ActiveFilter | null {
  if (filter.kind === 'search') return null;
  if (filter.kind === 'drawn') {
    const { key, label, chosen, onRemove } = filter;
    return chosen.length === 0 ? null : { key, label, value: few(chosen), onRemove };
  }
  if (filter.kind === 'days') {
    const days = daysOf(list, filter);
    if (days === null) return null;
    const onRemove = (): void => setFields(list, { [filter.from]: undefined, [filter.to]: undefined });
    return { key: filter.from, label: filter.label, value: `${days[0] ?? ''}–${days[1] ?? ''}`, onRemove };
  }
  const onRemove = (): void => setFields(list, { [filter.field]: undefined });
  if (filter.kind === 'flag') {
    const value = list.filters[filter.field] as boolean | undefined;
    if (value === undefined || (!value && filter.words?.no === undefined)) return null;
    const shown = filter.words?.[value ? 'yes' : 'no'] ?? '✓';
    return { key: filter.field, label: filter.label, value: shown, onRemove };
  }
  const chosen = chosenOf(list, filter);
  if (chosen.length === 0) return null;
  const value = few(chosen.map((key) => filter.options.find((option) => option.value === key)?.label ?? key));
  return { key: filter.field, label: filter.label, value, onRemove };
}

/** The first three, and how many more. */
const few = (words: readonly string[]): string =>
  joined(words.slice(0, 3)) + (words.length > 3 ? ` +${words.length - 3}` : '');
