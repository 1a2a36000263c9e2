// Tasks of the list "after" (specification 2.3, task: index/after).
import type { ReactNode } from 'react';
import { TaskList } from '../parts/list/task-list.tsx';

export default function UpcomingTasksScreen(): ReactNode {
  return <TaskList list="after" />;
}
