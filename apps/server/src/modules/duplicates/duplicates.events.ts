// What the duplicates hear: a doctor was created.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { compareNew } from './scanning/scans.service.ts';

export const duplicateSubscribers: readonly Subscriber[] = [subscribe('doctors.created', compareNew)];
