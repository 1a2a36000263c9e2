// What the screens of meetings ask the server.
import { budgetEndpoints } from '@yijian/contract/budgets';
import type { ExportAsk } from '@yijian/contract/exports';
import { libraryEndpoints } from '@yijian/contract/library';
import {
  meetingEndpoints,
  type CustomerMeetingQuery,
  type MeetingDaysQuery,
  type MeetingDraft,
  type MeetingFilter,
  type MeetingTab,
  type PackQuery,
} from '@yijian/contract/meetings';
import { kolEngagementEndpoints } from '@yijian/contract/opinion-leaders';
import { productEndpoints } from '@yijian/contract/products';
import { useQueryClient } from '@tanstack/react-query';
import { download, refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;

export type MeetingDaysAsked = Omit<MeetingDaysQuery, 'most'> & Partial<Pick<MeetingDaysQuery, 'most'>>;

const meetingFields = {
  keyword: 'text',
  type: 'text',
  state: 'text',
  stage: 'text',
  purpose: 'text',
  productId: 'text',
  from: 'text',
  to: 'text',
} as const;

/** The list of a tab; its calendar and board are refreshed with it. */
export function useMeetings(tab: MeetingTab) {
  const client = useQueryClient();
  const list = useList({
    name: `meetings.${tab}`,
    fields: meetingFields,
    defaultSort: 'startsAt,desc',
    page: meetingEndpoints.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging, tab } as object }),
    count: meetingEndpoints.count,
    countArguments: (filters) => ({ query: { ...filters, tab } as object }),
  });
  const refresh = (): void => {
    list.refresh();
    for (const row of [meetingEndpoints.listDays, meetingEndpoints.listColumns]) void refreshCalls(client, row);
  };
  return { ...list, refresh };
}

/** The meetings that match as a sheet. */
export const downloadMeetings = (query: MeetingFilter & ExportAsk) => download(meetingEndpoints.exportList, { query });

const shown = { ...quiet, keepPrevious: true } as const;

/** The meetings of each of the days, `most` of a day. */
export const useMeetingDays = (query: MeetingDaysAsked) => useCall(meetingEndpoints.listDays, { query }, shown);

/** The meetings of each state. */
export const useMeetingStates = (query: MeetingFilter) => useCall(meetingEndpoints.listColumns, { query }, shown);

/** Whose page shows the meetings. */
export type CustomerKind = 'doctor' | 'hospital';

interface OfCustomer {
  readonly kind: CustomerKind;
  readonly id: string;
}

/** Roles and figures that only a hospital has are not offered on the page of a doctor. */
export function useCustomerMeetings({ kind, id }: OfCustomer, query: Partial<CustomerMeetingQuery>) {
  const row = kind === 'doctor' ? meetingEndpoints.listOfDoctor : meetingEndpoints.listOfHospital;
  return useCall(row, { params: { id }, query: query as object }, { ...quiet, keepPrevious: true });
}
export function useCustomerCounts({ kind, id }: OfCustomer) {
  const row = kind === 'doctor' ? meetingEndpoints.countOfDoctor : meetingEndpoints.countOfHospital;
  return useCall(row, { params: { id } }, quiet);
}

export const useMeeting = (id: string | null) =>
  useCall(meetingEndpoints.find, id === null ? null : { params: { id } }, quiet);
export const useProducts = () => useCall(productEndpoints.listOwn, {}, { ...quiet, staleTime: 60_000 });
export const useBudgetChoices = (on: string | null) =>
  useCall(budgetEndpoints.choices, on === null ? null : { query: { on } }, { ...quiet, keepPrevious: true });
/** Materials that may be shown in a meeting. */
export const useMaterialChoices = () =>
  useCall(libraryEndpoints.list, { query: { state: 'APPROVED', size: 100 } }, { ...quiet, staleTime: 60_000 });
export const useVerdict = (id: string | undefined, draft: MeetingDraft | null) =>
  useCall(meetingEndpoints.check, draft === null ? null : { query: id === undefined ? {} : { id }, body: draft }, {
    ...quiet,
    keepPrevious: true,
  });

/** Shortlists of opinion leaders, own and shared ones. */
export const useShortlists = (isWanted: boolean) =>
  useCall(kolEngagementEndpoints.listShortlists, isWanted ? {} : null, { ...quiet, staleTime: 60_000 });
