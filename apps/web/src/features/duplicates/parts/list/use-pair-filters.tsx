// The filters of the pairs and the chips of those that are set.
import type { DuplicateBox } from '@yijian/contract/duplicates';
import { FilterButton, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useRegions } from '../../../regions/index.ts';
import type { PairListData } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export interface PairFilterParts {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly chips: ActiveFilter[];
}

export function usePairFilters({ filters, setFilters }: PairListData, box: DuplicateBox): PairFilterParts {
  const t = useDuplicatePhrases();
  const regions = useRegions();
  const provinces = regions.nodes.map(({ value, label }) => ({ value, label }));
  const advices = (['ACT', 'ASK'] as const).map((value) => ({ value, label: t(`advice.${value}`) }));
  const places = filters.provinceCode ?? [];
  const setAdvice = ([advice]: readonly string[]): void => setFilters({ advice: advice ?? '' });
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
        <FilterButton
          label={t('region')}
          options={provinces}
          value={places}
          onChange={(provinceCode) => setFilters({ provinceCode })}
        />
        {box === 'OPEN' ? (
          <FilterButton
            label={t('advice')}
            options={advices}
            value={filters.advice ? [filters.advice] : []}
            multiple={false}
            onChange={setAdvice}
          />
        ) : null}
      </>
    ),
    chips: [
      ...(places.length === 0
        ? []
        : [
            {
              key: 'provinceCode',
              label: t('region'),
              value: joined(places.map(regions.nameOf)),
              onRemove: () => setFilters({ provinceCode: [] }),
            },
          ]),
      ...(filters.advice
        ? [
            {
              key: 'advice',
              label: t('advice'),
              value: advices.find(({ value }) => value === filters.advice)?.label ?? filters.advice,
              onRemove: () => setAdvice([]),
            },
          ]
        : []),
    ],
  };
}
