// What the verifications hear of their processes.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followEnd } from './review/effects.service.ts';

export const verificationSubscribers: readonly Subscriber[] = [subscribe('workflows.ended', followEnd)];
