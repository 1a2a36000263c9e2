// What a region map shows, reckoned apart from the drawing: window, steps of colour, places of words, next place by arrow (look and feel, charts).
import { planeSize } from './projection.ts';

/** Edges in units of the plane: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
/** A unit is `scale` pixels; the plane's zero point stands at x, y. */
export type View = { scale: number; x: number; y: number };
export type Spot = { x: number; y: number };
/** What can be pointed at and reached: `key` is a code or an id. */
export type Target = Spot & { key: string; kind: 'region' | 'point'; label: string; figure: string };
export type Word = Spot & { key: string; text: string; weight: number };

export const wholePlane: Box = [0, 0, planeSize.width, planeSize.height];

/** The window in which `box` fills a stage of so many pixels, with a margin on every side. */
export function viewOf(box: Box, width: number, height: number, margin: number): View {
  const [left, top, right, bottom] = box;
  const scale = Math.max(
    0.01,
    Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1)),
  );
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** The part of a box that holds the spots: never less than two fifths of it, so that it still tells where they are. */
export function partWith(spots: readonly (readonly [number, number])[], box: Box): Box {
  if (spots.length === 0) return box;
  const span = (axis: 0 | 1): [number, number] => {
    const [from, to] = [box[axis], box[axis + 2] ?? 0];
    const values = spots.map((spot) => spot[axis]).filter((value) => value >= from && value <= to);
    if (values.length === 0) return [from, to];
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const length = Math.min(to - from, Math.max((most - least) * 1.3, (to - from) * 0.4));
    const start = Math.min(Math.max((least + most - length) / 2, from), to - length);
    return [start, start + length];
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  return [left, top, right, bottom];
}

export function pixel(view: View, [x, y]: readonly [number, number]): Spot {
  return { x: view.x + x * view.scale, y: view.y + y * view.scale };
}

/** Lower ends of at most five steps with about as many values each; nothing above zero has none. */
export function stepsOf(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const ends = [0, 1, 2, 3, 4].map((step) => sorted[Math.floor((step / 5) * sorted.length)]);
  return [...new Set(ends.filter((end) => end !== undefined))];
}

/** The shade of a value from 1 (least) to 5 (most); 0 has none. */
export function shadeOf(value: number, steps: readonly number[]): number {
  const step = steps.findLastIndex((from) => value >= from);
  if (value <= 0 || step < 0) return 0;
  return steps.length === 1 ? 3 : 1 + Math.round((step / (steps.length - 1)) * 4);
}

/** Radius in pixels; the area grows with the size. */
export function radiusOf(size: number, largest: number): number {
  return 4 + 10 * Math.sqrt(Math.max(0, size) / (largest || 1));
}

/** The words that fit without touching, the weightiest first; letters are `letter` pixels wide, Chinese ones twice that. */
export function wordsThatFit(words: readonly Word[], letter: number, stage: { width: number; height: number }): Word[] {
  const taken: Box[] = [];
  return words
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ x, y, text }) => {
      const half = ([...text].reduce((sum, sign) => sum + (sign > 'ⱀ' ? 2 : 1), 0) * letter) / 2 + 2;
      const box: Box = [x - half, y - letter - 2, x + half, y + letter + 2];
      if (box[0] < 0 || box[1] < 0 || box[2] > stage.width || box[3] > stage.height) return false;
      if (taken.some((one) => one[0] < box[2] && box[0] < one[2] && one[1] < box[3] && box[1] < one[3])) return false;
      taken.push(box);
      return true;
    });
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in the arrow's direction; what lies aside counts as farther away. */
export function nextSpot<One extends Spot>(arrow: string, from: One, spots: readonly One[]): One | undefined {
  const way = directions[arrow];
  if (!way) return undefined;
  const far = (spot: One): number => {
    const ahead = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1];
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0]);
    return ahead <= 0 ? Infinity : ahead + 2 * aside;
  };
  const [best] = spots.filter((spot) => spot !== from).toSorted((one, other) => far(one) - far(other));
  return best && far(best) < Infinity ? best : undefined;
}
