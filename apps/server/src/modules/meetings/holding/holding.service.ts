// A meeting begins and ends, its evidence is uploaded, its actual costs are reported and accepted (product: confirmation).
import {
  MOST_EVIDENCE,
  meetingErrors as errors,
  type EvidenceUpload,
  type MeetingConfirmation,
  type MeetingKept,
  type MeetingReason,
} from '@yijian/contract/meetings';
import { readHarmlessFile } from '../../hospitals/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { actorOf } from '../approval/approval.policy.ts';
import { hold, lapseChange } from '../approval/approval.service.ts';
import { startActuals } from '../actuals/actuals.service.ts';
import { insertCheck } from '../approval/approval.sql.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { selectContent } from '../content/content.sql.ts';
import { lockAnyMeeting, lockMeeting, moveMeeting, touchMeeting, type StoredMeeting } from '../meetings.sql.ts';
import { findIntegrity } from '../integrity/integrity.service.ts';
import { requireHeld } from '../rules/held-rules.service.ts';
import {
  insertEvidence,
  selectCosts,
  selectEvidence,
  selectEvidenceFile,
  updateAbsent,
  updateActual,
  updateSilent,
  type ShownEvidence,
} from './holding.sql.ts';

export async function startMeeting(context: Context, id: string): Promise<MeetingKept> {
  await begin(context, await openFor(context, { id, act: 'start' }));
  return keptNow(context, id);
}

/** By hand or by the clock: in the same transaction whoever has not answered counts as without a reply. */
export async function begin(context: Context, meeting: StoredMeeting): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  await updateSilent(sql, meeting.id, at);
  await moveMeeting(sql, meeting, { to: 'IN_PROGRESS', at, userId: actorOf(context) });
}

/** Its day has come and a change of it is undecided: it begins as it was approved. */
export async function beginAsApproved(context: Context, meeting: StoredMeeting): Promise<void> {
  await lapseChange(context, { meeting, reason: '会议开始时变更尚未批准' });
  await begin(context, (await lockAnyMeeting(context.sql, meeting.id))!);
  await notify(context, {
    userId: meeting.ownerId,
    kind: 'meetings.changeLapsed',
    title: {
      zh: `会议 ${meeting.number} 的变更未及时批准，已按原批准内容开始`,
      en: `The change of meeting ${meeting.number} was not decided in time; it begins as it was approved`,
    },
    path: `/meeting/meetDetail?id=${meeting.id}`,
  });
}

export async function endMeeting(context: Context, id: string): Promise<MeetingKept> {
  await finish(context, await openFor(context, { id, act: 'end' }));
  return keptNow(context, id);
}

/** Whoever did not sign in was not there; the owner has to confirm now. */
export async function finish(context: Context, meeting: StoredMeeting): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  await updateAbsent(sql, meeting.id, at);
  await moveMeeting(sql, meeting, { to: 'TO_CONFIRM', at, userId: actorOf(context), changed: { ended_at: at } });
  await notify(context, {
    userId: meeting.ownerId,
    kind: 'meetings.ended',
    title: {
      zh: `会议 ${meeting.number} 已结束，请上传凭证并确认`,
      en: `Meeting ${meeting.number} has ended; upload its evidence and confirm it`,
    },
    path: `/meeting/meetDetail?id=${meeting.id}`,
  });
}

/** The file is made harmless outside a transaction, so that nobody waits for a picture. */
export async function uploadEvidence(
  context: Context,
  { id, file, kind }: EvidenceUpload & { id: string },
): Promise<ShownEvidence> {
  await context.transaction((inner) => openFor(inner, { id, act: 'upload' }));
  const harmless = await readHarmlessFile(context, { errors, file });
  return context.transaction(async (inner) => {
    const { sql, user, clock, language } = inner;
    await openFor(inner, { id, act: 'upload' });
    if ((await selectEvidence(sql, id, language)).length >= MOST_EVIDENCE)
      throw fail(errors.tooManyFiles, { most: MOST_EVIDENCE });
    await touchMeeting(sql, id, clock.now());
    const made = await insertEvidence(sql, { ...harmless, meetingId: id, kind, userId: user.id, at: clock.now() });
    return (await selectEvidence(sql, id, language)).find((one) => one.id === made)!;
  });
}

