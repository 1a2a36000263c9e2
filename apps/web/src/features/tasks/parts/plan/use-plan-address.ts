// View, day and member of a plan, held by the address of its tab.
import { useSearchParams } from 'react-router';
import { today } from '../../../../lib/format/index.ts';
import type { PlanView } from './plan-days.ts';

export interface PlanAddress {
  readonly view: PlanView;
  readonly day: string;
  /** A member of the team; undefined for the user. */
  readonly member: string | undefined;
  readonly change: (part: { view?: PlanView; day?: string; member?: string }) => void;
}

export function usePlanAddress(): PlanAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  return {
    view: search.get('view') === 'month' ? 'month' : 'week',
    day: /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today(),
    member: search.get('member') ?? undefined,
    change: (part) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
