// What the library hears of its reviews.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followMaterialReview } from './reviews/reviews.service.ts';

export const librarySubscribers: readonly Subscriber[] = [subscribe('workflows.ended', followMaterialReview)];
