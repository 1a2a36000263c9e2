// Actual costs above what was approved are approved anew before the confirmation is accepted (product: rules S10, H4).
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { notify } from '../../notifications/index.ts';
import { findEnding, startWorkflow, type Decided } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { exemptionForm, reasonsOf } from '../approval/approval.policy.ts';
import { endProcess } from '../approval/approval.service.ts';
import type { StoredResult } from '../approval/approval.sql.ts';
import { lockAnyMeeting, moveMeeting, type StoredMeeting } from '../meetings.sql.ts';
import { findExemptions } from '../rules/exemptions.service.ts';
import { selectIdOfActuals, updateActuals } from './actuals.sql.ts';

const ACTUALS = 'meeting-actuals';

/** What was spent above the estimate, or is let pass although a rule blocks it. */
const isToApprove = ({ code, outcome }: StoredResult): boolean =>
  outcome === 'BLOCK' || (code === 'S10' && outcome === 'WARN');

export async function startActuals(
  context: Context,
  { meeting, actual, results }: { meeting: StoredMeeting; actual: number; results: readonly StoredResult[] },
): Promise<void> {
  const passed = results.filter(isToApprove);
  if (passed.length === 0 || (await findExemptions(context, ACTUALS)).size === 0) return;
  const { id, number, title, estimate } = meeting;
  const words = { zh: `会议实际费用：${number} ${title}`, en: `Actual costs of meeting: ${number} ${title}` };
  await startWorkflow(context, {
    definitionKey: ACTUALS,
    title: words[context.language],
    form: {
      meeting: id,
      number,
      title,
      estimate,
      amount: actual,
      ...exemptionForm(passed),
      exemption: reasonsOf(passed),
    },
    selected: {},
    isDraft: false,
  });
}

async function meetingIn(context: Context, { form }: Decided): Promise<StoredMeeting> {
  const id = form['meeting'];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const meeting = isId ? await lockAnyMeeting(context.sql, id) : undefined;
  if (meeting?.state !== 'CONFIRM_REVIEW') throw fail(errors.notFound);
  return meeting;
}

/** Ties the process to its meeting: nobody starts one with other costs, or beside one that is open. */
export async function beginActuals(context: Context, decided: Decided): Promise<void> {
  const meeting = await meetingIn(context, decided);
  const { instanceId, form } = decided;
  const isTied = meeting.actualsState !== null;
  if (isTied || form['amount'] !== meeting.actual || form['estimate'] !== meeting.estimate) throw fail(errors.notFound);
  await updateActuals(context.sql, { id: meeting.id, instanceId, state: 'OPEN' });
}

export async function approveActuals(context: Context, decided: Decided): Promise<void> {
  const meeting = await meetingIn(context, decided);
  const { instanceId } = decided;
  if (meeting.actualsInstanceId !== instanceId) throw fail(errors.notFound);
  await updateActuals(context.sql, { id: meeting.id, instanceId, state: 'APPROVED' });
}

/** Refused or cancelled: the owner confirms anew, with other costs or another reason. */
export async function followActualsEnd(
  context: Context,
  ended: { readonly instanceId: string; readonly definitionKey: string; readonly state: string },
): Promise<void> {
  if (ended.state !== 'APPROVED') await bringBack(context, { ...ended, reason: '实际费用未获批准' });
}

export async function followActualsReturn(
  context: Context,
  returned: { readonly instanceId: string; readonly definitionKey: string; readonly reason: string },
): Promise<void> {
  const isBack = await bringBack(context, returned);
  if (isBack) await endProcess(context, { id: returned.instanceId, reason: returned.reason });
}

async function bringBack(
  context: Context,
  { instanceId, definitionKey, reason }: { instanceId: string; definitionKey: string; reason: string },
): Promise<boolean> {
  if (definitionKey !== ACTUALS) return false;
  const { sql, clock } = context;
  const id = await selectIdOfActuals(sql, instanceId);
  const meeting = id === undefined ? undefined : await lockAnyMeeting(sql, id);
  if (meeting?.state !== 'CONFIRM_REVIEW' || meeting.actualsState !== 'OPEN') return false;
  const ending = await findEnding(context, instanceId);
  const comment = ending?.comment ?? '';
  const why = comment === '' ? reason : comment;
  await moveMeeting(sql, meeting, {
    to: 'TO_CONFIRM',
    at: clock.now(),
    userId: ending?.userId,
    reason: why,
    changed: { actuals_instance_id: null, actuals_state: null },
  });
  await notify(context, {
    userId: meeting.ownerId,
    kind: 'meetings.sentBack',
    title: {
      zh: `会议 ${meeting.number} 的实际费用未获批准：${why}`,
      en: `The actual costs of meeting ${meeting.number} were not approved: ${why}`,
    },
    path: `/meeting/meetDetail?id=${meeting.id}`,
  });
  return true;
}
