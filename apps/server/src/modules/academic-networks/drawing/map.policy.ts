// The whole map as it travels: parallel lists, the strongest of both when there are too many (product 3.4).
import type { NetworkMap } from '@yijian/contract/academic-networks';
import type { EdgeRow, NodeRow } from './graph.sql.ts';

export const MOST_MAP_NODES = 10_000;
export const MOST_MAP_EDGES = 50_000;

type Named = { id: string; name: string; enName: string };
type Community = { community: number; name: string; enName: string; size: number };

/** JSON text of a NetworkMap without its version, which the answer puts before. */
export function writeMap(
  { edges }: { edges: readonly EdgeRow[] },
  rows: readonly NodeRow[],
  hubs: readonly Named[],
  communities: readonly Community[],
): string {
  const nodes =
    rows.length <= MOST_MAP_NODES ? rows : rows.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MAP_NODES);
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  const drawn = edges.filter(({ one, other }) => at.has(one) && at.has(other));
  const shown =
    drawn.length <= MOST_MAP_EDGES ? drawn : drawn.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MAP_EDGES);
  const map: Omit<NetworkMap, 'version'> = {
    ids: nodes.map(({ id }) => id),
    x: nodes.map(({ x }) => Math.round(x * 10) / 10),
    y: nodes.map(({ y }) => Math.round(y * 10) / 10),
    community: nodes.map(({ community }) => community),
    degree: nodes.map(({ degree }) => degree),
    names: hubs.flatMap(({ id, name, enName }) =>
      at.has(id) ? [[at.get(id)!, name, enName] as [number, string, string]] : [],
    ),
    from: shown.map(({ one }) => at.get(one)!),
    to: shown.map(({ other }) => at.get(other)!),
    strength: shown.map(({ count }) => count),
    communities: communities.map(({ community, name, enName, size }) => ({ community, name, enName, size })),
    leftOut: { nodes: rows.length - nodes.length, edges: edges.length - shown.length },
  };
  return JSON.stringify(map);
}
