// Keeps the points of doctors in step with what they follow from: on events for those named, at night for all (product 3.4).
import type { Context } from '../../../platform/http/index.ts';
import {
  deleteFacts,
  upsertCareers,
  insertFacts,
  insertTopics,
  lockFacts,
  selectPortions,
  type Portion,
} from './facts.sql.ts';

/** Doctors of one statement, so that none runs long on a million. */
const PORTION = 20_000;

export async function refreshDoctors(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockFacts(context.sql);
  await refresh(context, { ids });
}

/** Interactions and years in office grow without an event. */
export async function refreshAll(context: Context): Promise<void> {
  await lockFacts(context.sql);
  for (const portion of await selectPortions(context.sql, PORTION)) await refresh(context, portion);
}

async function refresh({ sql }: Context, portion: Portion): Promise<void> {
  await deleteFacts(sql, portion);
  await insertFacts(sql, portion);
  await upsertCareers(sql, portion);
  await insertTopics(sql, portion);
}
