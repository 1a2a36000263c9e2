// Plans that stand already, and those nobody has touched since they were planned together.
import type { Sql } from '../../../platform/db/index.ts';

/** Of each doctor the visitor's first plan within the days. */
export async function selectAlreadyPlanned(
  sql: Sql,
  { userId, doctorIds, from, to }: { userId: string; doctorIds: readonly string[]; from: string; to: string },
): Promise<{ readonly doctorId: string; readonly startsAt: Date }[]> {
  return sql<{ doctorId: string; startsAt: Date }[]>`
    select v.doctor_id as "doctorId", min(v.starts_at) as "startsAt" from visits v
    where v.enterprise_id = app.enterprise_id() and v.user_id = ${userId} and v.doctor_id = any(${doctorIds as string[]}::bigint[])
      and v.state = 'PLANNED' and v.starts_at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'
      and v.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by v.doctor_id`;
}

/** Those that stand as they were planned, locked. */
export async function selectUntouchedPlans(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from visits where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) and state = 'PLANNED' and version = 1
    order by id for update`;
  return rows.map(({ id }) => id);
}
