// What the screens of journeys ask the server.
import { calendarPeriods } from '@yijian/contract/core';
import {
  journeyEndpoints as calls,
  type HospitalPeopleQuery,
  type PathPeopleQuestion,
  type PathQuestion,
  type StagePeopleQuestion,
  type TrendPeopleQuestion,
  type TrendQuestion,
} from '@yijian/contract/journeys';
import type { Days, Period } from '@yijian/contract/sales-funnels';
import { call, useCall } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const kept = { errorMessage: false, keepPrevious: true } as const;

export const usePaths = (question: PathQuestion) => useCall(calls.paths, { body: question }, kept);
export const usePathPeople = (question: PathPeopleQuestion) => useCall(calls.pathPeople, { body: question }, kept);
export const useTrend = (question: TrendQuestion) => useCall(calls.trend, { body: question }, kept);
export const useTrendPeople = (question: TrendPeopleQuestion) => useCall(calls.trendPeople, { body: question }, kept);
export const readPathPeople = (question: PathPeopleQuestion) => call(calls.pathPeople, { body: question }, quiet);
export const readTrendPeople = (question: TrendPeopleQuestion) => call(calls.trendPeople, { body: question }, quiet);
export const readHospitalPeople = (id: string, query: HospitalPeopleQuery) =>
  call(calls.hospitalPeople, { params: { id }, query }, quiet);
export const usePersonal = (doctorId: string | null, days: Days) =>
  useCall(calls.personal, doctorId === null ? null : { params: { doctorId }, query: days }, kept);
export const useStages = (period: Period) => useCall(calls.stages, { body: { period } }, kept);
export const useStagePeople = (question: StagePeopleQuestion) => useCall(calls.stagePeople, { body: question }, kept);
export const readStagePeople = (question: StagePeopleQuestion) => call(calls.stagePeople, { body: question }, quiet);
export const usePersonalStages = (doctorId: string, days: Days) =>
  useCall(calls.personalStages, { params: { doctorId }, query: days }, kept);
export const useHospitalPeople = (id: string, query: HospitalPeopleQuery) =>
  useCall(calls.hospitalPeople, { params: { id }, query }, kept);

const fields = { keyword: 'text', period: 'text' } as const;

/** The days that a filter names, as the calls take them; 90 without one. */
export function spanOf(period: string | undefined): Pick<HospitalPeopleQuery, 'preset' | 'lastDays'> {
  const preset = calendarPeriods.find((one) => one === period);
  return preset === undefined ? { lastDays: Number.parseInt(period ?? '90D', 10) || 90 } : { preset, lastDays: 90 };
}

export const useHospitalJourneys = () =>
  useList({
    name: 'journeys.hospitals',
    fields,
    defaultSort: 'acts,desc',
    page: calls.hospitals,
    pageArguments: ({ keyword, period }, paging) => ({
      query: { keyword, ...spanOf(period), ...paging } as object,
    }),
    count: calls.countHospitals,
    countArguments: ({ keyword, period }) => ({ query: { keyword, ...spanOf(period) } as object }),
  });
