// Doctors passed to a colleague (product 3.2, transfer).
import { doctorEndpoints, doctorTransferEndpoints, type TransferPreviewBody } from '@yijian/contract/doctors';
import { COLLEAGUES_LIMIT, userEndpoints } from '@yijian/contract/users';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useTransferPreview = (which: Partial<TransferPreviewBody>) =>
  useCall(doctorTransferEndpoints.preview, { body: which }, quiet);

/** How far it is; asked anew for as long as it runs. */
export const useTransfer = (id: string, isRunning: boolean) =>
  useCall(doctorTransferEndpoints.find, { params: { id } }, { ...quiet, refetchInterval: isRunning ? 700 : false });

/** Everybody who could look after doctors in place of somebody: page 0, as many as one call gives (R7.6). */
export const useColleaguesOf = (userId: string) =>
  useCall(
    userEndpoints.listColleagues,
    { params: { userId }, query: { page: 0, seize: COLLEAGUES_LIMIT } },
    { ...quiet, cache: true, keepPrevious: true },
  );
/** Who somebody is, before anything is passed to them. */
export const useColleague = (id: string | undefined) =>
  useCall(userEndpoints.find, id === undefined ? null : { query: { id } }, { ...quiet, keepPrevious: true });

const refreshes = [
  doctorTransferEndpoints.find,
  doctorEndpoints.list,
  doctorEndpoints.count,
  doctorEndpoints.find,
  doctorEndpoints.findOne,
] as const;
export const useBeginTransfer = () => useWrite(doctorTransferEndpoints.begin, { refreshes, ...quiet });
export const useUndoTransfer = () => useWrite(doctorTransferEndpoints.undo, { refreshes });
