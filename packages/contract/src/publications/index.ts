// Door of the publications contract.
export { publicationBenchEndpoints } from './bench.endpoints.ts';
export {
  BenchBy,
  BenchCounts,
  BenchGroup,
  BenchGroupQuery,
  BenchItem,
  BenchQuery,
  Decided,
  Decision,
  DecisionKind,
  LastDecision,
  NewDecision,
  Scholar,
  ScholarMerge,
  ScholarQuery,
  ScholarSplit,
  ScholarWork,
} from './bench.schema.ts';
export {
  ImportDetail,
  ImportFault,
  ImportKind,
  ImportPage,
  ImportState,
  NewImport,
  PublicationImport,
  faultProblems,
} from './imports.schema.ts';
export {
  AcademicRange,
  CreditState,
  Evidence,
  Paper,
  PaperAuthor,
  PaperDetail,
  PaperQuery,
  PaperSummary,
  PaperYear,
  Papers,
  academicList,
  evidenceFeatures,
  medicalFields,
  type MedicalField,
} from './papers.schema.ts';
export { PUBLICATION_FILE_LIMIT, publicationEndpoints } from './publications.endpoints.ts';
export { publicationErrors } from './publications.errors.ts';
