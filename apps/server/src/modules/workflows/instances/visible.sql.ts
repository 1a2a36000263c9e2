// Who may read an instance: who started it, was asked, decided, got a copy, leads the starter, or reads all of them.
import type { Sql, Viewer } from '../../../platform/db/index.ts';
import { casesInReach } from '../insights/reach.sql.ts';

export interface Reader {
  readonly userId: string;
  /** Holds admin:workflows:read. */
  readonly readsAll: boolean;
  /** Holds the control tower: reads what its numbers count. */
  readonly tower?: Viewer | undefined;
}

export async function selectIsVisible(
  sql: Sql,
  { id, userId, readsAll, tower }: Reader & { id: string },
): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    with recursive led as (
      select o.id from organizations o where o.enterprise_id = app.enterprise_id() and o.leader_id = ${userId}
      union
      select o.id from organizations o join led on o.parent_id = led.id where o.enterprise_id = app.enterprise_id()
    ), readers as (
      select ${userId}::bigint as id
      union
      select principal_id from workflow_delegations
      where enterprise_id = app.enterprise_id() and delegate_id = ${userId} and revoked_at is null and starts_at <= now() and ends_at > now()
    )
    select exists (
      select from workflow_instances i where i.enterprise_id = app.enterprise_id() and i.id = ${id}
        and (i.starter_id = ${userId} or (i.state <> 'DRAFT' and (
          ${readsAll} or ${tower === undefined ? sql`false` : casesInReach(sql, tower)} or i.starter_organization_id in (select id from led)
          or exists (select from workflow_tasks t join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id
            where t.enterprise_id = i.enterprise_id and t.instance_id = i.id and c.user_id in (select id from readers))
          or exists (select from workflow_tasks t where t.enterprise_id = i.enterprise_id and t.instance_id = i.id and t.decided_by = ${userId})
          or exists (select from workflow_copies c where c.enterprise_id = i.enterprise_id and c.instance_id = i.id and c.user_id = ${userId}))))) as found`;
  return row.found;
}
