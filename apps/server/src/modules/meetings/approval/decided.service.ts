// What the approval of a meeting does here: it begins, it is agreed to, sent back, or ends otherwise (product: Meeting machine).
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { notify } from '../../notifications/index.ts';
import { requireNoneBlacklisted } from '../../speakers/index.ts';
import { findEnding, type Decided } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { sumOf } from '../content/content.policy.ts';
import { selectContent } from '../content/content.sql.ts';
import { lockAnyMeeting, moveMeeting, selectIdOfInstance, type StoredMeeting } from '../meetings.sql.ts';
import { talksOf } from '../rules/speaker-rules.policy.ts';
import { bringBack, giveBack, hold } from './approval.service.ts';
import { updateInstance } from './decided.sql.ts';

const waiting = new Set(['IN_APPROVAL', 'CHANGE_APPROVAL', 'RETURNED']);

async function meetingIn(context: Context, { form }: Decided): Promise<StoredMeeting> {
  const id = form['meeting'];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const meeting = isId ? await lockAnyMeeting(context.sql, id) : undefined;
  if (meeting === undefined || !waiting.has(meeting.state)) throw fail(errors.notFound);
  return meeting;
}

/** Ties the process to its meeting: nobody starts one for a meeting that was not submitted, or with another amount. */
export async function beginApproval(context: Context, decided: Decided): Promise<void> {
  const meeting = await meetingIn(context, decided);
  const { amount, change } = decided.form;
  const isSame = amount === meeting.estimate && change === (meeting.state === 'CHANGE_APPROVAL');
  if (meeting.instanceId !== null || !isSame) throw fail(errors.notFound);
  await updateInstance(context.sql, meeting.id, decided.instanceId);
}

export async function approveMeeting(context: Context, decided: Decided): Promise<void> {
  const meeting = await meetingIn(context, decided);
  if (meeting.instanceId !== decided.instanceId) throw fail(errors.notFound);
  const { sql, clock } = context;
  const draft = await selectContent(sql, meeting.id);
  // Somebody may have been blacklisted since it was submitted.
  await requireNoneBlacklisted(
    context,
    talksOf(draft).map(({ doctorId }) => doctorId),
  );
  await hold(context, { meeting, draft, stage: 'COMMITTED', amount: sumOf(draft.costs) });
  const at = clock.now();
  await moveMeeting(sql, meeting, { to: 'APPROVED', at, userId: decided.decidedBy, changed: { approved_at: at } });
}

/** A refusal: an application ends, a change brings back what was approved. */
export async function followEnd(
  context: Context,
  ended: { readonly instanceId: string; readonly definitionKey: string; readonly state: string },
): Promise<void> {
  const meeting = await waitingOn(context, ended);
  if (meeting === undefined || ended.state === 'APPROVED') return;
  const isCancelled = ended.state === 'CANCELLED';
  const { userId, comment = '' } = (await findEnding(context, ended.instanceId)) ?? {};
  const reason = comment || (isCancelled ? '审批流程被取消' : '审批未通过');
  if (meeting.state === 'CHANGE_APPROVAL') await bringBack(context, { meeting, reason, userId });
  else await giveBack(context, { meeting, to: isCancelled ? 'DRAFT' : 'REJECTED', reason, userId });
}

async function waitingOn(
  context: Context,
  { instanceId, definitionKey }: { readonly instanceId: string; readonly definitionKey: string },
): Promise<StoredMeeting | undefined> {
  if (definitionKey !== 'meeting-approval') return undefined;
  const id = await selectIdOfInstance(context.sql, instanceId);
  const meeting = id === undefined ? undefined : await lockAnyMeeting(context.sql, id);
  return meeting !== undefined && waiting.has(meeting.state) && meeting.instanceId === instanceId ? meeting : undefined;
}

/** Sent back to the owner: the application is edited and submitted anew; a change comes back as it was. */
export async function followReturn(
  context: Context,
  returned: { readonly instanceId: string; readonly definitionKey: string; readonly reason: string },
): Promise<void> {
  const meeting = await waitingOn(context, returned);
  if (meeting?.state !== 'IN_APPROVAL') return;
  const { sql, clock } = context;
  const { reason } = returned;
  const ending = await findEnding(context, returned.instanceId);
  await moveMeeting(sql, meeting, { to: 'RETURNED', at: clock.now(), userId: ending?.userId, reason });
  await notify(context, {
    userId: meeting.ownerId,
    kind: 'meetings.returned',
    title: {
      zh: `会议 ${meeting.number} 被退回：${reason}`,
      en: `Meeting ${meeting.number} was returned: ${reason}`,
    },
    path: `/meeting/meetDetail?id=${meeting.id}`,
  });
}
