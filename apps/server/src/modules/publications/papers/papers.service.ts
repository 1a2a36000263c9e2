// Papers of a doctor, their years, and what they add up to (specification 7.5, get/paper).
import { doctorErrors } from '@yijian/contract/doctors';
import {
  publicationErrors,
  type AcademicRange,
  type PaperDetail,
  type PaperQuery,
  type PaperSummary,
  type Papers,
} from '@yijian/contract/publications';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { isWithheld, rangeOf, requireDetail } from './papers.policy.ts';
import { countPapers, selectPaper, selectPapers, selectSummary } from './papers.sql.ts';

async function requireDoctor(context: Context, id: string): Promise<void> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
}

/** The reader from whom the detail is kept learns the counts alone (R6.4). */
export async function listPapers(
  context: Context,
  { doctorId, from, to, range, state, ...paging }: PaperQuery,
): Promise<Papers> {
  const { sql, user, language, clock } = context;
  await requireDoctor(context, doctorId);
  const withheld = isWithheld(user);
  const years = range === undefined || range === 'ALL' ? undefined : Number(range);
  const filter = {
    doctorId,
    from: from ?? (years === undefined ? undefined : `${clock.now().getUTCFullYear() - years + 1}-01-01`),
    to,
    states: state === undefined || state.length === 0 ? (['CONFIRMED', 'SUGGESTED'] as const) : state,
  };
  const [rows, counts] = await Promise.all([
    withheld ? [] : selectPapers(sql, user, filter, { ...paging, language }),
    countPapers(sql, filter),
  ]);
  const content = rows.map((row) => ({
    ...row,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
  const { total, confirmed, suggested } = counts;
  return { content, totalElements: total, totalIsExact: true, confirmed, suggested, withheld };
}

export async function findPaperRange(context: Context, doctorId: string): Promise<AcademicRange> {
  await requireDoctor(context, doctorId);
  return rangeOf((await selectSummary(context.sql, doctorId)).years);
}

export async function summarizePapers(context: Context, doctorId: string): Promise<PaperSummary> {
  await requireDoctor(context, doctorId);
  const withheld = isWithheld(context.user);
  const summary = await selectSummary(context.sql, doctorId);
  return {
    doctorId,
    ...summary,
    topics: withheld ? [] : summary.topics,
    updatedAt: summary.updatedAt?.toISOString() ?? null,
    withheld,
  };
}

export async function findPaper(context: Context, id: string): Promise<PaperDetail> {
  const { sql, user, language } = context;
  requireDetail(user);
  const paper = await selectPaper(sql, user, id, language);
  if (paper === undefined) throw fail(publicationErrors.notFound);
  return { ...paper, updatedAt: paper.updatedAt.toISOString() };
}
