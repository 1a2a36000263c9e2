// Form, drawer and dialogs of a task, loaded when one of them opens: a list needs none to be read.
import { lazy, Suspense, type ReactNode } from 'react';
import type { ActDialogProps } from './acts/act-dialog.tsx';
import type { TaskFormProps } from './form/task-form.tsx';

const Form = lazy(() => import('./form/task-form.tsx').then((part) => ({ default: part.TaskForm })));
const Drawer = lazy(() => import('./detail/task-drawer.tsx').then((part) => ({ default: part.TaskDrawer })));
const Quick = lazy(() => import('./list/quick-add.tsx').then((part) => ({ default: part.QuickAdd })));
const Act = lazy(() => import('./acts/act-dialog.tsx').then((part) => ({ default: part.ActDialog })));

export function TaskForm(props: TaskFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

export function TaskDrawer(props: { id: string; onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}

export function ActDialog(props: ActDialogProps): ReactNode {
  return (
    <Suspense>
      <Act {...props} />
    </Suspense>
  );
}

/** The line keeps its place while the calendar behind it loads. */
export function QuickAdd(props: { daysAhead: number }): ReactNode {
  return (
    <Suspense fallback={<div className="task-quick" />}>
      <Quick {...props} />
    </Suspense>
  );
}
