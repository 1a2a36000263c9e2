// Invitations that go out over the doctors' own channels: who may send them, what they tell, how a doctor stands to one.
import type { GuestState } from '@yijian/contract/meetings';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { openFor } from '../content/content.service.ts';
import { selectGuestDoctors, selectInviting, selectReply, type InvitingMeeting } from './inviting.sql.ts';

/** Undefined unless the meeting is approved and has yet to begin. */
export function findInviting(
  context: Pick<PublicContext, 'sql' | 'clock'>,
  id: string,
): Promise<InvitingMeeting | undefined> {
  return selectInviting(context.sql, id, context.clock.now());
}

/** Ids of the doctors among the guests. Throws unless the caller may invite to the meeting now. */
export async function listGuestDoctors(context: Context, id: string): Promise<string[]> {
  await openFor(context, { id, act: 'invite' });
  return selectGuestDoctors(context.sql, id);
}

/** Undefined where the doctor is no longer among the guests. */
export function findReply(
  context: PublicContext,
  guest: { readonly meetingId: string; readonly doctorId: string },
): Promise<GuestState | undefined> {
  return selectReply(context.sql, guest);
}
