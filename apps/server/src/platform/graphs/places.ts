// Where nodes begin before forces move them, and how a finished picture is fitted (one global force layout from chance fails on large graphs).
import { seeded, type GraphInput } from './graph.ts';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export interface Begun {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** How many had a place already. */
  readonly known: number;
}

/** Communities on a spiral, the largest in the middle, their nodes around; nodes that had a place begin there, new ones beside their kind. */
export function beginAt({ size, x: wasX, y: wasY }: GraphInput, community: Int32Array): Begun {
  const random = seeded(11);
  const sizes = new Int32Array(Math.max(0, ...community) + 1);
  for (const one of community) sizes[one]! += 1;
  const homes = spiral(sizes);
  for (const [one, home] of homes.entries()) {
    const known = [...community.keys()].filter((node) => community[node] === one && !Number.isNaN(wasX[node]!));
    if (known.length === 0) continue;
    home.x = known.reduce((sum, node) => sum + wasX[node]!, 0) / known.length;
    home.y = known.reduce((sum, node) => sum + wasY[node]!, 0) / known.length;
  }
  const [x, y] = [new Float32Array(size), new Float32Array(size)];
  let known = 0;
  const placed = new Int32Array(sizes.length);
  for (let node = 0; node < size; node += 1) {
    if (!Number.isNaN(wasX[node]!)) {
      [x[node], y[node]] = [wasX[node]!, wasY[node]!];
      known += 1;
      continue;
    }
    const home = homes[community[node]!]!;
    const at = placed[community[node]!]!++;
    const away = home.radius * Math.sqrt((at + 0.5) / sizes[community[node]!]!);
    x[node] = home.x + Math.cos(at * GOLDEN) * away + random();
    y[node] = home.y + Math.sin(at * GOLDEN) * away + random();
  }
  return { x, y, known };
}

/** Discs whose areas follow the sizes, on a sunflower's spiral. */
function spiral(sizes: Int32Array): { x: number; y: number; radius: number }[] {
  let area = 0;
  return Array.from(sizes, (size, at) => {
    const radius = 12 * Math.sqrt(size);
    const away = at === 0 ? 0 : Math.sqrt(area) * 1.35 + radius;
    area += radius * radius;
    return { x: Math.cos(at * GOLDEN) * away, y: Math.sin(at * GOLDEN) * away, radius };
  });
}

/** Moved to the origin and scaled so that 95 of 100 nodes stand within a radius of 1000. */
export function fitted(x: Float32Array, y: Float32Array): { x: Float32Array; y: Float32Array } {
  if (x.length === 0) return { x, y };
  const middle = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [cx, cy] = [middle(x), middle(y)];
  const away = Float32Array.from(x, (value, node) => Math.hypot(value - cx, y[node]! - cy)).toSorted();
  const reach = away[Math.floor((away.length - 1) * 0.95)]! || 1;
  const scale = 1000 / reach;
  // What stands far out is drawn in to a rim, so that a few outliers do not make the rest small.
  const drawn = (value: number, other: number): number => {
    const far = Math.hypot(value, other);
    return far <= 1000 ? value : (value / far) * (1000 + 150 * Math.log(far / 1000));
  };
  const [dx, dy] = [x.map((value) => (value - cx) * scale), y.map((value) => (value - cy) * scale)];
  return { x: dx.map((value, node) => drawn(value, dy[node]!)), y: dy.map((value, node) => drawn(value, dx[node]!)) };
}
