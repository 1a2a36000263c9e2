// What a visit that met the doctor, or no longer counts as one, changes at the doctor: the last visit, coverage, interactions.
import type { Context } from '../../../platform/http/index.ts';
import { recordLastVisit, touchDoctors } from '../../doctors/index.ts';
import { selectLastVisitAt } from '../visits.sql.ts';

/** After each step that makes a visit count, or stops it. */
export async function followContact(
  context: Context,
  { id, doctorId }: { readonly id: string; readonly doctorId: string },
): Promise<void> {
  await followLastVisit(context, doctorId);
  await touchDoctors(context, { source: 'visits', ids: [id] });
}

interface Merge {
  readonly [key: string]: unknown;
  readonly survivorId: string;
  readonly loserId: string;
}

/** Visits passed from one record of a doctor to another. */
export async function followMerge(context: Context, { survivorId, loserId }: Merge): Promise<void> {
  for (const doctorId of [survivorId, loserId]) await followLastVisit(context, doctorId);
}

async function followLastVisit(context: Context, doctorId: string): Promise<void> {
  await recordLastVisit(context, doctorId, await selectLastVisitAt(context.sql, doctorId));
}
