// Statements of messages by enterprise chat: who colleagues are there, which messages wait for their results, whose a contact is.
import { json, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Who users are in enterprise chat: as the console says, else by their login, under which contacts are asked for as well. */
export async function selectChatUsers(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; chatUserId: string }[]>`
    select id::text as id, coalesce(chat_user_id, login) as "chatUserId" from users
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[])`;
  return new Map(rows.map(({ id, chatUserId }) => [id, chatUserId]));
}

export interface OpenMessage {
  readonly chatMessageId: string;
  readonly carrierId: string;
}

/** The chat has them, and what became of them is not known. */
const isOpen = (sql: Sql): Fragment => sql`
  chat_message_id is not null and delivered_at is null and (state = 'SENT' or (state = 'UNKNOWN' and reason = 'notConfirmed'))`;

/** Mass messages of which some contact has no result; what is unknown already was handed over after `late` and not asked for after `asked`. */
export async function selectOpenMessages(
  sql: Sql,
  { late, asked }: { late: Date; asked: Date },
): Promise<OpenMessage[]> {
  return sql<OpenMessage[]>`
    select chat_message_id as "chatMessageId", carrier_user_id::text as "carrierId" from send_recipients
    where enterprise_id = app.enterprise_id() and ${isOpen(sql)}
      and (state = 'SENT' or (handed_at > ${late} and coalesce(chat_asked_at, '-infinity') <= ${asked}))
    group by 1, 2 order by min(handed_at), 1`;
}

/** Those of a mass message without a result whose contacts these are. */
export async function selectOpenRecipients(
  sql: Sql,
  { chatMessageId, contacts }: { chatMessageId: string; contacts: readonly string[] },
): Promise<{ id: string; externalUserId: string }[]> {
  return sql<{ id: string; externalUserId: string }[]>`
    select id::text as id, external_user_id as "externalUserId" from send_recipients
    where enterprise_id = app.enterprise_id() and chat_message_id = ${chatMessageId} and external_user_id = any(${contacts as string[]})
      and ${isOpen(sql)}
    order by id for update`;
}

/** They did not get it after all. */
export async function updateNotReached(
  sql: Sql,
  failed: readonly { readonly id: string; readonly reason: string }[],
): Promise<void> {
  await sql`
    update send_recipients r set state = 'FAILED', reason = x.reason, sent_at = null
    from jsonb_to_recordset(${json(sql, failed)}) as x(id bigint, reason text)
    where r.enterprise_id = app.enterprise_id() and r.id = x.id and r.state in ('SENT', 'UNKNOWN')`;
}

/** Those of a mass message that are unknown were asked for. */
export async function updateAsked(sql: Sql, { chatMessageId, at }: { chatMessageId: string; at: Date }): Promise<void> {
  await sql`
    update send_recipients set chat_asked_at = ${at}
    where enterprise_id = app.enterprise_id() and chat_message_id = ${chatMessageId} and ${isOpen(sql)} and state = 'UNKNOWN'`;
}

/** Messages sent until then that nobody confirmed are unknown; answers which. */
export async function updateUnconfirmed(sql: Sql, until: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update send_recipients set state = 'UNKNOWN', reason = 'notConfirmed', sent_at = null
    where enterprise_id = app.enterprise_id() and ${isOpen(sql)} and state = 'SENT' and sent_at <= ${until}
    returning id::text as id`;
  return rows.map(({ id }) => id);
}

/** The recipient of a send that this contact is, or whose doctor it is bound to. */
export async function selectChatRecipient(
  sql: Sql,
  { sendId, externalUserId }: { sendId: string; externalUserId: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select r.id::text as id from send_recipients r
    where r.enterprise_id = app.enterprise_id() and r.send_id = ${sendId} and r.state in ('CLAIMED', 'SENT', 'UNKNOWN')
      and (r.external_user_id = ${externalUserId} or exists (
        select from channel_bindings b where b.enterprise_id = r.enterprise_id and b.doctor_id = r.doctor_id
          and b.external_user_id = ${externalUserId}))
    order by r.external_user_id is distinct from ${externalUserId}, r.id limit 1`;
  return row?.id;
}
