// Owners with what they are, the next open tasks in the reader's scope, and how much academic work is known.
import { listKinds, resumeKinds } from '@yijian/contract/academic-records';
import type { ProfileSummary } from '@yijian/contract/doctor-profiles';
import { shownTitle, taskScope, taskViewer } from '../../tasks/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';

export async function selectOwners(
  sql: Sql,
  { doctorId, language }: { doctorId: string; language: 'zh' | 'en' },
): Promise<ProfileSummary['owners']> {
  return sql<ProfileSummary['owners'][number][]>`
    select u.id::text, ${namedUser(sql, language, 'u')} as name, coalesce((select ${named(sql, language, 'r')} from user_roles x
      join roles r on r.enterprise_id = x.enterprise_id and r.id = x.role_id where x.enterprise_id = u.enterprise_id and x.user_id = u.id
      order by r.role_type, r.id limit 1), '') as position
    from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = app.enterprise_id() and o.doctor_id = ${doctorId} order by o.id limit 8`;
}

type TaskRow = ProfileSummary['tasks'][number] & { readonly total: number };

export async function selectTasks(
  sql: Sql,
  reading: { doctorId: string; user: SessionUser; language: 'zh' | 'en'; today: string; limit: number },
): Promise<TaskRow[]> {
  const { doctorId, user, language, today, limit } = reading;
  const viewer = taskViewer(user);
  return sql<TaskRow[]>`
    select t.id::text, ${shownTitle(sql, { ...viewer, language })} as title, t.due_on as "dueOn", t.due_on < ${today}::date as "isOverdue", count(*) over ()::int as total
    from tasks t
    where t.enterprise_id = app.enterprise_id() and t.doctor_id = ${doctorId} and t.is_open and ${taskScope(sql, viewer)}
    order by t.due_on, t.id limit ${limit}`;
}

type Tallies = Pick<ProfileSummary, 'papers' | 'records' | 'posts'>;

export async function selectTallies(sql: Sql, doctorId: string): Promise<Tallies> {
  const [row] = await sql<[Tallies]>`
    select
      (select json_build_object('confirmed', count(*) filter (where m.state = 'CONFIRMED'), 'suggested', count(*) filter (where m.state = 'SUGGESTED'))
        from authorship_matches m where m.enterprise_id = app.enterprise_id() and m.doctor_id = ${doctorId}) as papers,
      json_build_object('confirmed', count(*) filter (where a.state = 'CONFIRMED' and a.kind = any(${listKinds})),
        'suggested', count(*) filter (where a.state = 'SUGGESTED' and a.kind = any(${listKinds}))) as records,
      json_build_object('confirmed', count(*) filter (where a.state = 'CONFIRMED' and a.kind = any(${resumeKinds})),
        'suggested', count(*) filter (where a.state = 'SUGGESTED' and a.kind = any(${resumeKinds}))) as posts
    from academic_records a where a.enterprise_id = app.enterprise_id() and a.doctor_id = ${doctorId}`;
  return row;
}
