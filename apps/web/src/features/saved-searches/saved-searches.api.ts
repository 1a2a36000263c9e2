// Named filters and order of a list (specification 7.5, saved searches).
import { savedSearchEndpoints } from '@yijian/contract/saved-searches';
import { useCall, useWrite } from '../../lib/api/index.ts';

/** Those of one list, or of all. */
export function useSavedSearches(list?: string) {
  const query = list === undefined ? {} : { list };
  return useCall(savedSearchEndpoints.list, { query }, { staleTime: 60_000 });
}

const refreshes = [savedSearchEndpoints.list];
export const useSaveSearch = () => useWrite(savedSearchEndpoints.save, { refreshes });
export const useChangeSearch = () => useWrite(savedSearchEndpoints.change, { refreshes });
export const useDefaultSearch = () => useWrite(savedSearchEndpoints.makeDefault, { refreshes });
export const usePinSearch = () => useWrite(savedSearchEndpoints.pin, { refreshes });
export const useRemoveSearch = () => useWrite(savedSearchEndpoints.remove, { refreshes });
