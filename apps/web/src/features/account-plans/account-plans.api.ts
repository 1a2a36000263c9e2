// What the screens of account plans ask the server.
import { accountPlanEndpoints } from '@yijian/contract/account-plans';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { visitEndpoints } from '@yijian/contract/visits';
import { useCall, useWrite } from '../../lib/api/index.ts';

export const usePlans = (id: string) => useCall(accountPlanEndpoints.list, { params: { id } }, { errorMessage: false });
export const usePlanLog = (id: string) =>
  useCall(accountPlanEndpoints.log, { params: { id } }, { errorMessage: false });
export const useMembers = (id: string) =>
  useCall(accountPlanEndpoints.members, { params: { id } }, { errorMessage: false, staleTime: 60_000 });
export const useCoverage = (id: string) =>
  useCall(accountPlanEndpoints.coverage, { params: { id } }, { errorMessage: false });

/** The doctors of a department in the caller's range, the highest tier first. */
export function useDoctorsOf(hospitalId: string, departmentCode: string | null) {
  const query = { type: 'ALL_CUSTOMER', allClient: true, isFocus: false, page: 0, size: 50, sort: 'tier,asc' } as const;
  const arguments_ = { query: { ...query, hospitalId: [hospitalId], departmentCode: [departmentCode ?? ''] } };
  return useCall(doctorEndpoints.list, departmentCode === null ? null : arguments_, { errorMessage: false });
}

const latest = { page: 0, size: 10, sort: 'startsAt,desc' } as const;

/** The latest visits to a hospital: of the whole range for who leads, else one's own. */
export function useVisitsOf(hospitalId: string, whose: 'my' | 'team') {
  const row = whose === 'team' ? visitEndpoints.listTeam : visitEndpoints.listMy;
  return useCall(row as typeof visitEndpoints.listMy, { query: latest, body: { hospitalId } }, { errorMessage: false });
}

// The dialogs show what is wrong, so no toast repeats it.
const quiet = { refreshes: [accountPlanEndpoints.list, accountPlanEndpoints.log], errorMessage: false } as const;

export const useAddPlan = () => useWrite(accountPlanEndpoints.add, quiet);
export const useChangePlan = () => useWrite(accountPlanEndpoints.change, quiet);
export const useStepPlan = () => useWrite(accountPlanEndpoints.step, quiet);
export const useAddGoal = () => useWrite(accountPlanEndpoints.addGoal, quiet);
export const useChangeGoal = () => useWrite(accountPlanEndpoints.changeGoal, quiet);
export const useReachGoal = () => useWrite(accountPlanEndpoints.reachGoal, quiet);
export const useAddTactic = () => useWrite(accountPlanEndpoints.addTactic, quiet);
export const useChangeTactic = () => useWrite(accountPlanEndpoints.changeTactic, quiet);
export const useStepTactic = () => useWrite(accountPlanEndpoints.stepTactic, quiet);
