// Door of the doctors contract.
export { doctorKeepingEndpoints } from './doctor-keeping.endpoints.ts';
export { doctorTransferEndpoints } from './doctor-transfers.endpoints.ts';
export { NewTransfer, TransferPreview, TransferPreviewBody } from './doctor-transfers.schema.ts';
export { doctorEndpoints } from './doctors.endpoints.ts';
export { doctorErrors } from './doctors.errors.ts';
export {
  Channel,
  ClueBand,
  Consent,
  ContentRead,
  CoverageStatus,
  CustomerListType,
  DepartmentCount,
  DepartmentQuery,
  Doctor,
  DoctorBasics,
  DoctorRecord,
  DoctorChoice,
  DoctorCountQuery,
  DoctorExportQuery,
  DoctorFilter,
  DoctorListQuery,
  DoctorSearch,
  FocusBatch,
  LastVisit,
  Tier,
  doctorSorts,
} from './doctors.schema.ts';
export { doctorFileErrors } from './doctor-files.errors.ts';
export { doctorFileEndpoints } from './files/doctor-files.endpoints.ts';
export { FormerDoctor } from './former-doctor.schema.ts';
export { doctorTagEndpoints, tagRuleEndpoints } from './tagging/doctor-tags.endpoints.ts';
export {
  DoctorTag,
  PersonalSet,
  RuleRelationQuery,
  TagAddQuery,
  TagDeleteQuery,
  TagRule,
  TagRuleDraft,
  TagRuleFilter,
  TagSource,
  TermSet,
} from './tagging/doctor-tags.schema.ts';
export {
  LIKELY_SCORE,
  LikelyDoctor,
  LikelyDoctors,
  LikelyQuery,
  Verdicts,
  likenessFeatures,
  likenessPoints,
  pointsOf,
  type LikenessFeature,
} from './likeness.schema.ts';
export { Archive, ArchiveReason, DoctorKept, Namesake, NewArchive, NewDoctor } from './new-doctor.schema.ts';
export { doctorWorkErrors } from './doctor-work.errors.ts';
export {
  doctorTagWorkEndpoints,
  doctorTaskWorkEndpoints,
  doctorVisitWorkEndpoints,
  doctorWorkEndpoints,
} from './work/doctor-work.endpoints.ts';
export {
  DoctorWork,
  MOST_TAG_DOCTORS,
  MOST_TASK_DOCTORS,
  MOST_VISIT_DOCTORS,
  RefusedDoctor,
  TagWork,
  TaskWork,
  VisitWork,
  WorkKind,
  WorkState,
} from './work/doctor-work.schema.ts';
