// Tasks that rules make: each for one cause, once, a few for each colleague a day (product: tasks and plans).
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface MadeTask {
  readonly id: string;
  readonly assigneeId: string;
  readonly doctorId: string;
}

/** Reading every customer of every colleague may take longer than a request may. */
export async function allowLongRule(sql: Sql): Promise<void> {
  await sql`select set_config('statement_timeout', '120000', true)`;
}

interface Making {
  readonly type: 'VISIT' | 'DATA';
  readonly priority: 'HIGH' | 'NORMAL';
  readonly dueOn: string;
  /** Tasks a colleague gets at most. */
  readonly most: number;
  readonly reason: string;
}

/** Stores what `wanted` (user_id, doctor_id, visit_id, key, title, en_title, place) names, with its log. */
async function insertWanted(sql: Sql, wanted: Fragment, making: Making): Promise<MadeTask[]> {
  return sql<MadeTask[]>`
    with wanted as (${wanted}), made as (
      insert into tasks (title, en_title, type, priority, due_on, assignee_id, organization_id, doctor_ids, visit_id, source, source_key, is_medical)
      select left(w.title, 200), left(w.en_title, 200), ${making.type}, ${making.priority}, ${making.dueOn}::date, u.id, u.organization_id,
        array[w.doctor_id], w.visit_id, 'RULE', w.key,
        exists (select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id where ur.user_id = u.id and r.code = 'MAF')
      from wanted w join users u on u.id = w.user_id and u.is_enabled and u.user_type = 'STAFF'
      where w.place <= ${making.most}
      order by u.id, w.place
      on conflict (enterprise_id, source_key) where source_key is not null do nothing
      returning id, assignee_id, doctor_id, due_on
    ), logged as (
      insert into task_log (task_id, act, to_state, to_user_id, to_due_on, reason)
      select m.id, 'CREATE', 'TODO', m.assignee_id, m.due_on, ${making.reason} from made m
    )
    select m.id, m.assignee_id as "assigneeId", m.doctor_id as "doctorId" from made m order by m.id`;
}

const isNew = (sql: Sql, key: Fragment): Fragment =>
  sql`not exists (select from tasks t where t.enterprise_id = app.enterprise_id() and t.source_key = ${key})`;

const english = (sql: Sql): Fragment => sql`coalesce(nullif(d.en_name, ''), d.name)`;

/** Doctors of tier A whom nobody visited for so many days; anew only after another visit. */
export async function insertUnvisited(
  sql: Sql,
  { before, days, now, ...making }: Making & { before: Date; days: number; now: Date },
): Promise<MadeTask[]> {
  const key = sql`'T1:' || d.id || ':' || o.user_id || ':' || coalesce(to_char(d.last_visit_at, 'YYYYMMDD'), 'never')`;
  const wanted = sql`
    select o.user_id, d.id as doctor_id, null::bigint as visit_id, ${key} as key,
      d.name || case when d.last_visit_at is null then '：尚未拜访' else '：超过 ' || ${String(days)}::text || ' 天未拜访' end as title,
      case when d.last_visit_at is null then 'Never visited: ' || ${english(sql)} else 'Not visited for over ' || ${String(days)}::text || ' days: ' || ${english(sql)} end as en_title,
      row_number() over (partition by o.user_id order by d.last_visit_at nulls first, d.id) as place
    from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
    where d.is_enabled and d.tier = 'A' and (d.last_visit_at is null or d.last_visit_at < ${before}) and ${isNew(sql, key)}
      and not exists (select from visits v where v.doctor_id = d.id and v.user_id = o.user_id and v.state = 'PLANNED' and v.starts_at >= ${now})`;
  return insertWanted(sql, wanted, making);
}

/** Doctors of the first two tiers who agreed to no channel; once for each colleague. */
export async function insertWithoutConsent(sql: Sql, making: Making): Promise<MadeTask[]> {
  const key = sql`'T2:' || d.id || ':' || o.user_id`;
  const wanted = sql`
    select o.user_id, d.id as doctor_id, null::bigint as visit_id, ${key} as key, d.name || '：取得沟通授权' as title,
      'Ask for consent: ' || ${english(sql)} as en_title,
      row_number() over (partition by o.user_id order by d.tier, d.last_visit_at desc nulls last, d.id) as place
    from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
    where d.is_enabled and d.tier in ('A', 'B') and ${isNew(sql, key)}
      and not exists (select from doctor_channels c where c.doctor_id = d.id and c.consent in ('OPT_IN', 'NEVER'))`;
  return insertWanted(sql, wanted, making);
}

/** Visits that took place and were not submitted; those of the last 30 days, once each. */
export async function insertUnsubmitted(
  sql: Sql,
  { before, ...making }: Making & { before: Date },
): Promise<MadeTask[]> {
  const key = sql`'T3:' || v.id`;
  const day = sql`to_char(v.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const wanted = sql`
    select v.user_id, v.doctor_id, v.id as visit_id, ${key} as key, d.name || '：提交 ' || ${day} || ' 的拜访' as title,
      'Submit the visit of ' || ${day} || ': ' || ${english(sql)} as en_title,
      row_number() over (partition by v.user_id order by v.starts_at, v.id) as place
    from visits v join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    where v.state in ('PLANNED', 'IN_VISIT', 'SAVED') and v.starts_at < ${before} and v.starts_at > ${before}::timestamptz - interval '30 days'
      and ${isNew(sql, key)}`;
  return insertWanted(sql, wanted, making);
}

export interface NextStep {
  readonly userId: string;
  readonly doctorId: string;
  readonly nextStep: string;
  readonly dueOn: string;
}

/** What a submitted visit leaves to do, when it names a day. */
export async function selectNextStep(sql: Sql, visitId: string): Promise<NextStep | undefined> {
  const [row] = await sql<NextStep[]>`
    select v.user_id as "userId", v.doctor_id as "doctorId", v.next_step as "nextStep", v.next_step_due as "dueOn"
    from visits v where v.id = ${visitId} and v.next_step <> '' and v.next_step_due is not null`;
  return row;
}

/** Open tasks of rules that a visit settles: to visit the doctor, who was met, and to submit this visit. */
export async function selectSettledBy(sql: Sql, visitId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select t.id from visits v join tasks t on t.enterprise_id = v.enterprise_id and t.doctor_id = v.doctor_id
      and t.assignee_id = v.user_id and t.is_open and t.source = 'RULE' and t.type = 'VISIT'
      and (t.visit_id = v.id or t.visit_id is null and v.is_contact)
    where v.id = ${visitId} order by t.id`;
  return rows.map((row) => row.id);
}
