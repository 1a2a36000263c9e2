// Door of the contract of speakers.
export { speakerFileEndpoints } from './speaker-files.endpoints.ts';
export { speakerFileErrors } from './speaker-files.errors.ts';
export { speakerChangeEndpoints } from './speaker-changes.endpoints.ts';
export { speakerEndpoints } from './speakers.endpoints.ts';
export { speakerErrors } from './speakers.errors.ts';
export {
  ContractService,
  ContractState,
  EXPIRING_DAYS,
  EXPIRY_NOTICES,
  EvidenceKind,
  ExpiresWithin,
  LARGEST_RENEWAL,
  Speaker,
  SpeakerAct,
  SpeakerChange,
  SpeakerChangeDraft,
  SpeakerChangeRequest,
  SpeakerChangeState,
  SpeakerContract,
  SpeakerContractDraft,
  SpeakerDetail,
  SpeakerDraft,
  SpeakerEvidence,
  SpeakerFilter,
  SpeakerKept,
  SpeakerPaging,
  SpeakerReason,
  SpeakerRenewal,
  SpeakerSignature,
  SpeakerState,
  SpeakerTab,
  SpeakerTier,
  SpeakersRenewed,
  LEARNING_HOUR_MINUTES,
  contractServices,
  evidenceKinds,
  speakerStates,
  speakerTiers,
} from './speakers.schema.ts';
