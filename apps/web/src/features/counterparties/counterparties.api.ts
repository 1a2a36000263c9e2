// What the screens of institutions and suppliers ask the server.
import { institutionEndpoints, supplierEndpoints, type CounterpartyKind } from '@yijian/contract/counterparties';
import { download, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const callsOf = (kind: CounterpartyKind) => (kind === 'INSTITUTION' ? institutionEndpoints : supplierEndpoints);

const fields = { keyword: 'text', category: 'text', state: 'text', risk: 'text', isExpiring: 'flag' } as const;

export const useCounterparties = (kind: CounterpartyKind) => {
  const calls = callsOf(kind);
  return useList({
    name: kind === 'INSTITUTION' ? 'institutions' : 'suppliers',
    fields,
    defaultSort: 'updatedAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });
};

export const useCounterparty = (kind: CounterpartyKind, id: string) =>
  useCall(callsOf(kind).find, { params: { id } }, quiet);

const refreshesOf = (kind: CounterpartyKind) => {
  const { list, count, find } = callsOf(kind);
  return [list, count, find];
};
const writing = (kind: CounterpartyKind) => ({ ...quiet, refreshes: refreshesOf(kind) });

export const useAddCounterparty = (kind: CounterpartyKind) => useWrite(callsOf(kind).add, writing(kind));
export const useChangeCounterparty = (kind: CounterpartyKind) => useWrite(callsOf(kind).change, writing(kind));
export const useUploadDocument = (kind: CounterpartyKind) => useWrite(callsOf(kind).upload, writing(kind));
export const useDecide = (kind: CounterpartyKind) => useWrite(callsOf(kind).decide, writing(kind));
export const useBlock = (kind: CounterpartyKind) => useWrite(callsOf(kind).block, writing(kind));
export const useSubmit = (kind: CounterpartyKind) => useWrite(callsOf(kind).submit, { refreshes: refreshesOf(kind) });
export const useRenew = (kind: CounterpartyKind) => useWrite(callsOf(kind).renew, { refreshes: refreshesOf(kind) });

export const downloadDocument = (kind: CounterpartyKind, id: string) =>
  download(callsOf(kind).download, { params: { id } });
