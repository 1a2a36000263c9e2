// Side door of the tasks: what a reader sees of them, for pages that show work around a record, and how other rooms give one.
export { shownTitle } from './lists/tasks-list.sql.ts';
export { taskScope, type TaskViewer } from './lists/tasks-scope.sql.ts';
export { findMember, findTaskNumbers } from './lists/task-lists.service.ts';
export { taskViewer } from './task-people.policy.ts';
export { createTask, makeTask } from './tasks.service.ts';
export { openTasksOf } from './lists/task-lists.service.ts';
export { seesMedicalTasks } from './tasks.policy.ts';
