// The one event by which rooms say that their lines tell something of doctors (docs/architecture.md).

export const touchedTopic = 'doctors.touched';

export interface Touched {
  readonly [key: string]: unknown;
  /** The table of the room, as its `ActSource` names it. */
  readonly source: string;
  /** Ids of its lines that were written, changed or deleted. */
  readonly ids: readonly string[];
}
