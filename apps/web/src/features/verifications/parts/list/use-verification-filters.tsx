// Filters of the verification lists and the chips of those that are set.
import { FilterButton, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useRegions } from '../../../regions/index.ts';
import type { Box, VerificationFilters, VerificationList } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { useVerificationChoices } from '../badges.tsx';

interface Choice {
  readonly field: 'state' | 'kind' | 'certificateType' | 'provinceCode';
  readonly label: string;
  readonly options: readonly { value: string; label: string; keywords?: string }[];
}

export function useVerificationFilters(
  list: VerificationList,
  box: Box,
): { search: ReactNode; filters: ReactNode; chips: ActiveFilter[] } {
  const t = useVerificationPhrases();
  const { states, kinds, types } = useVerificationChoices();
  const regions = useRegions();
  const { filters, setFilters } = list;
  const provinces = regions.nodes.map(({ value, label, keywords }) => ({ value, label, keywords }));
  const choices: Choice[] = [
    { field: 'state', label: t('state'), options: states },
    { field: 'kind', label: t('kind'), options: kinds },
    { field: 'certificateType', label: t('certificates'), options: types },
    ...(box === 'mine' ? [] : [{ field: 'provinceCode' as const, label: t('region'), options: provinces }]),
  ];
  const flags = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  const suspected = filters.suspected === undefined ? [] : [String(filters.suspected)];
  const set = ([value]: readonly string[]): void =>
    setFilters({ suspected: value === undefined ? undefined : value === 'true' } as VerificationFilters);
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
        {choices.map(({ field, label, options }) => (
          <FilterButton
            key={field}
            label={label}
            options={options}
            value={filters[field] ?? []}
            onChange={(value) => setFilters({ [field]: value })}
          />
        ))}
        {box === 'mine' ? null : (
          <FilterButton label={t('suspected')} options={flags} value={suspected} multiple={false} onChange={set} />
        )}
      </>
    ),
    chips: [
      ...choices.flatMap((choice) => chipOf(choice, filters, setFilters)),
      ...(filters.suspected === undefined
        ? []
        : [
            {
              key: 'suspected',
              label: t('suspected'),
              value: t(filters.suspected ? 'yes' : 'no'),
              onRemove: () => set([]),
            },
          ]),
    ],
  };
}

function chipOf(
  { field, label, options }: Choice,
  filters: VerificationFilters,
  setFilters: (change: VerificationFilters) => void,
): ActiveFilter[] {
  const chosen = filters[field] ?? [];
  if (chosen.length === 0) return [];
  const value = joined(chosen.map((one) => options.find((option) => option.value === one)?.label ?? one));
  return [{ key: field, label, value, onRemove: () => setFilters({ [field]: [] }) }];
}
