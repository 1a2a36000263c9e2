// Door of the contract of treatment records and patient portraits.
export { patientPortraitEndpoints } from './patient-portraits.endpoints.ts';
export { treatmentRecordEndpoints } from './treatment-records.endpoints.ts';
export { treatmentRecordErrors } from './treatment-records.errors.ts';
export { drugIn, drugSpellings } from './drugs.schema.ts';
export { doseIn, doseSpellings } from './doses.schema.ts';
export {
  Delay,
  Need,
  PatientPortrait,
  Persona,
  PersonaGroup,
  PersonaQuery,
  PersonaSplit,
  PortraitCell,
  PortraitList,
  SMALLEST_GROUP,
  delays,
  needs,
  personaSplits,
} from './patient-portraits.schema.ts';
export {
  ComparedShare,
  ComparisonQuestion,
  FEWEST_COMPARED,
  MOST_COMPARED,
  Measure,
  PortraitComparison,
  ShareDifference,
  measures,
} from './portrait-comparison.schema.ts';
export {
  AdverseEvent,
  AgeBand,
  ConsentBasis,
  HospitalTreatment,
  HospitalTreatmentFilter,
  HospitalTreatmentPaging,
  ICD_CODE,
  PATIENT_KEY,
  Payer,
  QualityFlag,
  Severity,
  TreatmentCount,
  TreatmentFilter,
  TreatmentPaging,
  TreatmentRecord,
  adverseEvents,
  ageBands,
  consentBases,
  isPatientKey,
  payers,
  qualityFlags,
  severities,
} from './treatment-records.schema.ts';
