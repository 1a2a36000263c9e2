// Side door of the tasks: what a reader sees of them, for pages that show work around a record.
export { taskScope } from './lists/tasks-scope.sql.ts';
export { taskViewer } from './task-people.policy.ts';
