// What an enterprise says of its assets: owner and rhythm; and who may own one.
import type { AssetChange, AssetCode } from '@yijian/contract/data-assets';
import { anywhere, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface KeptAsset {
  readonly code: AssetCode;
  readonly expectedDays: number;
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly version: number;
}

export async function selectKeptAssets(sql: Sql, language: 'zh' | 'en'): Promise<KeptAsset[]> {
  return sql<KeptAsset[]>`
    select a.code, a.expected_days as "expectedDays", a.version,
      case when u.id is null then null else json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) end as owner
    from data_assets a left join users u on u.enterprise_id = a.enterprise_id and u.id = a.owner_id
    where a.enterprise_id = app.enterprise_id()`;
}

export async function selectExpectedDays(sql: Sql, code: AssetCode): Promise<number | undefined> {
  const [row] = await sql<{ days: number }[]>`
    select expected_days as days from data_assets where enterprise_id = app.enterprise_id() and code = ${code}`;
  return row?.days;
}

/** The new version; undefined when the stored one is not `change.version`, where 0 stands for none. */
export async function upsertAsset(
  sql: Sql,
  { code, at, ...change }: AssetChange & { readonly code: AssetCode; readonly at: Date },
): Promise<number | undefined> {
  const [row] =
    change.version === 0
      ? await sql<{ version: number }[]>`
          insert into data_assets (code, owner_id, expected_days, updated_at)
          values (${code}, ${change.ownerId}, ${change.expectedDays}, ${at}) on conflict (enterprise_id, code) do nothing returning version`
      : await sql<{ version: number }[]>`
          update data_assets set owner_id = ${change.ownerId}, expected_days = ${change.expectedDays}, version = version + 1, updated_at = ${at}
          where enterprise_id = app.enterprise_id() and code = ${code} and version = ${change.version} returning version`;
  return row?.version;
}

export async function selectVersion(sql: Sql, code: AssetCode): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select version from data_assets where enterprise_id = app.enterprise_id() and code = ${code}`;
  return row?.version ?? 0;
}

export async function selectOwnerId(sql: Sql, code: AssetCode): Promise<string | null> {
  const [row] = await sql<{ ownerId: string | null }[]>`
    select owner_id::text as "ownerId" from data_assets where enterprise_id = app.enterprise_id() and code = ${code}`;
  return row?.ownerId ?? null;
}

/** In service, and with a role that holds the permission. */
const fit = (sql: Sql, permission: string): Fragment => sql`
  u.enterprise_id = app.enterprise_id() and u.is_enabled and u.may_log_in and u.user_type <> 'SYSTEM' and exists (
    select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    left join role_menus rm on rm.enterprise_id = r.enterprise_id and rm.role_id = r.id
    left join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
    where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and (r.code = 'admin' or (m.code = ${permission} and m.status)))`;

export async function selectFitUsers(
  sql: Sql,
  { permission, keyword, language }: { permission: string; keyword: string; language: 'zh' | 'en' },
): Promise<{ id: string; name: string }[]> {
  const like = anywhere(keyword);
  return sql<{ id: string; name: string }[]>`
    select u.id::text as id, ${namedUser(sql, language, 'u')} as name from users u
    where ${fit(sql, permission)} and (u.first_name ilike ${like} or u.en_name ilike ${like} or u.login ilike ${like})
    order by u.first_name, u.id limit 50`;
}

export async function selectIsFit(
  sql: Sql,
  { permission, userId }: { permission: string; userId: string },
): Promise<boolean> {
  const rows = await sql`select from users u where ${fit(sql, permission)} and u.id = ${userId}`;
  return rows.length > 0;
}
