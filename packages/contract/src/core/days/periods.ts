// Periods by name, and the days each means today: both sides count the same ones (specification 9; R9.4).
import { z } from 'zod';

export const calendarPeriods = [
  'THIS_WEEK',
  'THIS_MONTH',
  'THIS_QUARTER',
  'THIS_YEAR',
  'LAST_WEEK',
  'LAST_MONTH',
  'LAST_QUARTER',
  'LAST_YEAR',
] as const;
/** This one goes on to today, the last one is whole; weeks start on Monday. */
export const CalendarPeriod = z.enum(calendarPeriods);
export type CalendarPeriod = z.infer<typeof CalendarPeriod>;

/** What the analysis of the market is asked over. */
export const marketPeriods = ['3M', '6M', '1Y', '3Y', 'DEFAULT', 'ALL', 'CUSTOM'] as const;
/** DEFAULT: this calendar year and the one before. ALL: since the first record. CUSTOM: from and to. */
export const MarketPeriod = z.enum(marketPeriods);
export type MarketPeriod = z.infer<typeof MarketPeriod>;

export type RollingPeriod = `${number}D`;
/** A period whose days follow from today alone. */
export type NamedPeriod = CalendarPeriod | Exclude<MarketPeriod, 'ALL' | 'CUSTOM'> | RollingPeriod;

/** First and last day, YYYY-MM-DD. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

const A_DAY = 86_400_000;
const months = { '3M': 3, '6M': 6, '1Y': 12, '3Y': 36 } as const;
const spans = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const shiftDay = (day: string, days: number): string => dayOf(new Date(at(day).getTime() + days * A_DAY));

/** The same day so many months before; the last of the month where it has no such day. */
export function monthsBefore(day: string, count: number): string {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** As many days just before. */
export function daysBefore({ from, to }: PeriodDays): PeriodDays {
  const length = (at(to).getTime() - at(from).getTime()) / A_DAY + 1;
  return { from: shiftDay(from, -length), to: shiftDay(from, -1) };
}

export function periodDays(period: NamedPeriod, today: string): PeriodDays {
  if (period === 'DEFAULT') return { from: `${Number(today.slice(0, 4)) - 1}-01-01`, to: today };
  if (period in months)
    return { from: shiftDay(monthsBefore(today, months[period as keyof typeof months]), 1), to: today };
  if (!calendarPeriods.some((one) => one === period))
    return { from: shiftDay(today, 1 - Number.parseInt(period, 10)), to: today };
  const [which, unit] = period.split('_') as ['THIS' | 'LAST', 'WEEK' | keyof typeof spans];
  const first = firstOf(unit, today);
  if (which === 'THIS') return { from: first, to: today };
  return { from: unit === 'WEEK' ? shiftDay(first, -7) : monthsBefore(first, spans[unit]), to: shiftDay(first, -1) };
}

function firstOf(unit: 'WEEK' | keyof typeof spans, today: string): string {
  if (unit === 'WEEK') return shiftDay(today, -((at(today).getUTCDay() + 6) % 7));
  const month = Number(today.slice(5, 7)) - 1;
  const first = month - (month % spans[unit]) + 1;
  return `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}
