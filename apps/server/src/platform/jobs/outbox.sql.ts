// The outbox table: events waiting for their subscribers.
import { json, type Sql } from '../db/index.ts';

export interface WaitingEvent {
  readonly id: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly userId: string | null;
  readonly attempts: number;
}

export async function insertEvent(sql: Sql, topic: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`insert into outbox_events (topic, payload) values (${topic}, ${json(sql, payload)})`;
}

/** Locks the oldest event that is due; events that another process holds are passed over. */
export async function selectDueEvent(sql: Sql): Promise<WaitingEvent | undefined> {
  const [event] = await sql<WaitingEvent[]>`
    select id, topic, payload, user_id as "userId", attempts from outbox_events
    where enterprise_id = app.enterprise_id() and dispatched_at is null and failed_at is null and next_attempt_at <= clock_timestamp()
    order by next_attempt_at, id
    limit 1
    for update skip locked`;
  return event;
}

export async function updateDelivered(sql: Sql, id: string): Promise<void> {
  await sql`
    update outbox_events set dispatched_at = clock_timestamp(), attempts = attempts + 1, last_error = null
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Counts a failed attempt. Without `retrySeconds` the event is given up and waits for a human. */
export async function updateFailed(
  sql: Sql,
  failure: { id: string; error: string; retrySeconds: number | undefined },
): Promise<void> {
  await sql`
    update outbox_events set attempts = attempts + 1, last_error = ${failure.error},
      next_attempt_at = clock_timestamp() + make_interval(secs => ${failure.retrySeconds ?? 0}),
      failed_at = case when ${failure.retrySeconds === undefined} then clock_timestamp() end
    where enterprise_id = app.enterprise_id() and id = ${failure.id}`;
}

/** Delivered events are kept for a week, to answer what happened. */
export async function deleteDeliveredEvents(sql: Sql): Promise<void> {
  await sql`delete from outbox_events where dispatched_at < now() - interval '7 days'`;
}
