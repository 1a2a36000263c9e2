// Reads and writes the words of an enterprise, and looks for names without an English one.
import type { Replacement, ReportKind } from '@yijian/contract/languages';
import type { Sql } from '../../platform/db/index.ts';

export async function selectReplacements(sql: Sql): Promise<Replacement[]> {
  return sql<Replacement[]>`
    select type, key, zh, en from language_entries where enterprise_id = app.enterprise_id() order by type, key`;
}

export async function upsertReplacements(sql: Sql, rows: readonly Replacement[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into language_entries (type, key, zh, en)
    select x.type, x.key, x.zh, x.en
    from unnest(${rows.map((row) => row.type)}::text[], ${rows.map((row) => row.key)}::text[],
      ${rows.map((row) => row.zh)}::text[], ${rows.map((row) => row.en)}::text[]) as x (type, key, zh, en)
    on conflict (enterprise_id, type, key) do update
      set zh = excluded.zh, en = excluded.en, updated_at = clock_timestamp(), updated_by = app.user_id()
      where (language_entries.zh, language_entries.en) is distinct from (excluded.zh, excluded.en)`;
}

export async function deleteReplacements(sql: Sql, words: readonly { type: string; key: string }[]): Promise<number> {
  if (words.length === 0) return 0;
  const gone = await sql`
    delete from language_entries l
    using unnest(${words.map((word) => word.type)}::text[], ${words.map((word) => word.key)}::text[]) as x (type, key)
    where l.type = x.type and l.key = x.key`;
  return gone.count;
}

export interface NamelessRow {
  readonly kind: Exclude<ReportKind, 'PHRASES'>;
  readonly name: string;
  readonly enName: string;
  readonly place: string;
}

/** Records whose English name is empty or written in Chinese. */
export async function selectNameless(sql: Sql): Promise<NamelessRow[]> {
  return sql<NamelessRow[]>`
    select * from (
      select 'DICTIONARIES' as kind, name, en_name as "enName", key || ' / ' || value as place from dictionary_entries
      union all
      select 'MENUS', name, en_name, path from menus where view = 'pc'
      union all
      select 'ROLES', name, en_name, code from roles
      union all
      select 'ORGANIZATIONS', name, en_name, code from organizations
    ) named
    where btrim("enName") = '' or "enName" ~ '[\u4e00-\u9fff]'
    order by kind, place`;
}
