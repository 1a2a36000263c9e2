// Terms of tags (specification 7.5, tags).
import { tagEndpoints } from '@yijian/contract/tags';
import { useCall, useWrite } from '../../lib/api/index.ts';

/** Terms to use: those of the enterprise and the own ones. */
export function useTerms() {
  return useCall(tagEndpoints.listTerms, {}, { staleTime: 60_000, errorMessage: false });
}

export function useGroups() {
  return useCall(tagEndpoints.listGroups, {}, { errorMessage: false });
}

/** One group as it stands now; waits while it is not wanted. */
export function useGroup(groupId: string | null) {
  return useCall(tagEndpoints.findGroup, groupId === null ? null : { params: { groupId } }, { errorMessage: false });
}

export function usePersonalTerms() {
  return useCall(tagEndpoints.listPersonal, {}, { errorMessage: false });
}

const refreshes = [tagEndpoints.listTerms, tagEndpoints.listGroups, tagEndpoints.findGroup, tagEndpoints.listPersonal];
export const useAddPersonal = () => useWrite(tagEndpoints.addPersonal, { refreshes });
export const useSaveTerm = () => useWrite(tagEndpoints.saveTerm, { refreshes });
export const useSaveGroup = () => useWrite(tagEndpoints.saveGroup, { refreshes });
export const useRemovePersonal = () => useWrite(tagEndpoints.removePersonal, { refreshes });
export const useRenamePersonal = () => useWrite(tagEndpoints.renamePersonal, { refreshes });
