// What the section of territories asks the server.
import { userAdminEndpoints as users } from '@yijian/contract/administration';
import { territoryEndpoints as territories, type TerritoryChange } from '@yijian/contract/territories';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useTerritories = () => useCall(territories.findMap, {}, quiet);
export const useMembers = (organizationId: string | null) =>
  useCall(
    users.listAccounts,
    organizationId === null ? null : { query: { organizationId, isEnabled: true, size: 100 } },
    quiet,
  );
export const useMovePreview = (change: TerritoryChange | null) =>
  useCall(territories.preview, change === null ? null : { body: change }, { ...quiet, staleTime: 0 });
export const useMoveTerritories = () =>
  useWrite(territories.move, { refreshes: [territories.findMap, territories.preview], ...quiet });
