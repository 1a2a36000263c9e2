// How account plans are read: the plans of a hospital with goals and tactics, their history, who may own them.
import type { PlanLogEntry, PlanMember } from '@yijian/contract/account-plans';
import { named, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';

interface Reading {
  readonly hospitalId: string;
  readonly language: 'zh' | 'en';
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Plans as JSON text, the one under way first, then the newest. */
export async function selectPlans(sql: Sql, { hospitalId, language, today }: Reading): Promise<string> {
  const person = sql`json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')})`;
  const [row] = await sql<[{ text: string }]>`
    select coalesce(json_agg(json_build_object(
      'id', p.id::text, 'hospitalId', p.hospital_id::text, 'title', p.title, 'objective', p.objective, 'state', p.state,
      'startsOn', p.starts_on, 'endsOn', p.ends_on, 'owner', ${person}, 'strengths', p.strengths, 'weaknesses', p.weaknesses,
      'opportunities', p.opportunities, 'threats', p.threats,
      'goals', coalesce((select json_agg(json_build_object('id', g.id::text, 'title', g.title, 'unit', g.unit, 'baseline', g.baseline,
        'target', g.target, 'reached', g.reached,
        'share', round(least(1, greatest(0, (g.reached - g.baseline) / (g.target - g.baseline))) * 100)::int, 'dueOn', g.due_on) order by g.id)
        from account_plan_goals g where g.plan_id = p.id), '[]'),
      'tactics', coalesce((select json_agg(json_build_object('id', t.id::text, 'goalId', t.goal_id::text, 'title', t.title, 'owner',
        (select ${person} from users u where u.id = t.owner_id), 'dueOn', t.due_on, 'state', t.state, 'progress', t.progress,
        'isLate', t.state in ('TODO', 'IN_PROGRESS') and t.due_on < ${today}::date) order by t.due_on, t.id)
        from account_plan_tactics t where t.plan_id = p.id), '[]'),
      'progress', coalesce((select round(avg(t.progress))::int from account_plan_tactics t where t.plan_id = p.id and t.state <> 'DROPPED'), 0),
      'elapsed', round(least(1, greatest(0, (${today}::date - p.starts_on)::numeric / (p.ends_on - p.starts_on))) * 100)::int,
      'version', p.version, 'updatedAt', p.updated_at
    ) order by p.state <> 'ACTIVE', p.starts_on desc, p.id desc), '[]')::text as text
    from account_plans p join users u on u.id = p.owner_id and u.enterprise_id = p.enterprise_id
    where p.hospital_id = ${hospitalId}`;
  return row.text;
}

export async function selectHospitalOf(sql: Sql, planId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select hospital_id as id from account_plans where id = ${planId}`;
  return row?.id;
}

/** Newest first, as many as anybody reads. */
export async function selectPlanLog(sql: Sql, planId: string, language: 'zh' | 'en'): Promise<PlanLogEntry[]> {
  return sql<PlanLogEntry[]>`
    select l.id, l.subject, l.subject_title as "subjectTitle", l.act, l.from_value as "from", l.to_value as "to", l.reason,
      to_json(l.at)#>>'{}' as at, ${namedUser(sql, language, 'u')} as "userName"
    from account_plan_log l left join users u on u.id = l.user_id and u.enterprise_id = l.enterprise_id
    where l.plan_id = ${planId}
    order by l.at desc, l.id desc limit 200`;
}

/** The caller, those whom the caller leads, and those who look after the hospital; with `id` only that one. */
export async function selectMembers(
  sql: Sql,
  viewer: Viewer,
  { hospitalId, language, id }: { hospitalId: string; language: 'zh' | 'en'; id?: string },
): Promise<PlanMember[]> {
  return sql<PlanMember[]>`
    select u.id, ${namedUser(sql, language, 'u')} as name,
      case when o.id is null then '' else ${named(sql, language, 'o')} end as "organizationName"
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.is_enabled and u.user_type = 'STAFF' and (u.id = ${viewer.id}
      or u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])
      or u.id = any(array(select h.user_id from hospital_owners h where h.hospital_id = ${hospitalId})))
      ${id === undefined ? sql`` : sql`and u.id = ${id}`}
    order by u.id <> ${viewer.id}, o.grade nulls last, o.sort, u.id
    limit 500`;
}
