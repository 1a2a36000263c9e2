// Statements of what stands in the way of a waiver.
import type { Sql } from '../../../platform/db/index.ts';
import { openOf } from '../meeting-payments-detail.sql.ts';

/** A payment of this speaker, or one of another that asks for more than its lines have left; its number, or its id while it has none. */
export async function selectAsking(
  sql: Sql,
  { meetingId, doctorId }: { readonly meetingId: string; readonly doctorId: string },
): Promise<string | undefined> {
  const [row] = await sql<{ payment: string }[]>`
    select coalesce(p.number, p.id::text) as payment from meeting_payments p
    where p.enterprise_id = app.enterprise_id() and p.meeting_id = ${meetingId} and p.state not in ('REJECTED', 'VOIDED', 'REVERSED')
      and (p.doctor_id = ${doctorId} or exists (select from meeting_payment_costs l
        join meeting_costs c on c.enterprise_id = l.enterprise_id and c.id = l.cost_id
        where l.enterprise_id = p.enterprise_id and l.payment_id = p.id and ${openOf(sql, undefined)} < 0))
    order by p.doctor_id = ${doctorId} desc nulls last, p.id limit 1`;
  return row?.payment;
}
