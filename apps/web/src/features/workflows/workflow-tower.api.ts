// What the control tower asks the server.
import { workflowInsightEndpoints as calls, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { addressed, useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const kept = { ...quiet, keepPrevious: true } as const;

export interface Chosen {
  readonly definitionKey?: string | undefined;
  readonly version?: number | undefined;
  readonly startDay?: string | undefined;
  readonly endDay?: string | undefined;
  readonly state?: string | undefined;
}

/** Fields that are not chosen do not travel. */
export const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const useTower = (chosen: Chosen) =>
  useCall(calls.findTower, { query: present({ ...chosen, state: undefined }) }, kept);
export const useProcessMap = (chosen: Chosen) =>
  useCall(
    calls.findMap,
    chosen.definitionKey === undefined ? null : addressed(calls.findMap, { query: present(chosen) }),
    kept,
  );
export const useCases = (query: object | null) =>
  useCall(calls.listCases, query === null ? null : addressed(calls.listCases, { query }), kept);
export const useForecasts = (query: { definitionKey?: string | undefined; page: number; size: number }) =>
  useCall(calls.listForecasts, { query: present(query) }, kept);
export const useAbsences = () => useCall(calls.listAbsences, {}, quiet);
export const useOwnAbsence = () => useCall(calls.findOwnAbsence, {}, quiet);
export const useKindsOfAll = () => useCall(calls.listKinds, {}, quiet);
export const useDelegateFor = () =>
  useWrite(calls.delegateFor, { refreshes: [calls.listAbsences, workflowTaskEndpoints.listDelegations] });
