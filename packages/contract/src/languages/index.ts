// Door of the languages contract.
export { languageEndpoints } from './languages.endpoints.ts';
export { languageErrors } from './languages.errors.ts';
export {
  ImportedWords,
  LanguageReport,
  MissingWords,
  Replacement,
  ReportKind,
  WordEntry,
  WordFile,
  WordFileQuery,
  WordQuery,
  WordState,
  Words,
  reportKinds,
  wordStates,
} from './languages.schema.ts';
