// The link of a whole send in enterprise chat: the chat says which contact follows it, and the contact which recipient that is.
import { chatAuthorizationOf } from '@yijian/contract/enterprises';
import { WecomFault, chatAppOf, type ChatDoor } from '../../../platform/gateways/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { chatLink, chatSendOf, readingLink, tokenOf } from '../letters/links.policy.ts';
import { selectChatRecipient } from './chat.sql.ts';

/** What the context of a request is without a transaction: the chat is asked outside of one. */
export type OutsideContext = Omit<PublicContext, 'sql'>;

/** STRANGER: whoever follows it did not get the message; REFUSED: the code is none, or was used; DOWN: the chat does not answer. */
export type ChatVisit =
  | { readonly kind: 'ASK'; readonly address: string }
  | { readonly kind: 'CONTACT'; readonly sendId: string; readonly externalUserId: string }
  | { readonly kind: 'UNKNOWN' | 'STRANGER' | 'REFUSED' | 'DOWN' };

/** Without a code the way leads to the authorization of the chat, which comes back with one. */
export async function openChatLink(
  context: OutsideContext,
  { chat, token, code }: { chat: ChatDoor; token: string; code: string | undefined },
): Promise<ChatVisit> {
  const { vault, enterprise, origin } = context;
  const sendId = chatSendOf({ vault, enterpriseId: enterprise.id }, token);
  if (sendId === undefined) return { kind: 'UNKNOWN' };
  const app = chatAppOf(chat, enterprise.settings);
  if (app === undefined) return { kind: 'DOWN' };
  // The code opens a link and signs nobody in, and whoever has it may pass the link on as well: no state guards it.
  const back = { returnTo: chatLink(origin, token), state: 'read' };
  if (code === undefined) return { kind: 'ASK', address: chatAuthorizationOf(app, back) };
  try {
    const person = await chat.wecom.personOf(app, code);
    return person.kind === 'CONTACT'
      ? { kind: 'CONTACT', sendId, externalUserId: person.externalUserId }
      : { kind: 'STRANGER' };
  } catch (error) {
    if (!(error instanceof WecomFault)) throw error;
    return { kind: error.kind === 'refused' ? 'REFUSED' : 'DOWN' };
  }
}

/** The personal link of the recipient that this contact is; undefined for everybody else. */
export async function findPersonalLink(
  context: PublicContext,
  { sendId, externalUserId }: { sendId: string; externalUserId: string },
): Promise<string | undefined> {
  const { sql, vault, enterprise, origin } = context;
  const id = await selectChatRecipient(sql, { sendId, externalUserId });
  return id === undefined ? undefined : readingLink(origin, tokenOf({ vault, enterpriseId: enterprise.id }, id));
}
