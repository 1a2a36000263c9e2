// Which doctors are weighed for a day, what each is worth, and who is out from the start (product: route planner).
import type { RouteAsk, RouteLeft, RoutePlan } from '@yijian/contract/route-plans';
import { hoursOf, minuteInShanghai, minutesOf } from '../day.policy.ts';
import type { StandingVisit, TargetDoctor } from '../route-plans.sql.ts';
import type { Candidate, Standing } from '../schedule.policy.ts';
import { worthOf, type Goals, type Worth } from '../value.policy.ts';

export interface Known {
  readonly targets: ReadonlyMap<string, TargetDoctor>;
  readonly visits: ReadonlyMap<string, StandingVisit>;
  readonly worths: ReadonlyMap<string, Worth>;
  readonly candidates: readonly Candidate[];
  readonly standing: readonly Standing[];
  readonly out: readonly { readonly doctorId: string; readonly why: RouteLeft['why'] }[];
  readonly cycle: RoutePlan['cycle'];
}

export interface Weighing {
  readonly targets: readonly TargetDoctor[];
  readonly visits: readonly StandingVisit[];
  readonly ask: RouteAsk;
  readonly today: string;
  readonly goals: Goals;
  readonly planMinutes: number;
  readonly most: number;
}

/** Minutes by the dictionary of durations, at their longest. */
const lengths: Readonly<Record<string, number>> = {
  UNDER_5: 5,
  FROM_5_TO_15: 15,
  FROM_15_TO_30: 30,
  FROM_30_TO_60: 60,
  OVER_60: 90,
};

export function weighTargets({ targets, visits, ask, today, goals, planMinutes, most }: Weighing): Known {
  const byId = new Map(targets.map((one) => [one.doctorId, one]));
  const worths = new Map(targets.map((one) => [one.doctorId, worthOf(one, goals)]));
  const visited = new Set(visits.map((one) => one.doctorId));
  const excluded = new Set(ask.excluded);
  const wanted = new Map((ask.sequence ?? ask.pins).map((one) => [one.doctorId, one]));
  const out: { doctorId: string; why: RouteLeft['why'] }[] = [];
  const candidates: Candidate[] = [];
  for (const target of targets) {
    const { doctorId } = target;
    const hours = hoursOf(target.rule, { day: ask.day, today });
    // Whose visit stands is on the route already.
    if (visited.has(doctorId)) continue;
    if (excluded.has(doctorId)) out.push({ doctorId, why: 'EXCLUDED' });
    else if (hours.why !== undefined) out.push({ doctorId, why: hours.why });
    else candidates.push(candidateOf(target, worths.get(doctorId)!.value, hours.windows, wanted.get(doctorId)?.at));
  }
  return {
    targets: byId,
    visits: new Map(visits.map((one) => [one.visitId, one])),
    worths,
    candidates: ask.sequence === undefined ? chosen(candidates, wanted, most) : inOrder(candidates, [...wanted.keys()]),
    standing: visits.map((one) => standingOf(one, planMinutes)),
    out,
    cycle: cycleOf(goals),
  };
}

function cycleOf({ cycle }: Weighing['goals']): RoutePlan['cycle'] {
  return cycle === undefined ? null : { id: cycle.id, name: cycle.name, elapsed: cycle.elapsed };
}

function candidateOf(
  { doctorId, hospitalId, latitude, longitude }: TargetDoctor,
  value: number,
  windows: Candidate['windows'],
  at: string | undefined,
): Candidate {
  return {
    id: doctorId,
    hospitalId,
    latitude,
    longitude,
    value,
    windows,
    ...(at === undefined ? {} : { at: minutesOf(at) }),
  };
}

function standingOf(visit: StandingVisit, planMinutes: number): Standing {
  const { visitId, hospitalId, latitude, longitude, startsAt, visitDuration } = visit;
  const from = minuteInShanghai(startsAt);
  const length = lengths[visitDuration ?? ''] ?? planMinutes;
  return { id: visitId, hospitalId, latitude, longitude, from, to: from + length };
}

/** The most valuable, and those the user wants whatever they are worth. */
function chosen(candidates: readonly Candidate[], wanted: ReadonlyMap<string, unknown>, most: number): Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  const pinned = ordered.filter((one) => wanted.has(one.id));
  return [...pinned, ...ordered.filter((one) => !wanted.has(one.id))].slice(0, Math.max(most, pinned.length));
}

function inOrder(candidates: readonly Candidate[], ids: readonly string[]): Candidate[] {
  const byId = new Map(candidates.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
