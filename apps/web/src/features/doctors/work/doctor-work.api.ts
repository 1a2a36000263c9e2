// Tasks and visits planned for many doctors at once (product 3.2).
import { useQueryClient } from '@tanstack/react-query';
import {
  doctorEndpoints,
  doctorTaskWorkEndpoints,
  doctorVisitWorkEndpoints,
  doctorWorkEndpoints,
} from '@yijian/contract/doctors';
import { refreshCalls, useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

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

/** The lists show what is to be done next. */
export function useRefreshWorked(): () => void {
  const client = useQueryClient();
  return () => {
    for (const row of [doctorEndpoints.list, doctorEndpoints.find]) void refreshCalls(client, row);
  };
}
