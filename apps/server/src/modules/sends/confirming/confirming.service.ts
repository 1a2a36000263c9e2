// Sends and invitations are checked and confirmed (product 3.9, 3.10).
import {
  MOST_SENDS,
  removalReasons,
  sendErrors as errors,
  type NewInvitation,
  type NewResend,
  type NewSend,
  type SendChannel,
  type SendCheck,
  type SendKept,
} from '@yijian/contract/sends';
import { coreErrors } from '@yijian/contract/core';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findAudience, findGuests, findUnopened, type Audience } from '../audience/audience.service.ts';
import { selectOutcome, type Outcome } from '../audience/outcome.sql.ts';
import { carrierOf, type Carrier, type Carriers, type SmsKind } from '../delivery/carriers.policy.ts';
import { findQuiet } from '../delivery/delivery.service.ts';
import { SENT_AGAIN } from '../letters/letter-texts.policy.ts';
import { messageOf } from '../letters/letter.policy.ts';
import { leavingLink, readingLink } from '../letters/links.policy.ts';
import { openingFor, type Opening } from '../opening/opening.policy.ts';
import { listOpenings, requireOpening } from '../opening/opening.service.ts';
import { afterQuiet, type Quiet } from '../sends.policy.ts';
import { insertSend } from '../sends.sql.ts';
import { subjectOf } from '../subject/subject.sql.ts';

const DAY = 86_400_000;

interface WithCarriers {
  readonly carriers: Carriers;
}

/** Marketing activities stand after sending, so that they are handed in. */
export interface WithCampaigns {
  readonly joinCampaign: (
    context: Context,
    joined: { readonly campaignId: string; readonly sendId: string },
  ) => Promise<'JOINED' | 'CLOSED' | 'FULL'>;
}

export async function checkSend(
  context: Context,
  { carriers, dueAt, openingLineId, ...draft }: NewSend & WithCarriers,
): Promise<SendCheck> {
  const { channel } = draft;
  const carrier = requireCarrier(context, { carriers, channel, kind: kindOf(openingLineId) });
  const leaving = await leavingOf(context, { dueAt });
  const audience = await findAudience(context, { ...draft, at: leaving.due });
  const { language } = audience.sendable;
  const openings = await listOpenings(context, { carriers, channel, language });
  return checkOf(context, { channel, carrier, leaving, audience, openings, openingLineId });
}

/** Under the lock of the meeting. */
export async function checkInvitation(
  context: Context,
  { carriers, dueAt, ...draft }: NewInvitation & WithCarriers,
): Promise<SendCheck> {
  const { channel } = draft;
  const carrier = requireCarrier(context, { carriers, channel, kind: 'MEETING' });
  return context.transaction(async (inner) => {
    const leaving = await leavingOf(inner, { dueAt });
    const audience = await findGuests(inner, { ...draft, at: leaving.due });
    return checkOf(inner, { channel, carrier, leaving, audience, openings: [] });
  });
}

export async function addSend(
  context: Context,
  { carriers, joinCampaign, dueAt, campaignId, openingLineId, ...draft }: NewSend & WithCarriers & WithCampaigns,
): Promise<SendKept> {
  const { channel } = draft;
  requireCarrier(context, { carriers, channel, kind: kindOf(openingLineId) });
  const leaving = await leavingOf(context, { dueAt });
  const audience = await findAudience(context, { ...draft, at: leaving.due });
  const kept = await confirm(context, { channel, leaving, audience, openingLineId });
  await joinTo(context, { joinCampaign, campaignId, sendId: kept.id });
  return kept;
}

/** Who may be sent an article again, over the channel of the first send, because they have not opened it. */
export async function checkResend(
  context: Context,
  { carriers, dueAt, sendId, openingLineId }: NewResend & WithCarriers,
): Promise<SendCheck> {
  return context.transaction(async (inner) => {
    const leaving = await leavingOf(inner, { dueAt });
    const { channel, ...audience } = await findUnopened(inner, { sendId, at: leaving.due });
    const carrier = requireCarrier(inner, { carriers, channel, kind: kindOf(openingLineId) });
    const { language } = audience.sendable;
    const openings = await listOpenings(inner, { carriers, channel, language });
    return checkOf(inner, { channel, carrier, leaving, audience, openings, openingLineId });
  });
}

export async function addResend(
  context: Context,
  { carriers, joinCampaign, dueAt, campaignId, sendId, openingLineId }: NewResend & WithCarriers & WithCampaigns,
): Promise<SendKept> {
  const leaving = await leavingOf(context, { dueAt });
  const { channel, ...audience } = await findUnopened(context, { sendId, at: leaving.due });
  requireCarrier(context, { carriers, channel, kind: kindOf(openingLineId) });
  const kept = await confirm(context, { channel, leaving, audience, resendsId: sendId, openingLineId });
  await joinTo(context, { joinCampaign, campaignId, sendId: kept.id });
  return kept;
}

async function joinTo(
  context: Context,
  {
    joinCampaign,
    campaignId,
    sendId,
  }: WithCampaigns & { readonly campaignId?: string | undefined; readonly sendId: string },
): Promise<void> {
  if (campaignId === undefined) return;
  const joined = await joinCampaign(context, { campaignId, sendId });
  if (joined === 'CLOSED') throw fail(errors.campaignClosed);
  if (joined === 'FULL') throw fail(errors.campaignFull, { most: MOST_SENDS });
}

