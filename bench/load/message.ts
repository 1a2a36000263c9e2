// What the load client is told and what it answers; both sides import this.

/** One call as it goes over the wire, without the headers all calls share. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** A form body, or JSON with `json`. */
  readonly body?: string;
  readonly json?: boolean;
}

export interface Order {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Stops after so many seconds… */
  readonly seconds?: number;
  /** …or after so many calls. */
  readonly count?: number;
}

export interface Outcome {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** Answers that were not 200. */
  readonly refused: number;
  /** Processor seconds the client itself used. */
  readonly clientSeconds: number;
}

/** The value below which the share `part` of the sorted numbers lies. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  if (sorted.length === 0) return Number.NaN;
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

export function median(numbers: readonly number[]): number {
  return quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}
