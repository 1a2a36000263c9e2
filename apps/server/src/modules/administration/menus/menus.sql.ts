// Reads menu entries as the administration console shows them.
import type { MenuEntry } from '@yijian/contract/administration';
import type { Sql } from '../../../platform/db/index.ts';

/** The row's own transaction number tells versions apart: menus keep no time of change. */
export async function selectEntries(sql: Sql, id?: string): Promise<MenuEntry[]> {
  return sql<MenuEntry[]>`
    select m.id, m.xmin::text as version, m.parent_id as "parentId", m.type, m.name, m.en_name as "enName", m.path, m.code, m.api, m.icon,
      m.sort, not m.is_hidden as "isVisible", m.status, m.attributes, m.short_title as "shortTitle", m.always_show as "alwaysShow", m.dashboard_id as "dashboardId"
    from menus m
    where m.view = 'pc' ${id === undefined ? sql`` : sql`and m.id = ${id}`}
    order by m.sort, m.id`;
}

/** Moves and deletions of one enterprise follow each other, so that two of them cannot make a ring. */
export async function lockMenus(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('menus', app.enterprise_id()))`;
}

export async function selectIsPathTaken(
  sql: Sql,
  entry: { type: string; path: string },
  except: string | null,
): Promise<boolean> {
  const rows = await sql`
    select 1 from menus
    where view = 'pc' and type = ${entry.type} and path = ${entry.path} and id is distinct from ${except}::bigint`;
  return rows.length > 0;
}

/** The entry and everything below it, with their permissions. */
export async function selectBranch(sql: Sql, id: string): Promise<{ id: string; code: string | null }[]> {
  return sql<{ id: string; code: string | null }[]>`
    with recursive below as (
      select id, code from menus where id = ${id}
      union
      select m.id, m.code from menus m join below b on m.parent_id = b.id
    )
    select id, code from below`;
}
