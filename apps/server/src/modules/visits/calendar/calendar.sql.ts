// Visits by day for the calendar: little of each, by the index of the visitor.
import type { CalendarVisit } from '@yijian/contract/visits';
import type { Place } from '../../hospitals/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { doctorNames } from '../../doctors/index.ts';
import { isJoint } from '../figures/figures.sql.ts';

export interface CalendarReading {
  readonly userId: string;
  readonly viewerId: string;
  readonly from: string;
  readonly to: string;
  readonly language: 'zh' | 'en';
}

export interface CalendarRow extends Omit<CalendarVisit, 'startsAt' | 'shortMinutes'> {
  readonly startsAt: Date;
  readonly place: Place;
}

/** In order of time. */
export async function selectCalendar(sql: Sql, reading: CalendarReading): Promise<CalendarRow[]> {
  const names = doctorNames(sql, reading.language);
  return sql<CalendarRow[]>`
      select v.id::text as id, v.state, v.version, v.starts_at as "startsAt", v.visit_type as "visitType", v.visit_duration as "visitDuration",
        v.doctor_id::text as "doctorId", ${names.doctor} as "doctorName", ${names.hospital} as "hospitalName", ${names.city} as "cityName",
        ${isJoint(sql)} as "isJoint",
        json_build_object('hospitalId', h.id::text, 'latitude', h.latitude, 'longitude', h.longitude) as place,
        v.state = 'PLANNED' and v.user_id = ${reading.viewerId} as "isMovable"
      from visits v
      join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
      join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
      left join regions c on c.code = h.city_code
      where v.user_id = ${reading.userId} and v.state <> 'CANCELLED'
        and v.starts_at >= ${reading.from}::date::timestamp at time zone 'Asia/Shanghai'
        and v.starts_at < (${reading.to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      order by v.starts_at, v.id limit 2000`;
}
