// Treatment records come in by upload; nobody types one.
import type { Context } from '../../platform/http/index.ts';
import { insertTreatments, selectByKeys, type PreparedTreatment, type TreatmentKey } from './importing.sql.ts';

/** Those that are there already for patient, indication and line. */
export function findTreatmentsByKeys(
  context: Context,
  keys: readonly TreatmentKey[],
): Promise<(TreatmentKey & { id: string })[]> {
  return selectByKeys(context.sql, keys);
}

/** Stores checked records that belong to no upload; answers how many. */
export function storeTreatments(context: Context, records: readonly PreparedTreatment[]): Promise<number> {
  return insertTreatments(context.sql, records);
}
