// Door of graph figures: communities, places, influence.
import { Worker } from 'node:worker_threads';
import type { GraphFigures, GraphInput } from './graph.ts';

export { betweennessOf } from './betweenness.ts';
export type { GraphFigures, GraphInput } from './graph.ts';

/** Computes in a thread of its own that ends with the work; libraries are loaded there and nowhere else. */
export function computeInThread(input: GraphInput): Promise<GraphFigures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
    // A watched thread first tells which files it has read.
    worker.on('message', (message: { figures?: GraphFigures }) => {
      if (message.figures !== undefined) resolve(message.figures);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread of a graph ended with ${code}`)));
  });
}

/** The same in this thread, for small graphs and for programs that serve nobody. */
export async function computeHere(input: GraphInput): Promise<GraphFigures> {
  const { computeGraph } = await import('./compute.ts');
  return computeGraph(input);
}
