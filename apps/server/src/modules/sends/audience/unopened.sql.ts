// Who has the article of a send and has not opened it, by whatever send.
import type { Sql } from '../../../platform/db/index.ts';

/** Doctors whose message went out by then. Whether one whose answer was lost has it is not known, so that nothing is sent to it again. */
export async function selectUnopened(
  sql: Sql,
  { sendId, before }: { readonly sendId: string; readonly before: Date },
): Promise<string[]> {
  const rows = await sql<{ doctorId: string }[]>`
    select distinct r.doctor_id::text as "doctorId" from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    where r.enterprise_id = app.enterprise_id() and r.send_id = ${sendId} and r.state = 'SENT' and r.bounced_at is null and r.sent_at <= ${before}
      and not exists (select from sends o
        join send_recipients q on q.enterprise_id = o.enterprise_id and q.send_id = o.id and q.opened_at is not null
        where o.enterprise_id = r.enterprise_id and o.article_id = s.article_id and q.doctor_id = r.doctor_id)`;
  return rows.map(({ doctorId }) => doctorId);
}
