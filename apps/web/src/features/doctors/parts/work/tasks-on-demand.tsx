// The dialog of tasks for many doctors, as other rooms open it; it comes when it is asked for.
import { lazy, Suspense, type ReactNode } from 'react';
import type { WorkDialogProps } from './tasks-dialog.tsx';

const TasksDialog = lazy(() => import('../list/batch-dialogs.ts').then((part) => ({ default: part.TasksDialog })));

export function DoctorTasksDialog(props: WorkDialogProps): ReactNode {
  return (
    <Suspense>
      <TasksDialog {...props} />
    </Suspense>
  );
}
