// A file on its way: how much has left, then how many rows were checked, then the batch or what was wrong.
import type { ModelId, UploadMode } from '@yijian/contract/data-models';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, refreshCalls } from '../../../lib/api/index.ts';
import { useBatchUnderWay, type Heads } from '../data-models.api.ts';
import { useUploadDoor } from '../upload-door.api.ts';

export interface Uploading {
  readonly fileName: string;
  /** From 0 to 1; 1 when the server has it all. */
  readonly sent: number;
  readonly batchId: string | undefined;
  readonly rows: number;
  readonly total: number | undefined;
}

/** A file as it was sent; it stays at hand until another is chosen, so that its columns can be mapped. */
export interface Sent {
  readonly file: File;
  readonly model: ModelId;
  readonly mode: UploadMode;
}

export function useUpload(onChecked: (batchId: string, sent: Sent) => void) {
  const client = useQueryClient();
  const { calls } = useUploadDoor();
  const [state, setState] = useState<{ fileName: string; sent: number } | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const underWay = useBatchUnderWay(state !== null && state.sent >= 1);
  const send = async (sending: Sent, heads?: Heads): Promise<void> => {
    const { file, ...chosen } = sending;
    const said = heads === undefined ? {} : { headRow: heads.row, mapping: JSON.stringify(heads.mapping) };
    setFailure(null);
    setState({ fileName: file.name, sent: 0 });
    try {
      const onSent = (sent: number): void => setState({ fileName: file.name, sent });
      const batch = await call(calls.upload, { body: { ...chosen, ...said, file } }, { onSent, errorMessage: false });
      onChecked(batch.id, sending);
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
