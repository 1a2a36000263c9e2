// Communities, places and influence in one graph: pure CPU work, seconds for ten thousand nodes; meant for a worker thread.
import type { UndirectedGraph } from 'graphology';
import { betweennessOf } from './betweenness.ts';
import { adjacencyOf, seeded, type GraphFigures, type GraphInput } from './graph.ts';
import { beginAt, fitted } from './places.ts';

/** Same input, same result. Nodes that had a place stay near it. */
export async function computeGraph(input: GraphInput): Promise<GraphFigures> {
  const { UndirectedGraph: Graph } = await import('graphology');
  const graph = new Graph();
  for (let node = 0; node < input.size; node += 1) graph.addNode(node);
  for (let edge = 0; edge < input.from.length; edge += 1)
    graph.mergeEdge(input.from[edge]!, input.to[edge]!, { weight: input.weight[edge]! });
  const community = await communitiesOf(graph, input.size);
  const { starts } = adjacencyOf(input);
  const degree = Int32Array.from({ length: input.size }, (_, node) => starts[node + 1]! - starts[node]!);
  const begun = beginAt(input, community);
  const { x, y } = await settle(graph, begun);
  return { ...fitted(x, y), community, degree, betweenness: betweennessOf(input) };
}

/** These libraries are CommonJS: their types promise a `default` inside the default that node does not make. */
function functionOf<T>(loaded: T | { default: T }): T {
  return typeof loaded === 'function' ? loaded : (loaded as { default: T }).default;
}

async function communitiesOf(graph: UndirectedGraph, size: number): Promise<Int32Array> {
  const louvain = functionOf((await import('graphology-communities-louvain')).default);
  const found = graph.size === 0 ? {} : louvain(graph, { rng: seeded(7), resolution: 1, getEdgeWeight: 'weight' });
  const raw = Array.from({ length: size }, (_, node) => found[String(node)] ?? -1 - node);
  const sizes = new Map<number, number>();
  for (const one of raw) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  const order = [...sizes].toSorted((a, b) => b[1] - a[1] || raw.indexOf(a[0]) - raw.indexOf(b[0]));
  const number = new Map(order.map(([one], at) => [one, at]));
  return Int32Array.from(raw, (one) => number.get(one)!);
}

/** Forces between nodes from where they begin: many steps for a new picture, few for one that is known. */
async function settle(graph: UndirectedGraph, begun: { x: Float32Array; y: Float32Array; known: number }) {
  const forceAtlas2 = functionOf((await import('graphology-layout-forceatlas2')).default);
  const { order } = graph;
  graph.updateEachNodeAttributes((node, attributes) => ({
    ...attributes,
    x: begun.x[Number(node)]!,
    y: begun.y[Number(node)]!,
  }));
  const isKnown = begun.known > order * 0.8;
  const iterations = isKnown ? 12 : Math.round(Math.max(30, Math.min(100, 120_000 / (order + 1))));
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    linLogMode: true,
    gravity: 0.6,
    strongGravityMode: false,
    barnesHutOptimize: order > 800,
    slowDown: isKnown ? 40 : 8,
  };
  if (graph.size > 0) forceAtlas2.assign(graph, { iterations, settings, getEdgeWeight: 'weight' });
  const x = new Float32Array(order);
  const y = new Float32Array(order);
  graph.forEachNode((node, attributes) => {
    x[Number(node)] = attributes['x'] as number;
    y[Number(node)] = attributes['y'] as number;
  });
  return { x, y };
}
