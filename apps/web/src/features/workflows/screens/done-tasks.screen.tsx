// Tasks that I decided (specification 2.3, taskManager: task/done).
import type { ReactNode } from 'react';
import { DoneList } from '../parts/todo/done-list.tsx';
import { useLive } from '../parts/words/use-live.ts';

export default function DoneTasksScreen(): ReactNode {
  useLive();
  return <DoneList />;
}
