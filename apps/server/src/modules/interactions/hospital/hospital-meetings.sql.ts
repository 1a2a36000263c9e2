// Meetings and live sessions of the doctors of one hospital: one row per topic and day, who of them took part.
import type { HospitalMeeting, HospitalMeetingQuery } from '@yijian/contract/interactions';
import { doctorNames, doctorScope } from '../../doctors/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface HospitalReading {
  readonly hospitalId: string;
  readonly user: SessionUser;
}

const NAMED = 50;

/** Only who was there: whoever registered for a meeting or was told of it did not take part yet. */
function held(sql: Sql, { hospitalId, user }: HospitalReading): Fragment {
  return sql`
    select i.channel as kind, i.subject as topic, (i.at at time zone 'Asia/Shanghai')::date as day, min(i.at) as at,
      array_agg(distinct i.doctor_id) as ids
    from interactions i
    where i.enterprise_id = app.enterprise_id() and i.doctor_id = any(array(
        select d.id from doctors d where d.enterprise_id = app.enterprise_id() and d.hospital_id = ${hospitalId} and d.is_enabled
          and ${doctorScope(sql, user)}))
      and (i.channel = 'MEETING' and i.action = 'ATTENDED' or i.channel = 'LIVE' and i.action in ('WATCHED', 'ASKED'))
    group by 1, 2, 3`;
}

export type HospitalMeetingRow = Omit<HospitalMeeting, 'startsAt'> & { readonly startsAt: Date };

export async function selectHospitalMeetings(
  sql: Sql,
  query: HospitalMeetingQuery & HospitalReading & { readonly language: 'zh' | 'en' },
): Promise<HospitalMeetingRow[]> {
  const { page, size, sort, language } = query;
  const names = doctorNames(sql, language);
  const order = sort === 'startsAt,asc' ? sql`m.at, m.kind, m.topic` : sql`m.at desc, m.kind, m.topic`;
  return sql<HospitalMeetingRow[]>`
    with m as materialized (select m.* from (${held(sql, query)}) m order by ${order} limit ${size} offset ${page * size})
    select to_char(m.day, 'YYYY-MM-DD') as day, m.at as "startsAt", m.kind, m.topic, cardinality(m.ids) as "doctorCount",
      (select coalesce(json_agg(x.one order by x.name, x.id), '[]') from (
        select d.id, ${names.doctor} as name,
          json_build_object('id', d.id::text, 'doctorName', ${names.doctor}, 'department', ${names.department}) as one
        from doctors d where d.enterprise_id = app.enterprise_id() and d.id = any(m.ids) order by 2, 1 limit ${NAMED}) x) as doctors
    from m order by ${order}`;
}

export async function countHospitalMeetings(sql: Sql, reading: HospitalReading): Promise<number> {
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from (${held(sql, reading)}) m`;
  return row.n;
}
