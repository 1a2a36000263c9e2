// Which doctors to visit in which order: the most value for the way there, the same answer for the same day (product: route planner).
import { schedule, type Candidate, type Item, type Placed, type Setup, type Standing } from './schedule.policy.ts';

export interface Route {
  readonly placed: readonly Placed[];
  /** Candidates that found no place. */
  readonly left: readonly Candidate[];
}

export interface Problem extends Setup {
  /** In the order of their start. */
  readonly standing: readonly Standing[];
  readonly candidates: readonly Candidate[];
  /** Ids of candidates that must be on the route, if there is any way. */
  readonly pinned: ReadonlySet<string>;
}

/** What a minute on the way and a minute of waiting cost, in value. */
const TRAVEL_COST = 0.35;
const WAIT_COST = 0.05;
/** How much more value counts than time when a stop is chosen; the best of the routes is taken. */
const APPETITES = [0.6, 1, 1.6, 2.4];
const ROUNDS = 40;

const isNew = (item: Item): item is { candidate: Candidate } => 'candidate' in item;
const idsOf = (items: readonly Item[]): Set<string> => new Set(items.filter(isNew).map((item) => item.candidate.id));

/** The value of a route less what its ways and waits cost; undefined when it does not fit the day. */
function worth(items: readonly Item[], problem: Problem): number | undefined {
  const placed = schedule(items, problem);
  if (placed === undefined) return undefined;
  return placed.reduce((sum, { item, travel, wait }) => {
    const value = isNew(item) ? item.candidate.value : 0;
    return sum + value - TRAVEL_COST * travel - WAIT_COST * (isNew(item) ? wait : 0);
  }, 0);
}

interface Found {
  readonly items: readonly Item[];
  readonly worth: number;
}

/** Every sequence with the candidate put in somewhere. */
const insertions = (items: readonly Item[], candidate: Candidate): Item[][] =>
  Array.from({ length: items.length + 1 }, (_, at) => items.toSpliced(at, 0, { candidate }));

function best(sequences: readonly Item[][], problem: Problem): Found | undefined {
  let found: Found | undefined;
  for (const items of sequences) {
    const now = worth(items, problem);
    if (now !== undefined && (found === undefined || now > found.worth)) found = { items, worth: now };
  }
  return found;
}

export function proposeRoute(problem: Problem): Route {
  const ordered = problem.candidates.toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  const start = pinnedFirst(problem, ordered);
  const routes = APPETITES.map((appetite) => improve(fill(start, ordered, { ...problem, appetite }), ordered, problem));
  const chosen = routes.reduce((one, other) => (other.worth > one.worth ? other : one));
  return routeOf(chosen.items, ordered, problem);
}

/** What stands, and the pinned ones that fit, those with a fixed time first. */
function pinnedFirst(problem: Problem, ordered: readonly Candidate[]): Found {
  const items: Item[] = problem.standing.map((standing) => ({ standing }));
  const pinned = ordered.filter((one) => problem.pinned.has(one.id));
  const inOrder = [...pinned.filter((one) => one.at !== undefined), ...pinned.filter((one) => one.at === undefined)];
  return inOrder.reduce<Found>((now, one) => best(insertions(now.items, one), problem) ?? now, {
    items,
    worth: worth(items, problem) ?? 0,
  });
}

/** Adds the stop that gives most for its time, until none gives anything. */
function fill(start: Found, ordered: readonly Candidate[], problem: Problem & { appetite: number }): Found {
  let now = start;
  for (;;) {
    const taken = idsOf(now.items);
    let next: (Found & { rate: number }) | undefined;
    for (const candidate of ordered) {
      if (taken.has(candidate.id)) continue;
      const found = best(insertions(now.items, candidate), problem);
      const gain = found === undefined ? 0 : found.worth - now.worth;
      if (found === undefined || gain <= 0) continue;
      const minutes = problem.visitMinutes + (candidate.value - gain) / TRAVEL_COST;
      const rate = gain ** problem.appetite / Math.max(1, minutes);
      if (next === undefined || rate > next.rate) next = { ...found, rate };
    }
    if (next === undefined) return now;
    now = { items: next.items, worth: next.worth };
  }
}

/** Moves a stop elsewhere, or gives its time to another doctor, as long as the route gets better. */
function improve(start: Found, ordered: readonly Candidate[], problem: Problem): Found {
  let now = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const better = improvement(now, ordered, problem);
    if (better === undefined) return now;
    now = fill(better, ordered, { ...problem, appetite: 1 });
  }
  return now;
}

function improvement(now: Found, ordered: readonly Candidate[], problem: Problem): Found | undefined {
  const taken = idsOf(now.items);
  for (const [at, item] of now.items.entries()) {
    if (!isNew(item)) continue;
    const rest = now.items.toSpliced(at, 1);
    const instead = problem.pinned.has(item.candidate.id) ? [] : ordered.filter((one) => !taken.has(one.id));
    for (const candidate of [item.candidate, ...instead]) {
      const found = best(insertions(rest, candidate), problem);
      if (found !== undefined && found.worth > now.worth + 0.001) return found;
    }
  }
  return undefined;
}

/** Exactly the wanted doctors in their order, around what stands; those that do not fit are left. */
export function checkRoute(problem: Problem): Route {
  let items: readonly Item[] = problem.standing.map((standing) => ({ standing }));
  let last = 0;
  for (const candidate of problem.candidates) {
    const at = firstFit(items, candidate, last, problem);
    if (at === undefined) continue;
    items = items.toSpliced(at, 0, { candidate });
    last = at + 1;
  }
  return routeOf(items, problem.candidates, problem);
}

function firstFit(items: readonly Item[], candidate: Candidate, from: number, problem: Problem): number | undefined {
  for (let at = from; at <= items.length; at += 1)
    if (schedule(items.toSpliced(at, 0, { candidate }), problem) !== undefined) return at;
  return undefined;
}

function routeOf(items: readonly Item[], candidates: readonly Candidate[], problem: Problem): Route {
  const taken = idsOf(items);
  return { placed: schedule(items, problem) ?? [], left: candidates.filter((one) => !taken.has(one.id)) };
}
