// What the screen of the data upload asks the server (specification 7.5, data models).
import { userAdminEndpoints } from '@yijian/contract/administration';
import { costCenterEndpoints, internalOrderEndpoints } from '@yijian/contract/budgets';
import type { EndpointRow } from '@yijian/contract/core';
import type { BatchDetail, BatchState, ModelId, RowPage, UploadCalls } from '@yijian/contract/data-models';
import type { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import { call, keyOf, useCall, useWrite } from '../../lib/api/index.ts';
import { useUploadDoor } from './upload-door.api.ts';

export type ShownBatch = z.infer<typeof BatchDetail>;

/** What the user said of the heads of a file. */
export interface Heads {
  readonly row: number;
  /** Head to field; an empty text: not used. */
  readonly mapping: Readonly<Record<string, string>>;
}

const quiet = { errorMessage: false };
/** Milliseconds between two looks at work under way. */
const LOOK = 700;

export const useModels = () => useCall(useUploadDoor().calls.listModels, {}, { ...quiet, staleTime: 300_000 });

export const useBatches = () => useCall(useUploadDoor().calls.listBatches, { query: { size: 12 } }, quiet);

/** The first lines of a file, and what their cells would be as heads. */
export function useLook(file: File, model: ModelId) {
  const { look } = useUploadDoor().calls;
  return useQuery({
    queryKey: [...keyOf(look), model, file.name, file.size, file.lastModified],
    queryFn: () => call(look, { body: { file, model } }, quiet),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The upload that is being checked now, looked at again and again while `enabled`. */
export const useBatchUnderWay = (enabled: boolean) =>
  useCall(
    useUploadDoor().calls.listBatches,
    { query: { state: ['VALIDATING'], size: 1 } },
    { ...quiet, enabled, refetchInterval: enabled ? LOOK : false, staleTime: 0 },
  );

const working: readonly BatchState[] = ['VALIDATING', 'COMMITTING'];

/** One upload; while work on it goes on, it is looked at again and again. */
export function useBatch(id: string | null) {
  const { findBatch } = useUploadDoor().calls;
  const args = id === null ? null : { params: { id } };
  const batch = useCall(findBatch, args, quiet);
  const isWorking = batch.data !== undefined && working.includes(batch.data.state) && !batch.data.isInterrupted;
  useCall(findBatch, args, { ...quiet, refetchInterval: isWorking ? LOOK : false });
  return batch;
}

export const useBatchRows = (id: string, query: Partial<RowPage>) =>
  useCall(useUploadDoor().calls.listRows, { params: { id }, query }, { ...quiet, keepPrevious: true });

export const useFaults = (id: string) => useCall(useUploadDoor().calls.listFaults, { params: { id } }, quiet);

/** Calls whose answers an own change makes old. */
const changed = ({ listBatches, findBatch, listRows, listFaults }: UploadCalls): EndpointRow[] => [
  listBatches,
  findBatch,
  listRows,
  listFaults,
  userAdminEndpoints.listAccounts,
  costCenterEndpoints.list,
  internalOrderEndpoints.list,
];

export function useFixRow() {
  const { calls } = useUploadDoor();
  return useWrite(calls.fixRow, { refreshes: changed(calls) });
}

export function useFixFaults() {
  const { calls } = useUploadDoor();
  return useWrite(calls.fixFaults, { refreshes: changed(calls) });
}

export function useSaveData() {
  const { calls } = useUploadDoor();
  return useWrite(calls.saveData, { refreshes: changed(calls) });
}

export function useUndo() {
  const { calls } = useUploadDoor();
  return useWrite(calls.undo, { refreshes: changed(calls) });
}

export function useCancelBatch() {
  const { calls } = useUploadDoor();
  return useWrite(calls.cancel, { refreshes: changed(calls) });
}
