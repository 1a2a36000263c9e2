// What budgets hear of the processes of their transfers.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followTransferEnd } from './transfers/transfers.service.ts';

export const budgetSubscribers: readonly Subscriber[] = [subscribe('workflows.ended', followTransferEnd)];
