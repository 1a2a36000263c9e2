// What the screens of tasks and plans ask the server (specification 7.5).
import {
  LARGEST_BATCH,
  planEndpoints,
  taskEndpoints,
  type Task,
  type TaskListName,
  type TaskState,
  type TaskWhose,
} from '@yijian/contract/tasks';
import { visitEndpoints } from '@yijian/contract/visits';
import { addressed, call, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const taskFields = {
  keyword: 'text',
  whose: 'text',
  state: 'list',
  type: 'list',
  priority: 'list',
  source: 'list',
  important: 'flag',
  late: 'flag',
  assigneeId: 'list',
  doctorId: 'text',
  hospitalId: 'text',
  dueFrom: 'text',
  dueTo: 'text',
} as const satisfies ListFields;

export type TaskFilters = FilterValues<typeof taskFields>;
export type TaskRows = List<typeof taskFields, Task>;

const bodyOf = (list: TaskListName, filters: TaskFilters) => ({ ...filters, list });

/** What is over comes last in the list of everything: it begins with what is due latest. */
const firstSort: Readonly<Record<TaskListName, string>> = {
  all: 'dueOn,desc',
  today: 'dueOn,asc',
  after: 'dueOn,asc',
  expired: 'dueOn,asc',
};

export function useTasks(list: TaskListName): TaskRows {
  return useList({
    name: `tasks-${list}`,
    fields: taskFields,
    defaultSort: firstSort[list],
    page: taskEndpoints.list,
    pageArguments: (filters: TaskFilters, paging: Paging) => ({
      query: paging,
      body: bodyOf(list, filters),
    }),
    count: taskEndpoints.count,
    countArguments: (filters: TaskFilters) => ({ body: bodyOf(list, filters) }),
  });
}

const PAGE = 100;

/** Ids of what matches, as many as a batch may hold. */
export async function findMatchingIds(list: TaskListName, filters: TaskFilters): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ids.length < LARGEST_BATCH; page += 1) {
    const query = { page, size: PAGE, sort: 'dueOn,asc' };
    const asked = addressed(taskEndpoints.list, { query, body: bodyOf(list, filters) });
    const { content } = await call(taskEndpoints.list, asked);
    ids.push(...content.map((task) => task.id));
    if (content.length < PAGE) break;
  }
  return ids.slice(0, LARGEST_BATCH);
}

export const useTaskNumbers = (whose: TaskWhose) =>
  useCall(taskEndpoints.numbers, { query: { whose } }, { errorMessage: false, keepPrevious: true });

export const useTask = (id: string | undefined) =>
  useCall(taskEndpoints.find, id === undefined ? null : { params: { id } }, { errorMessage: false });

export const useTaskLog = (id: string) => useCall(taskEndpoints.log, { params: { id } }, { errorMessage: false });

export const useMembers = () => useCall(taskEndpoints.listMembers, {}, { errorMessage: false, staleTime: 60_000 });

/** Calls whose answers an own change makes old. */
export const changedTasks = [
  taskEndpoints.list,
  taskEndpoints.count,
  taskEndpoints.numbers,
  taskEndpoints.find,
  taskEndpoints.log,
  planEndpoints.findPlan,
  planEndpoints.listUnplanned,
];

// Dialogs and forms show what is wrong themselves, so no toast repeats it.
const quiet = { refreshes: changedTasks, errorMessage: false };

export const useCreateTask = () => useWrite(taskEndpoints.create, quiet);
export const useChangeTask = () => useWrite(taskEndpoints.update, quiet);
export const useCloseTasks = () => useWrite(taskEndpoints.closeMany, quiet);
export const useShiftTasks = () => useWrite(taskEndpoints.shiftMany, quiet);
export const useCompleteTask = () => useWrite(taskEndpoints.complete, quiet);
export const useReopenTask = () => useWrite(taskEndpoints.reopen, quiet);
export const useRefuseTask = () => useWrite(taskEndpoints.refuse, quiet);
export const useStartTask = () => useWrite(taskEndpoints.start, { refreshes: changedTasks });
export const useCheckTask = () => useWrite(taskEndpoints.check, { refreshes: changedTasks });
export const useWatchTask = () => useWrite(taskEndpoints.watch, { refreshes: changedTasks });
export const useMoveTask = () => useWrite(taskEndpoints.move, { refreshes: changedTasks });

export const usePlan = (query: { from: string; to: string; userId?: string }) =>
  useCall(planEndpoints.findPlan, { query }, { errorMessage: false, keepPrevious: true });
export const useUnplanned = (userId: string | undefined) =>
  useCall(
    planEndpoints.listUnplanned,
    { query: userId === undefined ? {} : { userId } },
    { errorMessage: false, keepPrevious: true },
  );
export const useCopyWeek = () => useWrite(planEndpoints.copyWeek, { refreshes: changedTasks });

const visitsToo = [...changedTasks, visitEndpoints.listMy, visitEndpoints.countMy, visitEndpoints.find];
export const useRescheduleVisit = () => useWrite(visitEndpoints.reschedule, { refreshes: visitsToo });
export const usePlanVisit = () => useWrite(visitEndpoints.add, { refreshes: visitsToo });

/** Tasks about one doctor in the range of the reader. */
export const useDoctorTasks = ({
  sort,
  size,
  state,
  ...body
}: {
  readonly doctorId: string;
  readonly whose: TaskWhose;
  readonly state: readonly TaskState[];
  readonly sort: string;
  readonly size: number;
}) =>
  useCall(taskEndpoints.list, { query: { sort, size }, body: { ...body, state: [...state] } }, { errorMessage: false });
