// What the screens of the visits ask the server (specification 7.5).
import { userEndpoints } from '@yijian/contract/users';
import { visitEndpoints, visitMaterialEndpoints, visitStepEndpoints, type Visit } from '@yijian/contract/visits';
import { addressed, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const visitFields = {
  keyword: 'text',
  doctorId: 'text',
  hospitalId: 'text',
  state: 'list',
  visitType: 'list',
  visitPurpose: 'list',
  visitResults: 'list',
  productId: 'list',
  articleId: 'text',
  materialId: 'text',
  isMet: 'flag',
  isJoint: 'flag',
  startFrom: 'text',
  startTo: 'text',
  userId: 'list',
} as const satisfies ListFields;

export type VisitFilters = FilterValues<typeof visitFields>;
export type VisitList = List<typeof visitFields, Visit>;

/** The filters as the calls take them. */
export const toBody = (filters: VisitFilters) => addressed(visitEndpoints.countMy, { body: filters }).body;

const pageArguments = (filters: VisitFilters, paging: Paging) => ({ query: paging, body: toBody(filters) });
const countArguments = (filters: VisitFilters) => ({ body: toBody(filters) });
const shared = { fields: visitFields, defaultSort: 'startsAt,desc', pageArguments, countArguments };

export function useMyVisits(): VisitList {
  return useList({ ...shared, name: 'visits-my', page: visitEndpoints.listMy, count: visitEndpoints.countMy });
}

export function useTeamVisits(): VisitList {
  return useList({ ...shared, name: 'visits-team', page: visitEndpoints.listTeam, count: visitEndpoints.countTeam });
}

export function useVisit(id: string | null) {
  return useCall(visitEndpoints.find, id === null ? null : { params: { id } }, { errorMessage: false });
}

export function useVisitHistory(id: string) {
  return useCall(visitStepEndpoints.history, { params: { id } }, { errorMessage: false });
}

/** The latest visits to one doctor, newest first. */
export function useDoctorVisits(doctorId: string, size: number) {
  const query = { page: 0, size, sort: 'startsAt,desc' } as const;
  return useCall(visitEndpoints.listOfDoctor, { params: { id: doctorId }, query }, { errorMessage: false });
}

/** What may be shown on a day; `productId` puts what is of the product first. */
export function useShowable(on: string, productId: string | undefined) {
  const query = { ...(on === '' ? {} : { on }), ...(productId === undefined ? {} : { productId }) };
  return useCall(visitMaterialEndpoints.list, { query }, { errorMessage: false, staleTime: 60_000 });
}

export function useColleagues() {
  return useCall(userEndpoints.listUserRoles, { query: {} }, { errorMessage: false, staleTime: 60_000 });
}

/** A visit shows in the header, timeline, lists and counts of its doctor, in rooms the visits do not know. */
const changed = { refreshes: 'everything' } as const;

// The form shows what is wrong beside its fields, so no toast repeats it.
const quiet = { ...changed, errorMessage: false };

export const useAddVisit = () => useWrite(visitEndpoints.add, quiet);
export const useChangeVisit = () => useWrite(visitEndpoints.change, quiet);
export const useCancelVisit = () => useWrite(visitEndpoints.cancel, changed);
export const useRescheduleVisit = () => useWrite(visitEndpoints.reschedule, quiet);
/** What it asks first and what it refuses is reported by the caller. */
export const useCheckIn = () => useWrite(visitStepEndpoints.checkIn, quiet);
export const useAskUnlock = () => useWrite(visitStepEndpoints.askUnlock, changed);
export const useWithdrawUnlock = () => useWrite(visitStepEndpoints.withdrawUnlock, changed);
export const useDecideUnlock = () => useWrite(visitStepEndpoints.decideUnlock, changed);
export const useWithdrawLate = () => useWrite(visitStepEndpoints.withdrawLate, changed);
export const useDecideLate = () => useWrite(visitStepEndpoints.decideLate, changed);
export const useFlagVisit = () => useWrite(visitStepEndpoints.flag, changed);
export const useJudgeVisit = () => useWrite(visitStepEndpoints.judge, changed);
export const useCommentVisit = () => useWrite(visitStepEndpoints.comment, { refreshes: [visitStepEndpoints.history] });
