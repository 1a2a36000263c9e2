// Side door of privacy: whoever contacts a doctor asks here first.
export { findLedger, mayContact } from './consents/consents.service.ts';
export {
  findTextInForce,
  grantOwnConsent,
  listOwnConsents,
  withdrawOwnConsent,
} from './consents/own-consents.service.ts';
export { mayReveal } from './reveals/reveals.policy.ts';
export {
  beginComparison,
  comparedToday,
  noteComparison,
  wasCompared,
  type TypedNumber,
} from './reveals/comparisons.service.ts';
export { revealValue } from './reveals/reveals.service.ts';
