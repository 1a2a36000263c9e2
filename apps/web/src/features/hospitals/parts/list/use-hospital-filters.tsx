// Filters of the hospital lists.
import { FilterTree } from '@yijian/ui/filter';
import type { ListFilter } from '../../../../lib/lists/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useCountiesOf, useRegions, useSalesRegions } from '../../../regions/index.ts';
import type { hospitalFields, HospitalListData, Scope } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

/** My hospitals are narrowed by my sales area, all hospitals by whatever the user may see. */
export function useHospitalFilters(
  { filters, setFilters }: HospitalListData,
  scope: Scope,
): ListFilter<typeof hospitalFields>[] {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const own = useRegions();
  const sales = useSalesRegions(scope === 'my');
  const regions = scope === 'my' ? sales : own;
  const counties = useCountiesOf(filters.cityCode ?? [], scope === 'my' ? 'sales' : 'all');
  const products = useProducts();
  const places = [...(filters.provinceCode ?? []), ...(filters.cityCode ?? [])];
  const setPlaces = (codes: readonly string[]): void => {
    const { provinces, cities } = regions.split(codes);
    // Counties belong to the cities they were chosen in.
    setFilters({ provinceCode: provinces, cityCode: cities, countyCode: [] });
  };
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    {
      kind: 'drawn',
      key: 'region',
      label: t('region'),
      control: <FilterTree label={t('region')} nodes={regions.nodes} value={places} onChange={setPlaces} />,
      chosen: places.map(regions.nameOf),
      onRemove: () => setPlaces([]),
    },
    {
      kind: 'choice',
      field: 'countyCode',
      label: t('county'),
      options: counties,
      place: counties.length > 0 ? 'line' : 'chip',
    },
    { kind: 'choice', field: 'level', label: t('level'), options: words.levels },
    { kind: 'choice', field: 'type', label: t('type'), options: words.types },
    { kind: 'choice', field: 'productId', label: t('product'), options: products },
    { kind: 'choice', field: 'listingStatus', label: t('listing'), options: words.listings },
    { kind: 'choice', field: 'procurementStatus', label: t('procurement'), options: words.procurements },
    { kind: 'flag', field: 'hasSales', label: t('hasSales'), words: { yes: t('yes'), no: t('no') } },
  ];
}
