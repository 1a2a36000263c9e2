// What the pages of doctors ask the server.
import {
  doctorAfterSignInEndpoints as after,
  doctorChatEndpoints as chat,
  doctorOpenEndpoints as open,
  doctorOwnEndpoints as own,
  doctorPortalEndpoints as portal,
  doctorRequestEndpoints as requests,
} from '@yijian/contract/doctor-portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchFile, refreshCalls, useCall, useWrite, type FetchedFile } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const meetings = { ...quiet, refreshes: [portal.listMeetings] };

export const useSendCode = () => useWrite(portal.sendCode, quiet);
export const useSignInDoctor = () => useWrite(portal.signIn, quiet);
export const useSignOutDoctor = () => useWrite(portal.signOut, quiet);
export const useSelf = () => useCall(portal.findSelf, {}, quiet);
export const useOwnMeetings = () => useCall(portal.listMeetings, {}, { ...quiet, refetchInterval: 30_000 });
export const useReply = () => useWrite(portal.reply, meetings);
/** The file is saved by the page. */
export const useCalendar = (id: string) =>
  useMutation<FetchedFile>({ mutationFn: () => fetchFile(portal.findCalendar, { params: { id } }) });
export const useSignInAtMeeting = () => useWrite(portal.signInAtMeeting, meetings);
export const useSignOutOfMeeting = () => useWrite(portal.signOutOfMeeting, meetings);
export const useOwnConsents = () => useCall(portal.listConsents, {}, quiet);
export const useWithdrawConsent = () =>
  useWrite(portal.withdrawConsent, { ...quiet, refreshes: [portal.listConsents] });

export const useOwnData = () => useCall(own.findData, {}, quiet);
/** The own data and records as a file. */
export const useDownloadOwn = () => useMutation<FetchedFile>({ mutationFn: () => fetchFile(own.download, {}) });
/** Own payments and the tax withheld, as a page to keep. */
export const useDownloadStatement = () =>
  useMutation<FetchedFile>({ mutationFn: () => fetchFile(own.downloadStatement, {}) });
export const useOwnStatement = () => useCall(own.findStatement, {}, quiet);
const talks = { ...quiet, refreshes: [own.listTalks] };
export const useOwnTalks = () => useCall(own.listTalks, {}, quiet);
export const useAcceptTalk = () => useWrite(own.acceptTalk, talks);
export const useDeclineTalk = () => useWrite(own.declineTalk, talks);
export const useGiveUpFee = () => useWrite(own.giveUpFee, talks);
const services = { ...quiet, refreshes: [own.listServices] };
export const useOwnServices = () => useCall(own.listServices, {}, quiet);
export const useConfirmService = () => useWrite(own.confirmService, services);
export const useDisputeService = () => useWrite(own.disputeService, services);
export const useAskCorrection = () => useWrite(own.askCorrection, { ...quiet, refreshes: [own.findData] });

export const useMeetingMaterials = (id: string) => useCall(after.listMaterials, { params: { id } }, quiet);
/** Fetches the file of a material by its id; the first time counts as opened. */
export function useOpenMaterial(id: string) {
  const client = useQueryClient();
  return useMutation<FetchedFile, Error, string>({
    mutationFn: (materialId) => fetchFile(after.openMaterial, { params: { id, materialId } }),
    onSuccess: () => refreshCalls(client, after.listMaterials),
  });
}
export const useMeetingSurvey = (id: string) => useCall(after.findSurvey, { params: { id } }, quiet);
export const useAnswerSurvey = () => useWrite(after.answerSurvey, { ...quiet, refreshes: [after.findSurvey] });

export const useDoctorChat = () => useCall(chat.findChat, {}, quiet);
export const useSignInByChat = () => useWrite(chat.signInByChat, quiet);
export const useBindChat = () => useWrite(chat.bindChat, quiet);

export const useRegistrationForm = () => useCall(open.findRegistrationForm, {}, { ...quiet, staleTime: 600_000 });
export const useOpenDepartments = () => useCall(open.listDepartments, {}, { ...quiet, staleTime: 600_000 });
export const useHospitalSearch = (keyword: string) =>
  useCall(open.findHospitals, keyword.trim().length < 2 ? null : { query: { keyword: keyword.trim() } }, {
    ...quiet,
    keepPrevious: true,
    staleTime: 600_000,
  });
export const useRegister = () => useWrite(open.register, quiet);
export const useOpenMeeting = (meetingId: string) => useCall(open.expandMeeting, { params: { meetingId } }, quiet);
export const useValidateCode = () => useWrite(open.validateMeetingCode, quiet);
export const useSignInByPhone = () => useWrite(open.signInByPhone, quiet);

const requestFields = { state: 'text' } as const;
export const useDoctorRequests = () =>
  useList({
    name: 'doctor-requests',
    fields: requestFields,
    page: requests.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
  });
export const useCandidates = (id: string, isAsked: boolean) =>
  useCall(requests.candidates, isAsked ? { params: { id } } : null, quiet);
export const useAcceptRequest = () => useWrite(requests.accept, { ...quiet, refreshes: [requests.list] });
export const useRefuseRequest = () => useWrite(requests.refuse, { ...quiet, refreshes: [requests.list] });
