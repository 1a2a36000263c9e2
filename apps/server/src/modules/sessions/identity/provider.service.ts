// The OpenID Connect provider of one realm at one origin, on Keycloak's paths (specification 2.1, 4, 7.1; R2.5, R7.8).
import {
  Provider,
  errors,
  interactionPolicy,
  type Account,
  type InteractionCheck,
  type Grant,
  type KoaContext,
  type Token,
} from 'oidc-provider';
import { systemClock } from '../../../platform/clock/index.ts';
import { failureOf } from '../../../platform/http/index.ts';
import { selectLiveSession } from '../sessions.sql.ts';
import { factorNeeded } from '../factors/factor-rule.service.ts';
import { openSession } from '../records/open-session.service.ts';
import { findHolder } from '../tokens/holder.service.ts';
import {
  accessClaims,
  callerOf,
  EXCHANGE,
  exchangeFields,
  holderClaims,
  issuerAddress,
  mayReturnTo,
  realmPath,
  RESOURCE,
  SCOPES,
  SECOND,
  type RealmContext,
} from './realm.policy.ts';
import { recordAdapter } from '../records/records.service.ts';
import { answerExchange } from '../tokens/exchange.service.ts';
import { answerRefresh, resourceInfo } from '../tokens/refresh.service.ts';

/** Draws the page of an error that cannot go back to the application. */
export type ErrorPage = (ctx: RealmContext, koa: KoaContext, error: Error) => void;

/** Builds the provider. Keys and secret are fixed for its life: after a rotation a new one is built. */
export function createProvider(ctx: RealmContext, showError: ErrorPage): Provider {
  const provider = new Provider(issuerAddress(ctx.origin, ctx.tenant.realm), {
    ...configuration(ctx),
    renderError: async (koa: KoaContext, _out: unknown, error: Error) => showError(ctx, koa, error),
  });
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (uri) => mayReturnTo(uri, ctx.origin);
  provider.registerGrantType('refresh_token', (koa) => answerRefresh(ctx, koa), ['refresh_token', 'scope']);
  provider.registerGrantType(EXCHANGE, (koa) => answerExchange(ctx, koa), exchangeFields);
  provider.use(async (koa, next) => {
    await next();
    await completeAnswer(ctx, koa);
  });
  provider.on('server_error', (koa, error) => {
    const failure = failureOf(error);
    koa.status = failure.row.status;
    if (failure.row.status >= 503) koa.set('retry-after', '2');
    ctx.log.error({ err: error, realm: ctx.tenant.realm }, 'the identity server failed');
  });
  return provider;
}

function configuration(ctx: RealmContext): Record<string, unknown> {
  const { realm, clientId } = ctx.tenant;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.get('login').checks.add(factorCheck(ctx));
  const off = { enabled: false };
  return {
    adapter: (model: string) =>
      recordAdapter({ pool: ctx.pool, realm, idleSeconds: ctx.settings.REFRESH_IDLE_SECONDS }, model),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', EXCHANGE],
        response_types: ['code'],
        redirect_uris: [`${ctx.origin}/pc/`],
      },
    ],
    jwks: ctx.keys.signing,
    cookies: cookies(ctx),
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub', 'sid'], profile: ['preferred_username', 'name'], email: ['email'], auth_time: null },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    conformIdTokenClaims: false,
    features: {
      devInteractions: off,
      rpInitiatedLogout: off,
      userinfo: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resourceInfo(ctx),
      },
    },
    pkce: { required: () => true },
    clientBasedCORS: (_koa: unknown, origin: string) => origin === ctx.origin,
    interactions: {
      policy,
      url: (_koa: unknown, interaction: { uid: string }) => `${realmPath(realm)}/interaction/${interaction.uid}`,
    },
    findAccount: (_koa: unknown, id: string, token?: Token) => findAccount(ctx, id, token),
    loadExistingGrant: (koa: KoaContext) => grantFor(ctx, koa),
    extraTokenClaims: (_koa: unknown, token: Token) => extraClaims(ctx, token),
    issueRefreshToken: (_koa: unknown, _client: unknown, source: Token) => mayHaveTokens(ctx, source),
    expiresWithSession: () => false,
    ttl: lives(ctx),
    routes: routes(),
    discovery: discovery(ctx),
  };
}

function cookies(ctx: RealmContext): Record<string, unknown> {
  const basic = { httpOnly: true, sameSite: 'lax', signed: true };
  return {
    keys: [ctx.keys.secret],
    names: { session: 'yijian_session', interaction: 'yijian_interaction', resume: 'yijian_resume' },
    long: { ...basic, path: realmPath(ctx.tenant.realm) },
    short: basic,
  };
}

