// Where the boxes of a process map stand: layers from left to right along what happened most, ends last.
import type { ProcessMap } from '@yijian/contract/workflows';

export type MapEdge = ProcessMap['edges'][number];
export type MapNode = ProcessMap['nodes'][number];

export interface Placed {
  readonly node: MapNode;
  readonly x: number;
  readonly y: number;
}
export interface Drawn {
  readonly edge: MapEdge;
  /** Against the direction of most cases: a return, a repetition. */
  readonly isBack: boolean;
  readonly path: string;
  readonly labelX: number;
  readonly labelY: number;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Placed[];
  readonly edges: readonly Drawn[];
}

export const BOX = { width: 124, height: 52 } as const;
const STEP = { x: 196, y: 88 } as const;
const PAD = { x: 16, bottom: 76 } as const;
/** A long way passes so far above the boxes between, each further one higher. */
const LIFT = { first: 40, next: 30 } as const;

const isEnd = (id: string): boolean => id.startsWith('#') && id !== '#start';

/** The edges that run forward: taken from the most frequent down, left out where they would close a circle. */
export function forwardEdges(edges: readonly MapEdge[]): MapEdge[] {
  const next = new Map<string, string[]>();
  const reaches = (from: string, to: string): boolean => {
    const waiting = [from];
    const seen = new Set<string>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (id === to) return true;
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...(next.get(id) ?? []));
    }
    return false;
  };
  return edges
    .toSorted((a, b) => b.count - a.count)
    .filter(({ from, to }) => {
      if (reaches(to, from)) return false;
      next.set(from, [...(next.get(from) ?? []), to]);
      return true;
    });
}

/** Layer of each node: one more than the furthest of those before it; ends share the last one. */
export function layersOf(nodes: readonly MapNode[], forward: readonly MapEdge[]): Map<string, number> {
  const layers = new Map(nodes.map(({ nodeId }) => [nodeId, 0]));
  for (let round = 0; round < nodes.length; round += 1)
    for (const { from, to } of forward) layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1));
  const last = Math.max(0, ...layers.values());
  for (const { nodeId } of nodes) if (isEnd(nodeId)) layers.set(nodeId, last);
  return layers;
}

export function layoutOf({ nodes, edges }: Pick<ProcessMap, 'nodes' | 'edges'>): Layout {
  const forward = new Set(forwardEdges(edges));
  const layers = layersOf(nodes, [...forward]);
  const lengthOf = ({ from, to }: MapEdge): number => layers.get(to)! - layers.get(from)!;
  const long = [...forward].filter((edge) => lengthOf(edge) > 1).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const columns = Map.groupBy(nodes, ({ nodeId }) => layers.get(nodeId)!);
  const rows = Math.max(1, ...[...columns.values()].map((column) => column.length));
  const highest = long.length === 0 ? 0 : LIFT.first + LIFT.next * long.length;
  const top = Math.max(24, highest - ((rows - 1) * STEP.y) / 2);
  const middle = top + ((rows - 1) * STEP.y) / 2;
  const placed = [...columns].flatMap(([layer, column]) =>
    column
      .toSorted((a, b) => b.visits - a.visits)
      .map((node, at) => ({ node, x: PAD.x + layer * STEP.x, y: middle + offsetOf(at, column.length) * STEP.y })),
  );
  const at = new Map(placed.map((one) => [one.node.nodeId, one]));
  const drawn = edges.flatMap((edge) => {
    const [from, to] = [at.get(edge.from), at.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    if (!forward.has(edge)) return [bend(edge, { from, to })];
    const place = long.indexOf(edge);
    return [draw(edge, { from, to, ceiling: place === -1 ? undefined : middle - LIFT.first - LIFT.next * place })];
  });
  const width = 2 * PAD.x + Math.max(0, ...layers.values()) * STEP.x + BOX.width;
  return { width, height: top + (rows - 1) * STEP.y + BOX.height + PAD.bottom, nodes: placed, edges: drawn };
}

/** The most visited in the middle, the next below it, the next above. */
function offsetOf(at: number, count: number): number {
  const side = at % 2 === 1 ? 1 : -1;
  const centre = count % 2 === 0 ? -0.5 : 0;
  return centre + side * Math.ceil(at / 2);
}

interface Ends {
  readonly from: Placed;
  readonly to: Placed;
}

/** Straight to the next layer; further on along a line of its own above the boxes, down to its end in the last gap. */
function draw(edge: MapEdge, { from, to, ceiling }: Ends & { ceiling: number | undefined }): Drawn {
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
  const [x2, y2] = [to.x - 6, to.y + BOX.height / 2];
  const gap = STEP.x - BOX.width;
  if (ceiling === undefined) {
    const half = (x2 - x1) / 2;
    const path = `M${x1} ${y1}C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`;
    return { edge, isBack: false, path, labelX: (x1 + x2) / 2, labelY: (y1 + y2) / 2 - 6 };
  }
  const [up, down] = [x1 + gap * 0.9, x2 - gap * 0.9];
  const rise = `M${x1} ${y1}C${x1 + gap / 2} ${y1} ${x1 + gap / 3} ${ceiling} ${up} ${ceiling}`;
  const fall = `C${x2 - gap / 3} ${ceiling} ${x2 - gap / 2} ${y2} ${x2} ${y2}`;
  return { edge, isBack: false, path: `${rise}H${down}${fall}`, labelX: (up + down) / 2, labelY: ceiling - 5 };
}

/** Back below the boxes; to itself in a small circle. */
function bend(edge: MapEdge, { from, to }: Ends): Drawn {
  const bottom = Math.max(from.y, to.y) + BOX.height;
  const isSelf = edge.from === edge.to;
  const x1 = from.x + BOX.width / 2 + (isSelf ? 24 : -12);
  const x2 = to.x + BOX.width / 2 + (isSelf ? -24 : 12);
  const depth = bottom + (isSelf ? 40 : 56);
  return {
    edge,
    isBack: true,
    path: `M${x1} ${from.y + BOX.height}C${x1} ${depth} ${x2} ${depth} ${x2} ${to.y + BOX.height + 6}`,
    labelX: (x1 + x2) / 2,
    labelY: bottom + (isSelf ? 46 : 58),
  };
}
