// Doctors passed to a colleague (product 3.2, transfer).
import { doctorEndpoints, doctorTransferEndpoints, type TransferPreviewBody } from '@yijian/contract/doctors';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useTransferPreview = (which: Partial<TransferPreviewBody>) =>
  useCall(doctorTransferEndpoints.preview, { body: which }, quiet);

/** How far it is; asked anew for as long as it runs. */
export const useTransfer = (id: string, isRunning: boolean) =>
  useCall(doctorTransferEndpoints.find, { params: { id } }, { ...quiet, refetchInterval: isRunning ? 700 : false });

const refreshes = [
  doctorTransferEndpoints.find,
  doctorEndpoints.list,
  doctorEndpoints.count,
  doctorEndpoints.find,
  doctorEndpoints.findOne,
] as const;
export const useBeginTransfer = () => useWrite(doctorTransferEndpoints.begin, { refreshes, ...quiet });
export const useUndoTransfer = () => useWrite(doctorTransferEndpoints.undo, { refreshes });
