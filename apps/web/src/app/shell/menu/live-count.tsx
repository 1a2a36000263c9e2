// A count that changes while the page is open, beside the line it belongs to; it comes after the shell (product: workflow).
import { lazy, Suspense, type ReactNode } from 'react';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';

const TODO = '/taskManager/task/todo';
const TodoBadge = lazy(() =>
  import('../../../features/workflows/index.ts').then((room) => ({ default: room.TodoBadge })),
);

export function LiveCount({ line }: { line: MenuLine }): ReactNode {
  if (!isWithin(line, TODO)) return null;
  return (
    <Suspense>
      <TodoBadge />
    </Suspense>
  );
}
