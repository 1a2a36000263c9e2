// The whole map as it travels: parallel lists, the strongest of both when there are too many (product 3.4).
import { relationTypes, type NetworkMap } from '@yijian/contract/academic-networks';
import type { EdgeRow, LineRow, NodeRow, RegionRow } from './graph.sql.ts';

export const MOST_MAP_NODES = 10_000;
export const MOST_MAP_EDGES = 50_000;

export interface MapChoice {
  readonly nodes: readonly NodeRow[];
  readonly edges: readonly EdgeRow[];
  readonly leftOut: NetworkMap['leftOut'];
}

export function chooseMap(edges: readonly EdgeRow[], rows: readonly NodeRow[]): MapChoice {
  const nodes =
    rows.length <= MOST_MAP_NODES ? rows : rows.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MAP_NODES);
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ one, other }) => ids.has(one) && ids.has(other));
  const shown =
    drawn.length <= MOST_MAP_EDGES ? drawn : drawn.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MAP_EDGES);
  return {
    nodes,
    edges: shown,
    leftOut: { nodes: rows.length - nodes.length, edges: edges.length - shown.length },
  };
}

export interface MapFacts {
  readonly hubs: readonly { id: string; name: string; enName: string }[];
  readonly communities: readonly { community: number; name: string; enName: string; size: number }[];
  /** What every relation is made of, in the order of the relations. */
  readonly lines: readonly LineRow[];
  readonly provinces: readonly { id: string; province: string }[];
  readonly regions: readonly RegionRow[];
}

/** JSON text of a NetworkMap without its version, which the answer puts before. */
export function writeMap({ nodes, edges, leftOut }: MapChoice, facts: MapFacts): string {
  const { hubs, communities, lines, provinces, regions } = facts;
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  const regionAt = new Map(regions.map(({ code }, index) => [code, index]));
  const provinceOf = new Map(provinces.map(({ id, province }) => [id, province]));
  const own = new Int32Array(edges.length);
  for (const { edge } of lines) own[edge]! += 1;
  const map: Omit<NetworkMap, 'version'> = {
    ids: nodes.map(({ id }) => id),
    x: nodes.map(({ x }) => Math.round(x * 10) / 10),
    y: nodes.map(({ y }) => Math.round(y * 10) / 10),
    community: nodes.map(({ community }) => community),
    degree: nodes.map(({ degree }) => degree),
    region: nodes.map(({ id }) => regionAt.get(provinceOf.get(id) ?? '') ?? -1),
    names: hubs.flatMap(({ id, name, enName }) =>
      at.has(id) ? [[at.get(id)!, name, enName] as [number, string, string]] : [],
    ),
    from: edges.map(({ one }) => at.get(one)!),
    to: edges.map(({ other }) => at.get(other)!),
    strength: edges.map(({ count }) => count),
    lines: [...own],
    type: lines.map(({ type }) => relationTypes.indexOf(type)),
    year: lines.map(({ year }) => year),
    count: lines.map(({ count }) => count),
    communities: communities.map(({ community, name, enName, size }) => ({ community, name, enName, size })),
    regions: regions.map(({ code, name, enName }) => ({ code, name, enName })),
    leftOut,
  };
  return JSON.stringify(map);
}
