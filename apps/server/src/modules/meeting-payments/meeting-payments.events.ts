// What payments hear of their approvals.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followPaymentEnd, followPaymentReturn } from './approval/decided.service.ts';

export const meetingPaymentSubscribers: readonly Subscriber[] = [
  subscribe('workflows.ended', followPaymentEnd),
  subscribe('workflows.returned', followPaymentReturn),
];
