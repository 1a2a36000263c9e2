// Standing delegations: who decides for whom, and when.
import type { Person } from '@yijian/contract/workflows';
import type { Sql } from '../../../platform/db/index.ts';
import { person } from '../instances/lists.sql.ts';

export interface DelegationRow {
  id: string;
  principal: Person;
  delegate: Person;
  definitionKey: string | null;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  isRevoked: boolean;
}

export function selectDelegations(sql: Sql, userId: string): Promise<DelegationRow[]> {
  return sql<DelegationRow[]>`
    select g.id, ${person(sql, 'p')} as principal, ${person(sql, 'e')} as delegate, d.key as "definitionKey", g.starts_at as "startsAt",
      g.ends_at as "endsAt", g.reason, g.revoked_at is not null as "isRevoked"
    from workflow_delegations g
    join users p on p.enterprise_id = g.enterprise_id and p.id = g.principal_id
    join users e on e.enterprise_id = g.enterprise_id and e.id = g.delegate_id
    left join workflow_definitions d on d.enterprise_id = g.enterprise_id and d.id = g.definition_id
    where g.enterprise_id = app.enterprise_id() and (g.principal_id = ${userId} or g.delegate_id = ${userId})
    order by g.ends_at desc, g.id desc limit 200`;
}

export interface NewRow {
  readonly principalId: string;
  readonly delegateId: string;
  readonly definitionId: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly reason: string;
}

/** Delegations of an enterprise are made one after the other, so that two cannot form a chain together. */
export async function lockDelegations(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('workflow delegations ' || app.enterprise_id(), 0))`;
}

/**
 * Whether the new one would double one of the principal's for the same processes, or make a chain: the delegate hands on,
 * or the principal stands in for another, at the same time.
 */
export async function selectOverlaps(sql: Sql, input: NewRow): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (
      select from workflow_delegations g
      where g.enterprise_id = app.enterprise_id() and g.revoked_at is null and g.starts_at < ${input.endsAt} and g.ends_at > ${input.startsAt}
        and (g.definition_id is null or ${input.definitionId}::bigint is null or g.definition_id = ${input.definitionId}::bigint)
        and (g.principal_id in (${input.principalId}, ${input.delegateId}) or g.delegate_id = ${input.principalId})) as found`;
  return row.found;
}

export async function insertDelegation(sql: Sql, input: NewRow): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into workflow_delegations (principal_id, delegate_id, definition_id, starts_at, ends_at, reason)
    values (${input.principalId}, ${input.delegateId}, ${input.definitionId}, ${input.startsAt}, ${input.endsAt}, ${input.reason})
    returning id`;
  return row.id;
}

export async function updateRevoked(sql: Sql, input: { id: string; principalId: string }): Promise<boolean> {
  const rows = await sql`
    update workflow_delegations set revoked_at = now()
    where enterprise_id = app.enterprise_id() and id = ${input.id} and principal_id = ${input.principalId} and revoked_at is null returning id`;
  return rows.length > 0;
}
