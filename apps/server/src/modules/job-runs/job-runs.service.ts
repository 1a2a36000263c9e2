// What works in the background for the enterprise, and decisions about failed deliveries (product 3.25).
import type { Paged } from '@yijian/contract/core';
import {
  jobRunErrors as errors,
  type Delivery,
  type DeliveryQuery,
  type FileRun,
  type FileRunQuery,
  type HealthLight,
  type Run,
  type RunQuery,
  type ScheduleRow,
} from '@yijian/contract/job-runs';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  countDeliveries,
  insertDecision,
  lockDelivery,
  selectDeliveries,
  updateCancelled,
  updateRetried,
} from './deliveries.sql.ts';
import { lightsOf } from './health.policy.ts';
import { countFiles, countRuns, selectFigures, selectFiles, selectRuns, selectSchedules } from './job-runs.sql.ts';

export async function findHealth(context: Context): Promise<HealthLight[]> {
  const [figures, schedules] = await Promise.all([selectFigures(context.sql), selectSchedules(context.sql)]);
  return lightsOf(figures, schedules, context.clock.now());
}

export async function listSchedules(context: Context): Promise<ScheduleRow[]> {
  const rows = await selectSchedules(context.sql);
  return rows.map((row) => ({ ...row, lastStartedAt: row.lastStartedAt?.toISOString() ?? null }));
}

export async function listRuns(context: Context, query: RunQuery): Promise<Paged<Run>> {
  const [rows, total] = await Promise.all([selectRuns(context.sql, query), countRuns(context.sql, query)]);
  return page(
    rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
    total,
  );
}

export async function listDeliveries(context: Context, query: DeliveryQuery): Promise<Paged<Delivery>> {
  const [rows, total] = await Promise.all([
    selectDeliveries(context.sql, query, context.language),
    countDeliveries(context.sql, query),
  ]);
  return page(
    rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
    })),
    total,
  );
}

export async function listFiles(context: Context, query: FileRunQuery): Promise<Paged<FileRun>> {
  const [rows, total] = await Promise.all([selectFiles(context.sql, query, context.language), countFiles(context.sql)]);
  return page(
    rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total,
  );
}

const page = <T>(content: T[], totalElements: number): Paged<T> => ({ content, totalElements, totalIsExact: true });

/** Tries a failed delivery again, or calls it off; who decided is in the audit trail. */
export async function decideDelivery(
  context: Context,
  { id, decision }: { id: string; decision: 'RETRY' | 'CANCEL' },
): Promise<{ id: string }> {
  const state = await lockDelivery(context.sql, id);
  if (state === undefined) throw fail(errors.eventNotFound);
  if (state !== 'FAILED' && state !== 'RETRYING') throw fail(errors.notFailed);
  await insertDecision(context.sql, { id, decision });
  if (decision === 'RETRY') await updateRetried(context.sql, id);
  else await updateCancelled(context.sql, id);
  return { id };
}
