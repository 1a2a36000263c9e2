// Where a doctor stands in a department, for the rooms that show a doctor (product 3.3).
import type { Context } from '../../../platform/http/index.ts';
import type { Place } from './place.sql.ts';
import { askedOf, placeOf } from './ranking.service.ts';

export interface StandingInput {
  readonly doctorId: string;
  /** Standard department. */
  readonly area: string;
  readonly from: number;
  readonly to: number;
}

/** With the weights that come with the product; undefined for a doctor of another department. Ranges are the caller's to check. */
export async function findStanding(
  context: Context,
  { doctorId, ...question }: StandingInput,
): Promise<Place | undefined> {
  return placeOf(context, { asked: await askedOf(context, question), doctorId });
}
