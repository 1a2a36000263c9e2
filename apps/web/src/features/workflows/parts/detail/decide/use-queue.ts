// Where this process stands among my open tasks, and the one to open after it.
import { useState } from 'react';
import { useTodoQueue } from '../../../workflows.api.ts';

export interface Queue {
  readonly at: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The order is that of the last look with this process in it: a decision takes its own line out, and the next one moves up. */
export function useQueue(id: string, isFromTodo: boolean): Queue | null {
  const data = useTodoQueue(isFromTodo).data;
  const [order, setOrder] = useState<readonly string[]>([]);
  if (!isFromTodo || data === undefined) return null;
  const open = [...new Set(data.content.map(({ instanceId }) => instanceId))];
  if (open.includes(id) && open.join() !== order.join()) setOrder(open);
  const at = order.indexOf(id);
  const isOpen = (one: string): boolean => open.includes(one);
  const after = at < 0 ? open : [...order.slice(at + 1), ...order.slice(0, at)];
  return {
    at: open.indexOf(id) + 1,
    total: open.length,
    previous: order.slice(0, Math.max(0, at)).findLast(isOpen),
    next: after.find((one) => isOpen(one) && one !== id),
  };
}
