// Own subscriptions of boards: added, listed, ended (product 3.19).
import {
  dashboardErrors,
  type NewSubscription,
  type Subscription,
  type SubscriptionQuery,
} from '@yijian/contract/dashboards';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { nextAt } from './rhythm.policy.ts';
import { insertSubscription, selectSubscriptions, updateEnded } from './subscriptions.sql.ts';

export async function listSubscriptions(context: Context, query: SubscriptionQuery): Promise<Subscription[]> {
  const rows = await selectSubscriptions(context.sql, { ...query, userId: context.user.id });
  return rows.map((row) => ({
    ...row,
    nextAt: row.nextAt.toISOString(),
    lastAt: row.lastAt === null ? null : row.lastAt.toISOString(),
  }));
}

export async function addSubscription(context: Context, draft: NewSubscription): Promise<{ id: string }> {
  const { sql, user, language, origin, clock } = context;
  const kept = { ...draft, userId: user.id, language, origin, nextAt: nextAt(draft, clock.now()) };
  const id = await insertSubscription(sql, kept);
  if (id === undefined) throw fail(dashboardErrors.subscribedAlready);
  return { id };
}

export async function removeSubscription(context: Context, id: string): Promise<{ id: string }> {
  const { sql, user, clock } = context;
  const isEnded = await updateEnded(sql, { id, userId: user.id, reason: 'UNSUBSCRIBED', at: clock.now() });
  if (!isEnded) throw fail(dashboardErrors.subscriptionNotFound);
  return { id };
}
