// Side door of the dictionaries.
export {
  useDepartments,
  useDictionaries,
  useDoctorTitles,
  useEntries,
  useMainDepartments,
  usePositions,
  useSubDepartments,
  type DictionaryOption,
  type DictionaryWords,
} from './dictionaries.api.ts';
