// What the screens of the hospitals ask the server (specification 7.5).
import { hospitalEndpoints, type Hospital } from '@yijian/contract/hospitals';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const hospitalFields = {
  keyword: 'text',
  provinceCode: 'list',
  cityCode: 'list',
  countyCode: 'list',
  level: 'list',
  type: 'list',
  hasSales: 'flag',
  productId: 'list',
  listingStatus: 'list',
  procurementStatus: 'list',
} as const satisfies ListFields;

export type HospitalFilters = FilterValues<typeof hospitalFields>;
export type HospitalListData = List<typeof hospitalFields, Hospital>;
export type Scope = 'my' | 'all';

const rows = {
  my: { page: hospitalEndpoints.listMy, count: hospitalEndpoints.countMy },
  all: { page: hospitalEndpoints.listAll, count: hospitalEndpoints.countAll },
} as const;

export function useHospitalList(scope: Scope): HospitalListData {
  return useList({
    name: `hospitals-${scope}`,
    fields: hospitalFields,
    // The two rows differ in their path alone.
    page: rows[scope].page as typeof hospitalEndpoints.listAll,
    count: rows[scope].count as typeof hospitalEndpoints.countAll,
    pageArguments: (filters: HospitalFilters, paging: Paging) => ({ query: paging, body: filters }),
    countArguments: (filters: HospitalFilters) => ({ body: filters }),
  });
}

/** How many hospitals a list holds without any filter. */
export function useScopeCount(scope: Scope): number | undefined {
  return useCall(rows[scope].count, { body: {} }, { staleTime: 60_000, errorMessage: false }).data?.totalElements;
}

export function useHospital(id: string | null) {
  return useCall(hospitalEndpoints.find, id === null ? null : { params: { id } }, { errorMessage: false });
}

/** Hospitals whose name, pinyin or initials match; waits while nothing is typed. */
export function useHospitalSearch(keyword: string, forSpeaker = false) {
  const wanted = keyword.trim();
  const row = forSpeaker ? hospitalEndpoints.searchForSpeaker : hospitalEndpoints.search;
  return useCall(row, wanted === '' ? null : { body: { keyword: wanted, size: 20 } }, {
    keepPrevious: true,
    errorMessage: false,
  });
}

const changed = [
  hospitalEndpoints.listMy,
  hospitalEndpoints.countMy,
  hospitalEndpoints.listAll,
  hospitalEndpoints.countAll,
  hospitalEndpoints.find,
  hospitalEndpoints.search,
];

// The form shows what is wrong beside its fields, so no toast repeats it.
export const useAddHospital = () => useWrite(hospitalEndpoints.add, { refreshes: changed, errorMessage: false });
export const useChangeHospital = () => useWrite(hospitalEndpoints.change, { refreshes: changed, errorMessage: false });
export const useOwnHospital = () => useWrite(hospitalEndpoints.own, { refreshes: changed });
export const useSetReception = () =>
  useWrite(hospitalEndpoints.setReception, { refreshes: changed, errorMessage: false });
export const useStepProduct = () =>
  useWrite(hospitalEndpoints.stepProduct, {
    refreshes: [...changed, hospitalEndpoints.productHistory],
    errorMessage: false,
  });

export const useHospitalSales = (id: string, year: number | undefined) =>
  useCall(
    hospitalEndpoints.findSales,
    { params: { id }, query: year === undefined ? {} : { year } },
    { errorMessage: false, keepPrevious: true },
  );

export function useProductHistory(id: string) {
  return useCall(hospitalEndpoints.productHistory, { params: { id } }, { errorMessage: false });
}
