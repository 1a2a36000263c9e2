// A speaker agrees to a talk with a signature or declines it, on the own pages; or staff record what came otherwise (product: Event speaker machine).
import {
  meetingErrors as errors,
  type MeetingSpeaker,
  type RecordedAnswer,
  type SpeakingState,
  type SpeakingTerms,
} from '@yijian/contract/meetings';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { openFor } from '../content/content.service.ts';
import { selectContent } from '../content/content.sql.ts';
import { stateInWords } from '../meetings.policy.ts';
import { lockAnyMeeting } from '../meetings.sql.ts';
import { selectRegistered } from '../services/services.sql.ts';
import { listSpeakers } from './meeting-speakers.service.ts';
import { selectTalks, upsertReply, type TalkRow } from './replies.sql.ts';
import { hashOf, isOutdated, sha256, termsOf } from './speaking.policy.ts';
import { tellOwner } from './tell-owner.service.ts';

export interface Talk {
  readonly meetingId: string;
  readonly title: string;
  readonly state: SpeakingState;
  readonly terms: SpeakingTerms;
  readonly termsHash: string;
  readonly mayAnswer: boolean;
  readonly isChanged: boolean;
  /** The answer in force is the doctor's own. */
  readonly isOwn: boolean;
  readonly note: string;
  readonly at: Date | null;
  /** CNY before tax; null where nothing is owed. */
  readonly cancellationFee: number | null;
  /** What the doctor was owed until it was waived, CNY before tax. */
  readonly waivedFee: number | null;
}

/** Talks to come that the doctor is asked for or has answered, the soonest first. */
export async function listTalks(context: PublicContext, doctorId: string): Promise<Talk[]> {
  const { sql, clock } = context;
  const talks: Talk[] = [];
  for (const row of await selectTalks(sql, { doctorId, now: clock.now() }))
    talks.push(await talkOf(context, { row, doctorId }));
  return talks;
}

async function talkOf(
  { sql, clock }: PublicContext,
  { row, doctorId }: { row: TalkRow; doctorId: string },
): Promise<Talk> {
  const { meetingId, title, state, startsAt, reply, cancellationFee, waivedFee } = row;
  const asked = termsOf(await selectContent(sql, meetingId), doctorId);
  const isOld = reply !== null && isOutdated(reply, { state, terms: asked });
  // What is asked for in an undecided change is not the doctor's yet.
  const terms = reply !== null && (state === 'CHANGE_APPROVAL' || asked === undefined) ? reply.terms : asked!;
  return {
    meetingId,
    title,
    state: stateOf(row, { isNamed: asked !== undefined, isOld }),
    terms,
    termsHash: hashOf(terms),
    mayAnswer: state === 'APPROVED' && asked !== undefined && startsAt > clock.now(),
    isChanged: isOld,
    isOwn: !isOld && reply !== null && reply.isOwn,
    note: isOld ? '' : (reply?.note ?? ''),
    at: reply === null || isOld ? null : new Date(reply.at),
    cancellationFee,
    waivedFee,
  };
}

/** The doctor sees the own answer, not what the office has settled of contract and payment. */
function stateOf({ state, reply }: TalkRow, { isNamed, isOld }: { isNamed: boolean; isOld: boolean }): SpeakingState {
  if (state === 'CANCELLED') return 'CANCELLED';
  if (!isNamed && state !== 'CHANGE_APPROVAL') return 'REPLACED';
  return reply === null || isOld ? 'INVITED' : reply.answer;
}

interface OneTalk {
  readonly meetingId: string;
  readonly doctorId: string;
}

export async function findTalk(context: PublicContext, { meetingId, doctorId }: OneTalk): Promise<Talk> {
  const { sql, clock } = context;
  const [row] = await selectTalks(sql, { doctorId, meetingId, now: clock.now() });
  if (row === undefined) throw fail(errors.talkNotFound);
  return talkOf(context, { row, doctorId });
}

