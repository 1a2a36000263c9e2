// What lists and the drawer show of a doctor, as JSON that PostgreSQL writes.
import type { Fragment, Sql } from '../../platform/db/index.ts';

/** What every list shows of `d` with `h`, `p`, `c`, `t` joined. */
export function shownJson(sql: Sql, userId: string, title: Fragment): Fragment {
  return sql`jsonb_build_object(
    'id', d.id::text, 'doctorId', d.id::text, 'doctorName', d.name, 'doctorTitle', coalesce(${title}, ''),
    'hospitalId', d.hospital_id::text, 'hospital', h.name, 'hospitalLevel', d.hospital_level, 'department', d.department_name,
    'province', coalesce(p.name, ''), 'city', coalesce(c.name, ''),
    'attention', exists (select from doctor_follows f where f.user_id = ${userId} and f.doctor_id = d.id),
    'isMine', exists (select from doctor_owners o where o.user_id = ${userId} and o.doctor_id = d.id),
    'owners', array(select u.first_name from doctor_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
      where o.doctor_id = d.id order by o.id),
    'tier', d.tier, 'tags', d.tag_names, 'coverageStatus', d.coverage_status, 'hasSales', d.has_sales, 'isVerified', d.is_verified,
    'consents', coalesce((select jsonb_agg(jsonb_build_object('channel', n.channel, 'consent', n.consent, 'at', n.consent_at,
      'textVersion', n.text_version) order by n.id) from doctor_channels n where n.doctor_id = d.id), '[]'),
    'lastVisitAt', d.last_visit_at, 'weeklyActivity', d.weekly_activity,
    'nextTask', case when d.next_task_title is null then null else jsonb_build_object('title', d.next_task_title, 'due', d.next_task_due) end)`;
}
