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

export function usePersonalTerms() {
  return useCall(tagEndpoints.listPersonal, {}, { errorMessage: false });
}

const refreshes = [tagEndpoints.listTerms, tagEndpoints.listGroups, tagEndpoints.listPersonal];
export const useSaveTerm = () => useWrite(tagEndpoints.saveTerm, { refreshes });
export const useSaveGroup = () => useWrite(tagEndpoints.saveGroup, { refreshes });
export const useRemovePersonal = () => useWrite(tagEndpoints.removePersonal, { refreshes });
export const useRenamePersonal = () => useWrite(tagEndpoints.renamePersonal, { refreshes });
