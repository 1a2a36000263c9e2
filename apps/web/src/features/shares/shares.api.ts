// What the share drawer asks the server.
import type { EndpointRow } from '@yijian/contract/core';
import { shareEndpoints, type ShareResource } from '@yijian/contract/shares';
import { userEndpoints } from '@yijian/contract/users';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes: readonly EndpointRow[] = [shareEndpoints.list];

export const useShares = (resource: ShareResource, recordId: string) =>
  useCall(shareEndpoints.list, { query: { resource, recordId, size: 50 } }, quiet);
/** Those a record can be given to; not asked for before they are wanted. */
export const useColleagues = (isWanted = true) =>
  useCall(userEndpoints.listUserRoles, isWanted ? { query: {} } : null, { ...quiet, staleTime: 60_000 });
export const useAddShares = () => useWrite(shareEndpoints.add, { refreshes, ...quiet });
export const useWithdrawShare = () => useWrite(shareEndpoints.withdraw, { refreshes });
