// Two to four portraits beside each other, made of what each of them tells (specification 2.3).
import {
  treatmentRecordErrors as errors,
  type ComparisonQuestion,
  type PatientPortrait,
  type PortraitComparison,
} from '@yijian/contract/treatment-records';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { comparisonRows } from './comparison.policy.ts';
import { findPortrait } from './patient-portraits.service.ts';

export async function comparePortraits(
  context: Context,
  { personas }: ComparisonQuestion,
): Promise<PortraitComparison> {
  const seen = new Set<string>();
  for (const [place, { indication, line, ageBand }] of personas.entries()) {
    const name = `${indication} ${line} ${ageBand}`;
    if (seen.has(name)) {
      const message = wordsOf(errors.samePersona, context.language, {});
      throw fail(errors.samePersona, {}, [{ field: `body.personas.${place}`, message }]);
    }
    seen.add(name);
  }
  const portraits: PatientPortrait[] = [];
  for (const asked of personas) portraits.push(await findPortrait(context, asked));
  return { portraits, rows: comparisonRows(portraits) };
}
