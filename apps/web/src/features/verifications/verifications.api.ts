// What the screens of the verification ask the server (specification 7.5).
import type { Reveal, Revealed } from '@yijian/contract/privacy';
import { verificationEndpoints as calls, type Verification } from '@yijian/contract/verifications';
import { call, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const verificationFields = {
  keyword: 'text',
  state: 'list',
  kind: 'list',
  certificateType: 'list',
  provinceCode: 'list',
  suspected: 'flag',
} as const satisfies ListFields;

export type Box = 'mine' | 'inbox' | 'all';
export type VerificationFilters = FilterValues<typeof verificationFields>;
export type VerificationList = List<typeof verificationFields, Verification>;

/** The filters as the calls take them. */
export const toQuery = (box: Box, filters: VerificationFilters): { readonly box: Box } => ({ box, ...filters });

export function useVerifications(box: Box): VerificationList {
  return useList({
    name: `verifications-${box}`,
    fields: verificationFields,
    defaultSort: box === 'inbox' ? 'submittedAt,asc' : 'updatedAt,desc',
    page: calls.list,
    pageArguments: (filters: VerificationFilters, paging: Paging) => ({
      query: { ...toQuery(box, filters), ...paging },
    }),
    count: calls.count,
    countArguments: (filters: VerificationFilters) => ({ query: toQuery(box, filters) }),
  });
}

/** How many wait in a box; null keeps the question back. */
export const useBoxCount = (box: Box | null) =>
  useCall(calls.count, box === null ? null : { query: { box } }, { errorMessage: false }).data?.totalElements;

export const useVerification = (id: string | null) =>
  useCall(calls.find, id === null ? null : { params: { id } }, { errorMessage: false });

export const useCertificates = (requestId: string | null) =>
  useCall(calls.findCertificates, requestId === null ? null : { params: { id: requestId } }, { errorMessage: false });

/** What a request for this doctor begins with; values of the record, whatever the language of the page. */
export const useKnownDoctor = (id: string | null) =>
  useCall(calls.findKnown, id === null ? null : { params: { id } }, { errorMessage: false });

/** Calls whose answers an own change makes old. */
export const changed = [calls.list, calls.count, calls.find, calls.listOfDoctor, calls.findCertificates];
const quiet = { refreshes: changed, errorMessage: false };
const loud = { refreshes: changed };

export const useSave = () => useWrite(calls.save, quiet);
export const useSubmit = () => useWrite(calls.submit, quiet);
export const useWithdraw = () => useWrite(calls.withdraw, quiet);
export const useDeleteCertificate = () => useWrite(calls.deleteCertificate, loud);
export const usePick = () => useWrite(calls.pick, loud);
export const useRelease = () => useWrite(calls.release, loud);
export const useDecide = () => useWrite(calls.decide, loud);
export const useComplete = () => useWrite(calls.complete, quiet);
export const useNeedInfo = () => useWrite(calls.needInfo, quiet);
export const useReject = () => useWrite(calls.reject, quiet);
export const useApprove = () => useWrite(calls.approve, quiet);
export const useSendBack = () => useWrite(calls.sendBack, quiet);
export const useReverify = () => useWrite(calls.reverify, quiet);

/** The number of a certificate, whole; no cache of the page ever holds it. */
export const revealCertificate = (id: string, body: Reveal): Promise<Revealed> =>
  call(calls.revealNumber, { params: { id }, body }, { errorMessage: false });
