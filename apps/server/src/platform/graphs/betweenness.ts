// Who stands between others: Brandes 2001, from all nodes, or from a sample in a large graph (Brandes and Pich 2007).
import { adjacencyOf, seeded, type Adjacency, type GraphInput } from './graph.ts';

/** Share of the shortest ways between two others that lead over each node, 0 to 1; exact while `size` is at most `pivots`. */
export function betweennessOf(graph: Pick<GraphInput, 'size' | 'from' | 'to'>, pivots = 400): Float32Array {
  const { size } = graph;
  const result = new Float64Array(size);
  const sources = size <= pivots ? Array.from({ length: size }, (_, at) => at) : sample(size, pivots);
  const walk = openWalk(adjacencyOf(graph), size);
  for (const source of sources) walk(source, result);
  // Each source counts every way from it once; over all sources a way between two is counted from both ends.
  const all = sources.length * Math.max(1, size - 2);
  return Float32Array.from(result, (value) => value / all);
}

function sample(size: number, wanted: number): number[] {
  const random = seeded(20_260_000 + size);
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(Math.floor(random() * size));
  return [...chosen];
}

/** Adds to `result` how much hangs on each node for the ways from one source. */
function openWalk({ starts, ends }: Adjacency, size: number): (source: number, result: Float64Array) => void {
  const distance = new Int32Array(size);
  const ways = new Float64Array(size);
  const share = new Float64Array(size);
  const queue = new Int32Array(size);
  return (source, result) => {
    distance.fill(-1);
    ways.fill(0);
    share.fill(0);
    distance[source] = 0;
    ways[source] = 1;
    queue[0] = source;
    let tail = 1;
    for (let head = 0; head < tail; head += 1) {
      const node = queue[head]!;
      for (let at = starts[node]!; at < starts[node + 1]!; at += 1) {
        const end = ends[at]!;
        if (distance[end] === -1) {
          distance[end] = distance[node]! + 1;
          queue[tail++] = end;
        }
        if (distance[end] === distance[node]! + 1) ways[end]! += ways[node]!;
      }
    }
    for (let head = tail - 1; head > 0; head -= 1) {
      const node = queue[head]!;
      for (let at = starts[node]!; at < starts[node + 1]!; at += 1) {
        const end = ends[at]!;
        if (distance[end] === distance[node]! - 1) share[end]! += (ways[end]! / ways[node]!) * (1 + share[node]!);
      }
      result[node]! += share[node]!;
    }
  };
}
