// Which time of a day is free: not taken by another visit, and reached from it and left for it in time (rules V3, V9).
import { travelMinutes, type Place, type TravelFigures } from '../../hospitals/index.ts';

const MINUTE = 60_000;

/** In milliseconds since 1970. */
export interface Taken {
  readonly from: number;
  readonly length: number;
  readonly place: Place;
}

export interface Wanted {
  readonly from: number;
  readonly length: number;
  /** Where it is, and how long ways take; without it ways are not counted. */
  readonly way?: { readonly place: Place; readonly figures: TravelFigures } | undefined;
}

/** Milliseconds of the way between two visits; within a hospital the walk is part of the visit. */
export function wayBetween(one: Place, other: Place, figures: TravelFigures): number {
  return one.hospitalId === other.hospitalId ? 0 : travelMinutes(one, other, figures) * MINUTE;
}

/** The first of the visits that stands in the way of this time. */
export function hitBy<T extends Taken>(taken: readonly T[], { from, length, way }: Wanted): T | undefined {
  return taken.find((one) => {
    const gap = way === undefined ? 0 : wayBetween(way.place, one.place, way.figures);
    return one.from < from + length + gap && from < one.from + one.length + gap;
  });
}

/** The first free time from `wanted.from` on by steps, up to and with `until`; what was in the way first where there is none. */
export function nextFree<T extends Taken>(
  taken: readonly T[],
  wanted: Wanted,
  { step, until }: { step: number; until: number },
): { readonly at: number } | { readonly hit: T | undefined } {
  let first: T | undefined;
  const isPast = (at: number): boolean => (step > 0 ? at > until : at < until);
  for (let from = wanted.from; !isPast(from); from += step) {
    const hit = hitBy(taken, { ...wanted, from });
    if (hit === undefined) return { at: from };
    first ??= hit;
  }
  return { hit: first };
}

/** Of visits in the order of their start how many minutes each is short of, coming from the one before that ends last. */
export function shortMinutes(visits: readonly Taken[], figures: TravelFigures): number[] {
  let before: Taken | undefined;
  return visits.map((visit) => {
    const end = before === undefined ? 0 : before.from + before.length;
    const way = before === undefined ? 0 : wayBetween(before.place, visit.place, figures);
    const short = before === undefined ? 0 : Math.max(0, end + way - visit.from);
    if (before === undefined || visit.from + visit.length >= end) before = visit;
    return Math.ceil(short / MINUTE);
  });
}
