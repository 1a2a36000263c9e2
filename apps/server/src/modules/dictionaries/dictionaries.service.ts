// Dictionaries of the enterprise and the standard lists of departments, titles and positions (specification 7.1, 7.5; R3.3).
import {
  dictionaryErrors,
  type Department,
  type Dictionaries,
  type DictionaryEntry,
  type Field,
  type FieldList,
  type StandardName,
} from '@yijian/contract/dictionaries';
import { fail } from '../../platform/errors/index.ts';
import type { PublicContext } from '../../platform/http/index.ts';
import { fieldDictionary, fieldLists, fieldsOf, withNames } from './dictionaries.policy.ts';
import { selectDepartments, selectEntries, selectTitles, type DepartmentRow } from './dictionaries.sql.ts';

/** The entries of each key, in their order; an unknown key has none. */
export async function findDictionaries(context: PublicContext, keys: readonly string[]): Promise<Dictionaries> {
  const entries = await selectEntries(context.sql, keys);
  return Object.fromEntries(keys.map((key) => [key, entries.filter((entry) => entry.key === key)]));
}

export async function listEntries(context: PublicContext, keys: readonly string[]): Promise<DictionaryEntry[]> {
  return selectEntries(context.sql, keys);
}

/** Fields of the lists; a dictionary `field.<list>` of the enterprise gives them other names. */
export async function listFields(context: PublicContext, query: { list?: FieldList | undefined }): Promise<Field[]> {
  const lists = query.list === undefined ? fieldLists : [query.list];
  const names = await selectEntries(context.sql, lists.map(fieldDictionary));
  return lists.flatMap((list) =>
    withNames(
      fieldsOf(list),
      names.filter((entry) => entry.key === fieldDictionary(list)),
    ),
  );
}

/** Two levels. Also for pages without a signed-in user. */
export async function listDepartments(context: PublicContext): Promise<Department[]> {
  const rows = await selectDepartments(context.sql);
  const below = Map.groupBy(rows, (row) => row.parentCode);
  return (below.get(null) ?? []).map((row) => ({ ...shown(row), children: (below.get(row.code) ?? []).map(shown) }));
}

export async function listFirstLevelDepartments(context: PublicContext): Promise<StandardName[]> {
  return (await selectDepartments(context.sql)).filter((row) => row.parentCode === null).map(shown);
}

export async function listSecondLevelDepartments(
  context: PublicContext,
  { parent }: { parent?: string | undefined },
): Promise<StandardName[]> {
  const rows = await selectDepartments(context.sql);
  if (parent === undefined) return rows.filter((row) => row.parentCode !== null).map(shown);
  if (!rows.some((row) => row.code === parent && row.parentCode === null))
    throw fail(dictionaryErrors.unknownDepartment, { code: parent });
  return rows.filter((row) => row.parentCode === parent).map(shown);
}

export async function listStandardTitles(
  context: PublicContext,
  kind: 'DOCTOR_TITLE' | 'ADMINISTRATIVE_POSITION',
): Promise<StandardName[]> {
  return selectTitles(context.sql, kind);
}

function shown({ code, name, enName }: DepartmentRow): StandardName {
  return { code, name, enName };
}
