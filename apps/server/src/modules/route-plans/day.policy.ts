// A day as the planner reckons it: minutes and clock, weekday, hours of reception, what keeps a doctor out (product: route planner).
import { windowFaults, type ReceptionRule } from '@yijian/contract/hospitals';
import type { RouteLeft } from '@yijian/contract/route-plans';
import type { Span } from './schedule.policy.ts';

const DAY = 86_400_000;

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The moment of a clock time of the day, in Shanghai. */
export const momentOf = (day: string, clock: string): string => new Date(`${day}T${clock}:00+08:00`).toISOString();

/** Minute of the day in Shanghai. */
export function minuteInShanghai(moment: Date): number {
  return Math.floor((moment.getTime() / 60_000 + 8 * 60) % (24 * 60));
}

/** Monday is 1. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

export interface Hours {
  /** null: the hospital published no hours. */
  readonly windows: readonly Span[] | null;
  readonly why?: Extract<RouteLeft['why'], 'CLOSED_DAY' | 'NOTICE'>;
}

/** The hours of reception of a day; none when the hospital is closed then, or should have been asked earlier. */
export function hoursOf(rule: Partial<ReceptionRule>, { day, today }: { day: string; today: string }): Hours {
  const notice = rule.needsAppointment === true ? (rule.noticeDays ?? 0) : 0;
  if (daysBetween(today, day) < notice) return { windows: [], why: 'NOTICE' };
  const known = rule.windows ?? [];
  if (known.length === 0) return { windows: null };
  const faulty = new Set(windowFaults(known).map(({ index }) => index));
  const windows = known
    .filter((one, index) => one.day === weekdayOf(day) && !faulty.has(index))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .toSorted((a, b) => a.from - b.from);
  return windows.length === 0 ? { windows, why: 'CLOSED_DAY' } : { windows };
}
