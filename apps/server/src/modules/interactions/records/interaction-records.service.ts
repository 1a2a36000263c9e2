// What doctors did on platforms outside the product comes in by upload; their figures follow.
import { touchDoctors } from '../../doctors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  insertInteractions,
  recordActs,
  selectByKeys,
  type InteractionKey,
  type PreparedInteraction,
} from './interaction-records.sql.ts';

/** Those that are there already for doctor, time, channel, action and subject; `at` as it was asked. */
export function findInteractionsByKeys(
  context: Context,
  keys: readonly InteractionKey[],
): Promise<(InteractionKey & { id: string })[]> {
  return selectByKeys(context.sql, keys);
}

/** Says that records came, changed or go. Call it in the transaction that writes them. */
export function touchInteractionRecords(context: Context, ids: readonly string[]): Promise<void> {
  return touchDoctors(context, { source: recordActs.source, ids });
}

/** Stores checked records that belong to no upload; answers how many. */
export async function storeInteractions(context: Context, records: readonly PreparedInteraction[]): Promise<number> {
  const ids = await insertInteractions(context.sql, records);
  await touchInteractionRecords(context, ids);
  return ids.length;
}
