// Statements of contacts of enterprise chat that are doctors, bound by the doctor or by a colleague.
import type { Sql } from '../../../platform/db/index.ts';

/** The doctor whom the contact is; a binding by the doctor counts before one by a colleague. */
export async function selectChatDoctor(sql: Sql, externalUserId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select d.id from (
      select doctor_id, 0 as rank from doctor_portal_chat_bindings
      where enterprise_id = app.enterprise_id() and external_user_id = ${externalUserId}
      union all
      select doctor_id, 1 from channel_bindings where enterprise_id = app.enterprise_id() and external_user_id = ${externalUserId}
    ) b join doctors d on d.enterprise_id = app.enterprise_id() and d.id = b.doctor_id and d.is_enabled
    order by b.rank limit 1`;
  return row?.id;
}

/** Binds the contact where nobody has it; answers whose it is. */
export async function insertChatBinding(
  sql: Sql,
  { externalUserId, doctorId, at }: { externalUserId: string; doctorId: string; at: Date },
): Promise<void> {
  await sql`
    insert into doctor_portal_chat_bindings (external_user_id, doctor_id, bound_at) values (${externalUserId}, ${doctorId}, ${at})
    on conflict (enterprise_id, external_user_id) do nothing`;
}
