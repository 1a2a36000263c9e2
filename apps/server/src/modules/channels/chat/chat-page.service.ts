// The page beside a conversation in enterprise chat: whom the caller talks to, and the signature that lets the page ask.
import { randomBytes } from 'node:crypto';
import { channelErrors as errors, type Friend, type PageSignature, type SignedPage } from '@yijian/contract/channels';
import { fail } from '../../../platform/errors/index.ts';
import { chatAppOf, WecomFault, type ChatDoor } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { DoctorDoor } from '../channels.service.ts';
import { selectFriend } from '../channels.sql.ts';
import { shown } from '../friends.service.ts';
import { signatureOf, signedAddress } from './chat-page.policy.ts';

/** Only contacts of the caller are found: whom a colleague talks to is nobody else's. */
export async function findFriend(
  context: Context,
  { externalUserId, doctors }: { externalUserId: string; doctors: DoctorDoor },
): Promise<Friend> {
  const row = await selectFriend(context.sql, { userId: context.user.id, externalUserId });
  if (row === undefined) throw fail(errors.friendNotFound);
  return shown(context, { row, doctors });
}

export async function signPage(
  context: Context,
  { url, chat }: SignedPage & { readonly chat: ChatDoor },
): Promise<PageSignature> {
  const { origin, clock, enterprise } = context;
  const address = signedAddress(url, origin);
  if (address === undefined) throw fail(errors.foreignPage);
  const app = chatAppOf(chat, enterprise.settings);
  if (app === undefined) throw fail(errors.partnerNotSet);
  const signed = {
    nonceStr: randomBytes(12).toString('hex'),
    timestamp: Math.floor(clock.now().getTime() / 1000),
    url: address,
  };
  try {
    const [corp, agent] = [await chat.wecom.ticketOf(app, 'corp'), await chat.wecom.ticketOf(app, 'agent')];
    const { corpId, agentId } = app;
    return {
      corpId,
      agentId,
      config: signatureOf({ ...signed, ticket: corp }),
      agentConfig: signatureOf({ ...signed, ticket: agent }),
    };
  } catch (error) {
    if (error instanceof WecomFault) throw fail(faults[error.kind]);
    throw error;
  }
}

const faults = {
  unreachable: errors.partnerUnreachable,
  refused: errors.partnerRefused,
  answer: errors.partnerAnswer,
} as const;
