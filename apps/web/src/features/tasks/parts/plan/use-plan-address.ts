// View, day and member of a plan, held by the address of its tab.
import type { BoardSpan } from '@yijian/ui/day-board';
import { today } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export interface PlanAddress {
  readonly view: BoardSpan;
  readonly day: string;
  /** A member of the team; undefined for the user. */
  readonly member: string | undefined;
  readonly change: (part: { view?: BoardSpan; day?: string; member?: string }) => void;
}

export function usePlanAddress(): PlanAddress {
  const [search, edit] = useAddress();
  const asked = search.get('day') ?? '';
  return {
    view: search.get('view') === 'month' ? 'month' : 'week',
    day: /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today(),
    member: search.get('member') ?? undefined,
    change: (part) => edit((now) => withFields(now, part)),
  };
}
