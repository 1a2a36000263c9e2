// Grades before and after a rule set (product 3.16).
import { clueGrades, type CluePreview, type ClueScoring, type GradeCounts } from '@yijian/contract/clue-scores';
import { doctorScope } from '../../doctors/index.ts';
import { allowTime } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { LONGEST_SCORING } from './moments.policy.ts';
import { countScored, sampleOf, selectGrades, type GradeRow } from './grades.sql.ts';

const PREVIEW_DAYS = 90;
const DAY = 86_400_000;
/** Of twice as many doctors and more, a sample of at least so many is scored. A share estimated from it is off by 0.44 % at most, at 95 % confidence. */
const SAMPLE = 50_000;

interface Judged {
  /** All doctors whom the set would score. */
  readonly doctors: number;
  /** How many of them were scored here. */
  readonly scored: number;
  readonly scoring: ClueScoring;
}

const scaled = (count: number, { doctors, scored }: Judged): number =>
  doctors === scored ? count : Math.round((count * doctors) / scored);

/** Doctors without a line have a score of 0, which may be any grade. */
function countsOf(rows: readonly GradeRow[], judged: Judged): GradeCounts {
  const counts: GradeCounts = { A: 0, B: 0, C: 0, D: 0 };
  for (const row of rows) counts[row.grade] += row.doctors;
  const { A, B, C } = judged.scoring.thresholds;
  const zero = A <= 0 ? 'A' : B <= 0 ? 'B' : C <= 0 ? 'C' : 'D';
  counts[zero] += judged.scored - rows.reduce((sum, row) => sum + row.doctors, 0);
  for (const grade of clueGrades) counts[grade] = scaled(counts[grade], judged);
  return counts;
}

interface PreviewAsked {
  readonly scoring: ClueScoring;
  readonly applied: ClueScoring | undefined;
  /** How many doctors are enough for an estimate. */
  readonly sample?: number;
}

/** Over the doctors in the caller's range. */
export async function previewOf(context: Context, asked: PreviewAsked): Promise<CluePreview> {
  const { sql, clock } = context;
  const { scoring, applied, sample = SAMPLE } = asked;
  await allowTime(sql, LONGEST_SCORING);
  const now = clock.now();
  const before = new Date(now.getTime() - PREVIEW_DAYS * DAY);
  const { rows, judged } = await judge(context, { scoring, sample, moments: [now, before] });
  const at = (moment: Date): GradeRow[] => rows.filter(({ asOf }) => asOf.getTime() === moment.getTime());
  const current = applied && (await judge(context, { scoring: applied, sample, moments: [now] }));
  return {
    doctors: judged.doctors,
    sampled: judged.scored === judged.doctors ? null : judged.scored,
    affected: scaled(
      at(now).reduce((sum, row) => sum + row.doctors, 0),
      judged,
    ),
    now: countsOf(at(now), judged),
    before: countsOf(at(before), judged),
    applied: current === undefined ? null : countsOf(current.rows, current.judged),
  };
}

interface JudgeAsked {
  readonly scoring: ClueScoring;
  readonly sample: number;
  readonly moments: readonly Date[];
}

async function judge(
  { sql, user }: Context,
  { scoring, sample, moments }: JudgeAsked,
): Promise<{ rows: readonly GradeRow[]; judged: Judged }> {
  const everybody = doctorScope(sql, user);
  const doctors = await countScored(sql, { scoring, people: everybody });
  const oneOf = Math.floor(doctors / sample);
  const people = oneOf < 2 ? everybody : sampleOf(sql, everybody, oneOf);
  const scored = oneOf < 2 ? doctors : await countScored(sql, { scoring, people });
  return { rows: await selectGrades(sql, { scoring, people, moments }), judged: { doctors, scored, scoring } };
}
