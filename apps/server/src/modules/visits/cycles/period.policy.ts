// The days a cycle plan or a team's figures may span (product: visits, cycle plan).
import { visitErrors } from '@yijian/contract/visits';
import { fail, wordsOf } from '../../../platform/errors/index.ts';

const LONGEST = 366;
const DAY = 86_400_000;

interface Period {
  readonly from: string;
  readonly to: string;
  /** Where the period ends in the call. */
  readonly field: string;
}

/** Throws visits.cycleTooLong naming the field when the period has no day, or more than a year. */
export function requireDays({ from, to, field }: Period, language: 'zh' | 'en'): void {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days >= 1 && days <= LONGEST) return;
  const values = { days: LONGEST };
  throw fail(visitErrors.cycleTooLong, values, [
    { field, message: wordsOf(visitErrors.cycleTooLong, language, values) },
  ]);
}
