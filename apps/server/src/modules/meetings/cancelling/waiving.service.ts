// A speaker does without the fee of a late cancellation, on the own pages or by word to the office, or the office does: what was kept for it goes
// back (rule LC1).
import { meetingErrors as errors, type WaivedBy } from '@yijian/contract/meetings';
import { releaseBudget } from '../../budgets/index.ts';
import { releaseSpeakers } from '../../speakers/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { ActingContext, Context, PublicContext } from '../../../platform/http/index.ts';
import { holderOf } from '../approval/approval.policy.ts';
import { hold } from '../approval/approval.service.ts';
import { selectContent } from '../content/content.sql.ts';
import { selectCosts, updateActual } from '../holding/holding.sql.ts';
import { lockAnyMeeting, lockMeeting, moveMeeting, type StoredMeeting } from '../meetings.sql.ts';
import { talksOf } from '../rules/speaker-rules.policy.ts';
import { selectRegistered } from '../services/services.sql.ts';
import { selectOwedFees, updateWaived } from '../speakers/fees.sql.ts';
import { sha256 } from '../speakers/speaking.policy.ts';
import { tellOwner } from '../speakers/tell-owner.service.ts';
import { actualsOf } from './cancelling.policy.ts';

interface Waiving {
  readonly id: string;
  readonly doctorId: string;
  readonly by: WaivedBy;
  readonly reason: string;
}

interface Waived {
  /** CNY before tax. */
  readonly waived: number;
  /** What the meeting owes to others, CNY before tax. */
  readonly left: number;
}

/** Whoever calls knows of payments. */
export async function waiveCancellationFee(context: Context, waiving: Waiving): Promise<Waived> {
  const { sql, user } = context;
  const meeting = await lockMeeting(sql, user, waiving.id);
  if (meeting === undefined) throw fail(errors.notFound);
  return waive(context, { meeting, ...waiving, signerName: '' });
}

interface GivingUp {
  readonly meetingId: string;
  readonly doctorId: string;
  readonly signerName: string;
  readonly reason: string;
}

/** The doctor's own word, signed. Throws otherSigner for another name than the registered one. Whoever calls knows of payments. */
export async function giveUpCancellationFee(
  context: PublicContext,
  { meetingId, doctorId, signerName, reason }: GivingUp,
): Promise<Waived> {
  const { sql, language } = context;
  const meeting = await lockAnyMeeting(sql, meetingId);
  if (meeting === undefined) throw fail(errors.noFeeOwed);
  const registered = await selectRegistered(sql, doctorId);
  if (registered === undefined || ![registered.name, registered.enName].includes(signerName))
    throw fail(errors.otherSigner, {}, [
      { field: 'body.signerName', message: wordsOf(errors.otherSigner, language, {}) },
    ]);
  const done = await waive(context, { meeting, doctorId, by: 'SPEAKER', reason, signerName });
  await tellOwner(context, {
    meetingId,
    kind: 'meetings.feeGivenUp',
    zh: `讲者 ${registered.name} 放弃取消费`,
    en: `Speaker ${registered.enName || registered.name} does without the cancellation fee`,
  });
  return done;
}

interface Work extends Omit<Waiving, 'id'> {
  readonly meeting: StoredMeeting;
  /** Empty where staff write down what was said. */
  readonly signerName: string;
}

async function waive(context: ActingContext, { meeting, doctorId, by, reason, signerName }: Work): Promise<Waived> {
  const { sql, clock, user } = context;
  const { id } = meeting;
  const owed = await selectOwedFees(sql, id);
  const fee = owed.find((one) => one.doctorId === doctorId);
  if (meeting.state !== 'CANCELLED' || fee === undefined) throw fail(errors.noFeeOwed);
  const at = clock.now();
  const hash = signerName === '' ? null : sha256([id, fee.fee, reason, signerName, at.toISOString()]);
  await updateWaived(sql, { meetingId: id, doctorId, by, reason, userId: user?.id ?? null, hash, at });
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
  await moveMeeting(sql, meeting, { to: 'CANCELLED', at, userId: user?.id, reason, changed: { actual: left } });
  return { waived: fee.fee, left };
}
