// What a visit to a doctor is worth on a day, and the reasons that make it so (product: route planner).
import type { RouteReason } from '@yijian/contract/route-plans';
import type { TargetDoctor } from './route-plans.sql.ts';

export interface Goals {
  /** Visits a quarter by tier. */
  readonly goal: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
  /** YYYY-MM-DD */
  readonly day: string;
  /** How much of the quarter is over, 0 to 1. */
  readonly elapsed: number;
  /** The approved cycle plan of the day; with one its goals count instead of those by tier. */
  readonly cycle: CycleGoals | undefined;
}

export interface CycleGoals {
  readonly id: string;
  readonly name: string;
  /** How much of the plan's period is over by the day, 0 to 1. */
  readonly elapsed: number;
  readonly byDoctor: ReadonlyMap<string, { readonly goal: number; readonly done: number; readonly planned: number }>;
}

const tierWorth = { A: 40, B: 26, C: 14, D: 6 } as const;
const NEVER = 24;
const DAYS_MOST = 30;
const GAP_EACH = 8;
const GAP_MOST = 24;
/** Whoever has the visits the plan asks for gives way to others. */
const REACHED = -GAP_EACH;
const TASK = 12;
const FOLLOWED = 3;
const DAY = 86_400_000;

type Reason = RouteReason & { readonly worth: number };

export interface Worth {
  readonly value: number;
  readonly reasons: readonly RouteReason[];
}

export function worthOf(target: TargetDoctor, goals: Goals): Worth {
  const reasons: Reason[] = [{ code: 'TIER', count: null, worth: tierWorth[target.tier] }];
  if (target.lastVisitAt === null) reasons.push({ code: 'NEVER', count: null, worth: NEVER });
  else {
    const noon = Date.parse(`${goals.day}T12:00:00+08:00`);
    const days = Math.max(0, Math.floor((noon - target.lastVisitAt.getTime()) / DAY));
    reasons.push({ code: 'DAYS_SINCE', count: days, worth: Math.min(DAYS_MOST, Math.floor(days / 2)) });
  }
  const gap = gapOf(target, goals);
  if (gap !== undefined) reasons.push(gap);
  if (target.hasTask) reasons.push({ code: 'TASK', count: null, worth: TASK });
  if (target.isFollowed) reasons.push({ code: 'FOLLOWED', count: null, worth: FOLLOWED });
  return {
    value: reasons.reduce((sum, { worth }) => sum + worth, 0),
    reasons: reasons.toSorted((a, b) => b.worth - a.worth).map(said),
  };
}

const said = ({ code, count, goal, done }: Reason): RouteReason =>
  goal === undefined || done === undefined ? { code, count } : { code, count, goal, done };

/** How far the visits lag behind the goals of the cycle plan, or without one behind those of the tier. */
function gapOf(target: TargetDoctor, { goal, elapsed, cycle }: Goals): Reason | undefined {
  if (cycle === undefined) {
    const gap = Math.ceil(goal[target.tier] * elapsed) - target.held;
    return gap > 0 ? { code: 'GAP', count: gap, worth: Math.min(GAP_MOST, gap * GAP_EACH) } : undefined;
  }
  const own = cycle.byDoctor.get(target.doctorId);
  if (own === undefined) return undefined;
  const told = { goal: own.goal, done: own.done };
  if (own.done + own.planned >= own.goal) return { code: 'CYCLE_DONE', count: null, worth: REACHED, ...told };
  const gap = Math.ceil(own.goal * cycle.elapsed) - own.done - own.planned;
  return gap > 0 ? { code: 'CYCLE_GAP', count: gap, worth: Math.min(GAP_MOST, gap * GAP_EACH), ...told } : undefined;
}

/** First day of the quarter of a day, and how much of the quarter is over by its end. */
export function quarterOf(day: string): { first: string; elapsed: number } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const begin = Math.floor((month - 1) / 3) * 3;
  const first = Date.UTC(year, begin, 1);
  const elapsed = (Date.parse(`${day}T00:00:00Z`) + DAY - first) / (Date.UTC(year, begin + 3, 1) - first);
  return { first: new Date(first).toISOString().slice(0, 10), elapsed };
}
