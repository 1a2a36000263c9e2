// A meeting is submitted, withdrawn and changed by its owner (product: Meeting machine).
import {
  meetingErrors as errors,
  type MeetingChange,
  type MeetingDraft,
  type MeetingKept,
  type MeetingReason,
  type MeetingState,
  type MeetingSubmission,
} from '@yijian/contract/meetings';
import { holdBudget, releaseBudget } from '../../budgets/index.ts';
import { engageSpeakers, releaseSpeakers, type Talk } from '../../speakers/index.ts';
import { cancelInstance, startWorkflow } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { ActingContext, Context } from '../../../platform/http/index.ts';
import { doctorsOf, requireVersion, sumOf } from '../content/content.policy.ts';
import { keptNow, openFor, requireKnown } from '../content/content.service.ts';
import { selectContent, updateContent } from '../content/content.sql.ts';
import { moveMeeting, nextNumber, type StoredMeeting } from '../meetings.sql.ts';
import { requirePassed } from '../rules/meeting-rules.service.ts';
import { talksOf } from '../rules/speaker-rules.policy.ts';
import { actorOf, exemptionForm, holderOf, riskOf } from './approval.policy.ts';
import { insertCheck, insertRevision, selectRevision, type StoredResult } from './approval.sql.ts';

const PROCESS = 'meeting-approval';
export async function submitMeeting(
  context: Context,
  { id, comments }: MeetingSubmission & { id: string },
): Promise<MeetingKept> {
  const { sql, clock, user } = context;
  const meeting = await openFor(context, { id, act: 'submit' });
  const draft = await selectContent(sql, id);
  const results = await requirePassed(context, { ...meeting, draft, comments });
  const at = clock.now();
  const number = meeting.number ?? (await nextNumber(sql, dayInShanghai(at).slice(0, 4)));
  const numbered = { ...meeting, number };
  await hold(context, { meeting: numbered, draft, stage: 'ESTIMATED', amount: sumOf(draft.costs) });
  const old = meeting.instanceId;
  await moveMeeting(sql, meeting, {
    to: 'IN_APPROVAL',
    at,
    userId: user.id,
    changed: { number, risk: riskOf(draft, results), submitted_at: at, instance_id: null },
  });
  await insertCheck(sql, { meetingId: id, moment: 'SUBMIT', revision: meeting.revision, results, at, userId: user.id });
  // A returned application goes its way anew; the old process ends with it.
  if (meeting.state === 'RETURNED' && old !== null) await endProcess(context, { id: old, reason: number });
  await startApproval(context, numbered, { draft, results, isChange: false, reason: '' });
  return keptNow(context, id);
}

/** The process may have been ended by hand. */
export async function endProcess(
  context: Context,
  which: { readonly id: string; readonly reason: string },
): Promise<void> {
  await cancelInstance(context, which).catch((error: unknown) => {
    if ((error as { row?: { status?: number } }).row?.status !== 409) throw error;
  });
}

interface Holding {
  readonly meeting: StoredMeeting;
  readonly draft: MeetingDraft;
  readonly stage: 'ESTIMATED' | 'COMMITTED' | 'ACTUAL';
  /** CNY. */
  readonly amount: number;
  /** Those of the draft where nothing else is given. */
  readonly talks?: readonly Talk[];
}

export async function hold(
  context: ActingContext,
  { meeting, draft, stage, amount, talks = talksOf(draft) }: Holding,
): Promise<void> {
  await holdBudget(context, {
    holder: holderOf(meeting),
    lineId: draft.lineId!,
    orderId: draft.orderId ?? null,
    on: dayInShanghai(new Date(draft.startsAt!)),
    stage,
    amount,
    meetingType: draft.type,
  });
  const { id, title } = meeting;
  const day = dayInShanghai(new Date(draft.startsAt!));
  await engageSpeakers(context, { meetingId: id, title: draft.title || title, day, stage, talks });
}

interface Approval {
  readonly draft: MeetingDraft;
  readonly results: readonly StoredResult[];
  readonly isChange: boolean;
  readonly reason: string;
}

