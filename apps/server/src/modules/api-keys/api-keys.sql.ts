// Statements over keys for machines.
import type { ApiKey } from '@yijian/contract/api-keys';
import { namedUser, type Sql } from '../../platform/db/index.ts';

type Dates = 'expiresAt' | 'createdAt' | 'lastUsedAt' | 'revokedAt';
export type ApiKeyRow = Omit<ApiKey, Dates> & {
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

export async function selectApiKeys(sql: Sql, language: 'zh' | 'en'): Promise<ApiKeyRow[]> {
  return sql<ApiKeyRow[]>`
    select k.id, k.name, k.prefix, k.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", k.permissions, k.addresses,
      k.rate_per_minute as "ratePerMinute", k.expires_at as "expiresAt", k.created_at as "createdAt", ${namedUser(sql, language, 'maker')} as "createdBy",
      k.last_used_at as "lastUsedAt", k.last_used_address as "lastUsedAddress", k.revoked_at as "revokedAt",
      case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= now() then 'EXPIRED' else 'ACTIVE' end as state
    from api_keys k
    join users u on u.enterprise_id = k.enterprise_id and u.id = k.user_id
    left join users maker on maker.enterprise_id = k.enterprise_id and maker.id = k.created_by
    order by k.revoked_at is not null, k.id desc`;
}

export interface StoredApiKey {
  readonly id: string;
  readonly prefix: string;
  readonly keyHash: Buffer;
  readonly userId: string;
  readonly permissions: string[];
  readonly addresses: string[];
  readonly ratePerMinute: number;
  /** Neither revoked nor past its last day. */
  readonly isLive: boolean;
  /** Not marked as used within the last minute. */
  readonly isStale: boolean;
}

export async function selectApiKey(sql: Sql, prefix: string): Promise<StoredApiKey | undefined> {
  const [row] = await sql<StoredApiKey[]>`
    select id, prefix, key_hash as "keyHash", user_id as "userId", permissions, addresses, rate_per_minute as "ratePerMinute",
      revoked_at is null and expires_at > clock_timestamp() as "isLive",
      last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute' as "isStale"
    from api_keys where enterprise_id = app.enterprise_id() and prefix = ${prefix}`;
  return row;
}

export interface NewKeyRow {
  readonly name: string;
  readonly prefix: string;
  readonly keyHash: Buffer;
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly addresses: readonly string[];
  readonly ratePerMinute: number;
  /** The last day, in Shanghai. */
  readonly expiresOn: string;
}

export async function insertApiKey(sql: Sql, row: NewKeyRow): Promise<string> {
  const [saved] = await sql<{ id: string }[]>`
    insert into api_keys (name, prefix, key_hash, user_id, permissions, addresses, rate_per_minute, expires_at)
    values (${row.name}, ${row.prefix}, ${row.keyHash}, ${row.userId}, ${row.permissions as string[]}, ${row.addresses as string[]},
      ${row.ratePerMinute}, (${row.expiresOn}::date + 1)::timestamp at time zone 'Asia/Shanghai')
    returning id`;
  return saved!.id;
}

/** Undefined when there is no such key; false when it was revoked before. */
export async function updateRevoked(sql: Sql, id: string): Promise<boolean | undefined> {
  const rows = await sql`
    update api_keys set revoked_at = clock_timestamp(), revoked_by = app.user_id() where id = ${id} and revoked_at is null`;
  if (rows.count > 0) return true;
  return (await sql`select 1 from api_keys where id = ${id}`).length > 0 ? false : undefined;
}

export async function updateLastUsed(sql: Sql, { id, address }: { id: string; address: string }): Promise<void> {
  await sql`update api_keys set last_used_at = clock_timestamp(), last_used_address = ${address} where id = ${id}`;
}

/** The users made for machines. */
export async function selectServiceUsers(sql: Sql): Promise<{ id: string; login: string; name: string }[]> {
  return sql<{ id: string; login: string; name: string }[]>`
    select id, login, first_name as name from users where user_type = 'SYSTEM' and is_enabled and may_log_in order by login`;
}

export async function selectIsServiceUser(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select 1 from users where id = ${id} and user_type = 'SYSTEM' and is_enabled and may_log_in`;
  return rows.length > 0;
}

/** Function permissions with the words of the menu. */
export async function selectPermissions(sql: Sql): Promise<{ code: string; name: string; enName: string }[]> {
  return sql<{ code: string; name: string; enName: string }[]>`
    select distinct on (code) code, name, en_name as "enName" from menus where code is not null and status order by code, id`;
}

/** The last day lies between tomorrow and a year from today, in Shanghai. */
export async function selectIsExpiryGood(sql: Sql, day: string): Promise<boolean> {
  const [row] = await sql<{ good: boolean }[]>`
    select ${day}::date > today and ${day}::date <= today + interval '1 year' as good
    from (select (clock_timestamp() at time zone 'Asia/Shanghai')::date as today) now`;
  return row!.good;
}
