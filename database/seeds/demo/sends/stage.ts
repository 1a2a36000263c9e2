// What the steps of sending need in the demo, and one batch of messages on its way: handed over, answered, done.
import { claimDue, keepInOutbox, letterOf, recordAnswers } from '../../../../apps/server/src/modules/sends/index.ts';
import type { SendChannel } from '../../../../packages/contract/src/sends/index.ts';
import type { Vault } from '../../../../apps/server/src/platform/secrets/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, type ActingContext, type ActingUser } from '../acting.ts';
import type { Random } from '../random.ts';

export interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
  readonly vault: Vault;
  /** Login of the representative whose desk the demo shows. */
  readonly hero: string;
}

export interface Stage extends Desk {
  readonly tx: Transaction;
  readonly enterprise: { readonly id: string; readonly name: string };
}

export const MINUTE = 60_000;
/** What services answer where an address is none. */
const BOUNCES = {
  MAIL: '550 5.1.1 user unknown',
  SMS: '550 5.1.1 user unknown',
  WECOM: 'notContact',
} as const satisfies Record<SendChannel, string>;
export const carriers = {
  mail: undefined,
  sms: undefined,
  smsKinds: new Set(['ARTICLE', 'MEETING', 'OPENING'] as const),
  chat: undefined,
  hasOutbox: true,
} as const;

export function contextAt({ tx, enterpriseId, enterprise, vault }: Stage, user: ActingUser, at: number): ActingContext {
  const context = actAs(tx, { enterpriseId, user, when: new Date(at), vault });
  return { ...context, enterprise: { ...context.enterprise, ...enterprise }, origin: 'http://localhost:8080' };
}

interface Leaving {
  readonly sender: ActingUser;
  readonly channel: SendChannel;
  readonly begins: number;
  readonly chance: Random;
}

/** The messages of the send that is due: a few bounce. Answers those that arrived. */
export async function sendOut(
  stage: Stage,
  { sender, channel, begins, chance }: Leaving,
): Promise<{ id: string; doctorId: string }[]> {
  const context = contextAt(stage, sender, begins);
  const batch = await claimDue(context, { most: 5000 });
  if (batch === undefined) return [];
  const messages = batch.claimed.map((claimed) => ({ claimed, letter: letterOf(context, { batch, claimed }) }));
  const good = messages.filter(() => !chance.chance(0.03));
  await keepInOutbox(context, { batch, messages: good });
  const isGood = new Set(good);
  const answers = messages.map((message) => ({
    claimed: message.claimed,
    isOutbox: true,
    handed: isGood.has(message)
      ? ({ state: 'accepted' } as const)
      : ({ state: 'refused', reason: BOUNCES[channel], isTemporary: false, isBounce: true } as const),
  }));
  await recordAnswers(contextAt(stage, sender, begins + MINUTE), answers);
  await claimDue(contextAt(stage, sender, begins + 5 * MINUTE), {});
  return good.map(({ claimed }) => claimed);
}
