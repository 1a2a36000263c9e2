// Door of the contract of speakers.
export { speakerFileEndpoints } from './speaker-files.endpoints.ts';
export { speakerFileErrors } from './speaker-files.errors.ts';
export { speakerEndpoints } from './speakers.endpoints.ts';
export { speakerErrors } from './speakers.errors.ts';
export {
  ContractService,
  ContractState,
  EXPIRING_DAYS,
  EvidenceKind,
  Speaker,
  SpeakerAct,
  SpeakerChange,
  SpeakerContract,
  SpeakerContractDraft,
  SpeakerDetail,
  SpeakerDraft,
  SpeakerEvidence,
  SpeakerFilter,
  SpeakerKept,
  SpeakerPaging,
  SpeakerReason,
  SpeakerSignature,
  SpeakerState,
  SpeakerTab,
  SpeakerTier,
  LEARNING_HOUR_MINUTES,
  contractServices,
  evidenceKinds,
  speakerStates,
  speakerTiers,
} from './speakers.schema.ts';
