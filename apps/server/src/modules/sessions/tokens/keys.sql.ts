// Statements over the signing keys of the built-in identity server.
import { json, type Pool, type Sql } from '../../../platform/db/index.ts';

export interface KeyRow {
  readonly id: string;
  readonly privateJwk: Record<string, string>;
  /** Set when a newer key signs: this one verifies until then. */
  readonly retiredAt: Date | null;
}

/** Keys that still verify, the signing one first. */
export async function selectKeys(sql: Sql, realm: string): Promise<KeyRow[]> {
  return sql<KeyRow[]>`
    select id, private_jwk as "privateJwk", retired_at as "retiredAt" from identity_keys
    where realm = ${realm} and (retired_at is null or retired_at > now())
    order by retired_at is null desc, created_at desc, id`;
}

export interface SigningKey {
  readonly id: string;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** What may be shown of the keys of a realm that sign or still verify. */
export async function selectSigningKeys(sql: Sql, realm: string): Promise<SigningKey[]> {
  return sql<SigningKey[]>`
    select id, created_at as "createdAt", retired_at as "retiredAt" from identity_keys
    where realm = ${realm} and (retired_at is null or retired_at > now()) and private_jwk ->> 'kty' = 'RSA'
    order by retired_at is null desc, created_at desc, id`;
}

export async function insertKey(
  sql: Sql,
  realm: string,
  id: string,
  privateJwk: Record<string, unknown>,
): Promise<void> {
  await sql`insert into identity_keys (realm, id, private_jwk) values (${realm}, ${id}, ${json(sql, privateJwk)})`;
}

/** The signing keys of a realm keep verifying for so many seconds. */
export async function updateKeysRetired(sql: Sql, realm: string, seconds: number): Promise<void> {
  await sql`
    update identity_keys set retired_at = now() + make_interval(secs => ${seconds})
    where realm = ${realm} and retired_at is null and private_jwk ->> 'kty' = 'RSA'`;
}

/** Tells every node, once the transaction is through, that the keys of a realm changed. */
export async function notifyKeys(sql: Sql, realm: string): Promise<void> {
  await sql`select pg_notify('identity_keys', ${realm})`;
}

/** Runs `work` while no other node makes keys for the realm. */
export async function withKeyLock<T>(pool: Pool, realm: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const result = await pool.begin(async (sql: Sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('identity keys'), hashtext(${realm}))`;
    return work(sql);
  });
  return result as T;
}
