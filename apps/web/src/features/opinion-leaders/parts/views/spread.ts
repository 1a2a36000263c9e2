// Sets dots that would lie upon each other side by side, so that every doctor of the quadrant can be seen and chosen.

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Of one dot, in the units of the axes: so near two dots would touch. */
export interface DotSize {
  readonly width: number;
  readonly height: number;
}

/** How far from its place a dot may be moved, in dots. */
const FARTHEST = 12;

/**
 * Where each dot is drawn, in the order given: the first at its place, a later one beside whoever stands there already, never
 * left of `least` and never higher or lower than it is.
 */
export function spread(dots: readonly Dot[], { width, height }: DotSize, least = 0): Dot[] {
  const placed: Dot[] = [];
  for (const dot of dots) {
    const isFree = (x: number): boolean =>
      x >= least && placed.every((one) => Math.abs(one.x - x) >= width || Math.abs(one.y - dot.y) >= height);
    const steps = [0, ...Array.from({ length: FARTHEST }, (_, at) => [at + 1, -(at + 1)]).flat()];
    const x = steps.map((step) => dot.x + step * width).find(isFree) ?? dot.x;
    placed.push({ x, y: dot.y });
  }
  return placed;
}
