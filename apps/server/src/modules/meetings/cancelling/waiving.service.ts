// A speaker does without the fee of a late cancellation, or the office does: what was kept for it goes back (rule LC1).
import { meetingErrors as errors, type WaivedBy } from '@yijian/contract/meetings';
import { releaseBudget } from '../../budgets/index.ts';
import { releaseSpeakers } from '../../speakers/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { holderOf } from '../approval/approval.policy.ts';
import { hold } from '../approval/approval.service.ts';
import { selectContent } from '../content/content.sql.ts';
import { selectCosts, updateActual } from '../holding/holding.sql.ts';
import { lockMeeting, moveMeeting } from '../meetings.sql.ts';
import { talksOf } from '../rules/speaker-rules.policy.ts';
import { selectOwedFees, updateWaived } from '../speakers/fees.sql.ts';
import { actualsOf } from './cancelling.policy.ts';

interface Waiving {
  readonly id: string;
  readonly doctorId: string;
  readonly by: WaivedBy;
  readonly reason: string;
}

/** Answers what is waived and what the meeting owes to others, CNY before tax. Whoever calls knows of payments. */
export async function waiveCancellationFee(
  context: Context,
  { id, doctorId, by, reason }: Waiving,
): Promise<{ readonly waived: number; readonly left: number }> {
  const { sql, clock, user } = context;
  const meeting = await lockMeeting(sql, user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  const owed = await selectOwedFees(sql, id);
  const fee = owed.find((one) => one.doctorId === doctorId);
  if (meeting.state !== 'CANCELLED' || fee === undefined) throw fail(errors.noFeeOwed);
  const at = clock.now();
  await updateWaived(sql, { meetingId: id, doctorId, by, reason, userId: user.id, at });
  const feeOf = new Map(owed.filter((one) => one !== fee).map((one) => [one.doctorId, one.fee]));
  const left = Math.round([...feeOf.values()].reduce((sum, amount) => sum + amount, 0) * 100) / 100;
  const draft = await selectContent(sql, id);
  if (left === 0) {
    await releaseBudget(context, { holder: holderOf(meeting), reason });
    await releaseSpeakers(context, id);
  } else {
    const talks = talksOf(draft).flatMap((talk) => {
      const kept = feeOf.get(talk.doctorId);
      return kept === undefined ? [] : { ...talk, fee: kept };
    });
    await hold(context, { meeting, draft, stage: 'ACTUAL', amount: left, talks });
  }
  await updateActual(sql, actualsOf(await selectCosts(sql, id), left));
  await moveMeeting(sql, meeting, { to: 'CANCELLED', at, userId: user.id, reason, changed: { actual: left } });
  return { waived: fee.fee, left };
}
