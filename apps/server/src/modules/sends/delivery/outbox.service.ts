// The message of one recipient as it goes out, and the outbox that takes it in the demo.
import type { SendChannel, SendMessage } from '@yijian/contract/sends';
import { maskMail } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { openingFor } from '../opening/opening.policy.ts';
import { SENT_AGAIN } from '../letters/letter-texts.policy.ts';
import { leaveHeaders, messageOf, templateValues, type LetterFacts } from '../letters/letter.policy.ts';
import { leavingLink, readingLink, tokenOf } from '../letters/links.policy.ts';
import type { Handed } from './carriers.policy.ts';
import { insertOutbox, type Claimed } from './claims.sql.ts';
import type { Batch } from './delivery.service.ts';

export interface Letter extends SendMessage {
  readonly headers: Record<string, string>;
  /** What an approved template of an SMS service is filled with. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** The message as it goes out. */
export function letterOf(
  context: Pick<Context, 'vault'>,
  { batch, claimed }: { batch: Batch; claimed: Pick<Claimed, 'id' | 'doctor'> },
): Letter {
  const { send, enterprise } = batch;
  const token = tokenOf({ vault: context.vault, enterpriseId: enterprise.id }, claimed.id);
  const leave = leavingLink(send.origin, token);
  const facts = factsOf(batch, { doctor: claimed.doctor, link: readingLink(send.origin, token), leave });
  const isMail = send.channel === 'MAIL';
  const headers = isMail ? leaveHeaders(leave) : {};
  return { ...messageOf(send.channel, facts), headers, values: templateValues(facts) };
}

const factsOf = (
  { send, sendable, opening, enterprise }: Batch,
  { doctor, ...links }: Pick<Claimed, 'doctor'> & Pick<LetterFacts, 'link' | 'leave'>,
): LetterFacts => ({
  ...sendable.facts,
  ...links,
  enterpriseName: enterprise.name,
  doctorName: doctor.name,
  opening: openingFor(opening, doctor),
  again: send.isResend ? SENT_AGAIN : '',
});

/** Who carries a contact of enterprise chat is said; the contact itself stays masked as an address does. */
const maskContact = ({ contact }: Claimed): string =>
  contact === null ? '' : `${contact.carrierName} · ${contact.id.slice(0, 4)}***`;

const addressOf = {
  MAIL: ({ email }) => maskMail(email ?? ''),
  SMS: ({ maskedPhone }) => maskedPhone ?? '',
  WECOM: maskContact,
} as const satisfies Record<SendChannel, (claimed: Claimed) => string>;

/** The outbox takes messages as a service would: one that comes twice is taken once. */
export async function keepInOutbox(
  context: Context,
  { batch, messages }: { batch: Batch; messages: readonly { claimed: Claimed; letter: Letter }[] },
): Promise<Handed> {
  const { channel } = batch.send;
  const at = context.clock.now();
  const kept = messages.map(({ claimed, letter: { subject, html, text, headers } }) => ({
    reference: claimed.reference,
    channel,
    maskedAddress: addressOf[channel](claimed),
    subject,
    body: channel === 'MAIL' ? html : text,
    headers,
    at,
  }));
  await insertOutbox(context.sql, kept);
  return { state: 'accepted' };
}
