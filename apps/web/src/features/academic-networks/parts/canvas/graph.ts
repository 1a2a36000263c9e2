// What is drawn as the stage takes it: nodes and edges that know their place in the lists, and where the lines run.
import { UndirectedGraph } from 'graphology';
import type { Drawn } from './drawn.ts';
import type { Lines } from './nearest.ts';

/** Where everyone stands; of one picture nobody moves. */
export type Spots = Map<string, { x: number; y: number }>;
/** Whoever stood somewhere stays there; newcomers are moved as their community was. */
export function graphOf(drawn: Drawn, spots: Spots): { graph: UndirectedGraph; keys: readonly string[] } {
  const graph = new UndirectedGraph();
  for (const [place, { id, x, y, size, color, label, rank }] of drawn.nodes.entries()) {
    const spot = spots.get(id) ?? { x, y };
    spots.set(id, spot);
    graph.addNode(id, { ...spot, place, size, color, rank, label: label ?? null, zIndex: id === drawn.centre ? 2 : 0 });
  }
  const keys = drawn.edges.map(
    ({ from, to, size, color }, place) => graph.mergeEdge(from, to, { place, size, color })[0],
  );
  return { graph, keys };
}

/** Where the lines run, in the units of the places. */
export function linesOf({ edges }: Drawn, spots: Spots): Lines {
  const lines = new Float32Array(edges.length * 4);
  for (const [at, { from, to }] of edges.entries()) {
    const [one, other] = [spots.get(from)!, spots.get(to)!];
    lines.set([one.x, one.y, other.x, other.y], at * 4);
  }
  return lines;
}
