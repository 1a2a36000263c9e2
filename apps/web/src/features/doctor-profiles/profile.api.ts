// What the profile page of a doctor asks the server, and what it writes (specification 2.5, 7.5).
import { academicRecordEndpoints as academic } from '@yijian/contract/academic-records';
import { doctorProfileEndpoints as profiles, type ProfilePdfQuery } from '@yijian/contract/doctor-profiles';
import { interactionEndpoints as interactions, type DataType, type Granularity } from '@yijian/contract/interactions';
import { publicationEndpoints } from '@yijian/contract/publications';
import { download, useCall, usePages, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
export const academicLists = {
  guides: academic.guides,
  meetings: academic.meetings,
  lives: academic.lives,
  researches: academic.researches,
  funds: academic.funds,
  patents: academic.patents,
  activities: academic.activities,
} as const;
export type AcademicListName = keyof typeof academicLists;

export const useProfileSummary = (id: string | undefined) =>
  useCall(profiles.summary, id === undefined ? null : { params: { id } }, quiet);
export const useStanding = (id: string) => useCall(profiles.standing, { params: { id } }, quiet);
export const useWorks = (id: string) => useCall(academic.works, { params: { id } }, quiet);
export const useActionSummary = (id: string | undefined) =>
  useCall(interactions.summary, id === undefined ? null : { params: { id } }, quiet);

/** One list of the doctor, five at a time, from a day on. */
export function useAcademicList(name: AcademicListName, doctorId: string, from: string | undefined) {
  const query = { doctorId, size: 5, ...(from === undefined ? {} : { from }) };
  return usePages(academicLists[name], { query }, quiet);
}

export function usePapers(doctorId: string, range: '3' | '5' | 'ALL') {
  return usePages(publicationEndpoints.listPapers, { query: { doctorId, size: 5, range } }, quiet);
}

export function useActiveness(doctorId: string, granularity: Granularity) {
  return useCall(interactions.activeness, { query: { doctorId, granularity } }, { ...quiet, keepPrevious: true });
}

export const useStatistics = (doctorId: string) => useCall(interactions.statistical, { query: { doctorId } }, quiet);
export const useTendency = (doctorId: string) => useCall(interactions.tendency, { query: { doctorId } }, quiet);
export const useEducation = (doctorId: string) => useCall(interactions.educateTendency, { query: { doctorId } }, quiet);
export const useActions = (doctorId: string) => usePages(interactions.detail, { query: { doctorId, size: 10 } }, quiet);

/** Those of the given kinds alone. */
export const useActionsOf = (doctorId: string, dataType: readonly DataType[]) =>
  usePages(interactions.findByDataType, { query: { doctorId, size: 5, dataType: [...dataType] } }, quiet);

/** Meetings and live sessions that doctors of a hospital took part in. */
export const useHospitalMeetings = (id: string) =>
  usePages(interactions.listHospitalMeetings, { params: { id }, query: { size: 10 } }, quiet);

/** Items by year: activities of the years behind a range, trials together with funds. */
export const useActivityYears = (doctorId: string, years: number) =>
  useCall(academic.activityRange, { params: { a: doctorId, b: years } }, { ...quiet, keepPrevious: true });
export const useProjectYears = (doctorId: string) =>
  useCall(academic.projectRange, { params: { id: doctorId } }, quiet);
export const usePaperYears = (doctorId: string) =>
  useCall(publicationEndpoints.paperRange, { params: { id: doctorId } }, quiet);

const shown = [
  academic.activityRange,
  academic.projectRange,
  ...Object.values(academicLists),
  academic.works,
  profiles.summary,
];
export const useDecide = () => useWrite(academic.decide, { refreshes: shown });
export const useAddRecord = (onSuccess: () => void) => useWrite(academic.add, { refreshes: shown, onSuccess });
export const useReport = (onSuccess: () => void) =>
  useWrite(academic.reportError, { refreshes: [academic.corrections], onSuccess });
export const useCorrections = (doctorId: string) =>
  useCall(academic.corrections, { query: { doctorId, state: 'OPEN', size: 20 } }, quiet);
export const useAnswer = () => useWrite(academic.answerCorrection, { refreshes: [academic.corrections] });

export const downloadPdf = (query: ProfilePdfQuery): Promise<unknown> => download(profiles.exportPdf, { query });
