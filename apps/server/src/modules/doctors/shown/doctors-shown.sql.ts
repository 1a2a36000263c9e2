// What lists and the drawer show of a doctor, as JSON that PostgreSQL writes.
import { ruleOf } from '../../../platform/auth/index.ts';
import { governed, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { tagNames } from '../tagging/doctor-tags.sql.ts';
import { doctorNames } from './doctor-names.sql.ts';
import { opensNextTask, type TaskReader } from './next-task.sql.ts';

export type ShownReader = TaskReader & Pick<Viewer, 'fieldRules'>;

function scoreJson(sql: Sql, viewer: ShownReader): Fragment {
  if (ruleOf(viewer, 'doctor.clueScore') !== 'READ') return sql`null`;
  return sql`(select json_build_object('score', s.score, 'grade', s.grade) from doctor_scores s
    where s.enterprise_id = d.enterprise_id and s.doctor_id = d.id)`;
}

function contentJson(sql: Sql, viewer: ShownReader): Fragment {
  if (ruleOf(viewer, 'doctor.sentContent') !== 'READ') return sql`null`;
  return sql`json_build_object('sent', d.content_sent, 'opened', d.content_opened, 'read', d.content_read, 'lastSentAt', d.content_sent_at)`;
}

/** What every list shows of `d` with `h`, `p`, `c`, `t` joined; json and not jsonb, which would be built twice to be written once. */
export function shownJson(sql: Sql, viewer: ShownReader, language: 'zh' | 'en'): Fragment {
  const userId = viewer.id;
  const names = doctorNames(sql, language);
  return sql`json_build_object(
    'id', d.id::text, 'doctorId', d.id::text, 'doctorName', ${names.doctor}, 'namesake', d.namesake, 'doctorTitle', ${names.title}, 'doctorType', d.doctor_type,
    'hospitalId', d.hospital_id::text, 'hospital', ${names.hospital}, 'hospitalLevel', d.hospital_level, 'department', ${names.department},
    'province', ${names.province}, 'city', ${names.city},
    'attention', exists (select from doctor_follows f where f.user_id = ${userId} and f.doctor_id = d.id),
    'isMine', exists (select from doctor_owners o where o.user_id = ${userId} and o.doctor_id = d.id),
    'owners', ${governed(
      sql,
      viewer,
      'doctor.owners',
      sql`array(select ${names.owner} from doctor_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
      where o.doctor_id = d.id order by o.id)`,
      sql`'{}'::text[]`,
    )},
    'tier', d.tier, 'clueScore', ${scoreJson(sql, viewer)}, 'sentContent', ${contentJson(sql, viewer)},
    'tags', ${governed(sql, viewer, 'doctor.tags', tagNames(sql, userId, language), sql`'{}'::text[]`)}, 'coverageStatus', d.coverage_status, 'hasSales', d.has_sales, 'isVerified', d.is_verified,
    'consents', coalesce((select json_agg(json_build_object('channel', n.channel, 'consent', n.consent, 'at', n.consent_at,
      'textVersion', n.text_version) order by n.channel) from doctor_channels n where n.doctor_id = d.id), '[]'),
    'lastVisitAt', d.last_visit_at, 'weeklyActivity', d.weekly_activity,
    'nextTask', case when d.next_task_title is null or not ${opensNextTask(sql, viewer)} then null else json_build_object('title', ${names.nextTask}, 'due', d.next_task_due) end)`;
}
