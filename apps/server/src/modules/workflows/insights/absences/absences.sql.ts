// People with open tasks, how long such tasks usually wait, when they were last seen; and who could stand in for them.
import type { Person } from '@yijian/contract/workflows';
import type { Fragment, Sql, Viewer } from '../../../../platform/db/index.ts';
import { person } from '../../instances/lists.sql.ts';
import { peopleInReach } from '../reach.sql.ts';

/** What counts as lately, for tasks taken over and for how long tasks usually wait. */
const LATELY_DAYS = 180;
/** Fewer decided tasks than this at a node say nothing about how long is usual. */
const FEWEST_DECIDED = 20;
/** A delegation is suggested for so long. */
const USUAL_DAYS = 7;

const DAY = 86_400_000;
const MOST_PEOPLE = 100;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** The last sign of somebody: a session that was used, or a sign-in. */
const lastSeen = (sql: Sql): Fragment => sql`greatest(
  (select max(n.last_seen_at) from user_sessions n where n.enterprise_id = u.enterprise_id and n.user_id = u.id),
  (select max(l.at) from sign_in_log l where l.enterprise_id = u.enterprise_id and l.login = u.login and l.outcome = 'SUCCESS'))`;

export interface BusyRow {
  readonly id: string;
  readonly person: Person;
  readonly organization: string;
  readonly enOrganization: string;
  readonly openTasks: number;
  readonly slowTasks: number;
  readonly lateTasks: number;
  readonly oldestAt: Date;
  readonly lastSeenAt: Date | null;
}

/** Those with open tasks for whom nobody stands in for everything already, the longest waiting first. */
export function selectBusy(
  sql: Sql,
  { userId, reach, now }: { userId?: string | undefined; reach?: Viewer | undefined; now: Date },
): Promise<BusyRow[]> {
  return sql<BusyRow[]>`
    with usual as materialized (
      select i.definition_id, t.node_id, percentile_cont(0.9) within group (order by extract(epoch from t.decided_at - t.created_at)) as seconds
      from workflow_tasks t join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id
      where t.enterprise_id = app.enterprise_id() and t.decided_at >= ${before(now, LATELY_DAYS)} and t.kind = 'NORMAL'
      group by i.definition_id, t.node_id having count(*) >= ${FEWEST_DECIDED}
    ), busy as (
      select c.user_id, count(*)::int as open, min(t.created_at) as oldest,
        (count(*) filter (where extract(epoch from ${now}::timestamptz - t.created_at) > s.seconds))::int as slow,
        (count(*) filter (where t.due_at <= ${now}))::int as late
      from workflow_candidates c
      join workflow_tasks t on t.enterprise_id = c.enterprise_id and t.id = c.task_id and t.state in ('OPEN', 'DELEGATED')
      join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id and i.state = 'RUNNING'
      left join usual s on s.definition_id = i.definition_id and s.node_id = t.node_id
      where c.enterprise_id = app.enterprise_id() and c.is_open ${userId === undefined ? sql`` : sql`and c.user_id = ${userId}`}
      group by c.user_id
    )
    select u.id, ${person(sql, 'u')} as person, coalesce(o.name, '') as organization, coalesce(o.en_name, '') as "enOrganization",
      b.open as "openTasks", b.slow as "slowTasks", b.late as "lateTasks", b.oldest as "oldestAt", ${lastSeen(sql)} as "lastSeenAt"
    from busy b join users u on u.enterprise_id = app.enterprise_id() and u.id = b.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where not exists (select from workflow_delegations g where g.enterprise_id = u.enterprise_id and g.principal_id = u.id
      and g.definition_id is null and g.revoked_at is null and g.ends_at > ${now})
      and ${reach === undefined ? sql`true` : peopleInReach(sql, reach)}
    order by b.oldest limit ${MOST_PEOPLE}`;
}

export interface DeputyRow {
  readonly principalId: string;
  readonly person: Person;
  readonly sameRole: boolean;
  readonly sameOrganization: boolean;
  readonly nearOrganization: boolean;
  readonly taken: number;
  readonly stoodIn: number;
  readonly openTasks: number;
  readonly lastSeenAt: Date | null;
}

/** In service, of the same role nearby or helpful before, and free to stand in from now on by the rules of delegations. */
export function selectDeputies(
  sql: Sql,
  { principalIds, now }: { principalIds: readonly string[]; now: Date },
): Promise<DeputyRow[]> {
  const until = new Date(now.getTime() + USUAL_DAYS * DAY);
  return sql<DeputyRow[]>`
    with wanted as (
      select u.id, u.organization_id, o.parent_id from users u
      left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
      where u.enterprise_id = app.enterprise_id() and u.id = any(${[...principalIds]}::bigint[])
        and not exists (select from workflow_delegations g where g.enterprise_id = u.enterprise_id and g.revoked_at is null
          and g.starts_at < ${until} and g.ends_at > ${now} and (g.principal_id = u.id or g.delegate_id = u.id))
    ), taken as (
      select e.user_id as principal_id, (e.data->>'to')::bigint as id, count(*)::int as times from workflow_events e
      where e.enterprise_id = app.enterprise_id() and e.user_id in (select id from wanted) and e.kind in ('TRANSFERRED', 'DELEGATED')
        and e.at >= ${before(now, LATELY_DAYS)} group by 1, 2
    ), stood as (
      select g.principal_id, g.delegate_id as id, count(*)::int as times from workflow_delegations g
      where g.enterprise_id = app.enterprise_id() and g.principal_id in (select id from wanted) group by 1, 2
    ), alike as (
      select distinct p.user_id as principal_id, r.user_id as id from user_roles p join user_roles r on r.enterprise_id = p.enterprise_id and r.role_id = p.role_id
      where p.enterprise_id = app.enterprise_id() and p.user_id in (select id from wanted) and r.user_id <> p.user_id
    )
    select w.id as "principalId", ${person(sql, 'u')} as person, a.id is not null as "sameRole",
      u.organization_id is not distinct from w.organization_id as "sameOrganization",
      o.parent_id is not null and o.parent_id is not distinct from w.parent_id as "nearOrganization",
      coalesce(t.times, 0) as taken, coalesce(s.times, 0) as "stoodIn",
      (select count(*)::int from workflow_candidates c where c.enterprise_id = u.enterprise_id and c.user_id = u.id and c.is_open) as "openTasks",
      ${lastSeen(sql)} as "lastSeenAt"
    from wanted w
    join users u on u.enterprise_id = app.enterprise_id() and u.id <> w.id and u.is_enabled and u.may_log_in
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    left join alike a on a.principal_id = w.id and a.id = u.id
    left join taken t on t.principal_id = w.id and t.id = u.id
    left join stood s on s.principal_id = w.id and s.id = u.id
    where (t.id is not null or s.id is not null or (a.id is not null
        and (u.organization_id = w.organization_id or (o.parent_id is not null and o.parent_id = w.parent_id))))
      and not exists (select from workflow_delegations g where g.enterprise_id = u.enterprise_id and g.principal_id = u.id
        and g.revoked_at is null and g.starts_at < ${until} and g.ends_at > ${now})`;
}
