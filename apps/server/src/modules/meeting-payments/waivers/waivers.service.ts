// The fee of a late cancellation is waived while no payment asks for it (rule LC1).
import { meetingPaymentErrors as errors, type FeeWaiver, type WaivedFee } from '@yijian/contract/meeting-payments';
import { giveUpCancellationFee, waiveCancellationFee } from '../../meetings/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { lockMeetingOfPayment } from '../content/content.sql.ts';
import { selectAsking } from './waivers.sql.ts';

/** Lines of fees are filled anew for those who are still owed one, so that no payment of the meeting may wait on them. */
export async function waiveFee(
  context: Context,
  { id, ...waiver }: FeeWaiver & { readonly id: string; readonly doctorId: string },
): Promise<WaivedFee> {
  await lockMeetingOfPayment(context.sql, id);
  const answer = await waiveCancellationFee(context, { id, ...waiver });
  const asking = await selectAsking(context.sql, { meetingId: id, doctorId: waiver.doctorId });
  if (asking !== undefined) throw fail(errors.feeInPayment, { payment: asking });
  return answer;
}

interface GivenUp {
  readonly meetingId: string;
  readonly doctorId: string;
  readonly signerName: string;
  readonly reason: string;
}

/** The same by the speaker, who cannot void the payment that stands in the way. */
export async function giveUpFee(context: PublicContext, given: GivenUp): Promise<WaivedFee> {
  const { meetingId, doctorId } = given;
  await lockMeetingOfPayment(context.sql, meetingId);
  const answer = await giveUpCancellationFee(context, given);
  if ((await selectAsking(context.sql, { meetingId, doctorId })) !== undefined) throw fail(errors.feeAppliedFor);
  return answer;
}
