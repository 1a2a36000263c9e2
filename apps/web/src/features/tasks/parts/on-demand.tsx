// Form, drawer and dialogs of a task, loaded when one of them opens: a list needs none to be read.
import { onDemand } from '@yijian/ui/on-demand';

export const TaskForm = onDemand(() => import('./form/task-form.tsx').then((part) => part.TaskForm));
export const TaskDrawer = onDemand(() => import('./detail/task-drawer.tsx').then((part) => part.TaskDrawer));
export const ActDialog = onDemand(() => import('./acts/act-dialog.tsx').then((part) => part.ActDialog));

/** The line keeps its place while the calendar behind it loads. */
export const QuickAdd = onDemand(
  () => import('./list/quick-add.tsx').then((part) => part.QuickAdd),
  <div className="task-quick" />,
);
