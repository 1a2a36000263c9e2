// Treatment records: one pseudonymous patient on one line of therapy (specification 2.3, sdaManager; 7.2, diagnosis).
import { z } from 'zod';
import { Day, Id, list, maybe, pageQuery, text } from '../core/index.ts';

export const ageBands = ['UNDER_18', 'FROM_18_TO_39', 'FROM_40_TO_59', 'FROM_60'] as const;
export const AgeBand = z.enum(ageBands);
export type AgeBand = z.infer<typeof AgeBand>;

/** A pseudonym begins with a letter, so that no identity number or phone number is one. */
export const PATIENT_KEY = /^[A-Z][A-Z0-9-]{5,31}$/;

/** Not a pseudonym: one that hides a Chinese identity number or mobile number behind a letter. */
export const isPatientKey = (key: string): boolean => PATIENT_KEY.test(key) && !/1[3-9]\d{9}|\d{17}[\dX]/.test(key);

/** ICD-10, Chinese clinical edition: G43, G43.9, G43.900, F20.000X001. */
export const ICD_CODE = /^[A-Z]\d{2}(?:\.\d{1,3}(?:X\d{3})?)?$/;
/** The beginning of a code is enough. */
const icdStart = text(12).overwrite((code) => code.toUpperCase());

export const adverseEvents = ['YES', 'NO', 'UNKNOWN'] as const;
export const AdverseEvent = z.enum(adverseEvents);
export type AdverseEvent = z.infer<typeof AdverseEvent>;

export const consentBases = ['CONSENT', 'ETHICS', 'ANONYMISED', 'UNKNOWN'] as const;
/** On what the use of the record is based: consent of the patient, a waiver of the ethics committee, made anonymous at the source. */
export const ConsentBasis = z.enum(consentBases);
export type ConsentBasis = z.infer<typeof ConsentBasis>;

export const severities = ['MILD', 'MODERATE', 'SEVERE', 'UNKNOWN'] as const;
/** Of the disease when the line began, as the source judged it. */
export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

export const payers = ['EMPLOYEE', 'RESIDENT', 'COMMERCIAL', 'SELF', 'OTHER', 'UNKNOWN'] as const;
/** Who pays most of the therapy: insurance of employees or of residents, a private one, the patient, another. */
export const Payer = z.enum(payers);
export type Payer = z.infer<typeof Payer>;

export const qualityFlags = [
  'NO_ICD',
  'NO_SYMPTOM_DAY',
  'NO_DEPARTMENT',
  'NO_DOSE',
  'NO_OUTCOME',
  'NO_CONSENT',
] as const;
/** What a record lacks. */
export const QualityFlag = z.enum(qualityFlags);
export type QualityFlag = z.infer<typeof QualityFlag>;

const codes = list(text(40, 1), 50).optional();

export const TreatmentFilter = z.strictObject({
  patientKey: text(32).optional().describe('The whole pseudonym; only for readers who see it'),
  hospital: text(50).optional().describe('Part of the name of the hospital'),
  hospitalId: list(Id, 50).optional(),
  provinceCode: codes,
  cityCode: codes,
  department: text(60).optional().describe('Part of the name of the department, in either language'),
  sex: list(z.enum(['MALE', 'FEMALE']), 2).optional(),
  ageBand: list(AgeBand, ageBands.length).optional(),
  indication: codes,
  comorbidity: codes.describe('Patients with any of them'),
  line: list(z.enum(['1', '2', '3', '4', '5']), 5).optional(),
  drug: text(60).optional().describe('Part of the name of the drug or regimen, in either language'),
  stopReason: codes,
  outcome: codes,
  source: codes,
  icdCode: icdStart
    .optional()
    .describe('Beginning of the code; a masked reader searches by its first three characters'),
  dose: text(60).optional().describe('Part of the dose'),
  adverseEvent: list(AdverseEvent, adverseEvents.length).optional(),
  consentBasis: list(ConsentBasis, consentBases.length).optional(),
  severity: list(Severity, severities.length).optional(),
  payer: list(Payer, payers.length).optional(),
  quality: list(QualityFlag, qualityFlags.length).optional().describe('Records that lack any of them'),
  batchId: Id.optional().describe('Of the upload that brought them'),
  isStopped: z.boolean().optional(),
  diagnosedFrom: Day.optional(),
  diagnosedTo: Day.optional(),
  startedFrom: Day.optional(),
  startedTo: Day.optional(),
  stoppedFrom: Day.optional(),
  stoppedTo: Day.optional(),
});
export type TreatmentFilter = z.infer<typeof TreatmentFilter>;

export const TreatmentPaging = pageQuery(['startedOn', 'diagnosedOn', 'stoppedOn', 'line']);
export type TreatmentPaging = z.infer<typeof TreatmentPaging>;
export const TreatmentCount = z.object({ totalElements: z.int().min(0) });

const DayOrMonth = z.string().meta({ description: 'YYYY-MM-DD, or YYYY-MM where the reader sees it masked' });

export const TreatmentRecord = z.object({
  id: Id,
  patientKey: z.string(),
  isMasked: z.boolean().describe('The pseudonym is shortened, the year of birth left out and days are months'),
  sex: z.enum(['MALE', 'FEMALE']),
  birthYear: maybe(z.int()),
  ageBand: AgeBand,
  provinceName: maybe(z.string()),
  cityName: maybe(z.string()),
  hospitalName: z.string(),
  department: z.string().describe('In the language of the reader where it is a standard one'),
  indication: z.string(),
  firstSymptomOn: maybe(DayOrMonth),
  diagnosedOn: DayOrMonth,
  comorbidities: z.array(z.string()),
  line: z.int(),
  drug: z.string().describe('In the language of the reader where it is a product or a generic name'),
  startedOn: DayOrMonth,
  stoppedOn: maybe(DayOrMonth),
  stopReason: maybe(z.string()),
  outcome: z.string(),
  source: z.string(),
  icdCode: z.string().describe('Its first three characters where the reader sees it masked'),
  dose: z.string(),
  adverseEvent: AdverseEvent,
  consentBasis: ConsentBasis,
  severity: Severity,
  payer: Payer,
  quality: z.array(QualityFlag),
  batchId: maybe(Id).describe('The upload that brought it'),
});
export type TreatmentRecord = z.infer<typeof TreatmentRecord>;

export const HospitalTreatmentFilter = z.strictObject({
  hospital: text(50).optional().describe('Part of the name of the hospital'),
  provinceCode: codes,
  indication: codes,
});
export type HospitalTreatmentFilter = z.infer<typeof HospitalTreatmentFilter>;
export const HospitalTreatmentPaging = pageQuery(['patients', 'hospitalName']).extend(HospitalTreatmentFilter.shape);
export type HospitalTreatmentPaging = z.infer<typeof HospitalTreatmentPaging>;

export const HospitalTreatment = z.object({
  hospitalId: Id,
  hospitalName: z.string(),
  provinceName: maybe(z.string()),
  cityName: maybe(z.string()),
  indication: z.string(),
  patients: z.int().describe('At least ten'),
});
export type HospitalTreatment = z.infer<typeof HospitalTreatment>;
