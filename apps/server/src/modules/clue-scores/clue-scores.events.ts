// An applied rule set is scored at once.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { scoreApplied } from './scoring/scoring.service.ts';

export const clueSubscribers: readonly Subscriber[] = [subscribe('clue-scores.applied', scoreApplied)];
