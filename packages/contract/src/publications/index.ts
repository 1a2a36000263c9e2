// Door of the publications contract.
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
  CreditState,
  Evidence,
  Paper,
  PaperAuthor,
  PaperDetail,
  PaperInfo,
  PaperInfoQuery,
  PaperQuery,
  PaperSummary,
  PaperYear,
  evidenceFeatures,
} from './papers.schema.ts';
export { PUBLICATION_FILE_LIMIT, publicationEndpoints } from './publications.endpoints.ts';
export { publicationErrors } from './publications.errors.ts';
