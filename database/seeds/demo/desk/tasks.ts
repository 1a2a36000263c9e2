// Tasks of the demo: the next task of each doctor, next steps of visits, and what named accounts have on their desks (product: tasks and plans).
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { handwritten, type DemoTask } from './task-texts.ts';

/** Stores tasks with their log; at the end every doctor shows the open task that is due first. */
export async function storeTasks(tx: Transaction, { realm, today }: { realm: string; today: string }): Promise<void> {
  const midnight = new Date(momentOf(today, 0));
  await insertNextTasks(tx, midnight);
  await insertNextSteps(tx, { today, midnight });
  for (const task of handwritten[realm] ?? []) await insertHandwritten(tx, { task, today, midnight });
  await insertLogs(tx);
  await updateNextTasks(tx);
}

/** What the list of doctors shows as the next task is a task of whoever looks after the doctor longest. */
async function insertNextTasks(tx: Transaction, midnight: Date): Promise<void> {
  await tx`
    insert into tasks (title, en_title, type, state, priority, important, due_on, assignee_id, organization_id, creator_id, doctor_ids, is_medical, state_since, created_at)
    select d.next_task_title, case d.next_task_title when '学术拜访：新版指南解读' then 'Visit: the new guideline' when '邀请：区域神经论坛' then 'Invite: regional neurology forum'
        when '发送文献：睡眠与情绪' then 'Send: sleep and mood' when '补充讲者年度声明' then 'Add the yearly speaker statement'
        when '电话随访：资料反馈' then 'Call: feedback on the material' when '企微推送：偏头痛问答' then 'Chat: migraine questions and answers'
        when '核验执业信息' then 'Verify the licence' when '取得沟通授权' then 'Ask for consent' else '' end,
      case left(d.next_task_title, 2) when '学术' then 'VISIT' when '邀请' then 'INVITE' when '发送' then 'SEND'
        when '企微' then 'SEND' when '核验' then 'VERIFY' when '补充' then 'DATA' when '取得' then 'DATA' else 'FOLLOW_UP' end,
      'TODO', case when d.tier = 'A' then 'HIGH' when d.tier = 'D' then 'LOW' else 'NORMAL' end, d.tier = 'A', d.next_task_due, u.id, u.organization_id, u.id,
      array[d.id], false, ${midnight}::timestamptz - interval '6 days', ${midnight}::timestamptz - interval '6 days'
    from doctors d
    join (select distinct on (o.doctor_id) o.doctor_id, o.user_id from doctor_owners o
      join user_roles ur on ur.enterprise_id = o.enterprise_id and ur.user_id = o.user_id
      join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'REP'
      where o.enterprise_id = app.enterprise_id() order by o.doctor_id, o.id) owner on owner.doctor_id = d.id
    join users u on u.enterprise_id = d.enterprise_id and u.id = owner.user_id
    where d.enterprise_id = app.enterprise_id() and d.next_task_title is not null
    order by d.id`;
}

/** Next steps of the last month: those of the past are done but for one in ten, those ahead are to do. */
async function insertNextSteps(tx: Transaction, { today, midnight }: { today: string; midnight: Date }): Promise<void> {
  const chance = tx`mod(abs(hashint8(v.id)::bigint), 10)`;
  const isDone = tx`(v.next_step_due < ${today}::date and ${chance} <> 0)`;
  await tx`
    insert into tasks (title, en_title, type, state, priority, due_on, assignee_id, organization_id, creator_id, doctor_ids, visit_id, source, source_key, is_medical,
      state_since, outcome, completed_at, created_at)
    select v.next_step, case v.next_step when '送达长期随访数据' then 'Deliver the long-term data' when '邀请参加科室会' then 'Invite to the department meeting'
        when '协调医学同事拜访' then 'Arrange a visit by medical affairs' when '电话跟进用药反馈' then 'Call about the experience with the drug' else '' end, 'FOLLOW_UP', case when ${isDone} then 'COMPLETED' else 'TODO' end, 'NORMAL', v.next_step_due, v.user_id, v.organization_id, v.user_id,
      array[v.doctor_id], v.id, 'VISIT', 'visit:' || v.id, v.is_medical,
      case when ${isDone} then v.next_step_due::timestamp at time zone 'Asia/Shanghai' + interval '16 hours' else v.submitted_at end,
      case when ${isDone} then case when ${chance} < 5 then '已送达，医生表示会阅读' else '已电话确认' end else '' end,
      case when ${isDone} then v.next_step_due::timestamp at time zone 'Asia/Shanghai' + interval '16 hours' end, v.submitted_at
    from visits v
    where v.enterprise_id = app.enterprise_id() and v.state in ('SUBMITTED', 'SUBMITTED_LATE') and v.next_step <> ''
      and v.starts_at >= ${midnight}::timestamptz - interval '30 days' and v.submitted_at < ${midnight}
    order by v.id`;
}

