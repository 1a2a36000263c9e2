// Draws the controls of declared filters.
import { DateRangeFilter, FilterButton, SearchInput } from '@yijian/ui/filter';
import { Fragment, type ReactNode } from 'react';
import type { ListFields } from '../list-fields.ts';
import { chosenOf, daysOf, setFields, type Filtered } from './filter-values.ts';
import type { DrawnFilter, ListFilter, SearchFilter } from './list-filter.ts';

interface ControlsProps<F extends ListFields> {
  readonly list: Filtered<F>;
  readonly fields: F;
  readonly filters: readonly ListFilter<F>[];
}

export function SearchControl<F extends ListFields>({
  list,
  filter,
}: {
  list: Filtered<F>;
  filter: SearchFilter<F>;
}): ReactNode {
  return (
    <SearchInput
      value={(list.filters[filter.field] as string | undefined) ?? ''}
      onChange={(keyword) => setFields(list, { [filter.field]: keyword })}
      placeholder={filter.placeholder}
    />
  );
}

export function FilterControls<F extends ListFields>({ list, fields, filters }: ControlsProps<F>): ReactNode {
  return filters.map((filter) =>
    filter.kind === 'drawn' ? (
      <Fragment key={filter.key}>{filter.control}</Fragment>
    ) : (
      <Control key={keyOf(filter)} list={list} fields={fields} filter={filter} />
    ),
  );
}

type Declared<F extends ListFields> = Exclude<ListFilter<F>, DrawnFilter>;

const keyOf = <F extends ListFields>(filter: Declared<F>): string =>
  filter.kind === 'days' ? filter.from : filter.field;

interface ControlProps<F extends ListFields> {
  readonly list: Filtered<F>;
  readonly fields: F;
  readonly filter: Declared<F>;
}

function Control<F extends ListFields>({ list, fields, filter }: ControlProps<F>): ReactNode {
  if (filter.kind === 'search') return null;
  if (filter.kind === 'days') {
    return (
      <DateRangeFilter
        label={filter.label}
        value={daysOf(list, filter)}
        presets={filter.presets ?? []}
        onChange={(days) => setFields(list, { [filter.from]: days?.[0] ?? '', [filter.to]: days?.[1] ?? '' })}
      />
    );
  }
  if (filter.kind === 'flag') {
    const value = list.filters[filter.field] as boolean | undefined;
    const { yes, no } = filter.words ?? { yes: filter.label, no: undefined };
    return (
      <FilterButton
        label={filter.label}
        options={[{ value: 'true', label: yes }, ...(no === undefined ? [] : [{ value: 'false', label: no }])]}
        value={value === undefined ? [] : [String(value)]}
        multiple={false}
        onChange={([next]) => setFields(list, { [filter.field]: next === undefined ? undefined : next === 'true' })}
      />
    );
  }
  const isMultiple = fields[filter.field] === 'list';
  return (
    <FilterButton
      label={filter.label}
      options={filter.options}
      value={chosenOf(list, filter)}
      multiple={isMultiple}
      onChange={(value) => setFields(list, { [filter.field]: isMultiple ? value : (value[0] ?? '') })}
    />
  );
}
