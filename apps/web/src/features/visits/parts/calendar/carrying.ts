// What the calendar's hand carries: a visit, or a doctor whose goal has a gap.
import type { CalendarVisit, CycleGoal } from '@yijian/contract/visits';
import { createCarrying } from '@yijian/ui/day-board';

export type Carried =
  | { readonly kind: 'visit'; readonly visit: CalendarVisit }
  | { readonly kind: 'goal'; readonly goal: CycleGoal };

export const { carriable, landing } = createCarrying<Carried>();
