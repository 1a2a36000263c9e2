// Who may decide: users found by role, organisation, leader, login or id; only those who are in service.
import type { Sql } from '../../../../platform/db/index.ts';

const MOST = 500;

const inService = (sql: Sql) => sql`u.enterprise_id = app.enterprise_id() and u.is_enabled and u.may_log_in`;

async function idsOf(rows: Promise<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}

export function selectByRole(sql: Sql, code: string): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select u.id from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    where ${inService(sql)} and r.code = ${code} order by u.id limit ${MOST}`);
}

export function selectByOrganization(sql: Sql, code: string): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select u.id from users u join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where ${inService(sql)} and o.code = ${code} order by u.id limit ${MOST}`);
}

export function selectByLogin(sql: Sql, login: string): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`select u.id from users u where ${inService(sql)} and u.login = ${login}`);
}

/** Of these ids those who are in service, in the order given. */
export function selectServing(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select u.id from users u join unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place) on wanted.id = u.id
    where ${inService(sql)} order by wanted.place`);
}

/**
 * Leaders above a user from the nearest on; someone who leads several of the organisations counts once, the user never.
 * With `until` everyone up to the first holder of that role, otherwise the leader `levels` above.
 */
export async function selectLeaders(
  sql: Sql,
  userId: string,
  rule: { readonly levels: number; readonly until: string | undefined },
): Promise<string[]> {
  const rows = await sql<{ id: string; holds: boolean }[]>`
    with recursive above as (
      select o.id, o.parent_id, o.leader_id, 1 as level from users u
      join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id where u.id = ${userId}
      union all
      select o.id, o.parent_id, o.leader_id, a.level + 1 from above a
      join organizations o on o.enterprise_id = app.enterprise_id() and o.id = a.parent_id where a.level < 30
    ), led as (
      select a.leader_id, min(a.level) as level from above a where a.leader_id is not null and a.leader_id <> ${userId} group by a.leader_id
    )
    select u.id, exists (select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
        where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and r.code = ${rule.until ?? ''}) as holds
    from led join users u on u.id = led.leader_id where ${inService(sql)} order by led.level`;
  if (rule.until === undefined) return rows.slice(rule.levels - 1, rule.levels).map(({ id }) => id);
  const last = rows.findIndex(({ holds }) => holds);
  return (last === -1 ? rows : rows.slice(0, last + 1)).map(({ id }) => id);
}

export interface StarterFacts {
  readonly roles: string[];
  readonly organization: string;
}

export async function selectStarterFacts(sql: Sql, userId: string): Promise<StarterFacts> {
  const [row] = await sql<StarterFacts[]>`
    select coalesce(o.code, '') as organization,
      array(select r.code from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
        where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and r.is_enabled order by r.code) as roles
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id where u.id = ${userId}`;
  return row ?? { roles: [], organization: '' };
}

export async function selectHolidays(sql: Sql): Promise<ReadonlyMap<string, boolean>> {
  const rows = await sql<
    { day: string; isWorking: boolean }[]
  >`select day, is_working as "isWorking" from workflow_holidays`;
  return new Map(rows.map(({ day, isWorking }) => [day, isWorking]));
}

/** People who stand in for others: for whom does `delegateId` decide now, in processes of this definition. */
export function selectPrincipals(sql: Sql, input: { delegateId: string; definitionId?: string }): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select distinct principal_id as id from workflow_delegations
    where enterprise_id = app.enterprise_id() and delegate_id = ${input.delegateId} and revoked_at is null
      and starts_at <= now() and ends_at > now()
      and (definition_id is null or definition_id = ${input.definitionId ?? null})`);
}

export async function selectNames(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; enName: string }>> {
  const rows = await sql<{ id: string; name: string; enName: string }[]>`
    select id, first_name as name, en_name as "enName" from users where id = any(${[...new Set(ids)]}::bigint[])`;
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
