// Messages by enterprise chat: one mass message for all contacts of a colleague, which the colleague confirms there once.
import { asSystem, type House } from '../../../platform/jobs/index.ts';
import { WecomFault, chatAppOf, isForNow, type MassTaken, type WecomApp } from '../../../platform/gateways/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Carriers, Handed } from '../delivery/carriers.policy.ts';
import type { Claimed } from '../delivery/claims.sql.ts';
import { beginHanding, recordAnswers, type Answer, type Batch } from '../delivery/delivery.service.ts';
import { keepInOutbox, letterOf } from '../delivery/outbox.service.ts';
import { chatLetterOf } from '../letters/letter.policy.ts';
import { chatLink, chatTokenOf } from '../letters/links.policy.ts';
import { selectChatUsers } from './chat.sql.ts';

type Sending = House & { readonly carriers: Carriers };

interface Group {
  readonly tenant: Tenant;
  readonly batch: Batch;
  /** Contacts of one colleague. */
  readonly claimed: readonly Claimed[];
  /** Who the colleague is in enterprise chat. */
  readonly sender: string;
}

export async function dispatchChat(
  context: Sending,
  { tenant, batch }: { tenant: Tenant; batch: Batch },
): Promise<void> {
  const groups = Map.groupBy(batch.claimed, ({ contact }) => contact!.carrierId);
  const senders = await asSystem(context, tenant, ({ sql }) => selectChatUsers(sql, [...groups.keys()]));
  for (const [carrierId, claimed] of groups)
    await dispatchGroup(context, { tenant, batch, claimed, sender: senders.get(carrierId)! });
}

/** A crash between the first and the last statement leaves the group as handed over: unknown, and not sent again. */
async function dispatchGroup(context: Sending, group: Group): Promise<void> {
  const { tenant } = group;
  const claimed = await asSystem(context, tenant, (inner) => beginHanding(inner, group.claimed));
  if (claimed.length === 0) return;
  const { chat } = context.carriers;
  const app = chat === undefined ? undefined : chatAppOf(chat, tenant.settings);
  if (app !== undefined) {
    const answers = await handToChat(context, { ...group, claimed, app });
    await asSystem(context, tenant, (inner) => recordAnswers(inner, answers));
    return;
  }
  const handed = context.carriers.hasOutbox ? await keep(context, { ...group, claimed }) : notConnected;
  const isOutbox = handed.state === 'accepted';
  await asSystem(context, tenant, (inner) =>
    recordAnswers(
      inner,
      claimed.map((one) => ({ claimed: one, handed, isOutbox })),
    ),
  );
}

const notConnected: Handed = { state: 'refused', reason: 'notConnected', isTemporary: true, isBounce: false };

function keep(context: Sending, { tenant, batch, claimed }: Group): Promise<Handed> {
  const messages = claimed.map((one) => ({ claimed: one, letter: letterOf(context, { batch, claimed: one }) }));
  return asSystem(context, tenant, (inner) => keepInOutbox(inner, { batch, messages }));
}

async function handToChat(
  { carriers, vault }: Sending,
  { tenant, batch, claimed, sender, app }: Group & { readonly app: WecomApp },
): Promise<Answer[]> {
  const { send, sendable, opening } = batch;
  const facts = { ...sendable.facts, enterpriseName: tenant.name, opening: opening?.words ?? '' };
  const { text, title, description } = chatLetterOf(facts);
  const address = chatLink(send.origin, chatTokenOf({ vault, enterpriseId: tenant.id }, send.id));
  // Two doctors who became one have the same contact.
  const contacts = [...new Set(claimed.map(({ contact }) => contact!.id))];
  const message = { sender, contacts, text, link: { title, description, address } };
  const told = await carriers.chat!.wecom.addMassMessage(app, message).then(takenOf, faultOf);
  return claimed.map((one) => ({ claimed: one, handed: told(one.contact!.id), isOutbox: false }));
}

/** What the chat says of each contact. */
type Told = (externalUserId: string) => Handed;

function takenOf({ messageId, turnedAway }: MassTaken): Told {
  const refused = new Set(turnedAway);
  return (id) =>
    refused.has(id)
      ? { state: 'refused', reason: 'turnedAway', isTemporary: false, isBounce: false }
      : { state: 'accepted', chatMessageId: messageId };
}

function faultOf(error: unknown): Told {
  if (!(error instanceof WecomFault)) throw error;
  const { kind, code, isOpen } = error;
  if (isOpen) return () => ({ state: 'unknown', reason: 'answerLost' });
  const reason = code === undefined ? kind : `chat ${code}`;
  return () => ({ state: 'refused', reason, isTemporary: isForNow(error), isBounce: false });
}
