// What the dictionaries section asks the server.
import { dictionaryAdminEndpoints as dictionaries } from '@yijian/contract/dictionaries';
import { useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [dictionaries.listTypes, dictionaries.findType];

export const useDictionaryTypes = () => useCall(dictionaries.listTypes, {}, quiet);
export const useDictionaryType = (key: string | undefined) =>
  useCall(dictionaries.findType, key === undefined ? null : { params: { key } }, { ...quiet, keepPrevious: true });
export const useAddDictionaryType = () => useWrite(dictionaries.addType, { refreshes, ...quiet });
export const useChangeDictionaryType = () => useWrite(dictionaries.changeType, { refreshes, ...quiet });
export const useDeleteDictionaryType = () => useWrite(dictionaries.deleteType, { refreshes: [dictionaries.listTypes] });
export const useAddValue = () => useWrite(dictionaries.addValue, { refreshes, ...quiet });
export const useChangeValue = () => useWrite(dictionaries.changeValue, { refreshes, ...quiet });
export const useDeleteValue = () => useWrite(dictionaries.deleteValue, { refreshes });
export const useOrderValues = () => useWrite(dictionaries.orderValues, { refreshes });
