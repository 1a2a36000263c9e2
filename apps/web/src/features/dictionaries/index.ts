// Side door of the dictionaries.
export {
  useDepartments,
  useDictionaries,
  useDoctorTitles,
  useEntries,
  useFieldNames,
  useMainDepartments,
  usePositions,
  useSubDepartments,
  type DictionaryOption,
  type DictionaryWords,
} from './dictionaries.api.ts';
export { useListColumns, type DrawnColumn } from './parts/use-list-columns.tsx';
