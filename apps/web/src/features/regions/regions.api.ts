// Provinces and cities to choose from (specification 7.5).
import { regionEndpoints, type ProvinceTree, type Region } from '@yijian/contract/regions';
import { useMemo } from 'react';
import { useCall } from '../../lib/api/index.ts';
import { useLanguage } from '../../lib/i18n/index.ts';

const AN_HOUR = 3_600_000;

export interface RegionNode {
  readonly value: string;
  readonly label: string;
  /** Pinyin and initials, so that either finds it. */
  readonly keywords: string;
  readonly children?: RegionNode[];
}

export interface Regions {
  readonly nodes: readonly RegionNode[];
  /** The name of a province or city. */
  readonly nameOf: (code: string | null | undefined) => string;
  /** Splits chosen codes into provinces and cities, as the lists filter by. */
  readonly split: (codes: readonly string[]) => { readonly provinces: string[]; readonly cities: string[] };
}

/** The regions a user works in. */
export function useRegions(): Regions {
  const { data } = useCall(regionEndpoints.listOwnTree, {}, { staleTime: AN_HOUR });
  const language = useLanguage();
  return useMemo(() => regionsOf(data ?? [], language), [data, language]);
}

/** The provinces of the sales area of the user, with its cities in them. */
export function useSalesRegions(isWanted = true): Regions {
  const kept = { staleTime: AN_HOUR } as const;
  const provinces = useCall(regionEndpoints.listSales, isWanted ? { body: {} } : null, kept).data;
  const provinceIds = provinces?.map((one) => one.id) ?? [];
  const cities = useCall(
    regionEndpoints.listSales,
    provinceIds.length === 0 ? null : { body: { provinceIds } },
    kept,
  ).data;
  const language = useLanguage();
  return useMemo(() => {
    const within = Map.groupBy(cities ?? [], (city) => city.parentId);
    return regionsOf(
      (provinces ?? []).map((province) => ({ ...province, children: within.get(province.id) ?? [] })),
      language,
    );
  }, [provinces, cities, language]);
}

/** The counties of cities: of any, or of those in the sales area of the user. */
export function useCountiesOf(cityIds: readonly string[], area: 'all' | 'sales'): RegionNode[] {
  const args = cityIds.length === 0 ? null : { body: { cityIds: [...cityIds] } };
  const kept = { staleTime: AN_HOUR, errorMessage: false } as const;
  const all = useCall(regionEndpoints.listCountiesOfCities, area === 'all' ? args : null, kept).data;
  const sales = useCall(regionEndpoints.listSalesCounties, area === 'sales' ? args : null, kept).data;
  const language = useLanguage();
  return ((area === 'all' ? all : sales) ?? []).map((one) => nodeOf(one, language));
}

/** The counties of a city. */
export function useCounties(cityId: string | null): RegionNode[] {
  const args = cityId === null ? null : { params: { id: cityId } };
  const { data } = useCall(regionEndpoints.listCounties, args, { staleTime: AN_HOUR, cache: true });
  const language = useLanguage();
  return (data ?? []).map((one) => nodeOf(one, language));
}

const nodeOf = (one: Region, language: 'zh' | 'en'): RegionNode => ({
  value: one.id,
  label: (language === 'en' && one.enName) || one.name,
  keywords: `${one.name} ${one.enName} ${one.pinyin} ${one.initials}`,
});

export function regionsOf(tree: readonly ProvinceTree[], language: 'zh' | 'en' = 'zh'): Regions {
  const label = (one: { name: string; enName: string }): string => (language === 'en' && one.enName) || one.name;
  const names = new Map(
    tree.flatMap((province) => [province, ...province.children].map((one) => [one.id, label(one)])),
  );
  const provinces = new Set(tree.map((province) => province.id));
  const node = (one: Region): RegionNode => nodeOf(one, language);
  return {
    nodes: tree.map((province) => ({ ...node(province), children: province.children.map(node) })),
    nameOf: (code) => (code ? (names.get(code) ?? code) : ''),
    split: (codes) => ({
      provinces: codes.filter((code) => provinces.has(code)),
      cities: codes.filter((code) => !provinces.has(code)),
    }),
  };
}
