// Side door of the verifications: what their process does here, and the steps by which the demo's requests came about.
import type { Effect } from '../workflows/index.ts';
import { agreed, begun, reviewed } from './review/effects.service.ts';

export const verificationEffects: readonly Effect[] = [
  { name: 'verifications.begin', apply: begun },
  { name: 'verifications.reviewed', apply: reviewed },
  { name: 'verifications.apply', apply: agreed },
];

export { newDoctorTopic } from './states.policy.ts';
export { countRequests } from './lists/lists.service.ts';
export { keepCertificate } from './certificates/certificates.service.ts';
export { saveDraft } from './requests/draft.service.ts';
export { submitNewDoctor, submitRequest } from './requests/requests.service.ts';
export {
  approveRequest,
  askAgain,
  askForMore,
  completeReview,
  decideField,
  pickRequest,
  rejectRequest,
} from './review/review.service.ts';
