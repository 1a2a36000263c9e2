// What the monitor of background work asks the server.
import { jobRunEndpoints as jobs, type DeliveryState } from '@yijian/contract/job-runs';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const paged = { ...quiet, keepPrevious: true } as const;

export const useHealth = () => useCall(jobs.findHealth, {}, quiet);
export const useSchedules = () => useCall(jobs.listSchedules, {}, quiet);
export const useRuns = (query: { page: number; size: number; name?: string; failed?: boolean }) =>
  useCall(jobs.listRuns, { query }, paged);
export const useDeliveries = (query: { page: number; size: number; state?: DeliveryState; topic?: string }) =>
  useCall(jobs.listDeliveries, { query }, paged);
export const useFileRuns = (query: { page: number; size: number }) => useCall(jobs.listFiles, { query }, paged);

const refreshes = [jobs.listDeliveries, jobs.findHealth];
export const useRetryDelivery = () => useWrite(jobs.retryDelivery, { refreshes });
export const useCancelDelivery = () => useWrite(jobs.cancelDelivery, { refreshes });
