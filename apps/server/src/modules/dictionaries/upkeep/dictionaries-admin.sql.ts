// Reads and writes dictionaries and their values for the console.
import type {
  DictionaryType,
  DictionaryValue,
  NewDictionaryType,
  NewDictionaryValue,
} from '@yijian/contract/dictionaries';
import type { Sql } from '../../../platform/db/index.ts';

export async function selectTypes(sql: Sql, key?: string): Promise<DictionaryType[]> {
  return sql<DictionaryType[]>`
    select t.key, t.name, t.en_name as "enName", t.is_open as "isOpen", t.is_system as "isSystem", t.xmin::text as version,
      (select count(*)::int from dictionary_entries e where e.enterprise_id = t.enterprise_id and e.key = t.key) as count,
      (select count(*)::int from dictionary_entries e
        where e.enterprise_id = t.enterprise_id and e.key = t.key and e.is_enabled) as enabled
    from dictionary_types t
    where ${key === undefined ? sql`true` : sql`t.key = ${key}`}
    order by t.sort, t.key`;
}

export async function selectValues(sql: Sql, key: string): Promise<DictionaryValue[]> {
  return sql<DictionaryValue[]>`
    select id, value, name, en_name as "enName", colour, sort, is_enabled as "isEnabled", is_system as "isSystem", xmin::text as version
    from dictionary_entries where key = ${key} order by sort, id`;
}

/** Changes of one dictionary follow each other. */
export async function lockType(sql: Sql, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('dictionary ' || app.enterprise_id() || ' ' || ${key}, 0))`;
}

export async function insertType(sql: Sql, type: NewDictionaryType): Promise<boolean> {
  const added = await sql`
    insert into dictionary_types (key, name, en_name, sort)
    select ${type.key}, ${type.name}, ${type.enName}, coalesce(max(sort) + 1, 0) from dictionary_types
    on conflict (enterprise_id, key) do nothing returning id`;
  return added.length > 0;
}

export async function updateType(sql: Sql, key: string, names: { name: string; enName: string }): Promise<void> {
  await sql`update dictionary_types set name = ${names.name}, en_name = ${names.enName} where key = ${key}`;
}

export async function deleteType(sql: Sql, key: string): Promise<number> {
  return (await sql`delete from dictionary_types where key = ${key}`).count;
}

export async function insertValue(sql: Sql, key: string, value: NewDictionaryValue): Promise<boolean> {
  const added = await sql`
    insert into dictionary_entries (key, value, name, en_name, colour, is_enabled, sort)
    select ${key}, ${value.value}, ${value.name}, ${value.enName}, ${value.colour}, ${value.isEnabled}, coalesce(max(sort) + 1, 0)
    from dictionary_entries where key = ${key}
    on conflict (enterprise_id, key, value) do nothing returning id`;
  return added.length > 0;
}

export async function updateValue(sql: Sql, id: string, value: NewDictionaryValue): Promise<void> {
  await sql`
    update dictionary_entries set value = ${value.value}, name = ${value.name}, en_name = ${value.enName}, colour = ${value.colour},
      is_enabled = ${value.isEnabled}
    where id = ${id}`;
}

export async function deleteValue(sql: Sql, id: string): Promise<void> {
  await sql`delete from dictionary_entries where id = ${id}`;
}

export async function updateOrder(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    update dictionary_entries e set sort = x.place - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as x (id, place)
    where e.id = x.id and e.sort <> x.place - 1`;
}

/** How many records hold the value, table by table. */
export async function selectUses(sql: Sql, key: string, value: string): Promise<{ place: string; uses: number }[]> {
  return sql<{ place: string; uses: number }[]>`
    select place, uses::int as uses from app.dictionary_uses(${key}, ${value}) order by uses desc, place`;
}
