// A doctor reads an article or an invitation by a signed link, follows its links, answers it, ends the messages; what services report
// (product 3.9, 3.10, 3.24).
import type { Receipt } from '@yijian/contract/sends';
import { findArticleInForce, type SendableArticle } from '../../articles/index.ts';
import { touchedTopic } from '../../doctors/index.ts';
import { answerInvitation, findInviting, findReply } from '../../meetings/index.ts';
import { withdrawOwnConsent } from '../../privacy/index.ts';
import { ruleValue } from '../../rules/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { insertSuppressions } from '../delivery/claims.sql.ts';
import { recipientOf } from '../letters/links.policy.ts';
import { linksOf } from './article-links.policy.ts';
import { isInForce, type Invitation } from './invitation-page.policy.ts';
import {
  insertEvents,
  selectIdOfReference,
  selectLetter,
  type Deed,
  type LetterRow,
  type NewEvent,
} from './reading.sql.ts';

export interface Letter extends LetterRow {
  /** Undefined when the article is recalled, expired or superseded. */
  readonly article?: SendableArticle | undefined;
  /** Undefined when the meeting has begun or does not take place, or the doctor is no longer its guest. */
  readonly invitation?: Invitation | undefined;
}

/** What a link opens; undefined when it was not signed here. */
export async function findLetter(context: PublicContext, token: string): Promise<Letter | undefined> {
  const id = recipientOf({ vault: context.vault, enterpriseId: context.enterprise.id }, token);
  const row = id === undefined ? undefined : await selectLetter(context.sql, id);
  if (row === undefined) return undefined;
  const { articleId, meetingId, doctorId } = row;
  if (articleId !== null) return { ...row, article: await findArticleInForce(context, articleId) };
  return { ...row, invitation: await invitationOf(context, { meetingId: meetingId!, doctorId }) };
}

async function invitationOf(
  context: PublicContext,
  guest: { readonly meetingId: string; readonly doctorId: string },
): Promise<Invitation | undefined> {
  const meeting = await findInviting(context, guest.meetingId);
  const reply = meeting === undefined ? undefined : await findReply(context, guest);
  return meeting === undefined || reply === undefined ? undefined : { ...meeting, reply };
}

/** The doctor accepts or declines; the same answer again changes nothing. */
export async function answerLetter(
  context: PublicContext,
  { letter, state }: { readonly letter: Letter; readonly state: 'ACCEPTED' | 'DECLINED' },
): Promise<void> {
  const { invitation, doctorId } = letter;
  if (invitation === undefined || invitation.reply === state) return;
  await answerInvitation(context, { id: invitation.id, doctorId, state });
}

export interface Progress {
  readonly letter: Letter;
  /** Furthest place of the text that was in view, 0 to 100. */
  readonly percent: number;
  readonly seconds: number;
  readonly isFirst: boolean;
}

/** Counts as opened once, and as read by rule C3. Nothing is kept of a doctor who no longer agrees. */
export async function recordProgress(
  context: PublicContext,
  { letter, percent, seconds, isFirst }: Progress,
): Promise<void> {
  const [share, time] = [await ruleValue(context, 'sends.readPercent'), await ruleValue(context, 'sends.readSeconds')];
  const kinds: Deed[] = [
    ...(isFirst ? ['OPENED' as const] : []),
    ...(percent >= share && seconds >= time ? ['READ' as const] : []),
  ];
  await recordDeeds(context, { letter, kinds });
}

/** The address of the article's own link of this number; there is no other way to leave through here. */
export async function followLink(
  context: PublicContext,
  { letter, number, isTracked }: { letter: Letter; number: number; isTracked: boolean },
): Promise<string | undefined> {
  const address = letter.article === undefined ? undefined : linksOf(letter.article.html)[number];
  if (address === undefined) return undefined;
  if (isTracked) await recordDeeds(context, { letter, kinds: ['CLICKED'], detail: address });
  return address;
}

async function recordDeeds(
  context: PublicContext,
  { letter, kinds, detail = '' }: { letter: Letter; kinds: readonly Deed[]; detail?: string },
): Promise<void> {
  if (!letter.isConsenting || !isInForce(letter) || kinds.length === 0) return;
  const at = context.clock.now();
  await recordEvents(
    context,
    kinds.map((kind) => ({ recipientId: letter.id, kind, at, detail })),
  );
}

/** Keeps what happened to messages and tells that doctors did something. */
export async function recordEvents(context: Pick<PublicContext, 'sql'>, events: readonly NewEvent[]): Promise<void> {
  const ids = await insertEvents(context.sql, events);
  if (ids.length > 0) await emit(context, touchedTopic, { source: 'send_recipients', ids });
}

/** Ends the messages of this channel at once; doing it again changes nothing. */
export async function leaveChannel(context: PublicContext, letter: Letter): Promise<void> {
  if (!letter.isConsenting) return;
  const { doctorId, channel, id } = letter;
  await withdrawOwnConsent(context, {
    doctorId,
    channel,
    purpose: 'CONTENT',
    evidence: `unsubscribed by message ${id}`,
  });
  await recordEvents(context, [{ recipientId: id, kind: 'UNSUBSCRIBED', at: context.clock.now() }]);
}

/** A bounce or a complaint closes the address at once. */
export async function recordReceipt(
  context: PublicContext,
  { reference, event, at, detail }: Receipt,
): Promise<{ isKnown: boolean }> {
  const id = await selectIdOfReference(context.sql, reference);
  if (id === undefined) return { isKnown: false };
  const moment = new Date(at);
  await recordEvents(context, [{ recipientId: id, kind: event, at: moment, detail }]);
  if (event !== 'DELIVERED') await insertSuppressions(context.sql, { ids: [id], reason: event, at: moment });
  return { isKnown: true };
}
