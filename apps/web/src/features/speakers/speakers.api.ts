// What the screens of speakers ask the server.
import { doctorEndpoints } from '@yijian/contract/doctors';
import { speakerChangeEndpoints, speakerEndpoints, type SpeakerTab } from '@yijian/contract/speakers';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const fields = { keyword: 'text', state: 'text', tier: 'text', expiresWithin: 'text' } as const;

export const useSpeakers = (tab: SpeakerTab, name: string) =>
  useList({
    name: `speakers.${name}`,
    fields,
    defaultSort: 'updatedAt,desc',
    page: speakerEndpoints.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging, tab } as object }),
    count: speakerEndpoints.count,
    countArguments: (filters) => ({ query: { ...filters, tab } as object }),
  });

export const useSpeaker = (id: string | null) =>
  useCall(speakerEndpoints.find, id === null ? null : { params: { id } }, quiet);
export const useEvidence = (doctorId: string | null) =>
  useCall(speakerEndpoints.evidence, doctorId === null ? null : { params: { id: doctorId } }, quiet);

/** Those who may speak now, or all who were approved, for a picker; null asks nothing. */
export const useSpeakersIn = (
  among: { readonly state: 'ACTIVE' } | { readonly tab: 'approved' },
  keyword: string | null,
) =>
  useCall(
    speakerEndpoints.list,
    keyword === null ? null : { query: { ...among, size: 50, ...(keyword === '' ? {} : { keyword }) } },
    { ...quiet, keepPrevious: true },
  );

/** Doctors in sight of a hospital, for a picker. */
export const useDoctorsOfHospital = (hospitalId: string, keyword: string) =>
  useCall(
    doctorEndpoints.list,
    {
      query: {
        type: 'ALL_CUSTOMER' as const,
        hospitalId: [hospitalId],
        size: 50,
        ...(keyword === '' ? {} : { keyword }),
      },
    },
    { ...quiet, keepPrevious: true },
  );

const refreshes = [speakerEndpoints.list, speakerEndpoints.count, speakerEndpoints.find];
const writing = { ...quiet, refreshes };

export const useAddSpeaker = () => useWrite(speakerEndpoints.add, writing);
export const useUpdateSpeaker = () => useWrite(speakerEndpoints.update, writing);
export const useSubmitSpeaker = () => useWrite(speakerEndpoints.submit, writing);
export const useWithdrawSpeaker = () => useWrite(speakerEndpoints.withdraw, writing);
export const useRenewSpeaker = () => useWrite(speakerEndpoints.renew, writing);
export const useAskChange = () => useWrite(speakerChangeEndpoints.ask, writing);
export const useWithdrawChange = () => useWrite(speakerChangeEndpoints.withdraw, writing);
export const useRenewSpeakers = () => useWrite(speakerChangeEndpoints.renewAll, writing);
export const useSuspendSpeaker = () => useWrite(speakerEndpoints.suspend, writing);
export const useResumeSpeaker = () => useWrite(speakerEndpoints.resume, writing);
export const useBlacklistSpeaker = () => useWrite(speakerEndpoints.blacklist, writing);
export const useLiftBlacklist = () => useWrite(speakerEndpoints.lift, writing);
export const useAddContract = () => useWrite(speakerEndpoints.addContract, writing);
export const useSignContract = () => useWrite(speakerEndpoints.signContract, writing);
export const useCancelContract = () => useWrite(speakerEndpoints.cancelContract, { refreshes });
