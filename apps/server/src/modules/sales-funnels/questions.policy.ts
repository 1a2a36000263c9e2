// What a question may ask: days that have come, a window, steps that differ (product 3.17).
import { periodDays, shiftDay } from '@yijian/contract/core';
import {
  funnelErrors as errors,
  type Days,
  type EventMatch,
  type FunnelDefinition,
  type FunnelQuestion,
  type Period,
} from '@yijian/contract/sales-funnels';
import { fail } from '../../platform/errors/index.ts';

/** The days of a period, today the last one that can be. Throws when there are none. */
export function daysOf({ preset, lastDays, from, to }: Period, today: string): Days {
  if (preset !== undefined) return periodDays(preset, today);
  if (lastDays !== undefined) {
    if (lastDays < 1) throw fail(errors.periodMissing);
    return { from: shiftDay(today, 1 - lastDays), to: today };
  }
  if (from === undefined || to === undefined) throw fail(errors.periodMissing);
  if (from > to) throw fail(errors.periodBackwards, { from, to });
  if (to > today) throw fail(errors.periodFuture, { day: to });
  return { from, to };
}

export function requireWindow(days: number): void {
  if (days < 1) throw fail(errors.windowEmpty);
}

/** Equal for two matches that mean the same interactions. */
const sense = ({ channel, action, subject, minSeconds }: EventMatch): string =>
  JSON.stringify([channel, action, subject.toLowerCase(), minSeconds]);

export function requireDefinition({ steps, exclusions, windowDays }: FunnelDefinition): void {
  if (steps.length < 2) throw fail(errors.noStep);
  const senses = steps.map(sense);
  for (const [at, own] of senses.entries()) {
    const earlier = senses.indexOf(own);
    if (earlier < at) throw fail(errors.sameStep, { first: earlier + 1, second: at + 1 });
    if (exclusions.some((one) => sense(one) === own)) throw fail(errors.excludedStep, { step: at + 1 });
  }
  requireWindow(windowDays);
}

export function requireBreakdown({ definition, breakdown }: Pick<FunnelQuestion, 'definition' | 'breakdown'>): void {
  if (definition.unit === 'HOSPITAL' && breakdown === 'DEPARTMENT') throw fail(errors.departmentOfHospital);
}
