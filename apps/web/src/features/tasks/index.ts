// Side door of the tasks: writing one down from another page.
export { TaskDrawer, TaskForm } from './parts/on-demand.tsx';
export type { TaskFormProps } from './parts/form/task-form.tsx';
export { DoctorTasks } from './parts/doctor-tasks.tsx';
export { changedTasks } from './tasks.api.ts';
