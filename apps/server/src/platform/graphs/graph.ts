// A graph as plain arrays, the form in which it travels to a worker thread and back.
export interface GraphInput {
  readonly size: number;
  /** Ends of each edge, as places from 0; every edge once. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float32Array;
  /** Where each node stood before; NaN for a new one. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

export interface GraphFigures {
  /** Within a disc of radius 1000 around the origin, but for a few outliers. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Numbered by size, the largest 0. */
  readonly community: Int32Array;
  readonly degree: Int32Array;
  /** Share of the shortest ways between others that lead over the node, 0 to 1. */
  readonly betweenness: Float32Array;
}

/** Neighbours of node n stand in `ends` from `starts[n]` to `starts[n + 1]`. */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

export function adjacencyOf({ size, from, to }: Pick<GraphInput, 'size' | 'from' | 'to'>): Adjacency {
  const starts = new Int32Array(size + 1);
  for (let edge = 0; edge < from.length; edge += 1) {
    starts[from[edge]! + 1]! += 1;
    starts[to[edge]! + 1]! += 1;
  }
  for (let node = 0; node < size; node += 1) starts[node + 1]! += starts[node]!;
  const next = starts.slice(0, size);
  const ends = new Int32Array(from.length * 2);
  for (let edge = 0; edge < from.length; edge += 1) {
    ends[next[from[edge]!]!++] = to[edge]!;
    ends[next[to[edge]!]!++] = from[edge]!;
  }
  return { starts, ends };
}

/** Numbers from 0 to 1 that are the same at every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
