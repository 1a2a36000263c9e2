// The visits of one day, drawn from the day alone: they can be made again and again without being kept.
import type { Cast } from '../doctors/cast.ts';
import { addDays, isSunday, momentOf } from '../days.ts';
import type { User } from '../people/team.ts';
import type { DemoPlan } from '../plans.ts';
import { type Random, random } from '../random.ts';

export type VisitState = 'PLANNED' | 'SAVED' | 'SUBMITTED' | 'SUBMITTED_LATE' | 'CANCELLED' | 'MISSED';

export interface PlannedVisit {
  /** Index of the doctor. */
  readonly doctor: number;
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: VisitState;
}

export interface VisitCalendar {
  readonly plan: DemoPlan;
  readonly cast: Cast;
  readonly today: string;
}

export const DAYS_BACK = 365;
const DAYS_AHEAD = 7;

/** The days that have visits: a year back, today, a week ahead. */
export function calendarDays(today: string): string[] {
  return Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => addDays(today, index - DAYS_BACK));
}

/** Monday to Saturday between half past eight and half past five; Saturdays are quieter. */
export function visitsOf(calendar: VisitCalendar, day: string): PlannedVisit[] {
  if (isSunday(day)) return [];
  const quiet = isSunday(addDays(day, 1)) ? 0.45 : 1;
  const { plan, cast } = calendar;
  const visits: PlannedVisit[] = [];
  for (const [user, portfolio] of cast.portfolios) {
    const randomly = random(plan.spec.realm, 'visits', day, user.login);
    const mean = (user.login === plan.hero.login ? plan.hero.visitsPerDay : plan.visitsPerDay) * quiet;
    const wanted = Math.min(Math.floor(mean * 2 * randomly.next() + 0.5), portfolio.length, 10);
    for (const slot of freeSlots(randomly, wanted)) {
      const doctor = chooseDoctor(randomly, portfolio);
      visits.push({ doctor, user, at: momentOf(day, slot), state: stateOf(randomly, day, calendar.today) });
    }
  }
  return visits;
}

/** Whether a visit counts: for the last visit, for coverage, for the stream of interactions. */
export function isValid(visit: PlannedVisit): boolean {
  return visit.state === 'SUBMITTED' || visit.state === 'SUBMITTED_LATE';
}

/** Starts in minutes of the day, half an hour apart at least, in order. */
function freeSlots(randomly: Random, wanted: number): number[] {
  const slots = new Set<number>();
  while (slots.size < wanted) slots.add(8 * 60 + 30 + 30 * randomly.between(0, 17));
  return [...slots].sort((a, b) => a - b);
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

/** Remembers the latest valid visit of every doctor. @returns the number of visits and of valid ones among them */
export function rehearseVisits(calendar: VisitCalendar): { visits: number; valid: number } {
  const count = { visits: 0, valid: 0 };
  const { lastVisit } = calendar.cast;
  for (const day of calendarDays(calendar.today)) {
    for (const visit of visitsOf(calendar, day)) {
      count.visits += 1;
      if (!isValid(visit)) continue;
      count.valid += 1;
      if (visit.at > lastVisit[visit.doctor]!) lastVisit[visit.doctor] = visit.at;
    }
  }
  return count;
}
