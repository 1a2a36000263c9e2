// What was sent to each doctor and read, as sending last counted it.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/**
 * Writes what `counted` selects (doctor_id, sent, opened, read, sent_at) into the doctors of these ids, in the order of the ids as every
 * other writer of many does; who is not counted was sent nothing. Doctors for whom nothing changes are left alone.
 */
export async function updateSentContent(
  sql: Sql,
  { doctorIds, counted }: { readonly doctorIds: readonly string[]; readonly counted: Fragment },
): Promise<void> {
  await sql`
    with counted as materialized (${counted}),
    changed as materialized (
      select d.id, coalesce(c.sent, 0) as sent, coalesce(c.opened, 0) as opened, coalesce(c.read, 0) as read, c.sent_at
      from doctors d left join counted c on c.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and d.id = any(${doctorIds as string[]}::bigint[])
        and (d.content_sent, d.content_opened, d.content_read, d.content_sent_at)
          is distinct from (coalesce(c.sent, 0), coalesce(c.opened, 0), coalesce(c.read, 0), c.sent_at)
      order by d.id for no key update of d)
    update doctors d set content_sent = c.sent, content_opened = c.opened, content_read = c.read, content_sent_at = c.sent_at
    from changed c where d.enterprise_id = app.enterprise_id() and d.id = c.id`;
}
