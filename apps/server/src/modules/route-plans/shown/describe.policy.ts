// A route in the words of the contract: every stop with its times and reasons, everybody left out with why (product: route planner).
import { distanceKm } from '../../hospitals/index.ts';
import type { RouteAsk, RouteLeft, RoutePlan, RouteReason, RouteStop } from '@yijian/contract/route-plans';
import { clockOf } from '../day.policy.ts';
import type { Route } from '../propose.policy.ts';
import type { StandingVisit, Target, TargetDoctor } from '../route-plans.sql.ts';
import type { Placed } from '../schedule.policy.ts';
import type { Known } from './weigh.policy.ts';

export type { Known } from './weigh.policy.ts';

/** A way this short is a reason for the stop. */
const NEAR_MINUTES = 15;
/** Who was left is shown up to here, the most valuable first. */
const LEFT = 40;

export function describeRoute({ placed, left }: Route, known: Known, ask: RouteAsk): RoutePlan {
  const stops = placed.map((one, index) => describeStop(one, placed[index - 1], known));
  const without = left.map(({ id, at }) => ({ doctorId: id, why: whyLeft(ask, id, at) }));
  return {
    day: ask.day,
    from: ask.from,
    to: ask.to,
    stops,
    left: describeLeft([...without, ...known.out], known, ask),
    candidates: known.candidates.length,
    travelMinutes: sum(stops.map((one) => one.travelMinutes)),
    waitMinutes: sum(stops.map((one) => one.waitMinutes)),
    unreachable: stops.filter((one) => one.shortMinutes > 0).length,
    distanceKm: Math.round(sum(stops.map((one) => one.distanceKm ?? 0)) * 10) / 10,
    cycle: known.cycle,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What the user asked for and cannot have is told apart from what found no time. */
function whyLeft(ask: RouteAsk, id: string, at: number | undefined): RouteLeft['why'] {
  const isWanted = (ask.sequence ?? ask.pins).some((one) => one.doctorId === id);
  return isWanted && (at !== undefined || ask.sequence !== undefined) ? 'PIN_UNFIT' : 'NO_TIME';
}

function describeStop(stop: Placed, before: Placed | undefined, known: Known): RouteStop {
  const { item } = stop;
  const target = 'candidate' in item ? known.targets.get(item.candidate.id)! : known.visits.get(item.standing.id)!;
  const distance = before === undefined ? 0 : distanceKm(placeOf(before), placeOf(stop));
  return {
    ...nameOf(target),
    visitId: 'candidate' in item ? null : item.standing.id,
    from: clockOf(stop.from),
    to: clockOf(stop.to),
    window: stop.window === null ? null : { from: clockOf(stop.window.from), to: clockOf(stop.window.to) },
    travelMinutes: stop.travel,
    waitMinutes: stop.wait,
    shortMinutes: stop.short,
    distanceKm: distance === null ? null : Math.round(distance * 10) / 10,
    latitude: target.latitude,
    longitude: target.longitude,
    isPinned: 'candidate' in item && item.candidate.at !== undefined,
    value: known.worths.get(target.doctorId)?.value ?? 0,
    reasons: 'candidate' in item ? reasonsOf(stop, before, { target: target as TargetDoctor, known }) : [],
  };
}

const placeOf = ({ item }: Placed) => ('candidate' in item ? item.candidate : item.standing);

interface Shown {
  readonly target: TargetDoctor;
  readonly known: Known;
}

/** First why this doctor, then why at this time. */
function reasonsOf(stop: Placed, before: Placed | undefined, { target, known }: Shown): RouteReason[] {
  const reasons: RouteReason[] = [...known.worths.get(target.doctorId)!.reasons];
  const say = (code: RouteReason['code'], count: number | null = null): number => reasons.push({ code, count });
  if ('candidate' in stop.item && stop.item.candidate.at !== undefined) say('PINNED');
  say(stop.window === null ? 'NO_RULE' : 'WINDOW');
  if (before !== undefined && placeOf(before).hospitalId === target.hospitalId) say('SAME_HOSPITAL');
  else if (before !== undefined && stop.travel <= NEAR_MINUTES) say('NEAR', stop.travel);
  if (target.rule.needsAppointment === true) say('APPOINTMENT', target.rule.noticeDays ?? 0);
  if (target.rule.needsFiling === true) say('FILING');
  return reasons;
}

function describeLeft(
  left: readonly { doctorId: string; why: RouteLeft['why'] }[],
  { targets, worths, visits }: Known,
  { sequence }: RouteAsk,
): RouteLeft[] {
  const told = new Set([...left, ...visits.values()].map((one) => one.doctorId));
  // Beside a sequence of the user's own everybody else may still be added.
  const others = sequence === undefined ? [] : [...targets.keys()].filter((id) => !told.has(id));
  const inSequence = new Set(sequence?.map((one) => one.doctorId));
  const free = others.filter((id) => !inSequence.has(id)).map((doctorId) => ({ doctorId, why: 'FREE' as const }));
  return [...left, ...free]
    .map(({ doctorId, why }) => ({
      ...nameOf(targets.get(doctorId)!),
      value: worths.get(doctorId)?.value ?? 0,
      why,
    }))
    .toSorted((a, b) => rank(b) - rank(a) || b.value - a.value || (a.doctorId < b.doctorId ? -1 : 1))
    .slice(0, LEFT);
}

/** What the user asked for and cannot have stands first. */
const rank = ({ why }: RouteLeft): number => Number(why === 'PIN_UNFIT');

function nameOf(target: TargetDoctor | StandingVisit): Omit<Target, 'latitude' | 'longitude'> {
  const { doctorId, doctorName, doctorTitle, department, tier, hospitalId, hospitalName } = target;
  return { doctorId, doctorName, doctorTitle, department, tier, hospitalId, hospitalName };
}
