// Up to which rank a doctor is of a tier, and what makes a rising star (product 3.4).
import { kolErrors, type ChangedKolSettings, type KolSettings } from '@yijian/contract/opinion-leaders';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectSettings, upsertSettings } from './kol-settings.sql.ts';

/** What holds until the medical lead says otherwise; the same as in the table. */
const defaults: KolSettings = {
  nationalRanks: 30,
  regionalRanks: 15,
  localRanks: 5,
  risingRanks: 30,
  digitalRanks: 30,
  careerYears: 20,
  priorPoints: 1,
  leastPoints: 1,
  version: 0,
};

export async function findSettings(context: Context): Promise<KolSettings> {
  return (await selectSettings(context.sql)) ?? defaults;
}

export async function changeSettings(context: Context, next: ChangedKolSettings): Promise<KolSettings> {
  const { sql, user } = context;
  if (!(await upsertSettings(sql, user.id, next)))
    throw fail(kolErrors.changedMeanwhile, { version: (await findSettings(context)).version });
  return findSettings(context);
}
