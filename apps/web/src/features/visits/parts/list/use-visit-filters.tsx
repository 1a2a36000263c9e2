// Filters of the visit lists and the chips of those that are set.
import type { Visit } from '@yijian/contract/visits';
import { DateRangeFilter, FilterButton, SearchInput, type ActiveFilter, type DatePreset } from '@yijian/ui/filter';
import { useState, type ReactNode } from 'react';
import { joined, today } from '../../../../lib/format/index.ts';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { VisitFilters, VisitList } from '../../visits.api.ts';
import { useVisitStates } from '../visit-state.tsx';

type ListField = 'visitType' | 'visitPurpose' | 'visitResults' | 'state' | 'productId';
interface Choice {
  readonly field: ListField;
  readonly label: string;
  readonly options: readonly { value: string; label: string }[];
}

export interface VisitFilterParts {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly chips: ActiveFilter[];
}

/** What the filters need of a list; `rows` tell the names of the doctor, hospital or visitor that the address names. */
export type FilteredVisits = Pick<VisitList, 'filters' | 'setFilters'> & {
  readonly rows:
    | readonly Pick<Visit, 'doctorId' | 'doctorName' | 'hospitalId' | 'hospitalName' | 'userName'>[]
    | undefined;
};

export function useVisitFilters(list: FilteredVisits, words: DictionaryWords): VisitFilterParts {
  const t = useVisitPhrases();
  const states = useVisitStates();
  const products = useProducts();
  const { filters, setFilters } = list;
  const choices: Choice[] = [
    { field: 'state', label: t('state'), options: states },
    { field: 'visitType', label: t('type'), options: words.options('visitType') },
    { field: 'visitPurpose', label: t('purposes'), options: words.options('visitPurpose') },
    { field: 'visitResults', label: t('result'), options: words.options('visitResults') },
    { field: 'productId', label: t('products'), options: products },
  ];
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
        <DateFilter filters={filters} setFilters={setFilters} />
        {choices.map(({ field, label, options }) => (
          <FilterButton
            key={field}
            label={label}
            options={options}
            value={filters[field] ?? []}
            onChange={(value) => setFilters({ [field]: value })}
          />
        ))}
      </>
    ),
    chips: [
      ...chosenOne(t('doctor'), filters.doctorId, nameIn(list, 'doctor'), () => setFilters({ doctorId: '' })),
      ...chosenOne(t('ofHospital'), filters.hospitalId, nameIn(list, 'hospital'), () => setFilters({ hospitalId: '' })),
      ...(filters.userId?.length
        ? chosenOne(t('visitor'), filters.userId[0], list.rows?.[0]?.userName ?? '…', () => setFilters({ userId: [] }))
        : []),
      ...dateChips(filters, setFilters, t('date')),
      ...choices.flatMap((choice) => chipOf(choice, filters, setFilters)),
    ],
  };
}

/** The name of the one doctor or hospital that the address names, once a row tells it. */
const nameIn = ({ rows, filters }: FilteredVisits, kind: 'doctor' | 'hospital'): string =>
  rows?.find((visit) => visit[`${kind}Id`] === filters[`${kind}Id`])?.[`${kind}Name`] ?? '…';

function chosenOne(label: string, id: string | undefined, value: string, onRemove: () => void): ActiveFilter[] {
  return id === undefined ? [] : [{ key: label, label, value, onRemove }];
}

type SetFilters = (change: VisitFilters) => void;

function chipOf({ field, label, options }: Choice, filters: VisitFilters, setFilters: SetFilters): ActiveFilter[] {
  const chosen = filters[field] ?? [];
  if (chosen.length === 0) return [];
  const value = joined(chosen.map((one) => options.find((option) => option.value === one)?.label ?? one));
  return [{ key: field, label, value, onRemove: () => setFilters({ [field]: [] }) }];
}

function dateChips({ startFrom, startTo }: VisitFilters, setFilters: SetFilters, label: string): ActiveFilter[] {
  if (!startFrom && !startTo) return [];
  const value = `${startFrom ?? ''}–${startTo ?? ''}`;
  return [{ key: 'date', label, value, onRemove: () => setFilters({ startFrom: '', startTo: '' }) }];
}

function DateFilter({ filters, setFilters }: { filters: VisitFilters; setFilters: SetFilters }): ReactNode {
  const t = useVisitPhrases();
  const [opened] = useState(() => Date.now());
  const now = today(opened);
  const back = (days: number): string => today(opened - days * 86_400_000);
  const presets: DatePreset[] = [
    { label: t('today'), range: [now, now] },
    { label: t('last7'), range: [back(6), now] },
    { label: t('last30'), range: [back(29), now] },
    { label: t('last90'), range: [back(89), now] },
  ];
  const { startFrom, startTo } = filters;
  return (
    <DateRangeFilter
      label={t('date')}
      value={startFrom || startTo ? [startFrom ?? null, startTo ?? null] : null}
      presets={presets}
      onChange={(range) => setFilters({ startFrom: range?.[0] ?? '', startTo: range?.[1] ?? '' })}
    />
  );
}
