// Whom a user may visit on a day: own doctors with what makes a visit worth while, and the visits that stand already.
import type { ReceptionRule } from '@yijian/contract/hospitals';
import { doctorNames, doctorScope } from '../doctors/index.ts';
import { byOwnRange, type Sql, type Viewer } from '../../platform/db/index.ts';

export interface Target {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly department: string;
  readonly tier: 'A' | 'B' | 'C' | 'D';
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface TargetDoctor extends Target {
  readonly rule: Partial<ReceptionRule>;
  readonly lastVisitAt: Date | null;
  /** Own visits of the quarter that took place. */
  readonly held: number;
  readonly isFollowed: boolean;
  /** A task for the doctor is due by the day. */
  readonly hasTask: boolean;
}

interface Reading {
  readonly language: 'zh' | 'en';
  readonly day: string;
  readonly quarter: string;
  /** Doctors beside those the user looks after; the own range decides whether they are there. */
  readonly ids: readonly string[];
}

/** As many of a user's doctors as are ever weighed for one day. */
const MOST = 600;

export async function selectTargets(
  sql: Sql,
  viewer: Viewer,
  { language, day, quarter, ids }: Reading,
): Promise<TargetDoctor[]> {
  const names = doctorNames(sql, language);
  return sql<TargetDoctor[]>`
    select d.id as "doctorId", ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", ${names.department} as department, d.tier,
      h.id as "hospitalId", ${names.hospital} as "hospitalName", h.latitude, h.longitude, h.reception_rule as rule,
      d.last_visit_at as "lastVisitAt",
      (select count(*)::int from visits v where v.doctor_id = d.id and v.user_id = ${viewer.id}
        and v.starts_at >= ${quarter}::date::timestamp at time zone 'Asia/Shanghai'
        and (v.is_contact or v.state in ('SAVED', 'LATE_PENDING') and v.visit_results is distinct from 'NOT_MET'
          and v.visit_results is distinct from 'REFUSED')) as held,
      exists (select from doctor_follows f where f.user_id = ${viewer.id} and f.doctor_id = d.id) as "isFollowed",
      coalesce(d.next_task_due <= ${day}::date, false) as "hasTask"
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    where d.is_enabled and ${doctorScope(sql, byOwnRange(viewer))}
      and (d.id = any(array(select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id})) or d.id = any(${ids as string[]}::bigint[]))
    order by d.tier, d.last_visit_at nulls first, d.id
    limit ${MOST}`;
}

export interface StandingVisit extends Target {
  readonly visitId: string;
  readonly startsAt: Date;
  readonly visitDuration: string | null;
}

/** The user's visits of the day that are planned or were held. */
export async function selectStandingVisits(
  sql: Sql,
  viewer: Viewer,
  { day, language }: Pick<Reading, 'day' | 'language'>,
): Promise<StandingVisit[]> {
  const names = doctorNames(sql, language);
  return sql<StandingVisit[]>`
    select v.id as "visitId", v.starts_at as "startsAt", v.visit_duration as "visitDuration", d.id as "doctorId",
      ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", ${names.department} as department, d.tier,
      h.id as "hospitalId", ${names.hospital} as "hospitalName", h.latitude, h.longitude
    from visits v
    join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    left join standard_titles t on t.code = d.title_code
    where v.user_id = ${viewer.id} and v.state not in ('CANCELLED', 'MISSED', 'INVALID')
      and v.starts_at >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
      and v.starts_at < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    order by v.starts_at, v.id`;
}

/** When the visits start, in the order of the ids. */
export async function selectStarts(sql: Sql, ids: readonly string[]): Promise<Date[]> {
  const rows = await sql<{ at: Date }[]>`
    select v.starts_at as at from unnest(${ids as string[]}::bigint[]) with ordinality as x(id, number)
    join visits v on v.id = x.id order by x.number`;
  return rows.map((row) => row.at);
}
