// The manager dashboard's own figures: each from the room that owns it, under the rights and the range of the reader (product 3.19).
import { coreErrors, daysBefore, type Paged } from '@yijian/contract/core';
import {
  contentChannels,
  type DecidedTask,
  type DecidedTaskQuery,
  type HeadQuery,
  type ManagerFigures,
  type MeetingHead,
  type PeriodQuery,
} from '@yijian/contract/dashboards';
import { MeetingFilter } from '@yijian/contract/meetings';
import { VerificationFilter, waitingVerificationStates } from '@yijian/contract/verifications';
import { findHeads, listHeads } from '../../meetings/index.ts';
import { countRequests } from '../../verifications/index.ts';
import { findWaits, listDecidedTasks, TOWER } from '../../workflows/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectReach } from '../channels.sql.ts';
import { requirePeriod, type Period } from '../periods.policy.ts';
import { pageOf } from '../rows.policy.ts';

const MEETINGS = 'meeting:meetings:read';
const VERIFICATIONS = 'customer:verifications:read';

const confirmed = ({ from, to }: Period): MeetingFilter => MeetingFilter.parse({ tab: 'doneConfirmed', from, to });

export async function findManagerFigures(context: Context, period: PeriodQuery): Promise<ManagerFigures> {
  requirePeriod(period, context.language);
  const asOf = context.clock.now().toISOString();
  const [meetings, content, approvals, verifications] = await Promise.all([
    meetingFigures(context, period),
    contentFigures(context, period),
    approvalFigures(context, period),
    waitingRequests(context),
  ]);
  return { asOf, meetings, content, approvals, verifications };
}

async function meetingFigures(context: Context, period: Period): Promise<ManagerFigures['meetings']> {
  if (!isAllowed(context.user, MEETINGS)) return null;
  const before = await findHeads(context, confirmed(daysBefore(period)));
  return {
    ...(await findHeads(context, confirmed(period))),
    previousHeads: before.heads,
    previousCost: before.cost,
  };
}

async function contentFigures({ sql, user: viewer }: Context, period: Period): Promise<ManagerFigures['content']> {
  const reach = ({ from, to }: Period) => selectReach(sql, { viewer, channels: contentChannels, from, to });
  const [now, before] = await Promise.all([reach(period), reach(daysBefore(period))]);
  return { received: now.received, engaged: now.people, previousReceived: before.received };
}

async function approvalFigures(context: Context, period: Period): Promise<ManagerFigures['approvals']> {
  if (!isAllowed(context.user, TOWER)) return null;
  const before = await findWaits(context, daysBefore(period));
  return { ...(await findWaits(context, period)), previousMedianSeconds: before.medianSeconds };
}

async function waitingRequests(context: Context): Promise<number | null> {
  if (!isAllowed(context.user, VERIFICATIONS)) return null;
  const filter = VerificationFilter.parse({ box: 'all', state: [...waitingVerificationStates] });
  return (await countRequests(context, filter)).totalElements;
}

export function listMeetingHeads(context: Context, query: HeadQuery): Promise<Paged<MeetingHead>> {
  requirePeriod(query, context.language);
  if (!isAllowed(context.user, MEETINGS)) throw fail(coreErrors.forbidden);
  return pageOf(query, {
    select: (page) => listHeads(context, { filter: confirmed(query), ...page }),
    shown: ({ id, doctorId, name, hospitalName, meetingId, meetingTitle, startsAt }) => ({
      id,
      doctorId,
      name,
      hospitalName,
      meetingId,
      meetingTitle,
      startsAt: startsAt.toISOString(),
    }),
  });
}

export function listApprovals(context: Context, query: DecidedTaskQuery): Promise<Paged<DecidedTask>> {
  requirePeriod(query, context.language);
  if (!isAllowed(context.user, TOWER)) throw fail(coreErrors.forbidden);
  const { from, to } = query;
  return pageOf(query, {
    select: (page) => listDecidedTasks(context, { from, to, ...page }),
    shown: ({ id, instanceId, title, kindName, nodeName, userName, decidedAt, seconds, isLate }) => ({
      id,
      instanceId,
      title,
      kindName,
      nodeName,
      userName,
      decidedAt: decidedAt.toISOString(),
      seconds,
      isLate,
    }),
  });
}
