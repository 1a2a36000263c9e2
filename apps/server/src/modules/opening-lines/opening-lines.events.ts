// What opening lines hear of their reviews.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followOpeningReview } from './reviews/reviews.service.ts';

export const openingLineSubscribers: readonly Subscriber[] = [subscribe('workflows.ended', followOpeningReview)];
