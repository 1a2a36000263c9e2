// Who came to the meetings of a filter, and what these cost: heads are attendances, whoever came to two meetings counts twice.
import type { MeetingFilter } from '@yijian/contract/meetings';
import { named, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { cameStates, headsOf, whereOf } from '../meetings-scope.sql.ts';

export interface Heads {
  readonly meetings: number;
  readonly heads: number;
  /** Confirmed costs in yuan. */
  readonly cost: number;
}

export async function selectHeads(sql: Sql, filter: MeetingFilter, viewer: Viewer): Promise<Heads> {
  const [row] = await sql<[Heads]>`
    select count(*)::int as meetings, coalesce(sum(h.heads), 0)::int as heads, coalesce(sum(h.actual), 0)::float8 as cost
    from (select m.actual, ${headsOf(sql)} as heads from meetings m where ${whereOf(sql, viewer, filter)}) h`;
  return row;
}

export interface Head {
  readonly id: string;
  /** Null for whoever came without being known. */
  readonly doctorId: string | null;
  readonly name: string;
  readonly hospitalName: string;
  readonly meetingId: string;
  readonly meetingTitle: string;
  readonly startsAt: Date;
}

export interface HeadReading {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
  readonly page: number;
  readonly size: number;
}

export async function selectHeadList(
  sql: Sql,
  filter: MeetingFilter,
  { viewer, language, page, size }: HeadReading,
): Promise<(Head & { readonly total: number })[]> {
  return sql<(Head & { readonly total: number })[]>`
    select g.id::text as id, g.doctor_id::text as "doctorId", coalesce(${named(sql, language, 'gd')}, g.walk_in_name) as name,
      coalesce(${named(sql, language, 'gh')}, g.walk_in_hospital) as "hospitalName", m.id::text as "meetingId", m.title as "meetingTitle",
      m.starts_at as "startsAt", (count(*) over ())::int as total
    from meetings m join meeting_guests g on g.enterprise_id = m.enterprise_id and g.meeting_id = m.id
    left join doctors gd on gd.enterprise_id = g.enterprise_id and gd.id = g.doctor_id
    left join hospitals gh on gh.enterprise_id = gd.enterprise_id and gh.id = gd.hospital_id
    where ${whereOf(sql, viewer, filter)} and ${cameStates(sql)}
    order by m.starts_at desc, m.id desc, g.id limit ${size} offset ${page * size}`;
}
