// What the screens of opening lines ask the server.
import { openingLineEndpoints as calls } from '@yijian/contract/opening-lines';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const fields = { keyword: 'text', channel: 'text', language: 'text', state: 'text' } as const;

export const useOpeningLines = () =>
  useList({
    name: 'opening-lines',
    fields,
    defaultSort: 'updatedAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useOpeningLine = (id: string) => useCall(calls.find, { params: { id } }, quiet);

const refreshes = [calls.list, calls.count, calls.find];
export const useAddOpeningLine = () => useWrite(calls.add, { ...quiet, refreshes });
export const useChangeOpeningLine = () => useWrite(calls.change, { ...quiet, refreshes });
export const useWithdrawOpeningLine = () => useWrite(calls.withdraw, { ...quiet, refreshes });
export const useSubmitOpeningLine = () => useWrite(calls.submit, { refreshes });
