// Tokens made and read beside the provider: for the command line, userinfo and signing out.
import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { insertSession } from '../sessions.sql.ts';
import { selectAccountByLogin } from '../sign-in/sign-in.sql.ts';
import { findHolder } from './holder.service.ts';
import { accessClaims, issuerAddress, issuersOf, SCOPES, type RealmContext } from '../identity/realm.policy.ts';
import { recordId } from '../records/record-id.policy.ts';
import { selectRecord } from '../records/records.sql.ts';

export interface IssuedToken {
  readonly accessToken: string;
  readonly sessionKey: string;
  readonly expiresIn: number;
}

/** Opens a session for an account without a password and signs an access token that lives as long as it; for local scripts and tests. */
export async function issueAccessToken(
  ctx: Omit<RealmContext, 'vault' | 'chat'>,
  input: { login: string; seconds: number },
): Promise<IssuedToken> {
  const account = await selectAccountByLogin(ctx.pool, input.login.toLowerCase());
  if (account === undefined || !account.mayLogIn)
    throw new Error(`No account ${input.login} in ${ctx.tenant.realm} that may sign in`);
  const sessionKey = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const endsAt = new Date((now + input.seconds) * 1000);
  await insertSession(ctx.pool, {
    sessionKey,
    userId: account.id,
    userAgent: 'npm run token',
    address: '127.0.0.1',
    endsAt,
    isChat: false,
  });
  const holder = await findHolder(ctx, { userId: account.id, sessionKey });
  const [jwk] = ctx.keys.signing.keys;
  const accessToken = await new SignJWT({
    ...accessClaims(ctx.tenant.clientId, holder!),
    scope: SCOPES,
    jti: randomUUID(),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk!['kid']! })
    .setIssuer(issuerAddress(ctx.origin, ctx.tenant.realm))
    .setSubject(account.id)
    .setAudience(ctx.tenant.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + input.seconds)
    .sign(await importJWK(jwk!, 'RS256'));
  return { accessToken, sessionKey, expiresIn: input.seconds };
}

/** The session a token of any kind belongs to: a JWT signed here (also an expired one) or a refresh token. */
export async function sessionOfToken(ctx: RealmContext, token: string): Promise<string | undefined> {
  if (token.includes('.')) {
    const sid = (await payloadOf(ctx, token))?.['sid'];
    return typeof sid === 'string' ? sid : undefined;
  }
  const stored = await selectRecord(ctx.pool, ctx.tenant.realm, 'RefreshToken', recordId(token));
  const sessionKey = stored?.payload['sessionUid'];
  return typeof sessionKey === 'string' ? sessionKey : undefined;
}

/** The claims of a JWT signed by this realm, whether or not it has expired since. */
async function payloadOf(ctx: RealmContext, token: string): Promise<JWTPayload | undefined> {
  try {
    const options = {
      algorithms: ['RS256'],
      issuer: issuersOf(ctx.tenant, ctx.origin),
      audience: ctx.tenant.clientId,
      currentDate: new Date(0),
    };
    return (await jwtVerify(token, createLocalJWKSet(ctx.keys.published), options)).payload;
  } catch {
    return undefined;
  }
}
