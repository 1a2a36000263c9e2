// One line of the table: what was measured, what it should be, how busy the machine was meanwhile.
import { loadavg } from 'node:os';
import type { Stage } from './stage/stage.ts';

export interface Limit {
  readonly at: 'most' | 'least';
  readonly value: number;
}

export interface Figure {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  /** At most 50 or at least 0.7; absent where the figure is only shown. */
  readonly limit?: Limit;
  /** Against the peer named in the note. */
  readonly ratio?: number;
  readonly note?: string;
}

export interface ShownFigure extends Figure {
  readonly passed: boolean | undefined;
  /** Load average of the last minute when the figure was taken: on two cores, above 2 the machine is waiting for itself. */
  readonly load: number;
  readonly at: string;
}

/** A benchmark: one name on the command line, one or more figures. */
export interface Bench {
  readonly name: string;
  run(stage: Stage): Promise<Figure[]>;
}

export const atMost = (value: number): Limit => ({ at: 'most', value });
export const atLeast = (value: number): Limit => ({ at: 'least', value });

/** The figure with its verdict. A ratio is judged in place of the figure when there is one. */
export function judge(figure: Figure): ShownFigure {
  const { limit } = figure;
  const judged = figure.ratio ?? figure.figure;
  const passed = limit === undefined ? undefined : limit.at === 'most' ? judged <= limit.value : judged >= limit.value;
  return { ...figure, passed, load: Math.round(loadavg()[0]! * 10) / 10, at: new Date().toISOString() };
}

/** Milliseconds that each of the calls of `work` took, one after the other. */
export async function timeEach<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    await work(input);
    times.push(performance.now() - began);
  }
  return times;
}