function lives({ settings }: RealmContext): Record<string, unknown> {
  const now = (): number => Math.floor(Date.now() / 1000);
  const left = (signedInAt: number | undefined): number =>
    Math.max(1, settings.SESSION_SECONDS - (now() - (signedInAt ?? now())));
  return {
    AccessToken: settings.ACCESS_TOKEN_SECONDS,
    AuthorizationCode: 60,
    Grant: 2 * settings.SESSION_SECONDS,
    IdToken: settings.ACCESS_TOKEN_SECONDS,
    Interaction: 3600,
    RefreshToken: (_koa: unknown, token: Token) => Math.min(settings.REFRESH_IDLE_SECONDS, left(token.authTime)),
    Session: (_koa: unknown, session: { loginTs?: number }) => left(session.loginTs),
  };
}

function routes(): Record<string, string> {
  const base = '/protocol/openid-connect';
  return { authorization: `${base}/auth`, token: `${base}/token`, jwks: `${base}/certs` };
}

/** A browser that was let in by a password alone is asked again once an app is set up or a role asks for one. */
function factorCheck(ctx: RealmContext): InteractionCheck {
  const { Check } = interactionPolicy;
  return new Check('second_factor', 'a second factor is needed', 'login_required', async ({ oidc }) => {
    const { accountId, amr } = oidc.session;
    return accountId !== undefined && amr?.includes(SECOND) !== true && (await isFactorMissing(ctx, accountId));
  });
}

/** The provider outlives the enterprise as it was read, so the rule is read anew. */
const isFactorMissing = async (ctx: RealmContext, userId: string): Promise<boolean> => {
  const rules = { sql: ctx.pool, enterprise: { ...ctx.tenant }, clock: systemClock };
  return (await factorNeeded(rules, userId)) !== 'NOTHING';
};

/** Calls answered beside the provider. */
function discovery(ctx: RealmContext): Record<string, unknown> {
  const base = `${issuerAddress(ctx.origin, ctx.tenant.realm)}/protocol/openid-connect`;
  return {
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    revocation_endpoint: `${base}/revoke`,
    ui_locales_supported: ['zh', 'en'],
  };
}

async function findAccount(ctx: RealmContext, userId: string, token: Token | undefined): Promise<Account | undefined> {
  const holder = await findHolder(ctx, { userId, sessionKey: token?.sessionUid ?? '' });
  return holder === undefined
    ? undefined
    : { accountId: userId, claims: () => ({ ...holderClaims(holder), sub: userId }) };
}

async function grantFor(ctx: RealmContext, koa: KoaContext): Promise<Grant> {
  const { provider, session, client } = koa.oidc;
  const known = session.grantIdFor(client.clientId);
  const present = known === undefined ? undefined : await provider.Grant.find(known);
  if (present !== undefined && present.accountId === session.accountId) return present;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: ctx.tenant.clientId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(RESOURCE, SCOPES);
  await grant.save();
  return grant;
}

async function extraClaims(ctx: RealmContext, token: Token): Promise<Record<string, unknown> | undefined> {
  if (token.kind !== 'AccessToken') return undefined;
  const holder = await findHolder(ctx, { userId: token.accountId, sessionKey: token.sessionUid });
  if (holder === undefined) throw new errors.InvalidGrant('the account may not sign in');
  return accessClaims(ctx.tenant.clientId, holder);
}

async function mayHaveTokens(ctx: RealmContext, source: Token): Promise<boolean> {
  if ((await selectLiveSession(ctx.pool, source.sessionUid)) === undefined)
    throw new errors.InvalidGrant('the session has ended');
  if (source.amr?.includes(SECOND) !== true && (await isFactorMissing(ctx, source.accountId)))
    throw new errors.InvalidGrant('the second factor is missing');
  return true;
}

/** Opens the session when a code is given out, and adds Keycloak's fields to the first tokens. */
async function completeAnswer(ctx: RealmContext, koa: KoaContext): Promise<void> {
  if (koa.oidc === undefined) return;
  const { route, entities, session } = koa.oidc;
  const code = entities.AuthorizationCode;
  if (code === undefined) return;
  if (route !== 'token')
    await openSession(ctx, {
      sessionKey: code.sessionUid,
      userId: code.accountId,
      ...callerOf(koa),
      isChat: false,
      signedInAt: session.loginTs ?? Math.floor(Date.now() / 1000),
    });
  else if (koa.status === 200 && entities.RefreshToken !== undefined) {
    Object.assign(koa.body as object, {
      refresh_expires_in: entities.RefreshToken.expiration,
      session_state: code.sessionUid,
    });
  }
}
