// The days a dashboard spans, and the days before that it is compared with.
import { dashboardErrors } from '@yijian/contract/dashboards';
import { fail, wordsOf } from '../../platform/errors/index.ts';

const LONGEST = 731;
const DAY = 86_400_000;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Throws dashboards.badPeriod naming the field when the period has no day, or more than two years. */
export function requirePeriod({ from, to }: Period, language: 'zh' | 'en', place: 'query' | 'body' = 'query'): void {
  const days = daysOf({ from, to });
  if (days >= 1 && days <= LONGEST) return;
  const values = { days: LONGEST };
  throw fail(dashboardErrors.badPeriod, values, [
    { field: `${place}.to`, message: wordsOf(dashboardErrors.badPeriod, language, values) },
  ]);
}

const daysOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