/** The talk under the lock of its meeting, if the doctor may answer to these terms now. */
async function openTalk(
  context: PublicContext,
  { termsHash, ...one }: OneTalk & { readonly termsHash: string },
): Promise<Talk> {
  const meeting = await lockAnyMeeting(context.sql, one.meetingId);
  const talk = await findTalk(context, one);
  if (!talk.mayAnswer) throw fail(errors.talkClosed, { state: stateInWords(meeting!.state, context.language) });
  if (talk.termsHash !== termsHash) throw fail(errors.talkChanged);
  return talk;
}

/** Throws otherSigner for another name than the registered one. */
export async function acceptTalk(
  context: PublicContext,
  { signerName, ...one }: OneTalk & { readonly termsHash: string; readonly signerName: string },
): Promise<Talk> {
  const talk = await openTalk(context, one);
  const { sql, clock, language } = context;
  if (talk.state === 'ACCEPTED' && talk.isOwn) throw fail(errors.talkAnswered);
  const registered = await selectRegistered(sql, one.doctorId);
  if (registered === undefined || ![registered.name, registered.enName].includes(signerName))
    throw fail(errors.otherSigner, {}, [
      { field: 'body.signerName', message: wordsOf(errors.otherSigner, language, {}) },
    ]);
  const at = clock.now();
  const hash = sha256([one.meetingId, talk.title, talk.terms, signerName, at.toISOString()]);
  const { meetingId, doctorId } = one;
  const { terms, termsHash } = talk;
  await upsertReply(sql, {
    meetingId,
    doctorId,
    answer: 'ACCEPTED',
    terms,
    termsHash,
    note: '',
    signerName,
    hash,
    recordedBy: null,
    at,
  });
  await tellOwner(context, {
    meetingId,
    kind: 'meetings.talkAccepted',
    zh: `讲者 ${registered.name} 同意讲课`,
    en: `Speaker ${registered.enName || registered.name} agreed to speak`,
  });
  return findTalk(context, one);
}

/** Also after an agreement: the owner then has to replace the speaker. */
export async function declineTalk(
  context: PublicContext,
  { note, ...one }: OneTalk & { readonly termsHash: string; readonly note: string },
): Promise<Talk> {
  const talk = await openTalk(context, one);
  if (talk.state === 'DECLINED' && talk.isOwn) throw fail(errors.talkAnswered);
  const { sql, clock } = context;
  const { meetingId, doctorId } = one;
  const { terms, termsHash } = talk;
  const at = clock.now();
  await upsertReply(sql, {
    meetingId,
    doctorId,
    answer: 'DECLINED',
    terms,
    termsHash,
    note,
    signerName: '',
    hash: null,
    recordedBy: null,
    at,
  });
  const registered = await selectRegistered(sql, doctorId);
  const name = registered?.name ?? '';
  await tellOwner(context, {
    meetingId,
    kind: 'meetings.talkDeclined',
    zh: `讲者 ${name} 婉拒讲课，请变更会议、更换讲者`,
    en: `Speaker ${registered?.enName || name} declined; change the meeting and name another`,
  });
  return findTalk(context, one);
}

/** By letter or by telephone; what the doctor answered on the own pages is the doctor's to change. */
export async function recordAnswer(
  context: Context,
  { id, doctorId, answer, note }: RecordedAnswer & { readonly id: string; readonly doctorId: string },
): Promise<MeetingSpeaker> {
  const { sql, clock, user } = context;
  const { state } = await openFor(context, { id, act: 'invite' });
  const content = await selectContent(sql, id);
  const find = async (): Promise<MeetingSpeaker | undefined> =>
    (await listSpeakers(context, { id, state, content, hasSheet: false })).find(({ doctor }) => doctor.id === doctorId);
  const before = await find();
  const terms = termsOf(content, doctorId);
  if (before === undefined || terms === undefined) throw fail(errors.talkNotFound);
  const { reply } = before;
  if (reply !== null && !reply.isOutdated) {
    if (reply.recordedBy === null) throw fail(errors.talkAnsweredSelf);
    if (reply.answer === answer) throw fail(errors.talkAnswered);
  }
  const termsHash = hashOf(terms);
  const at = clock.now();
  await upsertReply(sql, {
    meetingId: id,
    doctorId,
    answer,
    terms,
    termsHash,
    note,
    signerName: '',
    hash: null,
    recordedBy: user.id,
    at,
  });
  return (await find())!;
}
