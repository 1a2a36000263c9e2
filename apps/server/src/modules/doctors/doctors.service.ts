// The star of a doctor and of many at once, and what a doctor copies from the hospital (specification 4; R4.4).
import { doctorErrors, type FocusBatch } from '@yijian/contract/doctors';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  deleteFollow,
  deleteFollows,
  insertFollow,
  insertFollows,
  selectMatchingIds,
  selectOutOfReach,
} from './follow/doctors-follow.sql.ts';
import { selectDoctorInScope, updatePlaceFromHospital } from './doctors-scope.sql.ts';
import { FOCUS_ROWS } from './doctors.policy.ts';

/** Sets the star as wanted; without a wish it toggles (R4.4). */
export async function focusDoctor(
  context: Context,
  { doctorId, focus }: { doctorId: string; focus?: boolean | undefined },
): Promise<{ doctorId: string; attention: boolean }> {
  const { sql, user } = context;
  if ((await selectDoctorInScope(sql, user, doctorId)) === undefined) return leaveUnseen(context, doctorId, focus);
  if (focus !== false && ((await insertFollow(sql, user.id, doctorId)) || focus === true))
    return { doctorId, attention: true };
  await deleteFollow(sql, user.id, doctorId);
  return { doctorId, attention: false };
}

/** A doctor who left the caller's range can still be let go, and nothing else. */
async function leaveUnseen(
  context: Context,
  doctorId: string,
  focus: boolean | undefined,
): Promise<{ doctorId: string; attention: boolean }> {
  const isLetGo = focus !== true && (await deleteFollow(context.sql, context.user.id, doctorId));
  if (!isLetGo) throw fail(doctorErrors.notFound);
  return { doctorId, attention: false };
}

/** Sets or takes the star of many: those named, or all that match. One that is out of reach refuses all. */
export async function focusDoctors(
  context: Context,
  { focus, ids, type, filter }: FocusBatch,
): Promise<{ matched: number; changed: number }> {
  const { sql, user } = context;
  const wanted = ids ?? (await selectMatchingIds(sql, { viewer: user, type, filter }, FOCUS_ROWS + 1));
  if (wanted.length > FOCUS_ROWS) throw fail(doctorErrors.focusTooMany, { limit: FOCUS_ROWS });
  if (ids !== undefined && focus) {
    const missing = await selectOutOfReach(sql, { viewer: user, type: 'ALL_CUSTOMER', filter: {} }, ids);
    if (missing.length > 0)
      throw fail(doctorErrors.notFound, {}, [{ field: 'body.ids', message: missing.slice(0, 20).join(', ') }]);
  }
  const changed = focus ? await insertFollows(sql, user.id, wanted) : await deleteFollows(sql, user.id, wanted);
  return { matched: wanted.length, changed };
}

/** Place and level are copied from the hospital, so that a filtered list reads one table. */
export function copyFromHospital(context: Context, { hospitalId }: { hospitalId: string }): Promise<void> {
  return updatePlaceFromHospital(context.sql, hospitalId);
}
