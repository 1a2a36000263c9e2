// What waits behind the bell: sends that ended, a welcome to everybody, and the tasks that colleagues gave each other.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';

/** Oldest first, so that ids and times run the same way; after the sends and tasks they tell of. */
export async function storeNotices(tx: Transaction, { today }: { today: string }): Promise<void> {
  // They were told while the demo was made, and belong to the day of their send.
  await tx`
    update notices n set actor_id = null, created_at = s.ended_at,
      read_at = case when s.ended_at < ${new Date(momentOf(today, 0))} then s.ended_at + interval '1 hour' end
    from sends s
    where n.enterprise_id = app.enterprise_id() and s.enterprise_id = n.enterprise_id and n.kind = 'sends.done'
      and n.path = '/content/sendDetail?id=' || s.id`;
  await tx`
    insert into notices (kind, title, en_title, body, en_body, path, created_at)
    values ('enterprises.welcome', '欢迎使用医见', 'Welcome to Yijian', '数据来自公开互联网，仅供内部使用，请勿截屏或外传。',
      'The data was collected from the public internet, is for internal use only and must not be screenshotted or shared.',
      '/dashboard', ${new Date(momentOf(addDays(today, -20), 540))})`;
  // Those that are done were read an hour after they came.
  await tx`
    insert into notices (user_id, actor_id, kind, title, en_title, body, en_body, path, created_at, read_at)
    select t.assignee_id, c.id, 'tasks.assigned', c.first_name || ' 给您安排了任务', coalesce(nullif(c.en_name, ''), c.first_name) || ' gave you a task',
      t.title, coalesce(nullif(t.en_title, ''), t.title), '/task/taskRecordDetail?id=' || t.id, t.created_at,
      case when not t.is_open then t.created_at + interval '1 hour' end
    from tasks t join users c on c.enterprise_id = t.enterprise_id and c.id = t.creator_id
    where t.enterprise_id = app.enterprise_id() and t.creator_id <> t.assignee_id
    order by t.created_at, t.id`;
}
