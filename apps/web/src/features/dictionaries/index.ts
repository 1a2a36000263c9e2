// Side door of the dictionaries.
export {
  useDepartments,
  useDictionaries,
  useDoctorTitles,
  type DictionaryOption,
  type DictionaryWords,
} from './dictionaries.api.ts';
