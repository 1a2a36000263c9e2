// The thread in which graphs are computed, so that no request waits for them.
import { parentPort, workerData } from 'node:worker_threads';
import { computeGraph } from './compute.ts';
import type { GraphInput } from './graph.ts';

// A port of a thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage({ figures: await computeGraph(workerData as GraphInput) });
