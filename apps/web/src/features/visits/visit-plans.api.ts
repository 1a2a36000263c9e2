// What planning asks the server: the calendar, gaps, cycle plans, the figures of a team (product: visits, cycle plan).
import { visitEndpoints, visitPlanEndpoints } from '@yijian/contract/visits';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const whose = (userId: string | undefined) => ({ query: userId === undefined ? {} : { userId } });

export const useCalendar = (days: { from: string; to: string }, userId: string | undefined) =>
  useCall(
    visitPlanEndpoints.calendar,
    { query: { ...days, ...whose(userId).query } },
    { ...quiet, keepPrevious: true },
  );
export const useGaps = (userId: string | undefined) => useCall(visitPlanEndpoints.listGaps, whose(userId), quiet);
export const useCycles = (userId: string | undefined) => useCall(visitPlanEndpoints.listCycles, whose(userId), quiet);
export const useCycle = (id: string | null) =>
  useCall(visitPlanEndpoints.findCycle, id === null ? null : { params: { id } }, quiet);
export const useSuggestedGoals = (userId: string | undefined, enabled: boolean) =>
  useCall(visitPlanEndpoints.suggestGoals, whose(userId), { ...quiet, enabled });
export const useTeamFigures = (days: { from: string; to: string }) =>
  useCall(visitPlanEndpoints.listTeamFigures, { query: days }, quiet);

const planned = { refreshes: 'everything' } as const;
const cycles = {
  refreshes: [visitPlanEndpoints.listCycles, visitPlanEndpoints.findCycle, visitPlanEndpoints.listGaps],
};

export const useMoveVisit = () => useWrite(visitEndpoints.reschedule, planned);
export const usePlanVisit = () => useWrite(visitEndpoints.add, planned);
export const useAddCycle = () => useWrite(visitPlanEndpoints.addCycle, { ...cycles, errorMessage: false });
export const useChangeCycle = () => useWrite(visitPlanEndpoints.changeCycle, { ...cycles, errorMessage: false });
export const useDecideCycle = () => useWrite(visitPlanEndpoints.decideCycle, planned);
