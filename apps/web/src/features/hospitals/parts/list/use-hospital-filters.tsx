// Filters of the hospital lists and the chips of those that are set.
import { FilterButton, FilterTree, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import { joined } from '../../../../lib/format/index.ts';
import type { ReactNode } from 'react';
import { useProducts } from '../../../products/index.ts';
import { useCountiesOf, useRegions, useSalesRegions } from '../../../regions/index.ts';
import type { HospitalListData, Scope } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords, type Choice } from '../use-hospital-words.ts';

type ListField = 'level' | 'type' | 'productId' | 'listingStatus' | 'procurementStatus';

export interface HospitalFilterParts {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly chips: ActiveFilter[];
}

/** My hospitals are narrowed by my sales area, all hospitals by whatever the user may see. */
export function useHospitalFilters({ filters, setFilters }: HospitalListData, scope: Scope): HospitalFilterParts {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const own = useRegions();
  const sales = useSalesRegions(scope === 'my');
  const regions = scope === 'my' ? sales : own;
  const counties = useCountiesOf(filters.cityCode ?? [], scope === 'my' ? 'sales' : 'all');
  const offers: { field: ListField; label: string; options: readonly Choice[] }[] = [
    { field: 'level', label: t('level'), options: words.levels },
    { field: 'type', label: t('type'), options: words.types },
    { field: 'productId', label: t('product'), options: useProducts() },
    { field: 'listingStatus', label: t('listing'), options: words.listings },
    { field: 'procurementStatus', label: t('procurement'), options: words.procurements },
  ];
  const sold = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  const places = [...(filters.provinceCode ?? []), ...(filters.cityCode ?? [])];
  const setPlaces = (codes: readonly string[]): void => {
    const { provinces, cities } = regions.split(codes);
    // Counties belong to the cities they were chosen in.
    setFilters({ provinceCode: provinces, cityCode: cities, countyCode: [] });
  };
  const chip = (key: string, label: string, values: readonly string[], onRemove: () => void): ActiveFilter[] =>
    values.length === 0
      ? []
      : [
          {
            key,
            label,
            value: joined(values.slice(0, 3)) + (values.length > 3 ? ` +${values.length - 3}` : ''),
            onRemove,
          },
        ];
  const labelOf = (options: readonly Choice[], value: string): string =>
    options.find((one) => one.value === value)?.label ?? value;
  const isSold = filters.hasSales === undefined ? [] : [String(filters.hasSales)];
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
        <FilterTree label={t('region')} nodes={regions.nodes} value={places} onChange={setPlaces} />
        {counties.length > 0 ? (
          <FilterButton
            label={t('county')}
            options={counties}
            value={filters.countyCode ?? []}
            onChange={(countyCode) => setFilters({ countyCode })}
          />
        ) : null}
        {offers.map(({ field, label, options }) => (
          <FilterButton
            key={field}
            label={label}
            options={options}
            value={filters[field] ?? []}
            onChange={(value) => setFilters({ [field]: value })}
          />
        ))}
        <FilterButton
          label={t('hasSales')}
          options={sold}
          multiple={false}
          value={isSold}
          onChange={([value]) => setFilters({ hasSales: value === undefined ? undefined : value === 'true' })}
        />
      </>
    ),
    chips: [
      ...chip('region', t('region'), places.map(regions.nameOf), () => setPlaces([])),
      ...chip(
        'county',
        t('county'),
        (filters.countyCode ?? []).map((code) => labelOf(counties, code)),
        () => setFilters({ countyCode: [] }),
      ),
      ...offers.flatMap(({ field, label, options }) =>
        chip(
          field,
          label,
          (filters[field] ?? []).map((value) => labelOf(options, value)),
          () => setFilters({ [field]: [] }),
        ),
      ),
      ...chip(
        'hasSales',
        t('hasSales'),
        isSold.map((value) => labelOf(sold, value)),
        () => setFilters({ hasSales: undefined }),
      ),
    ],
  };
}
