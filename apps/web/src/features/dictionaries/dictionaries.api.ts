// Dictionary words and standard lists for every room (specification 3, 7.1).
import {
  dictionaryEndpoints,
  type Department,
  type DictionaryEntry,
  type FieldList,
  type FieldOf,
  type listFields,
  type RecordField,
} from '@yijian/contract/dictionaries';
import { useCallback, useMemo } from 'react';
import { useCall } from '../../lib/api/index.ts';
import { useLanguage } from '../../lib/i18n/index.ts';

const AN_HOUR = 3_600_000;

export interface DictionaryOption {
  readonly value: string;
  readonly label: string;
  readonly tone: DictionaryEntry['colour'];
}

export interface DictionaryWords {
  /** Entries of a dictionary, in its order; empty until they are there. */
  readonly options: (key: string) => readonly DictionaryOption[];
  /** The word for a value; nothing until the words are there, the value itself when the dictionary does not know it. */
  readonly label: (key: string, value: string | null | undefined) => string;
  readonly tone: (key: string, value: string | null | undefined) => DictionaryEntry['colour'];
}

/** The words of some dictionaries in the language of the page. `keys` must be a constant list. */
export function useDictionaries(keys: readonly string[]): DictionaryWords {
  const english = useLanguage() === 'en';
  const { data } = useCall(dictionaryEndpoints.find, { body: keys as string[] }, { staleTime: AN_HOUR });
  return useMemo(() => {
    const entries = (key: string): readonly DictionaryEntry[] => data?.[key] ?? [];
    const entry = (key: string, value: string | null | undefined) => entries(key).find((one) => one.value === value);
    const nameOf = (one: DictionaryEntry): string => (english && one.enName ? one.enName : one.name);
    return {
      options: (key) => entries(key).map((one) => ({ value: one.value, label: nameOf(one), tone: one.colour })),
      label: (key, value) => {
        const found = entry(key, value);
        return found ? nameOf(found) : data === undefined ? '' : (value ?? '');
      },
      tone: (key, value) => entry(key, value)?.colour ?? 'neutral',
    };
  }, [data, english]);
}

/** Standard departments in two levels. */
export function useDepartments(): readonly Department[] | undefined {
  return useCall(dictionaryEndpoints.listDepartments, {}, { staleTime: AN_HOUR, cache: true }).data;
}

/** Standard departments of the first level. */
export const useMainDepartments = () =>
  useCall(dictionaryEndpoints.listFirstLevelDepartments, {}, { staleTime: AN_HOUR, cache: true }).data ?? [];

/** Standard departments of the second level, of one of the first or of all. */
export const useSubDepartments = (parent: string) =>
  useCall(
    dictionaryEndpoints.listSecondLevelDepartments,
    { query: parent === '' ? {} : { parent } },
    { staleTime: AN_HOUR, cache: true, keepPrevious: true },
  ).data ?? [];

/** Administrative positions, such as the head of a department. */
export const usePositions = () =>
  useCall(dictionaryEndpoints.listAdministrativePositions, {}, { staleTime: AN_HOUR, cache: true }).data ?? [];

/** The entries of one dictionary to choose from. */
export function useEntries(key: string): readonly DictionaryOption[] {
  const english = useLanguage() === 'en';
  const { data } = useCall(dictionaryEndpoints.listByCodes, { body: { codeList: [key] } }, { staleTime: AN_HOUR });
  return (data ?? []).map((one) => ({
    value: one.value,
    label: english && one.enName ? one.enName : one.name,
    tone: one.colour,
  }));
}

/** Titles of doctors, by rank. */
export const useDoctorTitles = () =>
  useCall(dictionaryEndpoints.listDoctorTitles, {}, { staleTime: AN_HOUR, cache: true }).data ?? [];

/** Names that the enterprise gave the fields of a list (`field.<list>` in the dictionaries), in the language of the page. */
export function useRenamed(list: FieldList): ReadonlyMap<string, string> {
  const isEnglish = useLanguage() === 'en';
  const { data } = useCall(dictionaryEndpoints.listFields, { query: { list } }, { staleTime: AN_HOUR, cache: true });
  return useMemo(
    () => new Map((data ?? []).map(({ field, name, enName }) => [field, (isEnglish && enName) || name])),
    [data, isEnglish],
  );
}

/** What a field of a record is called: as the enterprise named it, and otherwise as everywhere. */
export function useFieldNames<L extends FieldList>(
  list: L,
  fields: (typeof listFields)[L],
): (field: FieldOf<L>) => string {
  const language = useLanguage();
  const renamed = useRenamed(list);
  return useCallback(
    (field) => renamed.get(field) ?? (fields as Readonly<Record<string, RecordField>>)[field]![language],
    [fields, language, renamed],
  );
}
