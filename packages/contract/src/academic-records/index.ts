// Door of the contract of academic records.
export { academicRecordEndpoints } from './academic-records.endpoints.ts';
export { academicRecordErrors } from './academic-records.errors.ts';
export {
  AcademicKind,
  AcademicQuery,
  AcademicState,
  Decision,
  DoctorWorks,
  Evidence,
  ListKind,
  NewAcademicRecord,
  RecordDetails,
  RecordKept,
  ResumeKind,
  ResumeRecord,
  evidence,
  listKinds,
  resumeKinds,
  type AcademicItem,
} from './academic-records.schema.ts';
export {
  CorrectableField,
  Correction,
  CorrectionAnswer,
  CorrectionKept,
  CorrectionQuery,
  CorrectionState,
  NewCorrection,
  correctableFields,
} from './corrections.schema.ts';
