// Sending in one process: a few messages at a time, the next taken while the last go out, each answer kept at once.
import { asSystem, type House } from '../../../platform/jobs/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { sendSms } from '../../../platform/gateways/index.ts';
import { selectPersonal } from '../../../platform/secrets/index.ts';
import { dispatchChat } from '../chat/chat-dispatch.service.ts';
import { carrierOf, handedOf, type Carriers, type Handed, type SmsKind } from './carriers.policy.ts';
import type { Claimed } from './claims.sql.ts';
import {
  beginHanding,
  claimDue,
  findDueEnterprises,
  recordAnswers,
  type Answer,
  type Batch,
} from './delivery.service.ts';
import { keepInOutbox, letterOf, type Letter } from './outbox.service.ts';
import { aheadOf, type Supply } from './pace/ahead.policy.ts';
import { pauses } from './pace/pauses.policy.ts';
import { together } from './pace/together.policy.ts';

const AT_ONCE = 20;

/** Sends what is due in every enterprise. */
export async function dispatchDue(context: House & { readonly carriers: Carriers }): Promise<void> {
  const due = await findDueEnterprises({ sql: context.connections.unbound, clock: context.clock });
  if (due.size === 0) return;
  for (const tenant of await context.tenants()) {
    if (!due.has(tenant.id)) continue;
    try {
      while (await dispatchRound(context, tenant)) continue;
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'messages of an enterprise could not go out');
    }
  }
}

type Sending = House & { readonly carriers: Carriers };

/** Until nothing more waits; whether there was anything. */
async function dispatchRound(context: Sending, tenant: Tenant): Promise<boolean> {
  const next = await aheadOf(AT_ONCE, () => takeDue(context, tenant));
  if (next === undefined) return false;
  // Transactions are what a message costs most of; each still ends before its message goes out, or as soon as the answer is there.
  const begin = together((claimed: readonly Claimed[]) => beginTogether(context, { tenant, claimed }));
  const record = together((answers: readonly Answer[]) => recordTogether(context, { tenant, answers }));
  const { pause, rest } = pauses();
  const work = async (): Promise<void> => {
    for (let taken = await next(); taken !== undefined; taken = await next()) {
      await rest();
      await sendOne(context, { tenant, ...taken, begin, record, pause });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return true;
}

interface Taken {
  readonly batch: Batch;
  readonly claimed: Claimed;
  readonly phone: string | undefined;
}

/** The next messages by mail and SMS. Those by enterprise chat go out here, colleague by colleague. */
async function takeDue(context: Sending, tenant: Tenant): Promise<Supply<Taken> | undefined> {
  const taken = await asSystem(context, tenant, async (inner) => {
    const batch = await claimDue(inner, {});
    return batch === undefined ? undefined : { batch, phones: await phonesOf(inner, batch) };
  });
  if (taken === undefined) return undefined;
  const { batch, phones } = taken;
  const { isMore } = batch;
  if (batch.send.channel === 'WECOM') {
    await dispatchChat(context, { tenant, batch });
    return { items: [], isMore };
  }
  return { items: batch.claimed.map((claimed) => ({ batch, claimed, phone: phones.get(claimed.doctorId) })), isMore };
}

async function phonesOf(context: Context, { send, claimed }: Batch): Promise<Map<string, string>> {
  if (send.channel !== 'SMS') return new Map();
  const set = { enterpriseId: context.enterprise.id, table: 'doctors', field: 'PHONE' } as const;
  return selectPersonal(
    context.sql,
    context.vault,
    set,
    claimed.map(({ doctorId }) => doctorId),
  );
}

/** Of each, whether it is still ours to hand over. */
async function beginTogether(
  context: Sending,
  { tenant, claimed }: { readonly tenant: Tenant; readonly claimed: readonly Claimed[] },
): Promise<boolean[]> {
  const mine = new Set(await asSystem(context, tenant, (inner) => beginHanding(inner, claimed)));
  return claimed.map((one) => mine.has(one));
}

async function recordTogether(
  context: Sending,
  { tenant, answers }: { readonly tenant: Tenant; readonly answers: readonly Answer[] },
): Promise<null[]> {
  await asSystem(context, tenant, (inner) => recordAnswers(inner, answers));
  return answers.map(() => null);
}

interface One extends Taken {
  readonly tenant: Tenant;
}

interface Round {
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly begin: (claimed: Claimed) => Promise<boolean>;
  readonly record: (answer: Answer) => Promise<null>;
}

/** A crash between the first and the last statement leaves the message as handed over: it is listed as unknown, not sent again. */
async function sendOne(
  context: Sending,
  { tenant, batch, claimed, phone, begin, record, pause }: One & Round,
): Promise<void> {
  if (!(await begin(claimed))) return;
  const letter = letterOf(context, { batch, claimed });
  const isOutbox =
    carrierOf(context.carriers, { channel: batch.send.channel, kind: kindOf(batch) }, tenant) === 'OUTBOX';
  const handed = isOutbox
    ? await asSystem(context, tenant, (inner) => keepInOutbox(inner, { batch, messages: [{ claimed, letter }] }))
    : await handToService(context, { tenant, batch, claimed, letter, phone, pause });
  await record({ claimed, handed, isOutbox });
}

const kindOf = ({ sendable, opening }: Batch): SmsKind => (opening === undefined ? sendable.kind : 'OPENING');
const templates = { ARTICLE: 'content', OPENING: 'opening', MEETING: 'invitation' } as const satisfies Record<
  SmsKind,
  unknown
>;

async function handToService(
  { carriers, clock }: Sending,
  { tenant, batch, claimed, letter, phone, pause }: One & { letter: Letter } & Pick<Round, 'pause'>,
): Promise<Handed> {
  const { subject, html, text, headers, values } = letter;
  const { reference } = claimed;
  if (batch.send.channel === 'SMS' && carriers.sms !== undefined) {
    const template = templates[kindOf(batch)];
    const message = { phone: phone ?? '', template, values, text, reference } as const;
    return handedOf(await sendSms(carriers.sms, message, { at: clock.now(), pause }));
  }
  if (batch.send.channel === 'MAIL' && carriers.mail !== undefined) {
    const to = claimed.email ?? '';
    return carriers.mail.attempt({ to, fromName: tenant.name, subject, html, text, headers, reference });
  }
  return { state: 'refused', reason: 'notConnected', isTemporary: true, isBounce: false };
}
