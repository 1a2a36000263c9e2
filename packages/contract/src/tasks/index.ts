// Door of the tasks contract.
export { planEndpoints } from './plans.endpoints.ts';
export { LONGEST_PLAN, Plan, PlannedTask, PlannedVisit, UnplannedDoctor, WeekCopy } from './plans.schema.ts';
export type { CopiedWeek, PlanQuery } from './plans.schema.ts';
export { taskEndpoints } from './tasks.endpoints.ts';
export { taskErrors } from './tasks.errors.ts';
export {
  COUNTED_UP_TO,
  ChangedTask,
  ChecklistItem,
  LARGEST_BATCH,
  NewTask,
  Task,
  TaskAct,
  TaskAction,
  TaskDetail,
  TaskFilter,
  TaskKept,
  TaskListName,
  TaskLogEntry,
  TaskMember,
  TaskNumberQuery,
  TaskNumbers,
  TaskPriority,
  TaskSource,
  TaskState,
  TaskWhose,
  taskActions,
  taskLists,
  taskPriorities,
  taskSources,
  taskStates,
} from './tasks.schema.ts';
export type { CheckedItem, ClosedTasks, CompletedTask, ShiftedTasks } from './tasks.schema.ts';
