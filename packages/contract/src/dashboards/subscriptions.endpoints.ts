// The calls of subscriptions of boards (product 3.19).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { dashboardErrors as errors } from './dashboards.errors.ts';
import { NewSubscription, Subscription, SubscriptionQuery } from './subscriptions.schema.ts';

const board = { permission: 'data:dashboards:read' } as const;
const path = '/v2/dashboard/subscriptions';

export const subscriptionEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: { zh: '我的看板订阅', en: 'Own subscriptions of boards' },
    access: board,
    query: SubscriptionQuery,
    output: z.array(Subscription),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: { zh: '订阅看板', en: 'Subscribe to a board' },
    access: board,
    body: { encoding: 'json', schema: NewSubscription },
    output: z.object({ id: Id }),
    errors: [errors.subscribedAlready],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: { zh: '取消看板订阅', en: 'End a subscription of a board' },
    access: board,
    params: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
    errors: [errors.subscriptionNotFound],
  }),
};
