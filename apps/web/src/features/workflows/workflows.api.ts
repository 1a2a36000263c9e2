// What the screens of the workflows ask the server (specification 2.3, taskManager).
import { decisionEndpoints as decisions } from '@yijian/contract/open-decisions';
import { userEndpoints } from '@yijian/contract/users';
import {
  workflowEndpoints as calls,
  workflowTaskEndpoints as tasks,
  type PathQuestion,
} from '@yijian/contract/workflows';
import { download, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type ListFields, type Paging } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const AN_HOUR = 3_600_000;

export const ownFields = {
  keyword: 'text',
  state: 'list',
  category: 'text',
  definitionKey: 'text',
} as const satisfies ListFields;
export const doneFields = { keyword: 'text', definitionKey: 'text', state: 'list' } as const satisfies ListFields;
const copyFields = {} as const satisfies ListFields;

const ask = (filters: object, paging: Paging) => ({ query: { ...filters, ...paging } });

export const useOwnProcesses = () =>
  useList({
    name: 'workflows-own',
    fields: ownFields,
    defaultSort: 'createdAt,desc',
    page: calls.listOwn,
    pageArguments: ask,
  });
export const useCopies = () =>
  useList({ name: 'workflows-copies', fields: copyFields, page: calls.listCopies, pageArguments: ask });
export const useDone = () =>
  useList({ name: 'workflows-done', fields: doneFields, page: tasks.listDone, pageArguments: ask });
export type OwnList = ReturnType<typeof useOwnProcesses>;
export type DoneList = ReturnType<typeof useDone>;

/** The order in which open tasks are gone through: that of the list. */
export const useTodoQueue = (enabled: boolean) =>
  useCall(tasks.listTodo, { query: { size: 100, sort: 'risk,desc' } }, { ...quiet, enabled, keepPrevious: true });
export const useStartPage = () => useCall(calls.startPage, {}, quiet);
export const useDrafts = () => useCall(calls.listOwn, { query: { state: ['DRAFT'], size: 20 } }, quiet);
export const useDefinition = (key: string | null) =>
  useCall(calls.findDefinition, key === null ? null : { params: { key } }, quiet);
export const usePrediction = (question: PathQuestion | null) =>
  useCall(calls.predict, question === null ? null : { body: question }, { ...quiet, keepPrevious: true });
export const useProcess = (id: string | null) => useCall(calls.find, id === null ? null : { params: { id } }, quiet);
export const usePrintData = (id: string | null) => useCall(calls.print, id === null ? null : { params: { id } }, quiet);
export const useReturnTargets = (taskId: string) => useCall(tasks.returnTargets, { params: { id: taskId } }, quiet);
export const useDelegations = () => useCall(tasks.listDelegations, {}, quiet);
export const useColleagues = () =>
  useCall(userEndpoints.listUserRoles, { query: {} }, { ...quiet, staleTime: AN_HOUR });

/** Calls whose answers any act on a process makes old; a notice about one does the same. */
export const moved = [
  calls.listOwn,
  calls.listCopies,
  calls.find,
  calls.startPage,
  tasks.listTodo,
  tasks.countTodo,
  tasks.listDone,
  decisions.list,
  decisions.count,
] as const;
const act = { refreshes: moved, errorMessage: false } as const;

export const useCreate = () => useWrite(calls.create, act);
export const useChangeDraft = () => useWrite(calls.changeDraft, { errorMessage: false });
export const useStart = () => useWrite(calls.start, act);
export const useDiscard = () => useWrite(calls.deleteDraft, { refreshes: moved });
export const useWithdraw = () => useWrite(calls.withdraw, { refreshes: moved });
export const useCancel = () => useWrite(calls.cancel, { refreshes: moved });
export const useUrge = () => useWrite(calls.urge, { refreshes: [calls.find] });
export const useCopy = () => useWrite(calls.copy, act);
export const useComment = () => useWrite(calls.comment, act);
export const useApprove = () => useWrite(tasks.approve, act);
export const useUploadFile = () => useWrite(tasks.uploadFile, { errorMessage: false, repeatCancel: false });
export const useDropFile = () => useWrite(tasks.dropFile, { errorMessage: false });
export const downloadTaskFile = (id: string) => download(tasks.downloadFile, { params: { id } });
export const useReject = () => useWrite(tasks.reject, act);
export const useReturn = () => useWrite(tasks.return, act);
export const useTransfer = () => useWrite(tasks.transfer, act);
export const useDelegate = () => useWrite(tasks.delegate, act);
export const useGiveBack = () => useWrite(tasks.giveBack, act);
export const useAddSigners = () => useWrite(tasks.addSigners, act);
export const useRemoveSigner = () => useWrite(tasks.removeSigner, act);
export const useWithdrawDecision = () => useWrite(tasks.withdrawDecision, { refreshes: moved });
export const useAddDelegation = () =>
  useWrite(tasks.addDelegation, { refreshes: [tasks.listDelegations], errorMessage: false });
export const useRevokeDelegation = () => useWrite(tasks.revokeDelegation, { refreshes: [tasks.listDelegations] });
