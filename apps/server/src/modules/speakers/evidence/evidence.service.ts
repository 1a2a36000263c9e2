// The evidence of a doctor: title, confirmed academic records, place in the ranking of the department, and the tier it proposes.
import { doctorErrors } from '@yijian/contract/doctors';
import { speakerTiers, type SpeakerEvidence, type SpeakerTier } from '@yijian/contract/speakers';
import { findActivityRange } from '../../academic-records/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { findStanding } from '../../opinion-leaders/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { rateKeys } from '../speakers.policy.ts';
import { linesOf, scoreOf, shownLines, tierOf } from './evidence.policy.ts';
import { selectFacts, type Weighed } from './evidence.sql.ts';

/** Years the ranking looks back. */
const YEARS = 5;

export async function findEvidence(context: Context, doctorId: string): Promise<SpeakerEvidence> {
  const { lines, ...evidence } = await weighDoctor(context, doctorId);
  return { ...evidence, lines: shownLines(lines, context.language), rates: await findRates(context) };
}

export async function weighDoctor(context: Context, doctorId: string): Promise<Weighed> {
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  const { sql, language, clock } = context;
  const facts = await selectFacts(sql, doctorId, language);
  const to = Number(dayInShanghai(clock.now()).slice(0, 4));
  const { departmentCode: area } = facts;
  const place = area === null ? undefined : await findStanding(context, { doctorId, area, from: to - YEARS + 1, to });
  const { confirmed } = await findActivityRange(context, { doctorId, years: 0 });
  const lines = linesOf({ ...facts, records: confirmed, standing: place?.row.score ?? null });
  const score = scoreOf(lines);
  return {
    doctor: { id: doctorId, name: facts.name },
    score,
    lines,
    tier: tierOf(score),
  };
}

async function findRates(context: Context): Promise<Record<SpeakerTier, number>> {
  const rates: Partial<Record<SpeakerTier, number>> = {};
  for (const tier of speakerTiers) rates[tier] = await ruleValue(context, rateKeys[tier]);
  return rates as Record<SpeakerTier, number>;
}
