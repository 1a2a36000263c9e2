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
export { doctorFields } from './fields/doctor-fields.schema.ts';
export { fieldLabels } from './fields/field-labels.schema.ts';
export { budgetFields, costCenterFields, orderFields } from './fields/meetings/finance-fields.schema.ts';
export { hospitalFields } from './fields/hospital-fields.schema.ts';
export { meetingFields } from './fields/meetings/meeting-fields.schema.ts';
export { paymentFields } from './fields/meetings/payment-fields.schema.ts';
export {
  columnWordsOf,
  governedColumnsOf,
  governedNamesOf,
  inCamelCase,
  sheetColumnsOf,
  type RecordField,
  type RecordFields,
} from './fields/record-field.schema.ts';
export { taskFields } from './fields/task-fields.schema.ts';
export { userFields } from './fields/user-fields.schema.ts';
export { verificationFields } from './fields/verification-fields.schema.ts';
export { visitFields } from './fields/visit-fields.schema.ts';
export { treatmentFields } from './fields/analysis/treatment-fields.schema.ts';
export { qualificationFields, speakerFields } from './fields/meetings/speaker-fields.schema.ts';
export { articleFields } from './fields/meetings/article-fields.schema.ts';
export { clueFields } from './fields/analysis/clue-fields.schema.ts';
export { counterpartyFields } from './fields/meetings/counterparty-fields.schema.ts';
export { listFields, type FieldOf, type ListField } from './list-fields.schema.ts';
export { openingLineFields } from './fields/meetings/opening-line-fields.schema.ts';
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
