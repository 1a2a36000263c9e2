// Side door of the dictionaries.
export { namedDepartment } from './named-department.sql.ts';
export { findDictionaries, listDepartments, listStandardTitles } from './dictionaries.service.ts';
export { restoreEntryField } from './entry-changes.service.ts';
export { requireDictionaryValues, type DictionaryUse } from './dictionary-values.service.ts';
