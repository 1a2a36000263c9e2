// What sending hears of articles.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { tellRecalled } from './delivery/recalls.service.ts';

export const sendsSubscribers: readonly Subscriber[] = [subscribe('articles.recalled', tellRecalled)];
