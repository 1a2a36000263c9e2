// Statements over the outbox as the monitor shows it, and over what people decided about failed events.
import type { Delivery, DeliveryQuery, DeliveryState } from '@yijian/contract/job-runs';
import { allOf, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';

const stateOf = (sql: Sql): Fragment => sql`
  case when e.cancelled_at is not null then 'CANCELLED' when e.dispatched_at is not null then 'DELIVERED'
    when e.failed_at is not null then 'FAILED' when e.attempts > 0 then 'RETRYING' else 'WAITING' end`;

type Dates = 'createdAt' | 'nextAttemptAt' | 'deliveredAt';
export type DeliveryRow = Omit<Delivery, Dates> & {
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
};

const where = (sql: Sql, query: DeliveryQuery): Fragment =>
  allOf(sql, [
    sql`e.enterprise_id = app.enterprise_id()`,
    query.state === undefined ? undefined : sql`${stateOf(sql)} = ${query.state}`,
    query.topic === undefined || query.topic === '' ? undefined : sql`e.topic = ${query.topic}`,
  ]);

export async function selectDeliveries(sql: Sql, query: DeliveryQuery, language: 'zh' | 'en'): Promise<DeliveryRow[]> {
  return sql<DeliveryRow[]>`
    select e.id, e.topic, ${stateOf(sql)} as state, e.attempts, ${namedUser(sql, language, 'u')} as "userName", e.created_at as "createdAt",
      case when e.dispatched_at is null and e.failed_at is null then e.next_attempt_at end as "nextAttemptAt",
      e.dispatched_at as "deliveredAt", left(e.last_error, 300) as "lastError"
    from outbox_events e left join users u on u.enterprise_id = e.enterprise_id and u.id = e.user_id
    where ${where(sql, query)}
    order by e.id desc limit ${query.size} offset ${query.page * query.size}`;
}

export async function countDeliveries(sql: Sql, query: DeliveryQuery): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from outbox_events e where ${where(sql, query)}`;
  return row!.total;
}

/** The state of the event, which is held until the transaction ends. */
export async function lockDelivery(sql: Sql, id: string): Promise<DeliveryState | undefined> {
  const [row] = await sql<{ state: DeliveryState }[]>`
    select ${stateOf(sql)} as state from outbox_events e where e.enterprise_id = app.enterprise_id() and e.id = ${id} for update`;
  return row?.state;
}

export async function insertDecision(sql: Sql, { id, decision }: { id: string; decision: 'RETRY' | 'CANCEL' }) {
  await sql`
    insert into outbox_decisions (event_id, topic, decision, attempts, last_error)
    select id, topic, ${decision}, attempts, left(last_error, 300) from outbox_events
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Due at once, with all its attempts before it; the dispatchers hear of it. */
export async function updateRetried(sql: Sql, id: string): Promise<void> {
  await sql`
    update outbox_events set failed_at = null, attempts = 0, next_attempt_at = clock_timestamp()
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await sql`select pg_notify('outbox', app.enterprise_id()::text)`;
}

export async function updateCancelled(sql: Sql, id: string): Promise<void> {
  await sql`
    update outbox_events set cancelled_at = clock_timestamp(), failed_at = coalesce(failed_at, clock_timestamp())
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
