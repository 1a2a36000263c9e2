// A count that changes while the page is open, beside the line it belongs to; it comes after the shell (product: workflow).
import type { ReactNode } from 'react';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';
import { latePart } from '../../routing/late-part.tsx';

const TODO = '/taskManager/task/todo';
const TodoBadge = latePart(() => import('../../../features/workflows/index.ts').then((room) => room.TodoBadge));

export function LiveCount({ line }: { line: MenuLine }): ReactNode {
  if (!isWithin(line, TODO)) return null;
  return <TodoBadge />;
}
