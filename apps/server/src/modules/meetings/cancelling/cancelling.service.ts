// A meeting is cancelled by its owner; late, it keeps the fees that its speakers are owed (product: Meeting and Event speaker machines).
import {
  meetingErrors as errors,
  type CancellationFees,
  type MeetingCancellation,
  type MeetingDraft,
  type MeetingKept,
} from '@yijian/contract/meetings';
import { ruleValue } from '../../rules/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { endProcess, giveBack, hold } from '../approval/approval.service.ts';
import { keptNow, openFor } from '../content/content.service.ts';
import { selectContent } from '../content/content.sql.ts';
import { selectCosts, updateActual } from '../holding/holding.sql.ts';
import { moveMeeting, type StoredMeeting } from '../meetings.sql.ts';
import { talksOf } from '../rules/speaker-rules.policy.ts';
import { insertCancellationFees } from '../speakers/fees.sql.ts';
import { listSpeakers } from '../speakers/meeting-speakers.service.ts';
import { actualsOf, feesOf } from './cancelling.policy.ts';

/** What cancelling now costs; nothing is written. */
export async function findCancellationFees(context: Context, id: string): Promise<CancellationFees> {
  return context.transaction(async (inner) => {
    const meeting = await openFor(inner, { id, act: 'cancel' });
    return feesNow(inner, meeting, await selectContent(inner.sql, id));
  });
}

async function feesNow(context: Context, meeting: StoredMeeting, content: MeetingDraft): Promise<CancellationFees> {
  const { id, state, startsAt } = meeting;
  const days = await ruleValue(context, 'meetings.cancelDays');
  const share = await ruleValue(context, 'meetings.cancelShare');
  const isPlanned = state === 'APPROVED' && startsAt !== null;
  const speakers = isPlanned ? await listSpeakers(context, { id, state, content, hasSheet: false }) : [];
  return feesOf(speakers, { startsAt: startsAt ?? context.clock.now(), at: context.clock.now(), days, share });
}

/** Throws cancellationFees where the fees are not those that the caller agrees to. */
export async function cancelMeeting(
  context: Context,
  { id, reason, fees }: MeetingCancellation & { id: string },
): Promise<MeetingKept> {
  const meeting = await openFor(context, { id, act: 'cancel' });
  const content = await selectContent(context.sql, id);
  const due = await feesNow(context, meeting, content);
  if (Math.abs(due.total - fees) >= 0.005) throw fail(errors.cancellationFees, { fees: due.total.toFixed(2) });
  if (due.total === 0) await giveBack(context, { meeting, to: 'CANCELLED', reason });
  else await keepFees(context, { meeting, content, due, reason });
  if (meeting.state === 'RETURNED' && meeting.instanceId !== null)
    await endProcess(context, { id: meeting.instanceId, reason });
  return keptNow(context, id);
}

interface Keeping {
  readonly meeting: StoredMeeting;
  readonly content: MeetingDraft;
  readonly due: CancellationFees;
  readonly reason: string;
}

/** The fees stay on the budget, on the lines that payments are made of, and in the year of the speakers. */
async function keepFees(context: Context, { meeting, content, due, reason }: Keeping): Promise<void> {
  const { sql, clock, user } = context;
  const { speakers, total } = due;
  const feeOf = new Map(speakers.map(({ doctor, fee }) => [doctor.id, fee]));
  const talks = talksOf(content).flatMap((talk) => {
    const fee = feeOf.get(talk.doctorId);
    return fee === undefined ? [] : { ...talk, fee };
  });
  await hold(context, { meeting, draft: content, stage: 'ACTUAL', amount: total, talks });
  await insertCancellationFees(sql, meeting.id, talks);
  await updateActual(sql, actualsOf(await selectCosts(sql, meeting.id), total));
  await moveMeeting(sql, meeting, {
    to: 'CANCELLED',
    at: clock.now(),
    userId: user.id,
    reason,
    changed: { actual: total },
  });
}
