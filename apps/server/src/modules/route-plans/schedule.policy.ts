// When each stop of a sequence takes place: within the hours of reception, after the way there, around what is planned already.
import { travelMinutes, type Place, type TravelFigures } from '../hospitals/index.ts';

/** Minutes of the day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A doctor who may be visited. */
export interface Candidate extends Place {
  readonly id: string;
  readonly value: number;
  /** Hours of reception of the day; null: the hospital published none. */
  readonly windows: readonly Span[] | null;
  /** A fixed start. */
  readonly at?: number | undefined;
}

/** A visit that stands already. */
export interface Standing extends Place, Span {
  readonly id: string;
}

export type Item = { readonly candidate: Candidate } | { readonly standing: Standing };

export interface Placed {
  readonly item: Item;
  readonly from: number;
  readonly to: number;
  readonly travel: number;
  readonly wait: number;
  /** Minutes that are missing for the way: of what others planned alone, never of a new stop. */
  readonly short: number;
  readonly window: Span | null;
}

export interface Setup {
  /** The day: no visit starts before or ends after. */
  readonly day: Span;
  readonly visitMinutes: number;
  readonly travel: TravelFigures;
}

/** Starts lie on these minutes. */
const GRID = 5;
const onGrid = (minutes: number): number => Math.ceil(minutes / GRID) * GRID;
const placeOf = (item: Item): Place => ('candidate' in item ? item.candidate : item.standing);

/** The times of a sequence, each visit as early as can be; undefined when one of its new stops does not fit. */
export function schedule(items: readonly Item[], setup: Setup): Placed[] | undefined {
  const placed: Placed[] = [];
  let free = setup.day.from;
  let before: Item | undefined;
  let left = setup.day.from;
  for (const item of items) {
    const travel = before === undefined ? 0 : travelMinutes(placeOf(before), placeOf(item), setup.travel);
    const arrival = free + travel;
    const next = 'candidate' in item ? visit(item, arrival, setup) : stand(item, arrival, before);
    if (next === undefined) return undefined;
    const short = before === undefined ? 0 : Math.max(0, left + travel - next.from);
    placed.push({ item, travel, wait: Math.max(0, next.from - arrival), short, ...next });
    free = Math.max(free, next.to);
    // Of two that stand at one time the later end says where the next way begins.
    if (before !== undefined && next.to < left) continue;
    before = item;
    left = next.to;
  }
  return placed;
}

type Times = Span & { readonly window: Span | null };

/** What stands keeps its time, however badly others were planned before; only a new stop must leave time for the way. */
function stand(item: { standing: Standing }, arrival: number, before: Item | undefined): Times | undefined {
  const { from, to } = item.standing;
  return before !== undefined && 'candidate' in before && arrival > from ? undefined : { from, to, window: null };
}

function visit({ candidate }: { candidate: Candidate }, arrival: number, setup: Setup): Times | undefined {
  const { day, visitMinutes } = setup;
  const { at, windows } = candidate;
  for (const window of windows ?? [day]) {
    const from = at ?? onGrid(Math.max(arrival, window.from, day.from));
    const to = from + visitMinutes;
    const fits = from >= Math.max(arrival, window.from, day.from) && to <= Math.min(window.to, day.to);
    if (fits) return { from, to, window: windows === null ? null : window };
  }
  return undefined;
}
