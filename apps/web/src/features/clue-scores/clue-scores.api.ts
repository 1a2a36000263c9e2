// What the screens of clue scoring ask the server.
import {
  clueEndpoints as calls,
  type BackTestPeopleQuestion,
  type BackTestQuestion,
  type ClueSetDraft,
  type LedgerQuery,
} from '@yijian/contract/clue-scores';
import { call, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';
import { readsField } from '../../lib/session/index.ts';

const quiet = { errorMessage: false } as const;
const setFields = { keyword: 'text', state: 'text' } as const;
const clueFields = { keyword: 'text', grade: 'text', state: 'text', whose: 'text', productId: 'text' } as const;

export const useClueSets = () =>
  useList({
    name: 'clue-sets',
    fields: setFields,
    defaultSort: 'updatedAt,desc',
    page: calls.listSets,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.countSets,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useClues = () =>
  useList({
    name: 'clues',
    fields: clueFields,
    defaultSort: readsField('doctor.clueScore') ? 'score,desc' : 'openedAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useClueSet = (id: string | null) => useCall(calls.findSet, id === null ? null : { params: { id } }, quiet);
/** Null asks nothing. */
export const useCluePreview = (draft: ClueSetDraft | null) =>
  useCall(calls.previewSet, draft === null ? null : { body: draft }, { ...quiet, keepPrevious: true });
export const useBackTest = (id: string, question: BackTestQuestion | null) =>
  useCall(calls.backTestSet, question === null ? null : { params: { id }, body: question }, quiet);
export const useBackTestPeople = (id: string, question: BackTestPeopleQuestion) =>
  useCall(calls.backTestPeople, { params: { id }, body: question }, { ...quiet, keepPrevious: true });
export const readBackTestPeople = (id: string, question: BackTestPeopleQuestion) =>
  call(calls.backTestPeople, { params: { id }, body: question }, quiet);
export const useClueLedger = (query: LedgerQuery) => useCall(calls.ledger, { query }, { ...quiet, keepPrevious: true });
export const useClueOwners = () => useCall(calls.owners, {}, quiet);

const sets = { ...quiet, refreshes: [calls.listSets, calls.countSets, calls.findSet] };
export const useAddClueSet = () => useWrite(calls.addSet, sets);
export const useChangeClueSet = () => useWrite(calls.changeSet, sets);
export const useCopyClueSet = () => useWrite(calls.copySet, { refreshes: sets.refreshes });
export const useRemoveClueSet = () => useWrite(calls.deleteSet, { refreshes: [calls.listSets, calls.countSets] });
export const useSimulateClueSet = () => useWrite(calls.simulateSet, { refreshes: sets.refreshes });
export const useApplyClueSet = () =>
  useWrite(calls.applySet, { refreshes: [...sets.refreshes, calls.list, calls.count] });

const clues = { ...quiet, refreshes: [calls.list, calls.count] };
export const useAssignClues = () => useWrite(calls.assign, clues);
export const useRecycleClues = () => useWrite(calls.recycle, clues);
export const useFollowClue = () => useWrite(calls.follow, { refreshes: clues.refreshes });
export const useConvertClue = () => useWrite(calls.convert, clues);
export const useInvalidateClue = () => useWrite(calls.invalidate, clues);
