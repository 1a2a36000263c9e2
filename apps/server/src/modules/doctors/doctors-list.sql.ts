// How doctors are read: a page of a customer list, its count, the search by name.
import type { DoctorChoice } from '@yijian/contract/doctors';
import type { Fragment, Sql, Viewer } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { doctorWhere, nameCondition, type DoctorReading } from './doctors-filter.sql.ts';
import { doctorScope } from './doctors-scope.sql.ts';

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

// Each order is one an index gives, forwards or backwards; `~<~` compares as the indexes on pinyin do.
function order(sql: Sql, sort: string | undefined): Fragment {
  switch (sort) {
    case 'lastVisitAt,asc':
      return sql`d.last_visit_at asc nulls first, d.id desc`;
    case 'name,asc':
      return sql`d.pinyin using ~<~, d.id asc`;
    case 'name,desc':
      return sql`d.pinyin using ~>~, d.id desc`;
    case 'tier,asc':
      return sql`d.tier asc, d.last_visit_at desc nulls last, d.id asc`;
    case 'tier,desc':
      return sql`d.tier desc, d.last_visit_at asc nulls first, d.id desc`;
    default:
      return sql`d.last_visit_at desc nulls last, d.id asc`;
  }
}

/** One page as JSON text: first which doctors, then what is shown of these few. */
export async function selectPage(sql: Sql, reading: DoctorReading, paging: Paging, language: 'zh' | 'en'): Promise<PageText> {
  const userId = reading.viewer.id;
  const title = language === 'en' ? sql`t.en_name` : sql`t.name`;
  const [row] = await sql<[PageText]>`
    with picked as (
      select d.*, row_number() over (order by ${order(sql, paging.sort)}) as position
      from doctors d
      where ${doctorWhere(sql, reading)}
      order by ${order(sql, paging.sort)}
      limit ${paging.size} offset ${paging.page * paging.size}
    )
    select coalesce(json_agg(json_build_object(
      'id', d.id::text, 'doctorId', d.id::text, 'doctorName', d.name, 'doctorTitle', coalesce(${title}, ''),
      'hospitalId', d.hospital_id::text, 'hospital', h.name, 'hospitalLevel', d.hospital_level, 'department', d.department_name,
      'province', coalesce(p.name, ''), 'city', coalesce(c.name, ''),
      'attention', exists (select from doctor_follows f where f.user_id = ${userId} and f.doctor_id = d.id),
      'isMine', exists (select from doctor_owners o where o.user_id = ${userId} and o.doctor_id = d.id),
      'owners', array(select u.first_name from doctor_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
        where o.doctor_id = d.id order by o.id),
      'tier', d.tier, 'tags', d.tag_names, 'coverageStatus', d.coverage_status, 'hasSales', d.has_sales, 'isVerified', d.is_verified,
      'consents', coalesce((select json_agg(json_build_object('channel', n.channel, 'consent', n.consent, 'at', n.consent_at,
        'textVersion', n.text_version) order by n.id) from doctor_channels n where n.doctor_id = d.id), '[]'),
      'lastVisitAt', d.last_visit_at, 'weeklyActivity', d.weekly_activity,
      'nextTask', case when d.next_task_title is null then null else json_build_object('title', d.next_task_title, 'due', d.next_task_due) end
    ) order by d.position), '[]')::text as content, count(*)::int as length
    from picked d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join regions p on p.code = d.province_code
    left join regions c on c.code = d.city_code
    left join standard_titles t on t.code = d.title_code`;
  return row;
}

export async function selectCount(sql: Sql, reading: DoctorReading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from doctors d where ${doctorWhere(sql, reading)}`;
  return row.count;
}

/** Doctors in range whose name matches: the exact name first, then one's own and followed ones. */
export async function selectChoices(sql: Sql, viewer: Viewer, keyword: string, size: number, language: 'zh' | 'en'): Promise<DoctorChoice[]> {
  const title = language === 'en' ? sql`t.en_name` : sql`t.name`;
  return sql<DoctorChoice[]>`
    with found as (
      select d.* from doctors d
      where d.is_enabled and ${keyword === '' ? sql`true` : nameCondition(sql, keyword)} and ${doctorScope(sql, viewer)}
      limit 200
    )
    select d.id::text as id, d.name as "doctorName", coalesce(${title}, '') as "doctorTitle", h.name as hospital,
      d.department_name as department, d.tier, f.id is not null as attention
    from found d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    left join doctor_follows f on f.user_id = ${viewer.id} and f.doctor_id = d.id
    left join doctor_owners o on o.user_id = ${viewer.id} and o.doctor_id = d.id
    order by (d.name = ${keyword} or d.initials = lower(${keyword})) desc, (f.id is not null) desc, (o.id is not null) desc,
      d.tier, char_length(d.name), d.id
    limit ${size}`;
}
