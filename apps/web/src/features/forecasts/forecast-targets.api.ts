// What issuing targets asks the server.
import { forecastEndpoints, issuanceEndpoints as calls } from '@yijian/contract/forecasts';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const { listCycles, listSheets, findSheet } = forecastEndpoints;
const all = { ...quiet, refreshes: [calls.basis, listCycles, listSheets, findSheet] };

export const useTargetBasis = (cycleId: string) => useCall(calls.basis, { params: { id: cycleId } }, quiet);
export const useSplitTargets = () => useWrite(calls.split, all);
export const useSetTargets = () => useWrite(calls.set, all);
export const usePublishTargets = () => useWrite(calls.publish, all);
export const useDecideTargets = () => useWrite(calls.decide, all);
export const useLockTargets = () => useWrite(calls.lock, all);