async function startApproval(
  context: Context,
  { id, number, title }: StoredMeeting,
  { draft, results, isChange, reason }: Approval,
): Promise<void> {
  const words = isChange
    ? { zh: `会议变更：${number} ${title}`, en: `Change of meeting: ${number} ${title}` }
    : { zh: `会议申请：${number} ${title}`, en: `Meeting: ${number} ${title}` };
  await startWorkflow(context, {
    definitionKey: PROCESS,
    title: words[context.language],
    form: {
      meeting: id,
      number,
      title,
      day: dayInShanghai(new Date(draft.startsAt!)),
      amount: sumOf(draft.costs),
      guests: draft.expectedGuests,
      purpose: draft.purpose,
      change: isChange,
      reason,
      ...exemptionForm(results),
    },
    selected: {},
    isDraft: false,
  });
}

/** Takes the application back to the draft, or a change back to what was approved. */
export async function withdrawMeeting(
  context: Context,
  { id, reason }: MeetingReason & { id: string },
): Promise<MeetingKept> {
  const meeting = await openFor(context, { id, act: 'withdraw' });
  const isChange = meeting.state === 'CHANGE_APPROVAL';
  await (isChange ? bringBack(context, { meeting, reason }) : giveBack(context, { meeting, to: 'DRAFT', reason }));
  if (meeting.instanceId !== null) await cancelInstance(context, { id: meeting.instanceId, reason });
  return keptNow(context, id);
}

interface End {
  readonly meeting: StoredMeeting;
  readonly to: MeetingState;
  readonly reason: string;
  /** Who decided so, where it is not the user of the context. */
  readonly userId?: string | undefined;
}

/** Ends in a state that holds no budget. */
export async function giveBack(
  context: Context,
  { meeting, to, reason, userId = actorOf(context) }: End,
): Promise<void> {
  await releaseBudget(context, { holder: holderOf(meeting), reason });
  await releaseSpeakers(context, meeting.id);
  await moveMeeting(context.sql, meeting, { to, at: context.clock.now(), userId, reason });
}

/** Asks for other content of an approved meeting; what was approved is stored as a revision first. */
export async function changeMeeting(
  context: Context,
  { id, version, reason, comments, ...draft }: MeetingChange & { id: string },
): Promise<MeetingKept> {
  const { sql, clock, user } = context;
  const meeting = await openFor(context, { id, act: 'change' });
  requireVersion(meeting, version);
  const before = await selectContent(sql, id);
  await requireKnown(context, { draft, allowed: doctorsOf(before) });
  const results = await requirePassed(context, { ...meeting, draft, comments });
  const at = clock.now();
  await insertRevision(sql, {
    meetingId: id,
    revision: meeting.revision,
    content: before,
    reason,
    at,
    userId: user.id,
  });
  // The larger amount is held until it is decided, so that both outcomes are covered.
  const amount = Math.max(sumOf(before.costs), sumOf(draft.costs));
  await hold(context, { meeting, draft, stage: 'COMMITTED', amount });
  await updateContent(sql, id, { ...draft, estimate: sumOf(draft.costs) }, at);
  await insertCheck(sql, {
    meetingId: id,
    moment: 'CHANGE',
    revision: meeting.revision + 1,
    results,
    at,
    userId: user.id,
  });
  await moveMeeting(sql, meeting, {
    to: 'CHANGE_APPROVAL',
    at,
    userId: user.id,
    reason,
    changed: { risk: riskOf(draft, results), revision: meeting.revision + 1, instance_id: null },
  });
  await startApproval(context, { ...meeting, title: draft.title }, { draft, results, isChange: true, reason });
  return keptNow(context, id);
}

/** The content that was approved holds again, under a revision of its own: numbers of revisions are not used twice. */
export async function bringBack(
  context: Context,
  { meeting, reason, userId = actorOf(context) }: Omit<End, 'to'>,
): Promise<void> {
  const { sql, clock } = context;
  const before = await selectRevision(sql, meeting.id, meeting.revision - 1);
  if (before === undefined) throw fail(errors.notFound);
  const at = clock.now();
  await updateContent(sql, meeting.id, { ...before, estimate: sumOf(before.costs) }, at);
  await hold(context, { meeting, draft: before, stage: 'COMMITTED', amount: sumOf(before.costs) });
  await moveMeeting(sql, meeting, {
    to: 'APPROVED',
    at,
    userId,
    reason,
    changed: { revision: meeting.revision + 1 },
  });
}

/** A change that nobody decided in time: what was approved holds, and its process ends. */
export async function lapseChange(
  context: Context,
  { meeting, reason }: { meeting: StoredMeeting; reason: string },
): Promise<void> {
  await bringBack(context, { meeting, reason });
  if (meeting.instanceId !== null) await endProcess(context, { id: meeting.instanceId, reason });
}
