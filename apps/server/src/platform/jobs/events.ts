// Domain events: told in the transaction that caused them, handed to other rooms afterwards (docs/architecture.md, A8).
import type { Context } from '../http/index.ts';
import type { Sql } from '../db/index.ts';
import { insertEvent } from './outbox.sql.ts';

/** Plain data that survives JSON. */
export type Payload = Readonly<Record<string, unknown>>;

/** One room's ear for one topic. */
export interface Subscriber {
  /** `<domain>.<what happened>`, such as visits.submitted. */
  readonly topic: string;
  /**
   * Runs in a transaction that also marks the event as delivered: what it writes through `context.sql` happens once.
   * Anything it does outside the database can happen again. Throwing postpones the event by 1 min, 5 min, 30 min, 2 h.
   */
  readonly handle: (context: Context, payload: Payload) => Promise<void>;
}

/** Says that a room wants to hear of a topic; the list goes to `startJobs` through `app`. */
export function subscribe<P extends Payload>(
  topic: string,
  handle: (context: Context, payload: P) => Promise<void>,
): Subscriber {
  return { topic, handle: handle as Subscriber['handle'] };
}

/** Tells an event. It exists exactly when the transaction of `context.sql` commits. */
export async function emit(context: { readonly sql: Sql }, topic: string, payload: Payload): Promise<void> {
  await insertEvent(context.sql, topic, payload);
}
