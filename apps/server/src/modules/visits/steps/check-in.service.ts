// Checking in: the visit begins here and now, with the place the device gave or why it gave none (product: Visit machine; rule V4).
import { visitErrors, type CheckIn, type VisitKept } from '@yijian/contract/visits';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireAction } from '../visits.policy.ts';
import { visitRange } from '../lists/visits-list.sql.ts';
import { insertLog, selectDistance, selectSteppedVisit, updateCheckIn } from './visit-steps.sql.ts';
import { requireFreeTime } from './visit-times.service.ts';

export async function checkIn(context: Context, { id, ...place }: CheckIn & { id: string }): Promise<VisitKept> {
  const { sql, clock, user } = context;
  const visit = await selectSteppedVisit(sql, id, visitRange(sql, user));
  if (visit === undefined || visit.userId !== user.id) throw fail(visitErrors.notFound);
  requireAction('checkIn', visit, context);
  const at = clock.now();
  const day = dayInShanghai(visit.startsAt);
  if (day !== dayInShanghai(at)) throw fail(visitErrors.notToday, { day });
  // Somebody under way elsewhere at this moment is not here.
  await requireFreeTime(context, { startsAt: at, visitDuration: 'UNDER_5', except: id, isHeld: true });
  const { latitude = null, longitude = null, accuracyMetres = null } = place;
  const distanceMetres =
    latitude === null || longitude === null ? null : await selectDistance(sql, id, { latitude, longitude });
  const version = await updateCheckIn(sql, id, {
    at,
    placeState: place.placeState,
    latitude,
    longitude,
    accuracyMetres: latitude === null ? null : accuracyMetres,
    distanceMetres,
  });
  await insertLog(sql, {
    visitId: id,
    userId: user.id,
    act: 'CHECK_IN',
    from: visit.state,
    to: 'IN_VISIT',
    reason: '',
  });
  return { id, state: 'IN_VISIT', version };
}
