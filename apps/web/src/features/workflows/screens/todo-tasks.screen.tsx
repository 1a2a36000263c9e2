// Tasks that wait for me (specification 2.3, taskManager: task/todo).
import type { ReactNode } from 'react';
import { TodoList } from '../parts/todo/todo-list.tsx';
import { useLive } from '../parts/words/use-live.ts';

export default function TodoTasksScreen(): ReactNode {
  useLive();
  return <TodoList />;
}
