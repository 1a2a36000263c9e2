// A meeting is opened to an inspector, to read and for a time, and closed again.
import { coreErrors } from '@yijian/contract/core';
import {
  meetingErrors as errors,
  type InspectionDraft,
  type MeetingInspection,
  type MeetingState,
} from '@yijian/contract/meetings';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { lockMeeting } from '../meetings.sql.ts';
import { endInspection, insertInspection, selectInspections, selectIsActive } from './inspections.sql.ts';

const DAY = 86_400_000;
const unknown = { zh: '用户不存在或已停用', en: 'names a user who is not there or not active' } as const;
const reviewed: ReadonlySet<MeetingState> = new Set(['TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED']);

/** Those who may confirm see who else looks; nobody else does. */
export async function listInspections(context: Context, meetingId: string): Promise<MeetingInspection[]> {
  const { sql, user, language, clock } = context;
  if (!isAllowed(user, 'meeting:meetings:confirm')) return [];
  const rows = await selectInspections(sql, { meetingId, language, now: clock.now() });
  return rows.map((row) => ({ ...row, user: { ...row.user }, until: row.until.toISOString() }));
}

export async function openInspection(
  context: Context,
  { id, userId, days, reason }: InspectionDraft & { id: string },
): Promise<MeetingInspection[]> {
  const { sql, user, clock, language } = context;
  const meeting = await lockMeeting(sql, user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  if (!reviewed.has(meeting.state)) throw fail(errors.notHeld);
  if (!(await selectIsActive(sql, userId)))
    throw fail(coreErrors.badInput, { fields: 'body.userId' }, [{ field: 'body.userId', message: unknown[language] }]);
  const at = clock.now();
  const until = new Date(at.getTime() + days * DAY);
  await insertInspection(sql, { meetingId: id, userId, reason, grantedBy: user.id, at, until });
  return listInspections(context, id);
}

export async function closeInspection(
  context: Context,
  { id, inspectionId }: { id: string; inspectionId: string },
): Promise<MeetingInspection[]> {
  const { sql, user, clock } = context;
  if ((await lockMeeting(sql, user, id)) === undefined) throw fail(errors.notFound);
  const isEnded = await endInspection(sql, { meetingId: id, id: inspectionId, at: clock.now() });
  if (!isEnded) throw fail(errors.inspectionNotFound);
  return listInspections(context, id);
}
