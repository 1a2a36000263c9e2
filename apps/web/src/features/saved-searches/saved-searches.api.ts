// Named filters and order of a list (specification 7.5, saved searches).
import { savedSearchEndpoints } from '@yijian/contract/saved-searches';
import { useCall, useWrite } from '../../lib/api/index.ts';

export function useSavedSearches(list: string) {
  return useCall(savedSearchEndpoints.list, { query: { list } }, { staleTime: 60_000 });
}

const refreshes = [savedSearchEndpoints.list];
export const useSaveSearch = () => useWrite(savedSearchEndpoints.save, { refreshes });
export const useChangeSearch = () => useWrite(savedSearchEndpoints.change, { refreshes });
export const useDefaultSearch = () => useWrite(savedSearchEndpoints.makeDefault, { refreshes });
export const useRemoveSearch = () => useWrite(savedSearchEndpoints.remove, { refreshes });
