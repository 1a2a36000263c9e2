// Statements of saved funnels.
import type { Funnel, FunnelDraft } from '@yijian/contract/sales-funnels';
import { namedUser, type Sql } from '../../platform/db/index.ts';

export type FunnelRow = Omit<Funnel, 'updatedAt'> & { readonly updatedAt: Date };

export async function selectFunnels(
  sql: Sql,
  { userId, language }: { readonly userId: string; readonly language: 'zh' | 'en' },
): Promise<FunnelRow[]> {
  return sql<FunnelRow[]>`
    select f.id, f.name, f.is_shared as "isShared", f.definition, f.breakdown, f.user_id = ${userId} as "isOwn",
      ${namedUser(sql, language, 'u')} as "ownerName", f.version, f.updated_at as "updatedAt"
    from sales_funnels f join users u on u.enterprise_id = f.enterprise_id and u.id = f.user_id
    where f.enterprise_id = app.enterprise_id() and (f.user_id = ${userId} or f.is_shared)
    order by f.user_id = ${userId} desc, f.updated_at desc, f.id`;
}

interface Stored {
  readonly userId: string;
  readonly isShared: boolean;
  readonly version: number;
}

export async function lockFunnel(sql: Sql, id: string): Promise<Stored | undefined> {
  const [row] = await sql<Stored[]>`
    select user_id as "userId", is_shared as "isShared", version from sales_funnels
    where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row;
}

export async function selectNameTaken(
  sql: Sql,
  { userId, name, exceptId }: { userId: string; name: string; exceptId: string },
): Promise<boolean> {
  const rows = await sql`
    select from sales_funnels where enterprise_id = app.enterprise_id() and user_id = ${userId} and name = ${name} and id <> ${exceptId}`;
  return rows.length > 0;
}

/** The id; undefined when the name is taken. */
export async function insertFunnel(
  sql: Sql,
  { userId, at, ...draft }: FunnelDraft & { readonly userId: string; readonly at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into sales_funnels (user_id, name, is_shared, definition, breakdown, created_at, updated_at)
    values (${userId}, ${draft.name}, ${draft.isShared}, ${sql.json(draft.definition)}, ${draft.breakdown}, ${at}, ${at})
    on conflict (enterprise_id, user_id, name) do nothing returning id`;
  return row?.id;
}

export async function updateFunnel(
  sql: Sql,
  id: string,
  { at, ...draft }: FunnelDraft & { readonly at: Date },
): Promise<void> {
  await sql`
    update sales_funnels set name = ${draft.name}, is_shared = ${draft.isShared}, definition = ${sql.json(draft.definition)},
      breakdown = ${draft.breakdown}, version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function deleteFunnel(sql: Sql, id: string): Promise<void> {
  await sql`delete from sales_funnels where enterprise_id = app.enterprise_id() and id = ${id}`;
}
