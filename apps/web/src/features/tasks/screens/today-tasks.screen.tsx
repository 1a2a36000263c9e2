// Tasks of the list "today" (specification 2.3, task: index/today).
import type { ReactNode } from 'react';
import { TaskList } from '../parts/list/task-list.tsx';

export default function TodayTasksScreen(): ReactNode {
  return <TaskList list="today" />;
}
