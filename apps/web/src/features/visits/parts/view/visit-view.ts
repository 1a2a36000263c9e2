// Which view of visits the address asks for, of which day and whom.
import type { BoardSpan } from '@yijian/ui/day-board';
import { today } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export const myViews = ['list', 'calendar', 'map', 'cycles'] as const;
export const teamViews = ['list', 'figures', 'calendar', 'map', 'cycles'] as const;
export type VisitView = (typeof teamViews)[number];

export interface VisitAddress {
  readonly view: VisitView;
  readonly span: BoardSpan;
  /** YYYY-MM-DD the calendar stands on. */
  readonly day: string;
  /** A member of the team; undefined for the user. */
  readonly userId: string | undefined;
  readonly change: (part: Readonly<Record<string, string | undefined>>) => void;
}

export function useVisitAddress(): VisitAddress {
  const [search, edit] = useAddress();
  const asked = search.get('view') ?? '';
  const day = search.get('day') ?? '';
  return {
    view: teamViews.find((one) => one === asked) ?? 'list',
    span: search.get('span') === 'month' ? 'month' : 'week',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today(),
    userId: search.get('userId') ?? undefined,
    change: (part) => edit((now) => withFields(now, part)),
  };
}

/** What belongs to one view does not follow into another. */
export const leavingView = { day: undefined, span: undefined, userId: undefined, id: undefined } as const;
