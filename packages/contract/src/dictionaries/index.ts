// Door of the dictionaries contract.
export { dictionaryEndpoints } from './dictionaries.endpoints.ts';
export { dictionaryErrors } from './dictionaries.errors.ts';
export {
  ChangedEntry,
  CodeListBody,
  Department,
  DepartmentQuery,
  Dictionaries,
  DictionaryEntry,
  DictionaryKey,
  DictionaryKeys,
  Field,
  FieldList,
  FieldQuery,
  StandardName,
  dictionaryKeys,
} from './dictionaries.schema.ts';
