// Records of visits, tasks, meetings and interactions, and what breaks their rules.
import type { Sql } from '../../../platform/db/index.ts';
import type { AssetRows } from './asset-rows.sql.ts';

function visitRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`visits t`,
    lives: sql`t.state <> 'CANCELLED'`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`(select d.name from doctors d where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id)
      || ' · ' || to_char(t.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`,
    same: sql`t.user_id, t.doctor_id, t.starts_at`,
    broken: {
      result: sql`(t.is_counted and t.visit_results is null)`,
      purpose: sql`(t.is_counted and t.visit_purposes = '{}')`,
      duration: sql`(t.is_counted and t.visit_duration is null)`,
      begun: sql`(t.is_counted and t.starts_at > ${at}::timestamptz)`,
      place: sql`(t.is_counted and coalesce(t.distance_metres > 1000, false))`,
      onTime: sql`(t.late_reason <> '' or t.state in ('LATE_PENDING', 'MISSED'))`,
    },
  };
}

function taskRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`tasks t`,
    lives: sql`true`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    // The next step of a visit is a governed field, and its title is what the visitor wrote.
    name: sql`case when t.source = 'VISIT' then '拜访后跟进' else t.title end`,
    isMedical: sql`t.is_medical`,
    same: sql`t.assignee_id, t.title, t.due_on, t.doctor_id, t.hospital_id`,
    broken: {
      linked: sql`(t.doctor_id is null and t.hospital_id is null)`,
      organization: sql`t.organization_id is null`,
      assignee: sql`(t.is_open and exists (
        select from users u where u.enterprise_id = t.enterprise_id and u.id = t.assignee_id and not u.is_enabled))`,
      onTime: sql`(t.is_open and t.due_on < (${at}::timestamptz at time zone 'Asia/Shanghai')::date)`,
    },
  };
}

function meetingRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`meetings t`,
    lives: sql`t.state not in ('DRAFT', 'CANCELLED', 'REJECTED')`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`t.title`,
    same: sql`t.owner_id, t.title, t.starts_at`,
    broken: {
      product: sql`t.product_id is null`,
      city: sql`(t.format <> 'ONLINE' and t.city_code is null)`,
      cost: sql`(t.state in ('CONFIRMED', 'CLOSED') and t.actual is null)`,
      estimate: sql`t.estimate = 0`,
      onTime: sql`(t.state in ('APPROVED', 'IN_PROGRESS', 'TO_CONFIRM') and t.ends_at < ${at}::timestamptz - interval '7 days')`,
    },
  };
}

function interactionRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`interactions t`,
    lives: sql`true`,
    createdAt: sql`t.at`,
    changedAt: sql`t.at`,
    name: sql`(select d.name from doctors d where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id)
      || ' · ' || to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`,
    same: sql`t.doctor_id, t.at, t.channel, t.action, t.subject`,
    broken: {
      subject: sql`(t.channel <> 'VISIT' and t.subject = '')`,
      doctor: sql`not exists (select from doctors d where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id)`,
      duration: sql`coalesce(t.duration_seconds not between 0 and 86400, false)`,
      recent: sql`t.at < ${at}::timestamptz - interval '24 months'`,
    },
  };
}

export const activityRows = {
  visits: visitRows,
  tasks: taskRows,
  meetings: meetingRows,
  interactions: interactionRows,
};
