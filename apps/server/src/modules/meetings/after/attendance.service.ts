// Only who signed in at a meeting gets its materials and its survey (product 3.24).
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { fail } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { selectAttendance, type Attendance } from './attendance.sql.ts';

/** A meeting and a doctor. */
export interface AtMeeting {
  readonly id: string;
  readonly doctorId: string;
}

/** Throws guestNotFound, or notSignedIn. */
export async function requireAttendance(context: PublicContext, { id, doctorId }: AtMeeting): Promise<Attendance> {
  const attendance = await selectAttendance(context.sql, { meetingId: id, doctorId });
  if (attendance === undefined) throw fail(errors.guestNotFound);
  if (!attendance.hasCome) throw fail(errors.notSignedIn);
  return attendance;
}
