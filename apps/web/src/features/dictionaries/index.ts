// Side door of the dictionaries.
export { useDepartments, useDictionaries, type DictionaryOption, type DictionaryWords } from './dictionaries.api.ts';
