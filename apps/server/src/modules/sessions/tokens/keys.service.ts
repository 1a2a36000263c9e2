// Keys of a realm: created once, published, rotated (docs/security.md, tokens).
import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JSONWebKeySet } from 'jose';
import type { RealmKeys } from '../identity/realm.policy.ts';
import type { Pool } from '../../../platform/db/index.ts';
import {
  insertKey,
  notifyKeys,
  selectKeys,
  selectSigningKeys,
  updateKeysRetired,
  withKeyLock,
  type KeyRow,
  type SigningKey,
} from './keys.sql.ts';

export type { SigningKey } from './keys.sql.ts';

export interface KeyContext {
  readonly pool: Pool;
  readonly realm: string;
}

const SECRET_TYPE = 'oct';

/** The keys of a realm; the first call ever makes them, on one node only. */
export async function loadKeys(ctx: KeyContext): Promise<RealmKeys> {
  const rows = await selectKeys(ctx.pool, ctx.realm);
  if (isComplete(rows)) return keysOf(rows);
  return withKeyLock(ctx.pool, ctx.realm, async (sql) => {
    const present = await selectKeys(sql, ctx.realm);
    if (isComplete(present)) return keysOf(present);
    const { id, jwk } = await makeSigningKey();
    await insertKey(sql, ctx.realm, id, jwk);
    await insertKey(sql, ctx.realm, 'secret', { kty: SECRET_TYPE, k: randomBytes(32).toString('base64url') });
    return keysOf(await selectKeys(sql, ctx.realm));
  });
}

/** A new key signs from now on; the present ones verify for `verifySeconds` more, so that no live token dies. */
export async function rotateKeys(ctx: KeyContext, { verifySeconds }: { verifySeconds: number }): Promise<void> {
  await loadKeys(ctx);
  const { id, jwk } = await makeSigningKey();
  await withKeyLock(ctx.pool, ctx.realm, async (sql) => {
    await updateKeysRetired(sql, ctx.realm, verifySeconds);
    await insertKey(sql, ctx.realm, id, jwk);
    await notifyKeys(sql, ctx.realm);
  });
}

export interface TokenLives {
  readonly SESSION_SECONDS: number;
  readonly ACCESS_TOKEN_SECONDS: number;
}

/** The present keys verify until the last token they signed is over. */
export async function rotateSigningKeys(ctx: KeyContext, lives: TokenLives): Promise<void> {
  await rotateKeys(ctx, { verifySeconds: Math.max(lives.SESSION_SECONDS, lives.ACCESS_TOKEN_SECONDS) + 60 });
}

/** Every key that still counts, the signing one first; no private part. */
export async function listSigningKeys(ctx: KeyContext): Promise<SigningKey[]> {
  return selectSigningKeys(ctx.pool, ctx.realm);
}

function isComplete(rows: readonly KeyRow[]): boolean {
  return (
    rows.some((row) => row.privateJwk['kty'] === SECRET_TYPE) &&
    rows.some((row) => row.privateJwk['kty'] === 'RSA' && row.retiredAt === null)
  );
}

function keysOf(rows: readonly KeyRow[]): RealmKeys {
  const keys = rows.filter((row) => row.privateJwk['kty'] === 'RSA').map((row) => row.privateJwk);
  const secret = rows.find((row) => row.privateJwk['kty'] === SECRET_TYPE)!.privateJwk['k']!;
  return { signing: { keys }, published: { keys: keys.map(publicPart) }, secret };
}

function publicPart({ kty, n, e, kid, alg, use }: Record<string, string>): JSONWebKeySet['keys'][number] {
  return { kty: kty!, n: n!, e: e!, kid: kid!, alg: alg!, use: use! };
}

async function makeSigningKey(): Promise<{ id: string; jwk: Record<string, unknown> }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const id = createHash('sha256')
    .update(JSON.stringify({ e: jwk['e'], kty: jwk['kty'], n: jwk['n'] }))
    .digest('base64url');
  return { id, jwk: { ...jwk, kid: id, alg: 'RS256', use: 'sig' } };
}
