// A contact that enterprise chat tells of: brought at once like in a round, or ended.
import type { ContactEvent, Wecom, WecomApp } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { DoctorDoor } from '../channels.service.ts';
import { updateGone } from '../channels.sql.ts';
import { keepFollowed } from '../sync/contact-sync.service.ts';
import { selectColleague } from '../sync/contact-sync.sql.ts';

/** What an event is followed with. */
export interface EventContext {
  readonly transaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  readonly wecom: Wecom;
  readonly app: WecomApp;
  readonly doctors: DoctorDoor;
}

/** May be told twice. Throws WecomFault; the chat then tells it again. */
export async function followContact(
  context: EventContext,
  { userId: chatUserId, externalUserId, isGone }: ContactEvent,
): Promise<void> {
  const { transaction, wecom, app, doctors } = context;
  const colleague = await transaction(({ sql }) => selectColleague(sql, chatUserId));
  if (colleague === undefined) return;
  // Asked outside a transaction, so that the database does not wait for the chat.
  const contact = isGone ? undefined : await wecom.followedContact(app, { userId: chatUserId, externalUserId });
  await transaction(async (inner) => {
    if (contact === undefined) await updateGone(inner.sql, { userId: colleague.id, kept: [], only: externalUserId });
    else await keepFollowed(inner, { colleague, contacts: [contact], doctors });
  });
}
