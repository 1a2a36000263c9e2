// Tasks of the list "all" (specification 2.3, task: index/all).
import type { ReactNode } from 'react';
import { TaskList } from '../parts/list/task-list.tsx';

export default function AllTasksScreen(): ReactNode {
  return <TaskList list="all" />;
}
