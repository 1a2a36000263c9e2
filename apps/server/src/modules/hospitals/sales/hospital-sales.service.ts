// Sales of a hospital against target, told to whoever sees the hospital (product: hospitals).
import { hospitalErrors, type HospitalSales, type HospitalSalesQuery } from '@yijian/contract/hospitals';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { isVisible } from '../hospitals.sql.ts';
import { salesOfYear } from './hospital-sales.policy.ts';
import { selectSales, selectSalesYears } from './hospital-sales.sql.ts';
import { updateHasSales } from './sold-lately.sql.ts';

/** The year asked for, or else the latest with figures, which are not those of years to come where there are others. */
export async function findHospitalSales(
  context: Context,
  { id: hospitalId, year }: HospitalSalesQuery & { id: string },
): Promise<HospitalSales> {
  const { sql, user, language } = context;
  if (!(await isVisible(sql, user, hospitalId))) throw fail(hospitalErrors.notFound);
  const years = await selectSalesYears(sql, hospitalId);
  const now = Number(dayInShanghai(context.clock.now()).slice(0, 4));
  const shown = year ?? years.find((one) => one <= now) ?? years.at(-1) ?? now;
  return salesOfYear(shown, await selectSales(sql, { hospitalId, year: shown, language }), years);
}

/** Says anew whether hospitals have sales, of all of them unless some are given, and tells whoever carries a copy. */
export async function refreshHasSales(context: Context, hospitalIds?: readonly string[]): Promise<void> {
  const today = dayInShanghai(context.clock.now());
  for (const hospitalId of await updateHasSales(context.sql, { today, hospitalIds }))
    await emit(context, 'hospitals.changed', { hospitalId });
}
