// What sending hears: articles that are recalled, questions that doctors put below them, messages of which the lists show a count.
import { touchedTopic, type Touched } from '../doctors/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followQuestion } from './asking/asking.service.ts';
import { tellRecalled } from './delivery/recalls.service.ts';
import { tellWithdrawn } from './opening/withdrawn.service.ts';
import { countContent, countMerged, countTouched } from './in-lists/in-lists.service.ts';

interface Merge {
  readonly [key: string]: unknown;
  readonly survivorId: string;
  readonly loserId: string;
}

export const sendsSubscribers: readonly Subscriber[] = [
  subscribe('articles.recalled', tellRecalled),
  subscribe('opening-lines.withdrawn', tellWithdrawn),
  subscribe('sends.asked', followQuestion),
  subscribe<Touched>(touchedTopic, countTouched),
  subscribe<Merge>('doctors.merged', countMerged),
  subscribe<Merge>('doctors.unmerged', countMerged),
  subscribe('sends.count', countContent),
];
