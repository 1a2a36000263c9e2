// The largest map the product draws, as it travels: ten thousand persons, fifty thousand relations, forty communities.
import type { NetworkMap } from '@yijian/contract/academic-networks';
import { random } from '../../../database/seeds/demo/random.ts';

export const NODES = 10_000;
export const EDGES = 50_000;
const COMMUNITIES = 40;
const REGIONS = ['11', '31', '32', '33', '44'];
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** JSON text of a map without its version; nodes on discs along a spiral, five of six relations within a community. */
export function fullMap(ids: readonly string[]): string {
  const randomly = random('bench', 'network map');
  const size = NODES / COMMUNITIES;
  const community = Array.from({ length: NODES }, (_, at) => Math.floor(at / size));
  const place = (at: number, turn: (angle: number) => number): number => {
    const home = community[at]!;
    const own = 70 * Math.sqrt(((at % size) + 0.5) / size);
    return Math.round(10 * (150 * Math.sqrt(home) * turn(home * GOLDEN) + own * turn(at * GOLDEN))) / 10;
  };
  const ends = new Set<number>();
  while (ends.size < EDGES) {
    const one = randomly.between(0, NODES - 1);
    const isNear = randomly.between(1, 6) < 6;
    const other = isNear ? community[one]! * size + randomly.between(0, size - 1) : randomly.between(0, NODES - 1);
    if (one !== other) ends.add(Math.min(one, other) * NODES + Math.max(one, other));
  }
  const [from, to] = [[...ends].map((end) => Math.floor(end / NODES)), [...ends].map((end) => end % NODES)];
  const degree = Array.from({ length: NODES }, () => 0);
  for (const end of [...from, ...to]) degree[end]! += 1;
  const hubs = [...degree.keys()].toSorted((a, b) => degree[b]! - degree[a]!).slice(0, 400);
  const map: Omit<NetworkMap, 'version'> = {
    ids: ids.slice(0, NODES),
    x: community.map((_, at) => place(at, Math.cos)),
    y: community.map((_, at) => place(at, Math.sin)),
    community,
    degree,
    region: community.map((one) => one % REGIONS.length),
    names: hubs.map((at) => [at, `学者${at}`, `Scholar ${at}`]),
    from,
    to,
    strength: from.map((one) => 2 + (one % 5)),
    // Of every relation two lines: papers, and meetings of a later year.
    lines: from.map(() => 2),
    type: from.flatMap(() => [0, 3]),
    year: from.flatMap((one, at) => [2010 + ((one + to[at]!) % 12), 2014 + ((one + to[at]!) % 10)]),
    count: from.flatMap((one) => [1 + (one % 5), 1]),
    communities: Array.from({ length: COMMUNITIES }, (_, at) => ({
      community: at,
      name: `社群${at + 1}`,
      enName: `Group ${at + 1}`,
      size,
    })),
    regions: REGIONS.map((code) => ({ code, name: `省${code}`, enName: `Province ${code}` })),
    leftOut: { nodes: 0, edges: 0 },
  };
  return JSON.stringify(map);
}
