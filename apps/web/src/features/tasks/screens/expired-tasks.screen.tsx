// Tasks of the list "expired" (specification 2.3, task: index/expired).
import type { ReactNode } from 'react';
import { TaskList } from '../parts/list/task-list.tsx';

export default function ExpiredTasksScreen(): ReactNode {
  return <TaskList list="expired" />;
}
