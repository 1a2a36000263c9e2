// What articles hear of their reviews.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followArticleReview } from './reviews/reviews.service.ts';

export const articlesSubscribers: readonly Subscriber[] = [subscribe('workflows.ended', followArticleReview)];