export async function downloadEvidence(
  context: Context,
  { id, fileId }: { id: string; fileId: string },
): Promise<FileReply> {
  const file = await context.transaction(async ({ sql, user }) => {
    if ((await lockMeeting(sql, user, id)) === undefined) throw fail(errors.notFound);
    return selectEvidenceFile(sql, id, fileId);
  });
  if (file === undefined) throw fail(errors.fileNotFound);
  return new FileReply(file.name, file.type, file.content);
}

/** Actual amounts of every line, a photo and the sign-in sheet, and the rules of what was held. */
export async function confirmMeeting(
  context: Context,
  { id, costs, note, comments }: MeetingConfirmation & { id: string },
): Promise<MeetingKept> {
  const { sql, user, clock, language } = context;
  const meeting = await openFor(context, { id, act: 'confirm' });
  const kinds = new Set((await selectEvidence(sql, id, language)).map(({ kind }) => kind));
  if (!kinds.has('PHOTO') || !kinds.has('SIGN_IN_SHEET')) throw fail(errors.noEvidence);
  const given = new Map(costs.map((one) => [one.id, one.actual]));
  const lines = await selectCosts(sql, id);
  if (lines.some((line) => !given.has(line.id)) || given.size !== lines.length) throw fail(errors.costsIncomplete);
  const results = await requireHeld(context, { meeting, costs: given, lines, comments });
  const at = clock.now();
  const integrity = await findIntegrity(context, meeting);
  await updateActual(sql, costs);
  await insertCheck(sql, {
    meetingId: id,
    moment: 'CONFIRM',
    revision: meeting.revision,
    results,
    at,
    userId: user.id,
  });
  const actual = Math.round(costs.reduce((sum, one) => sum + one.actual, 0) * 100) / 100;
  await moveMeeting(sql, meeting, {
    to: 'CONFIRM_REVIEW',
    at,
    userId: user.id,
    changed: {
      actual,
      confirmation_note: note,
      integrity: integrity?.score ?? null,
      actuals_instance_id: null,
      actuals_state: null,
    },
  });
  await startActuals(context, { meeting, actual, results });
  return keptNow(context, id);
}

/** The money that was really spent takes the place of what was committed. */
export async function acceptMeeting(context: Context, id: string): Promise<MeetingKept> {
  const { sql, user, clock } = context;
  const meeting = await openFor(context, { id, act: 'accept' });
  const lines = await selectCosts(sql, id);
  const draft = await selectContent(sql, id);
  const amount = meeting.actual ?? 0;
  await hold(context, { meeting, draft, stage: 'ACTUAL', amount });
  const at = clock.now();
  const to = amount === 0 || lines.length === 0 ? 'CLOSED' : 'CONFIRMED';
  await moveMeeting(sql, meeting, { to, at, userId: user.id, changed: { confirmed_at: at } });
  return keptNow(context, id);
}

/** Every cost is paid: the meeting is over. */
export async function closeMeeting(context: Context, id: string): Promise<void> {
  const meeting = await lockAnyMeeting(context.sql, id);
  if (meeting?.state !== 'CONFIRMED') return;
  await moveMeeting(context.sql, meeting, { to: 'CLOSED', at: context.clock.now(), userId: actorOf(context) });
}

/** A payment was taken back: its costs are to be paid again. */
export async function reopenMeeting(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const meeting = await lockAnyMeeting(context.sql, id);
  if (meeting?.state !== 'CLOSED') return;
  const at = context.clock.now();
  await moveMeeting(context.sql, meeting, { to: 'CONFIRMED', at, userId: actorOf(context), reason });
}

export async function sendBackMeeting(
  context: Context,
  { id, reason }: MeetingReason & { id: string },
): Promise<MeetingKept> {
  const { sql, user, clock } = context;
  const meeting = await openFor(context, { id, act: 'sendBack' });
  await moveMeeting(sql, meeting, { to: 'TO_CONFIRM', at: clock.now(), userId: user.id, reason });
  await notify(context, {
    userId: meeting.ownerId,
    kind: 'meetings.sentBack',
    title: {
      zh: `会议 ${meeting.number} 的确认被退回：${reason}`,
      en: `The confirmation of meeting ${meeting.number} was sent back: ${reason}`,
    },
    path: `/meeting/meetDetail?id=${id}`,
  });
  return keptNow(context, id);
}
