// What the screens of payments ask the server.
import type { ExportAsk } from '@yijian/contract/exports';
import {
  meetingPaymentEndpoints as calls,
  type BankTextFormatDraft,
  type PayeeKind,
  type PaymentDraft,
  type PaymentFilter,
  type PaymentTab,
  type StatementExport,
  type StatementQuery,
} from '@yijian/contract/meeting-payments';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { download, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const fields = {
  keyword: 'text',
  state: 'text',
  payeeKind: 'text',
  meetingId: 'text',
  from: 'text',
  to: 'text',
} as const;

export const usePayments = (tab: PaymentTab) =>
  useList({
    name: `payments.${tab}`,
    fields,
    defaultSort: 'updatedAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging, tab } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: { ...filters, tab } as object }),
  });

/** The payments that match as a sheet. */
export const downloadPayments = (query: PaymentFilter & ExportAsk) => download(calls.exportList, { query });

export const usePayment = (id: string | null) => useCall(calls.find, id === null ? null : { params: { id } }, quiet);
/** Confirmed meetings with open costs; the one that is named whether or not it has any. */
export const usePayables = (meetingId?: string) =>
  useCall(calls.payables, { query: meetingId === undefined ? {} : { meetingId } }, quiet);
export const usePayees = (payeeKind: PayeeKind) =>
  useCall(
    calls.payees,
    payeeKind === 'SUPPLIER' || payeeKind === 'INSTITUTION' ? { query: { payeeKind } } : null,
    quiet,
  );
export const usePaymentVerdict = (id: string | undefined, draft: PaymentDraft | null) =>
  useCall(calls.check, draft === null ? null : { query: id === undefined ? {} : { id }, body: draft }, {
    ...quiet,
    keepPrevious: true,
  });
export const useBatches = () => useCall(calls.batches, {}, quiet);

export const useAccounts = (isWanted = true) =>
  useCall(calls.listAccounts, isWanted ? {} : null, { ...quiet, staleTime: 60_000 });

export const useTextFormats = () => useCall(calls.listFormats, {}, quiet);
export const useFormatVersions = (id: string) => useCall(calls.listFormatVersions, { params: { id } }, quiet);
export const useFormatSample = (body: BankTextFormatDraft) =>
  useCall(calls.sampleFormat, { body }, { ...quiet, keepPrevious: true });
export const useStatement = (query: StatementQuery) => useCall(calls.statement, { query }, quiet);

const refreshes = [calls.list, calls.count, calls.find, calls.payables, calls.batches, calls.statement];
const writing = { ...quiet, refreshes };
export const useAddPayment = () => useWrite(calls.add, writing);
export const useChangePayment = () => useWrite(calls.update, writing);
export const useSubmitPayment = () => useWrite(calls.submit, writing);
export const useWithdrawPayment = () => useWrite(calls.withdraw, writing);
export const useVoidPayment = () => useWrite(calls.discard, writing);
export const usePay = () => useWrite(calls.pay, { refreshes });
const keeping = { ...quiet, refreshes: [calls.listAccounts, calls.batches] };
export const useAddAccount = () => useWrite(calls.addAccount, keeping);
const keepingFormats = { ...quiet, refreshes: [calls.listFormats, calls.listFormatVersions, calls.listAccounts] };
export const useAddTextFormat = () => useWrite(calls.addFormat, keepingFormats);
export const useChangeTextFormat = () => useWrite(calls.changeFormat, keepingFormats);
export const useChangeAccount = () => useWrite(calls.changeAccount, keeping);
/** The page of the meeting shows what is owed, and so does the form of a payment. */
export const useMeeting = (id: string) => useCall(meetingEndpoints.find, { params: { id } }, quiet);
export const useWaiveFee = () =>
  useWrite(calls.waiveFee, { ...quiet, refreshes: [...refreshes, meetingEndpoints.find, meetingEndpoints.list] });
export const useReadReturn = () => useWrite(calls.readReturn, writing);
export const useSettle = () => useWrite(calls.settle, writing);

export const useAskReversal = () => useWrite(calls.askReversal, writing);
export const useDecideReversal = () => useWrite(calls.decideReversal, writing);

export const downloadStatement = (query: StatementExport) => download(calls.exportStatement, { query });
export const downloadBankFile = (id: string) => download(calls.bankFile, { params: { id } });
