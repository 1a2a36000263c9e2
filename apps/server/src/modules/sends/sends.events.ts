// What sending hears: articles that are recalled, questions that doctors put below them.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followQuestion } from './asking/asking.service.ts';
import { tellRecalled } from './delivery/recalls.service.ts';

export const sendsSubscribers: readonly Subscriber[] = [
  subscribe('articles.recalled', tellRecalled),
  subscribe('sends.asked', followQuestion),
];
