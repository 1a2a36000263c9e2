// What rows are checked against: dictionary values, titles, departments, places, hospitals by name.
import type { Sql } from '../../../platform/db/index.ts';

export interface RegionRow {
  readonly code: string;
  readonly parentCode: string | null;
  readonly level: number;
  readonly name: string;
  readonly pinyin: string;
}

export interface ChoiceRow {
  readonly key: string;
  readonly value: string;
  readonly zh: string;
  readonly en: string;
}

/** Entries of the dictionaries, the titles of doctors under the key `standardTitle`, products, organisations and roles by their codes. */
export async function selectChoices(sql: Sql, keys: readonly string[]): Promise<ChoiceRow[]> {
  return sql<ChoiceRow[]>`
    select key, value, name as zh, en_name as en from (
      select key, value, name, en_name, sort from dictionary_entries where key = any(${keys as string[]}) and is_enabled
      union all
      select 'standardTitle', code, name, en_name, sort from standard_titles where kind = 'DOCTOR_TITLE'
      union all
      select 'products', code, name, en_name, sort from products where is_enabled and 'products' = any(${keys as string[]})
      union all
      select 'organizations', code, code || ' ' || name, code || ' ' || en_name, 0 from organizations where 'organizations' = any(${keys as string[]})
      union all
      select 'roles', code, code || ' ' || name, code || ' ' || en_name, 0 from roles where 'roles' = any(${keys as string[]})
    ) choice
    order by key, sort, value`;
}

export async function selectRegions(sql: Sql): Promise<RegionRow[]> {
  return sql<RegionRow[]>`select code, parent_code as "parentCode", level, name, pinyin from regions order by code`;
}

export async function selectDepartmentNames(sql: Sql): Promise<{ code: string; name: string; enName: string }[]> {
  return sql<
    { code: string; name: string; enName: string }[]
  >`select code, name, en_name as "enName" from standard_departments`;
}

export interface NamedHospital {
  readonly id: string;
  readonly name: string;
  readonly cityCode: string | null;
  readonly countyCode: string | null;
}

export async function selectHospitalsNamed(sql: Sql, names: readonly string[]): Promise<NamedHospital[]> {
  return sql<NamedHospital[]>`
    select id, name, city_code as "cityCode", county_code as "countyCode" from hospitals
    where enterprise_id = app.enterprise_id() and name = any(${names as string[]}) and is_enabled`;
}

export interface CodeRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly enName: string;
}

export async function selectOrganizationCodes(sql: Sql): Promise<CodeRow[]> {
  return sql<CodeRow[]>`select id, code, name, en_name as "enName" from organizations`;
}

export async function selectRoleCodes(sql: Sql): Promise<CodeRow[]> {
  return sql<CodeRow[]>`select id, code, name, en_name as "enName" from roles`;
}

/** Accounts that are there already, by login. */
export async function selectAccountsNamed(
  sql: Sql,
  logins: readonly string[],
): Promise<{ id: string; login: string }[]> {
  return sql<{ id: string; login: string }[]>`
    select id, login from users where enterprise_id = app.enterprise_id() and login = any(${logins as string[]})`;
}

/** Everybody whose account is in use, for rows that name a person. */
export async function selectOwners(sql: Sql): Promise<{ id: string; login: string; name: string; enName: string }[]> {
  return sql<{ id: string; login: string; name: string; enName: string }[]>`
    select id, login, first_name as name, en_name as "enName" from users where enterprise_id = app.enterprise_id() and is_enabled`;
}
