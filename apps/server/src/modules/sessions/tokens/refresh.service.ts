// Rotation of refresh tokens: each is used once, a replay ends the family, parallel refreshes agree (R4.2, R4.3, R7.8).
import { createHmac } from 'node:crypto';
import { errors, type KoaContext } from 'oidc-provider';
import { systemClock } from '../../../platform/clock/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { factorNeeded } from '../factors/factor-rule.service.ts';
import { selectLiveSession, updateSessionSeen } from '../sessions.sql.ts';
import { endSessions } from '../records/end-session.service.ts';
import { findHolder } from './holder.service.ts';
import { holderClaims, RESOURCE, SCOPES, type RealmContext } from '../identity/realm.policy.ts';
import { recordId } from '../records/record-id.policy.ts';
import {
  selectRecord,
  selectRefreshForUpdate,
  updateRecordConsumed,
  upsertRecord,
  type Payload,
  type RefreshRow,
} from '../records/records.sql.ts';

/** What tokens are made of. */
export interface Basis {
  readonly value: string;
  readonly payload: Payload;
  readonly sessionKey: string;
  readonly secondsLeft: number;
}
interface Live extends Basis {
  readonly kind: 'live';
}
type Rotation = Live | { readonly kind: 'refused' } | { readonly kind: 'replayed'; readonly sessionKey: string };

/** The successor is computed from its predecessor and a secret, so refreshes in parallel get the same one and it is stored nowhere. */
const successorOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(`refresh token ${value}`).digest('base64url');

async function rotateRefreshToken(ctx: RealmContext, value: string): Promise<Rotation> {
  const rotation = await ctx.pool.begin(async (sql: Sql): Promise<Rotation> => {
    const row = await selectRefreshForUpdate(sql, ctx.tenant.realm, recordId(value));
    if (row === undefined || row.isExpired) return { kind: 'refused' };
    const session = await selectLiveSession(sql, row.sessionKey);
    if (session === undefined) return { kind: 'refused' };
    const next = successorOf(ctx.keys.secret, value);
    const secondsLeft = Math.max(1, Math.min(ctx.settings.REFRESH_IDLE_SECONDS, session.secondsLeft));
    const live: Live = { kind: 'live', value: next, payload: row.payload, sessionKey: row.sessionKey, secondsLeft };
    if (row.usedSecondsAgo === null) {
      await giveOut(ctx, sql, value, row, live);
      return live;
    }
    if (row.usedSecondsAgo <= ctx.settings.REFRESH_GRACE_SECONDS) {
      const successor = await selectRecord(sql, ctx.tenant.realm, 'RefreshToken', recordId(next));
      if (successor?.consumedAt === null) return live;
    }
    return { kind: 'replayed', sessionKey: row.sessionKey };
  });
  return rotation;
}

async function giveOut(ctx: RealmContext, sql: Sql, value: string, row: RefreshRow, live: Live): Promise<void> {
  const { realm } = ctx.tenant;
  const now = Math.floor(Date.now() / 1000);
  const rotations = Number(row.payload['rotations'] ?? 0) + 1;
  await upsertRecord(sql, {
    realm,
    model: 'RefreshToken',
    id: recordId(live.value),
    payload: { ...row.payload, rotations, iat: now, exp: now + live.secondsLeft },
    grantId: String(row.payload['grantId']),
    uid: live.sessionKey,
    expiresIn: live.secondsLeft,
  });
  await updateRecordConsumed(sql, realm, 'RefreshToken', recordId(value));
  await updateSessionSeen(sql, live.sessionKey);
}

/** Answers grant_type=refresh_token. Throws invalid_grant; a replay also ends the session. */
export async function answerRefresh(ctx: RealmContext, koa: KoaContext): Promise<void> {
  const { params, client } = koa.oidc;
  const rotation = await rotateRefreshToken(ctx, params['refresh_token'] ?? '');
  if (rotation.kind === 'replayed') {
    await endSessions(
      { sql: ctx.pool, realm: ctx.tenant.realm },
      { sessionKeys: [rotation.sessionKey], reason: 'TOKEN_REUSE' },
    );
    ctx.log.warn({ realm: ctx.tenant.realm }, 'a refresh token was replayed; its session was ended');
  }
  if (rotation.kind !== 'live') throw new errors.InvalidGrant('refresh token is unknown, used or expired');
  if (rotation.payload['clientId'] !== client.clientId) throw new errors.InvalidGrant('client mismatch');
  koa.body = await tokensFor(ctx, { koa, live: rotation });
}

/** A refresh token that is stored, with an access token and an id token of its session. */
export async function tokensFor(
  ctx: RealmContext,
  { koa, live }: { readonly koa: KoaContext; readonly live: Basis },
): Promise<Record<string, unknown>> {
  const { provider, client } = koa.oidc;
  const userId = String(live.payload['accountId']);
  const holder = await findHolder(ctx, { userId, sessionKey: live.sessionKey });
  const rules = { sql: ctx.pool, enterprise: { ...ctx.tenant }, clock: systemClock };
  // A role that asks for a second factor since then: the next sign-in sets it up.
  if ((await factorNeeded(rules, userId)) === 'SET_UP') throw new errors.InvalidGrant('a second factor is required');
  if (holder === undefined) throw new errors.InvalidGrant('the account may not sign in');
  const scope = typeof live.payload['scope'] === 'string' ? live.payload['scope'] : SCOPES;
  const access = new provider.AccessToken({
    accountId: userId,
    client,
    grantId: live.payload['grantId'],
    gty: 'refresh_token',
    sessionUid: live.sessionKey,
  });
  access.resourceServer = new provider.ResourceServer(RESOURCE, resourceInfo(ctx));
  access.scope = scope;
  const claims = { ...holderClaims(holder), sub: userId, auth_time: live.payload['authTime'] };
  const id = new provider.IdToken(claims, { ctx: koa });
  id.scope = scope;
  return {
    access_token: await access.save(),
    expires_in: access.expiration,
    refresh_token: live.value,
    refresh_expires_in: live.secondsLeft,
    id_token: await id.issue({ use: 'idtoken' }),
    session_state: live.sessionKey,
    token_type: 'Bearer',
    scope,
  };
}

/** How access tokens are made: signed JWTs for the product's own client. */
export function resourceInfo(ctx: RealmContext): Record<string, unknown> {
  return { scope: SCOPES, audience: ctx.tenant.clientId, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } };
}
