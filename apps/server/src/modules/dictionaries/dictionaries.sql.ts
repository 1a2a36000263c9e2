// Reads dictionary entries and the standard lists that all enterprises share.
import type { DictionaryEntry, StandardName } from '@yijian/contract/dictionaries';
import type { Sql } from '../../platform/db/index.ts';

export interface DepartmentRow extends StandardName {
  parentCode: string | null;
}

export async function selectEntries(sql: Sql, keys: readonly string[]): Promise<DictionaryEntry[]> {
  return sql<DictionaryEntry[]>`
    select key, value, name, en_name as "enName", colour, sort
    from dictionary_entries
    where enterprise_id = app.enterprise_id() and key = any (${[...keys]}) and is_enabled
    order by key, sort, id`;
}

export async function selectDepartments(sql: Sql): Promise<DepartmentRow[]> {
  return sql<DepartmentRow[]>`
    select code, parent_code as "parentCode", name, en_name as "enName" from standard_departments order by sort, code`;
}

export async function selectTitles(sql: Sql, kind: string): Promise<StandardName[]> {
  return sql<
    StandardName[]
  >`select code, name, en_name as "enName" from standard_titles where kind = ${kind} order by sort, code`;
}
