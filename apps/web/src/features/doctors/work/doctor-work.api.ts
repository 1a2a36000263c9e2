// Acts on many doctors at once: tags, tasks, visits (product 3.2).
import { useQueryClient } from '@tanstack/react-query';
import {
  doctorEndpoints,
  doctorTagWorkEndpoints,
  doctorTaskWorkEndpoints,
  doctorVisitWorkEndpoints,
  doctorWorkEndpoints,
} from '@yijian/contract/doctors';
import { refreshCalls, useCall, useWrite } from '../../../lib/api/index.ts';
import { tagged } from '../tagging.api.ts';

const quiet = { errorMessage: false } as const;

export const useBeginTags = () => useWrite(doctorTagWorkEndpoints.begin);
export const useBeginTasks = () => useWrite(doctorTaskWorkEndpoints.begin, quiet);
export const useBeginVisits = () => useWrite(doctorVisitWorkEndpoints.begin, quiet);

/** How far it is; asked anew for as long as the dialog is open. */
export const useWork = (id: string) =>
  useCall(doctorWorkEndpoints.find, { params: { id } }, { ...quiet, refetchInterval: 700 });

/** Who was refused, once that is known. */
export const useRefused = (id: string | null) =>
  useCall(doctorWorkEndpoints.listRefused, id === null ? null : { params: { id } }, quiet);

const refreshes = [doctorWorkEndpoints.find];
export const useCancelWork = () => useWrite(doctorWorkEndpoints.cancel, { refreshes });
export const useUndoWork = () => useWrite(doctorWorkEndpoints.undo, { refreshes });

/** The lists show who looks after the doctors, what they carry and what is to be done next. */
export function useRefreshWorked(): () => void {
  const client = useQueryClient();
  return () => {
    for (const row of [...tagged, doctorEndpoints.count]) void refreshCalls(client, row);
  };
}