export const useShortlist = (id: string | null) =>
  useCall(kolEngagementEndpoints.findShortlist, id === null ? null : { params: { id } }, quiet);

/** Asked every few seconds: the code changes, and so does the number of those who signed in. */
export const useSignInCode = (id: string) =>
  useCall(meetingEndpoints.findSignInCode, { params: { id } }, { ...quiet, refetchInterval: 5_000 });

const ofCustomers = [
  meetingEndpoints.listOfDoctor,
  meetingEndpoints.countOfDoctor,
  meetingEndpoints.listOfHospital,
  meetingEndpoints.countOfHospital,
];
const refreshes = [
  meetingEndpoints.list,
  meetingEndpoints.count,
  meetingEndpoints.find,
  meetingEndpoints.findSurvey,
  ...ofCustomers,
];
const writing = { ...quiet, refreshes };

export const useAddMeeting = () => useWrite(meetingEndpoints.add, quiet);
export const useUpdateMeeting = () => useWrite(meetingEndpoints.update, quiet);
export const useSubmitMeeting = () => useWrite(meetingEndpoints.submit, writing);
export const useChangeMeeting = () => useWrite(meetingEndpoints.change, writing);
export const useCopyMeeting = () => useWrite(meetingEndpoints.copy, { refreshes });
export const useWithdrawMeeting = () => useWrite(meetingEndpoints.withdraw, writing);
/** What cancelling costs now: asked anew each time. */
export const useCancellationFees = (id: string) =>
  useCall(meetingEndpoints.findCancellationFees, { params: { id } }, { ...quiet, staleTime: 0 });
export const useCancelMeeting = () => useWrite(meetingEndpoints.cancel, writing);
export const useStartMeeting = () => useWrite(meetingEndpoints.start, { refreshes });
export const useEndMeeting = () => useWrite(meetingEndpoints.end, { refreshes });
export const useInviteGuests = () => useWrite(meetingEndpoints.invite, { refreshes });
export const useChangeGuest = () => useWrite(meetingEndpoints.changeGuest, { refreshes });
export const useAddWalkIn = () => useWrite(meetingEndpoints.addWalkIn, writing);
export const useReconcileGuest = () => useWrite(meetingEndpoints.reconcile, writing);
export const useAddWalkInDoctor = () => useWrite(meetingEndpoints.addDoctor, writing);
export const useRecordAnswer = () => useWrite(meetingEndpoints.recordAnswer, writing);
export const useUploadEvidence = () => useWrite(meetingEndpoints.upload, writing);
export const useConfirmMeeting = () => useWrite(meetingEndpoints.confirm, writing);
export const useAcceptMeeting = () => useWrite(meetingEndpoints.accept, { refreshes });
export const useSendBackMeeting = () => useWrite(meetingEndpoints.sendBack, writing);

export const useComparison = (id: string) => useCall(meetingEndpoints.compare, { params: { id } }, quiet);

/** Read by every application, written by the office. */
export const useTemplates = () => useCall(meetingEndpoints.listTemplates, {}, { ...quiet, staleTime: 60_000 });
const keeping = { ...quiet, refreshes: [meetingEndpoints.listTemplates] };
export const useAddTemplate = () => useWrite(meetingEndpoints.addTemplate, keeping);
export const useChangeTemplate = () => useWrite(meetingEndpoints.changeTemplate, keeping);

export const useSurvey = (id: string) => useCall(meetingEndpoints.findSurvey, { params: { id } }, quiet);
export const useUpdateSurvey = () =>
  useWrite(meetingEndpoints.updateSurvey, { ...quiet, refreshes: [meetingEndpoints.findSurvey] });

export const useOpenInspection = () => useWrite(meetingEndpoints.openInspection, writing);
export const useCloseInspection = () => useWrite(meetingEndpoints.closeInspection, { refreshes });

/** By the right to export, or by an open inspection alone. */
export const downloadPack = (id: string, query: PackQuery, byInspection: boolean) =>
  download(byInspection ? meetingEndpoints.takePack : meetingEndpoints.exportPack, { params: { id }, query });
export const downloadEvidence = (id: string, fileId: string) =>
  download(meetingEndpoints.download, { params: { id, fileId } });
