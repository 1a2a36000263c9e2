// Side door of the dictionaries.
export { findDictionaries, listDepartments } from './dictionaries.service.ts';
