// Door of the contract of treatment records and patient portraits.
export { patientPortraitEndpoints } from './patient-portraits.endpoints.ts';
export { treatmentRecordEndpoints } from './treatment-records.endpoints.ts';
export { treatmentRecordErrors } from './treatment-records.errors.ts';
export { doseIn, doseSpellings } from './doses.schema.ts';
export {
  Delay,
  Need,
  PatientPortrait,
  Persona,
  PersonaQuery,
  PortraitCell,
  PortraitList,
  SMALLEST_GROUP,
  delays,
  needs,
} from './patient-portraits.schema.ts';
export {
  AdverseEvent,
  AgeBand,
  ConsentBasis,
  HospitalTreatment,
  HospitalTreatmentFilter,
  HospitalTreatmentPaging,
  ICD_CODE,
  PATIENT_KEY,
  QualityFlag,
  TreatmentCount,
  TreatmentFilter,
  TreatmentPaging,
  TreatmentRecord,
  adverseEvents,
  ageBands,
  consentBases,
  isPatientKey,
  qualityFlags,
} from './treatment-records.schema.ts';
