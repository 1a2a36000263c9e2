// Open tasks of a user, counted and passed to another user; what is done stays with whoever did it.
import { json, type Sql } from '../../../platform/db/index.ts';
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../../handovers/index.ts';

export async function countOpenTasks(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from tasks t where t.assignee_id = ${userId} and t.is_open`;
}

export async function selectOpenTasks(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select t.id, t.title as name, coalesce(nullif(t.en_title, ''), t.title) as "enName"
    from tasks t where t.assignee_id = ${userId} and t.is_open order by t.due_on, t.id limit ${limit}`;
}

/** A task that was begun is to do again for whoever receives it; its log says that it was handed over. */
export async function moveOpenTasks(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    with picked as (
      select t.enterprise_id, t.id, t.organization_id, t.state, t.state_since, t.is_medical from tasks t
      where t.assignee_id = ${from} and t.is_open order by t.id limit ${limit} for update of t
    ), moved as (
      update tasks t set assignee_id = ${to}, organization_id = (select u.organization_id from users u where u.id = ${to}), state = 'TODO',
        is_medical = exists (select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
          where ur.user_id = ${to} and r.code = 'MAF'),
        state_since = now(), shifted_from_id = null, shifted_at = null, version = t.version + 1, updated_at = now()
      from picked p where t.enterprise_id = p.enterprise_id and t.id = p.id
      returning t.id, t.version
    ), logged as (
      insert into task_log (task_id, user_id, act, from_state, to_state, seconds_in_state, from_user_id, to_user_id)
      select p.id, app.user_id(), 'SHIFT', p.state, 'TODO', greatest(0, extract(epoch from now() - p.state_since))::int, ${from}, ${to} from picked p
    )
    select p.id as "rowId", jsonb_build_object('organizationId', p.organization_id::text, 'state', p.state, 'isMedical', p.is_medical, 'version', m.version) as before
    from picked p join moved m on m.id = p.id`;
}

/** Only what nobody touched since. */
export async function giveBackOpenTasks(sql: Sql, { from, rows }: Returned): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    with back as (
      update tasks t set assignee_id = ${from}, organization_id = (r.before ->> 'organizationId')::bigint, state = r.before ->> 'state',
        is_medical = (r.before ->> 'isMedical')::boolean,
        state_since = now(), version = t.version + 1, updated_at = now()
      from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
      where t.enterprise_id = app.enterprise_id() and t.id = r."rowId" and t.assignee_id = r."to" and t.version = (r.before ->> 'version')::int
      returning t.id, t.state, r."to" as receiver
    ), logged as (
      insert into task_log (task_id, user_id, act, from_state, to_state, from_user_id, to_user_id)
      select b.id, app.user_id(), 'SHIFT', 'TODO', b.state, b.receiver, ${from} from back b
    )
    select count(*)::int as count from back`;
  return row.count;
}
