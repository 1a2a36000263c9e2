// Sales of a hospital against target, told to whoever sees the hospital (product: hospitals).
import { hospitalErrors, type HospitalSales, type HospitalSalesQuery } from '@yijian/contract/hospitals';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isVisible } from '../hospitals.sql.ts';
import { salesOfYear } from './hospital-sales.policy.ts';
import { selectSales, selectSalesYears } from './hospital-sales.sql.ts';

export async function findHospitalSales(
  context: Context,
  {
    id: hospitalId,
    year = Number(dayInShanghai(context.clock.now()).slice(0, 4)),
  }: HospitalSalesQuery & { id: string },
): Promise<HospitalSales> {
  const { sql, user, language } = context;
  if (!(await isVisible(sql, user, hospitalId))) throw fail(hospitalErrors.notFound);
  const rows = await selectSales(sql, { hospitalId, year, language });
  return salesOfYear(year, rows, await selectSalesYears(sql, hospitalId));
}
