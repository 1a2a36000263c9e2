// Names of what audited ids mean, for the records that stand before the audit trail.
import type { Sql } from '../../../platform/db/index.ts';

export interface NameRow {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

export async function selectUserNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<NameRow[]>`
    select id, first_name as zh, coalesce(nullif(en_name, ''), first_name) as en from users where id = any(${ids as string[]}::bigint[])`;
}

export async function selectOrganizationNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<
    NameRow[]
  >`select id, name as zh, en_name as en from organizations where id = any(${ids as string[]}::bigint[])`;
}

export async function selectRoleNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<NameRow[]>`select id, name as zh, en_name as en from roles where id = any(${ids as string[]}::bigint[])`;
}

export async function selectMenuNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<NameRow[]>`select id, name as zh, en_name as en from menus where id = any(${ids as string[]}::bigint[])`;
}

export async function selectProductNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<
    NameRow[]
  >`select id, name as zh, en_name as en from products where id = any(${ids as string[]}::bigint[])`;
}

export async function selectEntryNames(sql: Sql, ids: readonly string[]): Promise<NameRow[]> {
  return sql<
    NameRow[]
  >`select id, name as zh, en_name as en from dictionary_entries where id = any(${ids as string[]}::bigint[])`;
}

export async function selectRegionNames(sql: Sql, codes: readonly string[]): Promise<NameRow[]> {
  return sql<
    NameRow[]
  >`select code as id, name as zh, initcap(pinyin) as en from regions where code = any(${codes as string[]})`;
}

export async function selectTitleNames(sql: Sql, codes: readonly string[]): Promise<NameRow[]> {
  return sql<NameRow[]>`
    select code as id, name as zh, en_name as en from standard_titles where code = any(${codes as string[]})`;
}

export async function selectDepartmentNames(sql: Sql, codes: readonly string[]): Promise<NameRow[]> {
  return sql<
    NameRow[]
  >`select code as id, name as zh, en_name as en from standard_departments where code = any(${codes as string[]})`;
}

export async function selectDictionaryNames(sql: Sql, key: string, values: readonly string[]): Promise<NameRow[]> {
  return sql<NameRow[]>`
    select value as id, name as zh, en_name as en from dictionary_entries where key = ${key} and value = any(${values as string[]})`;
}
