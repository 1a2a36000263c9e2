// A file on its way: how much has left, then how many rows were checked, then the batch or what was wrong.
import type { ModelId, UploadMode } from '@yijian/contract/data-models';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, refreshCalls } from '../../../lib/api/index.ts';
import { useBatchUnderWay } from '../data-models.api.ts';
import { useUploadDoor } from '../upload-door.api.ts';
import { uploadFile } from '../upload-file.api.ts';

export interface Uploading {
  readonly fileName: string;
  /** From 0 to 1; 1 when the server has it all. */
  readonly sent: number;
  readonly batchId: string | undefined;
  readonly rows: number;
  readonly total: number | undefined;
}

export function useUpload(onChecked: (batchId: string) => void) {
  const client = useQueryClient();
  const { calls } = useUploadDoor();
  const [state, setState] = useState<{ fileName: string; sent: number } | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const underWay = useBatchUnderWay(state !== null && state.sent >= 1);
  const send = async (file: File, model: ModelId, mode: UploadMode): Promise<void> => {
    setFailure(null);
    setState({ fileName: file.name, sent: 0 });
    try {
      const onSent = (sent: number): void => setState({ fileName: file.name, sent });
      const batch = await uploadFile({ calls, file, model, mode, onSent });
      onChecked(batch.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'data-models.cancelled') setFailure(error);
    } finally {
      setState(null);
      await refreshCalls(client, calls.listBatches);
    }
  };
  const batch = state === null ? undefined : underWay.data?.content.find((one) => one.fileName === state.fileName);
  const uploading: Uploading | null =
    state === null
      ? null
      : { ...state, batchId: batch?.id, rows: batch?.rowCount ?? 0, total: batch?.totalRows ?? undefined };
  return { uploading, failure, send, forget: () => setFailure(null) };
}
