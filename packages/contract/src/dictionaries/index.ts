// Door of the dictionaries contract.
export { dictionaryAdminEndpoints } from './dictionaries-admin.endpoints.ts';
export {
  ChangedDictionaryType,
  ChangedDictionaryValue,
  DictionaryDetail,
  DictionaryOrder,
  DictionaryType,
  DictionaryValue,
  NewDictionaryType,
  NewDictionaryValue,
  entryColours,
} from './dictionaries-admin.schema.ts';
export { dictionaryEndpoints } from './dictionaries.endpoints.ts';
export { dictionaryErrors } from './dictionaries.errors.ts';
export { listFields, type ListField } from './list-fields.schema.ts';
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
