// What was sent to doctors and read, as the customer lists show it.
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { reached, seenByAll } from '../people/recipients.sql.ts';
import { subjectJoin } from '../subject/subject.sql.ts';

/** doctor_id, sent, opened, read, sent_at of those of the doctors who were sent something; the same steps as the figures of sends. */
export const countedContent = (sql: Sql, doctorIds: readonly string[]): Fragment => sql`
  select r.doctor_id, count(*) filter (where ${reached(sql, 'SENT')})::int as sent,
    count(*) filter (where ${reached(sql, 'SENT')} and ${reached(sql, 'OPENED')})::int as opened,
    count(*) filter (where ${reached(sql, 'SENT')} and ${reached(sql, 'READ')})::int as read,
    max(r.sent_at) filter (where ${reached(sql, 'SENT')}) as sent_at
  from send_recipients r
  join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
  ${subjectJoin(sql)}
  where r.enterprise_id = app.enterprise_id() and r.doctor_id = any(${doctorIds as string[]}::bigint[]) and ${seenByAll(sql)}
  group by r.doctor_id`;

export async function selectDoctorsOf(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ doctorId: string }[]>`
    select distinct doctor_id::text as "doctorId" from send_recipients
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[])`;
  return rows.map(({ doctorId }) => doctorId);
}

/** The next doctors after this one who are among the recipients of any send. */
export async function selectRecipientsAfter(sql: Sql, after: string, most: number): Promise<string[]> {
  const rows = await sql<{ doctorId: string }[]>`
    select distinct doctor_id as id, doctor_id::text as "doctorId" from send_recipients
    where enterprise_id = app.enterprise_id() and doctor_id > ${after} order by 1 limit ${most}`;
  return rows.map(({ doctorId }) => doctorId);
}
