// Door of the privacy contract.
export { consentEndpoints } from './consents.endpoints.ts';
export {
  ConsentChannel,
  ConsentEntry,
  ConsentEvent,
  ConsentLedger,
  ConsentPurpose,
  ConsentSource,
  ConsentText,
  NewConsent,
  NewConsentText,
} from './consents.schema.ts';
export { privacyErrors } from './privacy.errors.ts';
export { revealEndpoints } from './reveals.endpoints.ts';
export {
  ComparedCategory,
  KeptNumber,
  OwnRevealQuery,
  PersonalField,
  PersonalTable,
  PersonalValue,
  Reveal,
  RevealCategory,
  Revealed,
  RevealQuery,
  RevealRow,
  SHORTEST_REASON,
} from './reveals.schema.ts';
