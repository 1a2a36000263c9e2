// The daily mail of notices goes out: planned at its hour, taken, written, handed over, answered (reliability: never twice).
import { isRuleOn, ruleValue } from '../../rules/index.ts';
import type { MailResult } from '../../../platform/gateways/index.ts';
import { maskMail } from '../../../platform/gateways/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { asSystem, type House } from '../../../platform/jobs/index.ts';
import { isConnected, type DigestCarrier } from './carrier.policy.ts';
import { LOST_AFTER, dueDigest, nextAttempt } from './digest.policy.ts';
import {
  claimDigests,
  insertDigests,
  insertOutbox,
  selectDigestLines,
  updateAnswered,
  updateHanded,
  updateLost,
  updateOvertaken,
  type Addressee,
  type ClaimedDigest,
} from './digest.sql.ts';
import { letterOf, type Letter } from './letter.policy.ts';

/** Mails taken at a time, those handed over together, and notices that one names. */
const BATCH = 50;
const AT_ONCE = 5;
const MOST_LINES = 50;

type Sending = House & { readonly carrier: DigestCarrier };

/** Sends what is due in every enterprise; any number of processes may do it at the same time. */
export async function dispatchDigests(context: Sending): Promise<void> {
  if (!isConnected(context.carrier)) return;
  for (const tenant of await context.tenants()) {
    try {
      if (!(await asSystem(context, tenant, (inner) => planDigests(inner)))) continue;
      while (await dispatchBatch(context, tenant)) continue;
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'daily mails of an enterprise could not go out');
    }
  }
}

/** False before the hour of the day, and where the rule is switched off. */
async function planDigests(context: Context): Promise<boolean> {
  const { sql, clock } = context;
  const now = clock.now();
  await updateLost(sql, new Date(now.getTime() - LOST_AFTER));
  const due = dueDigest(now, await ruleValue(context, 'notifications.digestHour'));
  if (due === undefined || !(await isRuleOn(context, 'C4'))) return false;
  await updateOvertaken(sql, due.day);
  await insertDigests(sql, due);
  return true;
}

async function dispatchBatch(context: Sending, tenant: Tenant): Promise<boolean> {
  const now = context.clock.now();
  const taken = await asSystem(context, tenant, ({ sql }) => claimDigests(sql, { now, most: BATCH }));
  const waiting = [...taken];
  const work = async (): Promise<void> => {
    for (let claimed = waiting.shift(); claimed !== undefined; claimed = waiting.shift())
      await sendOne(context, { tenant, claimed });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken.length > 0;
}

interface Written {
  readonly to: Addressee;
  readonly letter: Letter;
  readonly count: number;
}

/** A crash between the first and the last statement leaves the mail as handed over: it counts as unknown and is not sent again. */
async function sendOne(context: Sending, one: { tenant: Tenant; claimed: ClaimedDigest }): Promise<void> {
  const { tenant, claimed } = one;
  const written = await asSystem(context, tenant, (inner) => writeDigest(inner, claimed.id));
  if (written === undefined) return;
  const handed = await hand(context, { ...one, written });
  await asSystem(context, tenant, (inner) => recordAnswer(inner, { claimed, handed, count: written.count }));
}

/** Undefined when there is nothing to hand over: another process has it, or everything was read meanwhile. */
async function writeDigest({ sql, clock, enterprise }: Context, id: string): Promise<Written | undefined> {
  const at = clock.now();
  const to = await updateHanded(sql, { id, at });
  // A mail whose account was closed meanwhile stays taken, waits again as lost and is overtaken the next day.
  if (to === undefined) return undefined;
  const lines = await selectDigestLines(sql, { id, most: MOST_LINES });
  const count = lines[0]?.total ?? 0;
  if (count === 0) {
    await updateAnswered(sql, { id, at, state: 'EMPTY', count, nextAt: null, reason: '' });
    return undefined;
  }
  const { name, language, origin } = to;
  const enterpriseName = language === 'en' && enterprise.enName !== '' ? enterprise.enName : enterprise.name;
  return { to, count, letter: letterOf({ language, name, enterpriseName, origin, total: count, lines }) };
}

async function hand(
  context: Sending,
  {
    tenant,
    claimed: { reference },
    written: { to, letter },
  }: { tenant: Tenant; claimed: ClaimedDigest; written: Written },
): Promise<MailResult> {
  const { mail } = context.carrier;
  const { subject, html, text } = letter;
  if (mail !== undefined)
    return mail.attempt({ to: to.email, fromName: tenant.name, subject, html, text, headers: {}, reference });
  const kept = { reference, maskedAddress: maskMail(to.email), subject, body: html, at: context.clock.now() };
  await asSystem(context, tenant, ({ sql }) => insertOutbox(sql, kept));
  return { state: 'accepted' };
}

async function recordAnswer(
  { sql, clock }: Context,
  { claimed, handed, count }: { claimed: ClaimedDigest; handed: MailResult; count: number },
): Promise<void> {
  const at = clock.now();
  const answer = { id: claimed.id, at, count, nextAt: null, reason: '' };
  if (handed.state === 'accepted') return updateAnswered(sql, { ...answer, state: 'SENT' });
  if (handed.state === 'unknown') return updateAnswered(sql, { ...answer, state: 'UNKNOWN', reason: handed.reason });
  const reason = handed.reason || 'refused';
  const nextAt = handed.isTemporary ? nextAttempt(claimed.attempts, at) : undefined;
  if (nextAt === undefined) return updateAnswered(sql, { ...answer, state: 'FAILED', reason });
  return updateAnswered(sql, { ...answer, state: 'PLANNED', reason, nextAt });
}
