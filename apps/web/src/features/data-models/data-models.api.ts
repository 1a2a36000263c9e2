// What the screen of the data upload asks the server (specification 7.5, data models).
import { dataModelEndpoints, type BatchDetail, type BatchState, type RowPage } from '@yijian/contract/data-models';
import type { z } from 'zod';
import { useCall, useWrite } from '../../lib/api/index.ts';

export type ShownBatch = z.infer<typeof BatchDetail>;

const quiet = { errorMessage: false };
/** Milliseconds between two looks at work under way. */
const LOOK = 700;

export const useModels = () => useCall(dataModelEndpoints.listModels, {}, { ...quiet, staleTime: 300_000 });

export const useBatches = () => useCall(dataModelEndpoints.listBatches, { query: { size: 12 } }, quiet);

/** The upload that is being checked now, looked at again and again while `enabled`. */
export const useBatchUnderWay = (enabled: boolean) =>
  useCall(
    dataModelEndpoints.listBatches,
    { query: { state: ['VALIDATING'], size: 1 } },
    { ...quiet, enabled, refetchInterval: enabled ? LOOK : false, staleTime: 0 },
  );

const working: readonly BatchState[] = ['VALIDATING', 'COMMITTING'];

/** One upload; while work on it goes on, it is looked at again and again. */
export function useBatch(id: string | null) {
  const args = id === null ? null : { params: { id } };
  const batch = useCall(dataModelEndpoints.findBatch, args, quiet);
  const isWorking = batch.data !== undefined && working.includes(batch.data.state) && !batch.data.isInterrupted;
  useCall(dataModelEndpoints.findBatch, args, { ...quiet, refetchInterval: isWorking ? LOOK : false });
  return batch;
}

export const useBatchRows = (id: string, query: Partial<RowPage>) =>
  useCall(dataModelEndpoints.listRows, { params: { id }, query }, { ...quiet, keepPrevious: true });

/** Calls whose answers an own change makes old. */
const changed = [dataModelEndpoints.listBatches, dataModelEndpoints.findBatch, dataModelEndpoints.listRows];

export const useFixRow = () => useWrite(dataModelEndpoints.fixRow, { refreshes: changed });
export const useSaveData = () => useWrite(dataModelEndpoints.saveData, { refreshes: changed });
export const useUndo = () => useWrite(dataModelEndpoints.undo, { refreshes: changed });
export const useCancelBatch = () => useWrite(dataModelEndpoints.cancel, { refreshes: changed });
