// What the map of opinion leaders asks the server (product 3.4).
import {
  kolEndpoints as map,
  kolEngagementEndpoints as engagement,
  type KolQuestion,
  type KolWeights,
  type RankQuery,
} from '@yijian/contract/opinion-leaders';
import { regionEndpoints } from '@yijian/contract/regions';
import { taskEndpoints } from '@yijian/contract/tasks';
import { useCall, useWrite } from '../../lib/api/index.ts';

const calm = { errorMessage: false, keepPrevious: true } as const;
const AN_HOUR = 3_600_000;

export const useRanking = (query: Partial<RankQuery> & KolQuestion) => useCall(map.rank, { query }, calm);
export const useProvincesOf = (query: KolQuestion) => useCall(map.provinces, { query }, calm);
export const useQuadrant = (query: KolQuestion) => useCall(map.quadrant, { query }, calm);
export const useReasons = (id: string, query: KolQuestion) =>
  useCall(map.explain, { params: { id }, query }, { errorMessage: false });
export const useShifts = (question: KolQuestion, weights: KolWeights | null) =>
  useCall(map.shifts, weights === null ? null : { body: { question, weights } }, calm);
export const useKolOptions = () => useCall(map.options, {}, { errorMessage: false, staleTime: 60_000 });
export const useAllProvinces = () =>
  useCall(regionEndpoints.listProvinces, {}, { errorMessage: false, staleTime: AN_HOUR });
export const useCitiesOf = (id: string | undefined) =>
  useCall(regionEndpoints.listCities, id === undefined ? null : { params: { id } }, {
    errorMessage: false,
    staleTime: AN_HOUR,
  });

export const useWeightSets = () => useCall(map.listWeightSets, {}, { errorMessage: false });
export const useKolSettings = () => useCall(map.findSettings, {}, { errorMessage: false });
export const useOverrides = (page: number) => useCall(engagement.listOverrides, { query: { page, size: 20 } }, calm);
export const useShortlists = () => useCall(engagement.listShortlists, {}, { errorMessage: false });
export const useShortlist = (id: string) =>
  useCall(engagement.findShortlist, { params: { id } }, { errorMessage: false });
export const useAssignable = () => useCall(taskEndpoints.listMembers, {}, { errorMessage: false, staleTime: 60_000 });

const ranked = [map.rank, map.provinces, map.quadrant, map.explain];
const lists = [engagement.listShortlists, engagement.findShortlist];
// Forms show what is wrong themselves, so no toast repeats it.
const quiet = { errorMessage: false } as const;

export const useAddWeightSet = () => useWrite(map.addWeightSet, { ...quiet, refreshes: [map.listWeightSets] });
export const useChangeWeightSet = () =>
  useWrite(map.changeWeightSet, { ...quiet, refreshes: [map.listWeightSets, ...ranked] });
export const useDeleteWeightSet = () => useWrite(map.deleteWeightSet, { refreshes: [map.listWeightSets] });
export const useChangeKolSettings = () =>
  useWrite(map.changeSettings, { ...quiet, refreshes: [map.findSettings, ...ranked] });
export const useProposeOverride = () =>
  useWrite(engagement.proposeOverride, { ...quiet, refreshes: [engagement.listOverrides] });
export const useDecideOverride = () =>
  useWrite(engagement.decideOverride, { refreshes: [engagement.listOverrides, ...ranked] });
export const useWithdrawOverride = () =>
  useWrite(engagement.withdrawOverride, { refreshes: [engagement.listOverrides, ...ranked] });
export const useAddShortlist = () => useWrite(engagement.addShortlist, { ...quiet, refreshes: lists });
export const useChangeShortlistDoctors = () =>
  useWrite(engagement.changeShortlistDoctors, { ...quiet, refreshes: lists });
export const useDeleteShortlist = () =>
  useWrite(engagement.deleteShortlist, { refreshes: [engagement.listShortlists] });
export const usePlanLine = () => useWrite(engagement.planLine, { refreshes: lists });
export const useMakeTasks = () =>
  useWrite(engagement.makeTasks, { refreshes: [...lists, taskEndpoints.list, taskEndpoints.numbers] });
