// Where persons stand in the picture around one: the centre's community in the middle, the others around it as the whole map has them.
import type { PlaceRow } from './around.sql.ts';

const GAP = 26;
/** A screen is wider than high. */
const WIDE = 1.35;

export interface Spot {
  x: number;
  y: number;
}
interface Cluster {
  readonly community: number;
  readonly nodes: readonly PlaceRow[];
  readonly radius: number;
  readonly angle: number;
}

/** The same persons stand at the same spots, whatever was filtered before. */
export function placesAround(centre: PlaceRow, rows: readonly PlaceRow[]): Map<string, Spot> {
  const clusters = clustersOf(centre, rows);
  const own = clusters.find(({ community }) => community === centre.community)!;
  const others = clusters.filter((one) => one !== own);
  const homes = new Map<number, Spot>([[own.community, { x: 0, y: 0 }], ...around(own, others)]);
  const spots = new Map<string, Spot>();
  for (const cluster of clusters)
    spread(cluster, homes.get(cluster.community)!, cluster === own ? centre.id : undefined, spots);
  apart([...rows], spots, centre.id);
  return spots;
}

function clustersOf(centre: PlaceRow, rows: readonly PlaceRow[]): Cluster[] {
  return [...Map.groupBy(rows, ({ community }) => community)].map(([community, nodes]) => {
    const x = nodes.reduce((sum, node) => sum + node.x, 0) / nodes.length;
    const y = nodes.reduce((sum, node) => sum + node.y, 0) / nodes.length;
    return {
      community,
      nodes,
      radius: 30 + GAP * Math.sqrt(nodes.length),
      angle: Math.atan2(y - centre.y, x - centre.x),
    };
  });
}

/** Communities on rings, in the order of the map, each with room for its size. */
function around(own: Cluster, others: readonly Cluster[]): [number, Spot][] {
  const sorted = others.toSorted((a, b) => b.radius - a.radius || a.community - b.community);
  const result: [number, Spot][] = [];
  let inner = own.radius;
  for (let begin = 0; begin < sorted.length;) {
    let reach = inner + sorted[begin]!.radius + 50;
    const ring: Cluster[] = [];
    let used = 0;
    while (begin < sorted.length) {
      const next = sorted[begin]!;
      const part = 2 * Math.asin(Math.min(1, (next.radius + 14) / reach));
      if (ring.length > 2 && used + part > 2 * Math.PI) break;
      used += part;
      ring.push(next);
      begin += 1;
    }
    if (used > 2 * Math.PI) reach *= used / (2 * Math.PI);
    const spare = Math.max(0, 2 * Math.PI - used) / ring.length;
    let angle = -Math.PI;
    for (const cluster of ring.toSorted((a, b) => a.angle - b.angle || a.community - b.community)) {
      const part = 2 * Math.asin(Math.min(1, (cluster.radius + 14) / reach)) + spare;
      result.push([
        cluster.community,
        { x: Math.cos(angle + part / 2) * reach * WIDE, y: Math.sin(angle + part / 2) * reach },
      ]);
      angle += part;
    }
    inner = reach + Math.max(...ring.map(({ radius }) => radius));
  }
  return result;
}

/** Within a community the strong ones stand inside, the others in the direction the map has them. */
function spread({ nodes, radius }: Cluster, home: Spot, centre: string | undefined, spots: Map<string, Spot>): void {
  const sorted = nodes.toSorted(
    (a, b) => Number(b.id === centre) - Number(a.id === centre) || b.degree - a.degree || Number(a.id) - Number(b.id),
  );
  const golden = Math.PI * (3 - Math.sqrt(5));
  for (const [at, { id }] of sorted.entries()) {
    const lead = centre === undefined ? 0.4 : 0;
    const away = radius * Math.sqrt((at + lead) / sorted.length);
    // A little disorder from the id itself, so that no pattern shows.
    const wobble = ((Number(id) * 2_654_435_761) % 97) / 97 - 0.5;
    const angle = at * golden + wobble * 0.5;
    spots.set(id, { x: home.x + Math.cos(angle) * away, y: home.y + Math.sin(angle) * away });
  }
}

/** Nobody stands on another. */
function apart(rows: readonly PlaceRow[], spots: Map<string, Spot>, fixed: string): void {
  const size = rows.map(({ degree }) => 7 + Math.min(8, Math.sqrt(degree)));
  const stand = rows.map(({ id }) => ({ spot: spots.get(id)!, isFixed: id === fixed }));
  let isMoved = true;
  for (let round = 0; round < 8 && isMoved; round += 1) {
    isMoved = false;
    for (let one = 0; one < stand.length; one += 1)
      for (let other = one + 1; other < stand.length; other += 1) {
        const a = stand[one]!;
        const b = stand[other]!;
        const room = size[one]! + size[other]!;
        const dx = b.spot.x - a.spot.x;
        const dy = b.spot.y - a.spot.y;
        if (Math.abs(dx) >= room || Math.abs(dy) >= room) continue;
        const far = Math.hypot(dx, dy) || 0.1;
        const lack = room - far;
        if (lack <= 0) continue;
        isMoved = true;
        const [ux, uy] = [(dx / far) * lack, (dy / far) * lack];
        if (!b.isFixed) push(b.spot, ux / 2, uy / 2);
        if (!a.isFixed) push(a.spot, -ux / 2, -uy / 2);
      }
  }
}

function push(spot: Spot, x: number, y: number): void {
  spot.x += x;
  spot.y += y;
}
