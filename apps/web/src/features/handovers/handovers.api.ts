// What the handover wizard asks the server.
import { userAdminEndpoints as users } from '@yijian/contract/administration';
import { handoverEndpoints as handovers } from '@yijian/contract/handovers';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useHandovers = (query: { page: number; size: number }) =>
  useCall(handovers.list, { query }, { ...quiet, keepPrevious: true });
/** Asked again every second while it moves in the background. */
export const useHandover = (id: string | null) =>
  useCall(handovers.find, id === null ? null : { params: { id } }, quiet);
export const useHandoverPreview = (userId: string | null) =>
  useCall(handovers.preview, userId === null ? null : { params: { id: userId } }, { ...quiet, staleTime: 0 });
export const useFoundUsers = (keyword: string, enabledOnly: boolean) =>
  useCall(
    users.listAccounts,
    { query: { size: 20, ...(keyword === '' ? {} : { keyword }), ...(enabledOnly ? { isEnabled: true } : {}) } },
    { ...quiet, keepPrevious: true },
  );

const refreshes = [handovers.list, handovers.find, handovers.preview];
export const useBeginHandover = () => useWrite(handovers.begin, { refreshes, ...quiet });
export const useUndoHandover = () => useWrite(handovers.undo, { refreshes });
