// What the screens of the doctors ask the server (specification 7.5).
import { doctorEndpoints, type CustomerListType, type Doctor, type DoctorFilter } from '@yijian/contract/doctors';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const doctorFields = {
  keyword: 'text',
  provinceCode: 'list',
  cityCode: 'list',
  hospitalName: 'text',
  hospitalId: 'list',
  departmentCode: 'list',
  hospitalLevel: 'list',
  doctorType: 'list',
  hasSales: 'flag',
  productId: 'list',
  procurementStatus: 'list',
  coverageStatus: 'list',
  lastVisit: 'text',
  channels: 'list',
  tier: 'list',
  clueGrade: 'list',
  lastSent: 'text',
  contentRead: 'text',
  tag: 'list',
  ownerId: 'list',
  isVerified: 'flag',
  isArchived: 'flag',
} as const satisfies ListFields;

export type DoctorFilters = FilterValues<typeof doctorFields>;

/** The filters of a list as a call takes them: what the address says is checked by the server. */
export const asFilter = (filters: DoctorFilters): DoctorFilter => filters as DoctorFilter;
export type DoctorListData = List<typeof doctorFields, Doctor>;

/** What tells the three lists apart (R2.8). */
export const listMarks = {
  MY_FOCUS: { allClient: true, isFocus: true },
  MY_CUSTOMER: { allClient: false, isFocus: false },
  ALL_CUSTOMER: { allClient: true, isFocus: false },
} as const satisfies Record<CustomerListType, { allClient: boolean; isFocus: boolean }>;

export function useDoctorList(type: CustomerListType): DoctorListData {
  return useList({
    name: `doctors-${type}`,
    fields: doctorFields,
    defaultSort: 'lastVisitAt,desc',
    page: doctorEndpoints.list,
    pageArguments: (filters: DoctorFilters, paging: Paging) => ({
      query: { ...filters, ...paging, type, ...listMarks[type] },
    }),
    count: doctorEndpoints.count,
    countArguments: (filters: DoctorFilters) => ({ query: { ...filters, type } }),
  });
}

/** How many doctors a list holds without any filter; asked beside the rows, and kept for a minute. */
export function useListCount(type: CustomerListType): number | undefined {
  return useCall(doctorEndpoints.count, { query: { type } }, { staleTime: 60_000, errorMessage: false }).data
    ?.totalElements;
}

export function useDoctor(id: string) {
  return useCall(doctorEndpoints.find, { params: { id } }, { errorMessage: false });
}

/** One doctor by doctorId, as the address of the profile names it. */
export function useDoctorOne(doctorId: string) {
  return useCall(doctorEndpoints.findOne, { params: { doctorId } }, { errorMessage: false });
}

/** Departments of the own customers with how many there are. */
export function useDepartmentCounts(isWanted: boolean): ReadonlyMap<string, number> {
  const { data } = useCall(doctorEndpoints.departments, isWanted ? { query: {} } : null, {
    staleTime: 60_000,
    errorMessage: false,
  });
  return new Map((data ?? []).flatMap((one) => (one.code === null ? [] : [[one.code, one.doctors] as const])));
}

/** Doctors whose name, pinyin or initials match; waits while nothing is typed. */
export function useDoctorSearch(keyword: string) {
  const wanted = keyword.trim();
  return useCall(doctorEndpoints.search, wanted === '' ? null : { body: { keyword: wanted, size: 20 } }, {
    keepPrevious: true,
    errorMessage: false,
  });
}

/** Asks lists and basics again, after the ledger of consents changed a badge. */
export function useRefreshDoctors(): () => void {
  const client = useQueryClient();
  return () => {
    for (const row of [doctorEndpoints.list, doctorEndpoints.find, doctorEndpoints.findOne])
      void refreshCalls(client, row);
  };
}

const starred = [doctorEndpoints.list, doctorEndpoints.count, doctorEndpoints.find, doctorEndpoints.findOne];

/** The star of a doctor; each click toggles it (R4.4). */
export const useFocusDoctor = () => useWrite(doctorEndpoints.focus, { refreshes: starred });

/** The star of many at once. */
export const useFocusDoctors = () => useWrite(doctorEndpoints.focusMany, { refreshes: starred });
