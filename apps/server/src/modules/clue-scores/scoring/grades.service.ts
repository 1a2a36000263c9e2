// Grades before and after a rule set (product 3.16).
import type { CluePreview, ClueScoring, GradeCounts } from '@yijian/contract/clue-scores';
import { doctorScope } from '../../doctors/index.ts';
import { allowTime } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { LONGEST_SCORING } from './moments.policy.ts';
import { countScored, selectGrades, type GradeRow } from './grades.sql.ts';

const PREVIEW_DAYS = 90;
const DAY = 86_400_000;

/** Doctors without a line have a score of 0, which may be any grade. */
function countsOf(rows: readonly GradeRow[], doctors: number, scoring: ClueScoring): GradeCounts {
  const counts: GradeCounts = { A: 0, B: 0, C: 0, D: 0 };
  for (const row of rows) counts[row.grade] += row.doctors;
  const { A, B, C } = scoring.thresholds;
  const zero = A <= 0 ? 'A' : B <= 0 ? 'B' : C <= 0 ? 'C' : 'D';
  counts[zero] += doctors - rows.reduce((sum, row) => sum + row.doctors, 0);
  return counts;
}

interface PreviewAsked {
  readonly scoring: ClueScoring;
  readonly applied: ClueScoring | undefined;
}

/** Over the doctors in the caller's range. */
export async function previewOf(context: Context, asked: PreviewAsked): Promise<CluePreview> {
  const { sql, user, clock } = context;
  const { scoring, applied } = asked;
  const people = doctorScope(sql, user);
  await allowTime(sql, LONGEST_SCORING);
  const now = clock.now();
  const before = new Date(now.getTime() - PREVIEW_DAYS * DAY);
  const doctors = await countScored(sql, { scoring, people });
  const rows = await selectGrades(sql, { scoring, people, moments: [now, before] });
  const at = (moment: Date): GradeRow[] => rows.filter(({ asOf }) => asOf.getTime() === moment.getTime());
  return {
    doctors,
    affected: at(now).reduce((sum, row) => sum + row.doctors, 0),
    now: countsOf(at(now), doctors, scoring),
    before: countsOf(at(before), doctors, scoring),
    applied: applied === undefined ? null : await appliedCounts(sql, { scoring: applied, people, moments: [now] }),
  };
}

async function appliedCounts(sql: Context['sql'], asked: Parameters<typeof selectGrades>[1]): Promise<GradeCounts> {
  return countsOf(await selectGrades(sql, asked), await countScored(sql, asked), asked.scoring);
}
