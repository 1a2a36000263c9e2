// Papers of a doctor by years, and what they add up to (specification 7.5, get/paper).
import type { Paged } from '@yijian/contract/core';
import { doctorErrors } from '@yijian/contract/doctors';
import {
  publicationErrors,
  type Paper,
  type PaperInfo,
  type PaperInfoQuery,
  type PaperQuery,
} from '@yijian/contract/publications';
import type { z } from 'zod';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { countPapers, selectPaper, selectPapers, selectSummary } from './papers.sql.ts';

async function requireDoctor(context: Context, id: string): Promise<void> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
}

export async function listPapers(
  context: Context,
  { id, from, to, range, state, ...paging }: PaperQuery & { id: string },
): Promise<Paged<Paper>> {
  const { sql, user, language, clock } = context;
  await requireDoctor(context, id);
  const thisYear = clock.now().getUTCFullYear();
  const years = range === undefined || range === 'ALL' ? undefined : Number(range);
  const filter = {
    doctorId: id,
    from: from ?? (years === undefined ? 0 : thisYear - years + 1),
    to: to ?? 9999,
    states: state === undefined || state.length === 0 ? (['CONFIRMED', 'SUGGESTED'] as const) : state,
  };
  const rows = await selectPapers(sql, user, filter, { ...paging, language });
  const totalElements = rows[0]?.total ?? (await countPapers(sql, filter));
  const content = rows.map(({ total: _total, ...row }) => ({
    ...row,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { content, totalElements, totalIsExact: true };
}

export async function findPaperInfo(
  context: Context,
  { id, doctorId }: z.infer<typeof PaperInfoQuery>,
): Promise<PaperInfo> {
  const { sql, user, language } = context;
  if (doctorId !== undefined) {
    await requireDoctor(context, doctorId);
    const summary = await selectSummary(sql, doctorId);
    return { paper: null, summary: { doctorId, ...summary, updatedAt: summary.updatedAt?.toISOString() ?? null } };
  }
  const paper = await selectPaper(sql, user, id ?? '0', language);
  if (paper === undefined) throw fail(publicationErrors.notFound);
  return { paper: { ...paper, updatedAt: paper.updatedAt.toISOString() }, summary: null };
}
