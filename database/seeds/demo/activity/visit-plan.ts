// The visits of one day, drawn from the day alone: they can be made again and again without being kept.
import type { Cast } from '../doctors/cast.ts';
import { addDays, isSunday, momentOf } from '../days.ts';
import type { User } from '../people/team.ts';
import type { DemoPlan } from '../plans.ts';
import { isHoliday } from '../holidays.ts';
import { type Random, random, weighted } from '../random.ts';

export type VisitState = 'PLANNED' | 'SAVED' | 'SUBMITTED' | 'SUBMITTED_LATE' | 'CANCELLED' | 'MISSED';

export type VisitResult = 'DELIVERED' | 'OBJECTION' | 'MEDICAL_SUPPORT' | 'NOT_MET' | 'REFUSED';

export interface PlannedVisit {
  /** Index of the doctor. */
  readonly doctor: number;
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: VisitState;
  /** Null for what was not held. */
  readonly result: VisitResult | null;
}

export interface VisitCalendar {
  readonly plan: DemoPlan;
  readonly cast: Cast;
  readonly today: string;
}

export const DAYS_BACK = 365;
const DAYS_AHEAD = 7;

const drawResult = weighted<VisitResult>([
  ['DELIVERED', 66],
  ['OBJECTION', 12],
  ['MEDICAL_SUPPORT', 8],
  ['NOT_MET', 10],
  ['REFUSED', 4],
]);

/** The days that have visits: a year back, today, a week ahead. */
export function calendarDays(today: string): string[] {
  return Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => addDays(today, index - DAYS_BACK));
}

/** Monday to Saturday between half past eight and half past five, but for lunch and holidays; Saturdays are quieter. */
export function visitsOf(calendar: VisitCalendar, day: string): PlannedVisit[] {
  if (isSunday(day) || isHoliday(day)) return [];
  const quiet = isSunday(addDays(day, 1)) ? 0.45 : 1;
  const { plan, cast } = calendar;
  const visits: PlannedVisit[] = [];
  for (const [user, portfolio] of cast.portfolios) {
    const randomly = random(plan.spec.realm, 'visits', day, user.login);
    const mean = (user.login === plan.hero.login ? plan.hero.visitsPerDay : plan.visitsPerDay) * quiet;
    const wanted = Math.min(Math.floor(mean * 2 * randomly.next() + 0.5), portfolio.length, 10);
    for (const slot of freeSlots(randomly, wanted)) {
      const doctor = chooseDoctor(randomly, portfolio);
      const state = stateOf(randomly, day, calendar.today);
      const result = isHandedIn(state) || state === 'SAVED' ? drawResult(randomly) : null;
      visits.push({ doctor, user, at: momentOf(day, slot), state, result });
    }
  }
  return visits;
}

const isHandedIn = (state: VisitState): boolean => state === 'SUBMITTED' || state === 'SUBMITTED_LATE';

/** Whether it was handed in. */
export const isValid = ({ state }: PlannedVisit): boolean => isHandedIn(state);

/** Whether the doctor was met: for the last visit, for coverage, for the stream of interactions. */
export function isContact({ state, result }: PlannedVisit): boolean {
  return isHandedIn(state) && result !== 'NOT_MET' && result !== 'REFUSED';
}

/** Half hours from half past eight to five, without those of lunch, half past eleven to one. */
const slots = Array.from({ length: 18 }, (_, at) => 8 * 60 + 30 + 30 * at).filter((at) => at < 690 || at >= 810);

/** Starts in minutes of the day, half an hour apart at least, in order. */
function freeSlots(randomly: Random, wanted: number): number[] {
  const taken = new Set<number>();
  while (taken.size < wanted) taken.add(randomly.pick(slots));
  return [...taken].sort((a, b) => a - b);
}

/** Portfolios begin with the important doctors, who are visited more often; those at the end wait long. */
function chooseDoctor(randomly: Random, portfolio: readonly number[]): number {
  return portfolio[Math.floor(portfolio.length * randomly.next() ** 1.7)]!;
}

function stateOf(randomly: Random, day: string, today: string): VisitState {
  const point = randomly.next();
  if (day >= today) return point < 0.04 ? 'CANCELLED' : 'PLANNED';
  if (day >= addDays(today, -2) && point < 0.25) return 'SAVED';
  if (point < 0.9) return 'SUBMITTED';
  if (point < 0.93) return 'SUBMITTED_LATE';
  return point < 0.97 ? 'CANCELLED' : 'MISSED';
}

/** Remembers the latest contact of every doctor. @returns the number of visits and of contacts among them */
export function rehearseVisits(calendar: VisitCalendar): { visits: number; contacts: number } {
  const count = { visits: 0, contacts: 0 };
  const { lastVisit } = calendar.cast;
  for (const day of calendarDays(calendar.today)) {
    for (const visit of visitsOf(calendar, day)) {
      count.visits += 1;
      if (!isContact(visit)) continue;
      count.contacts += 1;
      if (visit.at > lastVisit[visit.doctor]!) lastVisit[visit.doctor] = visit.at;
    }
  }
  return count;
}
