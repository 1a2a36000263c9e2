// A route over a day is proposed, checked as the user arranges it, and kept as planned visits (product: route planner).
import { coreErrors } from '@yijian/contract/core';
import {
  routePlanErrors,
  type AcceptedRoute,
  type RouteAsk,
  type RouteKept,
  type RoutePlan,
} from '@yijian/contract/route-plans';
import type { z } from 'zod';
import { findCycleGoals, planVisit } from '../visits/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { minuteInShanghai, minutesOf, momentOf } from './day.policy.ts';
import { readFigures } from './planner-figures.service.ts';
import { checkRoute, proposeRoute, type Problem } from './propose.policy.ts';
import { selectStandingVisits, selectStarts, selectTargets } from './route-plans.sql.ts';
import { describeRoute, type Known } from './shown/describe.policy.ts';
import { weighTargets } from './shown/weigh.policy.ts';
import { quarterOf } from './value.policy.ts';

/** As many doctors as are weighed against each other for one day. */
const CANDIDATES = 60;
const LAST_MINUTE = 24 * 60;

export async function proposeDay(context: Context, ask: RouteAsk): Promise<RoutePlan> {
  requireDay(context, ask);
  const { problem, known } = await readDay(context, ask);
  const route = ask.sequence === undefined ? proposeRoute(problem) : checkRoute(problem);
  return describeRoute(route, known, ask);
}

/** All stops or none: each must still fit, and each becomes a planned visit at its very time. */
export async function acceptRoute(
  context: Context,
  { day, stops, visitType, visitPurposes }: AcceptedRoute,
): Promise<z.infer<typeof RouteKept>> {
  const sequence = stops.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const ask = { day, from: '00:00', to: '23:59', pins: [], excluded: [], sequence };
  const plan = await proposeDay(context, ask);
  const placed = new Set(plan.stops.filter((one) => one.visitId === null).map((one) => one.doctorId));
  const lost = stops.flatMap(({ doctorId }, index) => (placed.has(doctorId) ? [] : [index]));
  if (lost.length > 0) throw notFeasible(context, lost);
  const visitIds: string[] = [];
  for (const { doctorId, at } of sequence) {
    const kept = await planVisit(context, { doctorId, visitType, visitPurposes, startsAt: momentOf(day, at) });
    visitIds.push(kept.id);
  }
  const starts = await selectStarts(context.sql, visitIds);
  const moved = sequence.flatMap(({ at }, index) =>
    starts[index]?.toISOString() === momentOf(day, at) ? [] : [stops.indexOf(sequence[index]!)],
  );
  if (moved.length > 0) throw notFeasible(context, moved);
  return { visitIds };
}

function notFeasible({ language }: Context, indexes: readonly number[]): Error {
  const message = language === 'zh' ? '不再可行' : 'is no longer possible';
  const fields = indexes.map((index) => ({ field: `body.stops.${index}.at`, message }));
  return fail(routePlanErrors.notFeasible, { count: indexes.length }, fields);
}

function requireDay(context: Context, { day, from, to }: RouteAsk): void {
  const isPast = day < dayInShanghai(context.clock.now());
  if (!isPast && from < to) return;
  const [field, zh, en] = isPast
    ? (['body.day', '不能早于今天', 'lies before today'] as const)
    : (['body.to', '须晚于开始时间', 'must be after the start'] as const);
  throw fail(coreErrors.badInput, { fields: field }, [{ field, message: context.language === 'zh' ? zh : en }]);
}

/** Everything the planner decides on, read at once. */
async function readDay(context: Context, ask: RouteAsk): Promise<{ problem: Problem; known: Known }> {
  const { sql, user, language, clock } = context;
  const now = clock.now();
  const today = dayInShanghai(now);
  const figures = await readFigures(context);
  const { first, elapsed } = quarterOf(ask.day);
  const wanted = ask.sequence ?? ask.pins;
  const ids = wanted.map((one) => one.doctorId);
  const targets = await selectTargets(sql, user, { language, day: ask.day, quarter: first, ids });
  const visits = await selectStandingVisits(sql, user, { day: ask.day, language });
  const cycle = await findCycleGoals(context, ask.day);
  const goals = { goal: figures.goal, day: ask.day, elapsed, cycle };
  const known = weighTargets({
    targets,
    visits,
    ask,
    today,
    goals,
    planMinutes: figures.planMinutes,
    most: CANDIDATES,
  });
  // Nothing is planned for minutes that are over.
  const earliest = ask.day === today ? Math.max(minutesOf(ask.from), minuteInShanghai(now) + 1) : minutesOf(ask.from);
  const problem = {
    day: { from: earliest, to: Math.min(LAST_MINUTE, minutesOf(ask.to)) },
    visitMinutes: figures.visitMinutes,
    travel: figures.travel,
    standing: known.standing,
    candidates: known.candidates,
    pinned: new Set(ids),
  };
  return { problem, known };
}