export async function addInvitation(
  context: Context,
  { carriers, dueAt, ...draft }: NewInvitation & WithCarriers,
): Promise<SendKept> {
  const { channel } = draft;
  requireCarrier(context, { carriers, channel, kind: 'MEETING' });
  const leaving = await leavingOf(context, { dueAt });
  return confirm(context, { channel, leaving, audience: await findGuests(context, { ...draft, at: leaving.due }) });
}

/** A carrier of SMS has a template of its own for other first words. */
const kindOf = (openingLineId: string | undefined): SmsKind => (openingLineId === undefined ? 'ARTICLE' : 'OPENING');

function requireCarrier(
  { enterprise }: Context,
  { carriers, ...what }: WithCarriers & Parameters<typeof carrierOf>[1],
): Carrier {
  const carrier = carrierOf(carriers, what, enterprise);
  if (carrier === undefined) throw fail(errors.notConnected);
  return carrier;
}

interface Leaving {
  readonly now: Date;
  /** As asked for, and not before now. */
  readonly wanted: Date;
  /** After the quiet hours. */
  readonly due: Date;
  readonly quiet: Quiet;
}

async function leavingOf(context: Context, { dueAt }: { readonly dueAt: string | undefined }): Promise<Leaving> {
  const now = context.clock.now();
  const wanted = dueAt === undefined ? now : new Date(Math.max(Date.parse(dueAt), now.getTime()));
  const quiet = await findQuiet(context);
  return { now, wanted, due: afterQuiet(wanted, quiet), quiet };
}

interface Checked {
  readonly channel: SendChannel;
  readonly leaving: Leaving;
  readonly audience: Audience;
  readonly openingLineId?: string | undefined;
}

interface Shown extends Checked {
  readonly carrier: Carrier;
  readonly openings: SendCheck['openings'];
}

async function checkOf(
  context: Context,
  { channel, carrier, leaving, audience, openings, openingLineId }: Shown,
): Promise<SendCheck> {
  const { sendable, ids, question, outOfRange, budget } = audience;
  const opening = await requireOpening(context, { openingLineId, channel, userId: context.user.id });
  const outcome = await selectOutcome(context.sql, { ...question, language: context.language }, ids);
  const { kind, id, facts, until } = sendable;
  const { now, due, quiet } = leaving;
  return {
    subject: { kind, id, name: facts.title },
    until: dayInShanghai(latestOf(now, until)),
    audience: outcome.meant + outOfRange,
    eligible: outcome.eligible,
    outOfRange,
    removed: removalReasons.flatMap((reason) => outcome.removed.filter((one) => one.reason === reason)),
    carriers: outcome.carriers,
    budget,
    quiet,
    startsAt: due.toISOString(),
    openings,
    preview: previewOf(context, { channel, sendable, opening, outcome, isResend: question.isResend }),
    isDemo: carrier === 'OUTBOX',
  };
}

interface Previewed extends Pick<Checked, 'channel'>, Pick<Audience, 'sendable'> {
  readonly opening: Opening | undefined;
  readonly outcome: Outcome;
  readonly isResend: boolean;
}

/** For the first doctor who gets it; its links lead nowhere. */
function previewOf(
  context: Context,
  { channel, sendable, opening, outcome, isResend }: Previewed,
): SendCheck['preview'] {
  const { first, firstName } = outcome;
  return messageOf(channel, {
    ...sendable.facts,
    enterpriseName: context.enterprise.name,
    doctorName: firstName,
    opening: first === null ? '' : openingFor(opening, first),
    again: isResend ? SENT_AGAIN : '',
    link: readingLink(context.origin, '…'),
    leave: leavingLink(context.origin, '…'),
  });
}

async function confirm(
  context: Context,
  { channel, leaving, audience, openingLineId, resendsId }: Checked & { readonly resendsId?: string },
): Promise<SendKept> {
  const { sql, user, origin } = context;
  const { sendable, ids, question, outOfRange } = audience;
  const { now, wanted, due } = leaving;
  await requireOpening(context, { openingLineId, channel, userId: user.id });
  // Quiet hours may end after the meeting has begun.
  requireInForce(context, { wanted: sendable.kind === 'MEETING' ? due : wanted, now, until: sendable.until });
  const row = {
    ...subjectOf(sendable),
    channel,
    origin,
    outOfRange,
    dueAt: due,
    userId: user.id,
    at: now,
    openingLineId,
  };
  const again = resendsId === undefined ? {} : { resendsId };
  const planned = await insertSend(sql, { ...row, ...again, question, ids });
  if (planned === undefined) throw fail(errors.nobody);
  return { ...planned, state: 'SCHEDULED' };
}

const latestOf = (now: Date, until: Date): Date => new Date(Math.min(now.getTime() + 90 * DAY, until.getTime()));

function requireInForce(
  context: Context,
  { wanted, now, until }: { readonly wanted: Date; readonly now: Date; readonly until: Date },
): void {
  const latest = latestOf(now, until);
  if (wanted <= latest) return;
  const day = dayInShanghai(latest);
  const message = { zh: `不能晚于 ${day}`, en: `must not be after ${day}` }[context.language];
  throw fail(coreErrors.badInput, { fields: 'body.dueAt' }, [{ field: 'body.dueAt', message }]);
}
