// Side door of the verifications: what their process does here, for the hall that puts the effects together.
import type { Effect } from '../workflows/index.ts';
import { agreed, begun, reviewed } from './review/effects.service.ts';

export const verificationEffects: readonly Effect[] = [
  { name: 'verifications.begin', apply: begun },
  { name: 'verifications.reviewed', apply: reviewed },
  { name: 'verifications.apply', apply: agreed },
];
