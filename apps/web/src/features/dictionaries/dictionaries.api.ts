// Dictionary words and standard lists for every room (specification 3, 7.1).
import {
  dictionaryEndpoints,
  listFields,
  type Department,
  type DictionaryEntry,
  type FieldList,
  type ListField,
} from '@yijian/contract/dictionaries';
import type { DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
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

/**
 * Columns under the names that the enterprise gave their fields (`field.<list>` in the dictionaries), in the head and in
 * the choice of columns; without a name of its own a column keeps ours. `fieldOf` has the field of each column.
 */
export function useFieldNames<L extends FieldList, Row>(
  list: L,
  columns: readonly DataColumn<Row>[],
  fieldOf: Readonly<Record<string, ListField<L>>>,
): DataColumn<Row>[] {
  const isEnglish = useLanguage() === 'en';
  const { data } = useCall(dictionaryEndpoints.listFields, { query: { list } }, { staleTime: AN_HOUR, cache: true });
  return useMemo(() => {
    const ours = new Map<string, readonly [string, string]>(
      listFields[list].map(([field, name, enName]) => [field, [name, enName]]),
    );
    const own = (data ?? []).filter(({ field, name, enName }) => {
      const [first, second] = ours.get(field) ?? [];
      return name !== first || enName !== second;
    });
    return columns.map((column) => {
      const given = own.find(({ field }) => field === fieldOf[column.key]);
      return given === undefined ? column : { ...column, title: (isEnglish && given.enName) || given.name };
    });
  }, [columns, data, fieldOf, isEnglish, list]);
}
