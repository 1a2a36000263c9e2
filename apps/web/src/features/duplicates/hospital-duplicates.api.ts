// What the screen of duplicate hospitals asks the server (product 3.2).
import {
  hospitalDuplicateEndpoints as calls,
  type DuplicateBox,
  type HospitalMergePlan,
} from '@yijian/contract/duplicates';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const hospitalPairFields = { keyword: 'text', provinceCode: 'list' } as const satisfies ListFields;
type HospitalPairFilters = FilterValues<typeof hospitalPairFields>;
const mergeFields = { keyword: 'text' } as const satisfies ListFields;

export const useHospitalPairs = (box: DuplicateBox) =>
  useList({
    name: `hospital-duplicates-${box}`,
    fields: hospitalPairFields,
    defaultSort: box === 'OPEN' ? 'score,desc' : 'foundAt,desc',
    page: calls.listHospitals,
    pageArguments: (filters: HospitalPairFilters, paging: Paging) => ({ query: { ...filters, ...paging, box } }),
    count: calls.countHospitals,
    countArguments: (filters: HospitalPairFilters) => ({ query: { ...filters, box } }),
  });

export const useHospitalMerges = () =>
  useList({
    name: 'hospital-duplicates-merges',
    fields: mergeFields,
    page: calls.listHospitalMerges,
    pageArguments: (filters: FilterValues<typeof mergeFields>, paging: Paging) => ({
      query: { ...filters, ...paging },
    }),
  });

export const useHospitalBoxCounts = () => useCall(calls.countHospitalBoxes, {}, { errorMessage: false }).data;

export const useHospitalPreview = (plan: HospitalMergePlan) =>
  useCall(calls.previewHospitals, { body: plan }, { keepPrevious: true, errorMessage: false });

/** Asked anew when a search is over, too. */
export const hospitalLists = [
  calls.listHospitals,
  calls.countHospitals,
  calls.countHospitalBoxes,
  calls.listHospitalMerges,
];
const changed = [
  ...hospitalLists,
  hospitalEndpoints.listMy,
  hospitalEndpoints.countMy,
  hospitalEndpoints.listAll,
  hospitalEndpoints.countAll,
  hospitalEndpoints.find,
];

export const useMergeHospitals = () => useWrite(calls.mergeHospitals, { refreshes: changed, errorMessage: false });
export const useRejectHospitals = () => useWrite(calls.rejectHospitals, { refreshes: hospitalLists });
export const useReconsiderHospitals = () => useWrite(calls.reconsiderHospitals, { refreshes: changed });
export const useUnmergeHospitals = () => useWrite(calls.unmergeHospitals, { refreshes: changed });
