// The sends of a marketing activity: counted to it, taken out of it, and what they came to together (product 3.9, 3.18).
import { activityErrors as errors, type ActivitySends, type Campaign } from '@yijian/contract/market-activities';
import { MOST_SENDS } from '@yijian/contract/sends';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findSends } from '../../sends/index.ts';
import { lockActivity, selectStored } from '../market-activities.sql.ts';
import { deleteSend, insertSends, selectCampaigns, selectOtherActivity, selectSendIds } from './activity-sends.sql.ts';

export async function findActivitySends(context: Context, id: string): Promise<ActivitySends> {
  if ((await selectStored(context.sql, [id])).length === 0) throw fail(errors.notFound);
  return findSends(context, await selectSendIds(context.sql, id));
}

/** Sends that are there already stay; a send belongs to one activity. Answers how many came. */
export async function addActivitySends(
  context: Context,
  { id, sendIds: asked }: { readonly id: string; readonly sendIds: readonly string[] },
): Promise<{ count: number }> {
  const { sql, user, clock } = context;
  if ((await lockActivity(sql, id)) === undefined) throw fail(errors.notFound);
  const sendIds = [...new Set(asked)];
  const { sends } = await findSends(context, sendIds);
  if (sends.length < sendIds.length) throw fail(errors.sendUnknown);
  const all = new Set([...(await selectSendIds(sql, id)), ...sendIds]);
  if (all.size > MOST_SENDS) throw fail(errors.tooManySends, { most: MOST_SENDS });
  const count = await insertSends(sql, { activityId: id, sendIds, userId: user.id, at: clock.now() });
  const name = await selectOtherActivity(sql, { activityId: id, sendIds });
  if (name !== undefined) throw fail(errors.sendTaken, { name });
  return { count };
}

/** Those that are not over. */
export function listCampaigns(context: Context): Promise<Campaign[]> {
  const { sql, clock } = context;
  return selectCampaigns(sql, dayInShanghai(clock.now()));
}

/** Counts a send that was just confirmed to the activity which its sender chose; says where that cannot be. */
export async function joinCampaign(
  context: Context,
  { campaignId, sendId }: { readonly campaignId: string; readonly sendId: string },
): Promise<'JOINED' | 'CLOSED' | 'FULL'> {
  const { sql, user, clock } = context;
  const campaign = await lockActivity(sql, campaignId);
  if (campaign === undefined || campaign.endsOn < dayInShanghai(clock.now())) return 'CLOSED';
  if ((await selectSendIds(sql, campaignId)).length >= MOST_SENDS) return 'FULL';
  await insertSends(sql, { activityId: campaignId, sendIds: [sendId], userId: user.id, at: clock.now() });
  return 'JOINED';
}

export async function removeActivitySend(
  context: Context,
  { id, sendId }: { readonly id: string; readonly sendId: string },
): Promise<null> {
  if ((await lockActivity(context.sql, id)) === undefined) throw fail(errors.notFound);
  const { sends } = await findSends(context, [sendId]);
  if (sends.length === 0 || !(await deleteSend(context.sql, { activityId: id, sendId })))
    throw fail(errors.sendUnknown);
  return null;
}
