// Whom academic data is shown in detail, and counts by year (specification 6; R6.4).
import { publicationErrors, type AcademicRange } from '@yijian/contract/publications';
import { ruleOf, type Ruled } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';

/** Whether the detail of academic data is kept from the reader (R6.4). */
export const isWithheld = (user: Ruled): boolean => ruleOf(user, 'doctor.academicDetail') !== 'READ';

/** Throws, with the text of the specification, for a reader from whom it is kept. */
export function requireDetail(user: Ruled): void {
  if (isWithheld(user)) throw fail(publicationErrors.withheld);
}

/** Of the numbers of each year, the earliest first; year 0 holds what has no day. */
export function rangeOf(rows: readonly { year: number; total: number; confirmed: number }[]): AcademicRange {
  const years = rows.filter((row) => row.year !== 0).map(({ year, total, confirmed }) => ({ year, total, confirmed }));
  const sum = (of: 'total' | 'confirmed') => rows.reduce((whole, row) => whole + row[of], 0);
  return {
    total: sum('total'),
    confirmed: sum('confirmed'),
    suggested: sum('total') - sum('confirmed'),
    firstYear: years[0]?.year ?? null,
    lastYear: years.at(-1)?.year ?? null,
    years,
  };
}
