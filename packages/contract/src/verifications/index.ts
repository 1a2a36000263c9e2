// Door of the verifications contract.
export { verificationEndpoints } from './verifications.endpoints.ts';
export { failedResultEndpoints } from './failed-results.endpoints.ts';
export { verificationErrors } from './verifications.errors.ts';
export {
  Certificate,
  CompletedMany,
  Finding,
  FindingKind,
  NewCertificate,
  ResultAnswer,
  ResultFault,
  ResultVerdict,
} from './certificates.schema.ts';
export {
  CERTIFICATE_LIMIT,
  CertificateType,
  Decision,
  FieldDecision,
  KnownDoctor,
  MOST_CERTIFICATES,
  MOST_RESULT_ROWS,
  RequestedFields,
  Verification,
  VerificationAction,
  VerificationCount,
  VerificationDetail,
  VerificationDraft,
  VerificationEvent,
  VerificationExportQuery,
  VerificationField,
  VerificationFilter,
  VerificationHistoryQuery,
  VerificationKept,
  VerificationKind,
  VerificationQuery,
  VerificationState,
  VerifiedField,
  riskyFields,
  verificationStates,
  waitingVerificationStates,
} from './verifications.schema.ts';
