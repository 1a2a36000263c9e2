// Activeness, behaviour and detail of a doctor's interactions, each as far as the reader may see them (specification 2.5, 3).
import type { Paged } from '@yijian/contract/core';
import { doctorErrors } from '@yijian/contract/doctors';
import {
  EducationType,
  type Action,
  type ActionQuery,
  type ActionSummary,
  type Activeness,
  type ActivenessQuery,
  type BehaviourQuery,
  type EducationTendency,
  type Statistic,
  type Tendency,
} from '@yijian/contract/interactions';
import { findDoctorInScope } from '../doctors/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { activenessSpan, behaviourSpan, dayOf, filled, tendencyOf } from './interactions.policy.ts';
import { countActions, selectActions, selectActiveness, selectStatistics, selectSummary } from './interactions.sql.ts';

export async function findActiveness(context: Context, query: ActivenessQuery): Promise<Activeness> {
  const span = activenessSpan(context.clock.now(), query);
  const { granularity } = query;
  const rows = await selectActiveness(context.sql, {
    ...(await readingOf(context, query.doctorId)),
    ...span,
    granularity,
  });
  const series = (of: keyof Activeness) =>
    filled(span, granularity, new Map(rows.map((row) => [row.actionDate, row[of]])));
  return { total: series('total'), education: series('education'), live: series('live'), survey: series('survey') };
}

export async function findStatistics(context: Context, query: BehaviourQuery): Promise<Statistic[]> {
  const span = behaviourSpan(context.clock.now(), query);
  return selectStatistics(context.sql, { ...(await readingOf(context, query.doctorId)), ...span });
}

export async function findTendency(context: Context, query: BehaviourQuery): Promise<Tendency[]> {
  return tendencyOf(await findStatistics(context, query));
}

export async function findEducationTendency(context: Context, query: BehaviourQuery): Promise<EducationTendency[]> {
  const rows = await findStatistics(context, query);
  return rows.flatMap(({ dataType, counts }) => {
    const known = EducationType.safeParse(dataType);
    return known.success ? [{ dataType: known.data, counts }] : [];
  });
}

export async function listActions(context: Context, query: ActionQuery): Promise<Paged<Action>> {
  const reading = { ...query, ...(await readingOf(context, query.doctorId)), language: context.language };
  const [rows, total] = await Promise.all([selectActions(context.sql, reading), countActions(context.sql, reading)]);
  const content = rows.map((row) => ({ ...row, actionStartTime: row.actionStartTime.toISOString() }));
  return { content, totalElements: total, totalIsExact: true };
}

export async function findSummary(context: Context, doctorId: string): Promise<ActionSummary> {
  const today = dayOf(context.clock.now());
  const row = await selectSummary(context.sql, { ...(await readingOf(context, doctorId)), today });
  const share = (weeks: number): number => Math.round((weeks / 13) * 100);
  return {
    counts: row.counts,
    previousCounts: row.previousCounts,
    activeness: share(row.weeks),
    previousActiveness: share(row.previousWeeks),
    lastAt: row.lastAt?.toISOString() ?? null,
  };
}

/** What is read, by whom. Throws unless the caller may see the doctor. */
async function readingOf(context: Context, doctorId: string) {
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  return { doctorId, user: context.user };
}
