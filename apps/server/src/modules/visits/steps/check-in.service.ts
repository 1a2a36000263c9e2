// Checking in: the visit begins here and now, with the place the device gave or why it gave none (product: Visit machine; rule V4).
import { EARLY_HOURS, visitErrors, type CheckIn, type CheckInDoubt, type VisitKept } from '@yijian/contract/visits';
import { ruleValue } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireAction } from '../visits.policy.ts';
import { visitRange } from '../lists/visits-list.sql.ts';
import { insertLog, selectDistance, selectSteppedVisit, updateCheckIn } from './visit-steps.sql.ts';
import { requireFreeTime } from './visit-times.service.ts';

export async function checkIn(
  context: Context,
  { id, asks, confirmed, ...place }: CheckIn & { id: string },
): Promise<VisitKept> {
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
  if (asks) await askFirst(context, { startsAt: visit.startsAt, at, distanceMetres, confirmed });
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

interface Arrival {
  readonly startsAt: Date;
  readonly at: Date;
  readonly distanceMetres: number | null;
  readonly confirmed: readonly CheckInDoubt[];
}

const HOUR = 3_600_000;

/** Refuses what the visitor has not been asked about yet: a place far away, an hour far ahead of the plan. */
async function askFirst(context: Context, { startsAt, at, distanceMetres, confirmed }: Arrival): Promise<void> {
  const farMetres = await ruleValue(context, 'visits.checkInMetres');
  if (distanceMetres !== null && distanceMetres > farMetres && !confirmed.includes('FAR'))
    throw fail(visitErrors.checkInFar, { distance: (distanceMetres / 1000).toFixed(1) });
  const hours = Math.floor((startsAt.getTime() - at.getTime()) / HOUR);
  if (hours >= EARLY_HOURS && !confirmed.includes('EARLY'))
    throw fail(visitErrors.checkInEarly, { hours, time: timeInShanghai(startsAt) });
}

const timeInShanghai = (at: Date): string =>
  new Intl.DateTimeFormat('zh-CN', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(at);