interface Written {
  readonly task: DemoTask;
  readonly today: string;
  readonly midnight: Date;
}

async function insertHandwritten(tx: Transaction, { task, today, midnight }: Written): Promise<void> {
  const since = new Date(midnight.getTime() - (task.daysAgo ?? 3) * 86_400_000 + 9 * 3_600_000);
  const [row] = await tx<{ id: string }[]>`
    insert into tasks (title, en_title, type, state, priority, important, due_on, assignee_id, organization_id, creator_id, doctor_ids, notes, checklist,
      outcome, close_reason, is_medical, state_since, completed_at, created_at)
    select ${task.title}, ${task.enTitle}, ${task.type}, ${task.state}, ${task.priority ?? 'NORMAL'}, ${task.important ?? false},
      ${addDays(today, task.due)}, u.id, u.organization_id, c.id,
      case when ${task.isForDoctor ?? false} then array(select o.doctor_id from doctor_owners o where o.enterprise_id = u.enterprise_id and o.user_id = u.id
        order by o.id limit 1) else '{}'::bigint[] end,
      ${task.notes ?? ''}, ${tx.json((task.checklist ?? []).map(([text, isDone]) => ({ text, isDone })))}, ${task.outcome ?? ''}, ${task.closeReason ?? ''},
      ${task.isMedical ?? false}, ${since}, ${task.state === 'COMPLETED' ? since : null}, ${since}
    from users u, users c
    where u.enterprise_id = app.enterprise_id() and u.login = ${task.assignee} and c.enterprise_id = u.enterprise_id and c.login = ${task.creator ?? task.assignee}
    returning id::text`;
  if (task.watcher === undefined) return;
  await tx`
    insert into task_watchers (task_id, user_id, since) select ${row!.id}, u.id, ${since} from users u
    where u.enterprise_id = app.enterprise_id() and u.login = ${task.watcher}`;
}

/** What must have happened for each task to stand where it stands. */
async function insertLogs(tx: Transaction): Promise<void> {
  await tx`
    insert into task_log (task_id, at, user_id, act, from_state, to_state, seconds_in_state, to_user_id, to_due_on, reason)
    select t.id, s.at, s.user_id, s.act, s.from_state, s.to_state, s.seconds, s.to_user_id, s.to_due_on, s.reason
    from tasks t cross join lateral (values
      (1, least(t.created_at, t.state_since), t.creator_id, 'CREATE', null, 'TODO', null::int, t.assignee_id, t.due_on, '', true),
      (2, t.state_since, t.assignee_id, 'START', 'TODO', 'IN_PROGRESS', extract(epoch from t.state_since - least(t.created_at, t.state_since))::int, null, null, '',
        t.state in ('IN_PROGRESS', 'COMPLETED')),
      (3, t.state_since, t.assignee_id, 'COMPLETE', 'IN_PROGRESS', 'COMPLETED', 0, null, null, t.outcome, t.state = 'COMPLETED'),
      (3, t.state_since, t.creator_id, 'CLOSE', 'TODO', 'CLOSED', 0, null, null, t.close_reason, t.state = 'CLOSED')
    ) s (place, at, user_id, act, from_state, to_state, seconds, to_user_id, to_due_on, reason, has_happened)
    where t.enterprise_id = app.enterprise_id() and s.has_happened
    order by t.id, s.place`;
}

/** As the room of the tasks keeps it. */
async function updateNextTasks(tx: Transaction): Promise<void> {
  await tx`
    update doctors d set next_task_title = n.title, next_task_en_title = n.en_title, next_task_due = n.due_on
    from (
      select k.id, first.title, first.en_title, first.due_on from doctors k
      left join (select distinct on (t.doctor_id) t.doctor_id, case when t.source = 'VISIT' then '拜访后跟进' else t.title end as title,
          case when t.source = 'VISIT' then 'Follow up the visit' else nullif(t.en_title, '') end as en_title, t.due_on
        from tasks t where t.enterprise_id = app.enterprise_id() and t.is_open and not t.is_medical and t.doctor_id is not null
        order by t.doctor_id, t.due_on, t.id) first on first.doctor_id = k.id
      where k.enterprise_id = app.enterprise_id()
    ) n
    where d.enterprise_id = app.enterprise_id() and d.id = n.id and (d.next_task_title, d.next_task_en_title, d.next_task_due) is distinct from (n.title, n.en_title, n.due_on)`;
}
