// Serves the built-in identity server under /auth/realms/{realm} with Keycloak's routes (specification 2.1, 7.1).
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContext } from 'oidc-provider';
import { createTokenVerifier, type Issuer, type SessionUser } from '../../../platform/auth/index.ts';
import { namedChatApp } from '../../../platform/gateways/index.ts';
import { failureOf, hostOf, withDeadline, type Tenant } from '../../../platform/http/index.ts';
import { takeCode, takeKept, takeSetUp } from '../factors/factor-steps.service.ts';
import { loadAssets, type Asset, type Assets } from '../pages/assets.policy.ts';
import { errorPage } from '../pages/pages.policy.ts';
import { languageFor, type Word } from '../pages/words.policy.ts';
import { createSessionUsers } from '../rights/session-users.service.ts';
import { showSignIn, takeNewPassword, takeSignIn } from './interaction.service.ts';
import { logout, revoke } from './logout.service.ts';
import { CHAT_HEADER, isBuiltIn, realmPath, type RealmContext } from './realm.policy.ts';
import { createRealms, type IdentityOptions, type Realms } from './realms.service.ts';
import { userInfo } from './user-info.service.ts';
import { languageOfVisit, pageHeaders, sendPage, surroundings, type Visit } from './visit.policy.ts';

export interface IdentityServerOptions extends IdentityOptions {
  /** The enterprise served at a host name, or undefined. */
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
  /** Origin the browser sees when a proxy ends TLS. */
  readonly publicOrigin: string | undefined;
}

export interface Identity {
  /** Adds the routes. */
  readonly serve: (server: FastifyInstance) => Promise<void>;
  /** What the token verifier has to know of an enterprise, built-in or external. */
  readonly issuerOf: (tenant: Tenant, origin: string) => Issuer;
  /** Who holds this token at this enterprise, or undefined when it opens nothing. */
  readonly userOf: (
    tenant: Tenant,
    origin: string,
    token: string,
  ) => Promise<{ user: SessionUser; sessionKey: string | undefined } | undefined>;
  /** Whether the enterprise gave out the token and it has not expired; its session may have ended. */
  readonly isOwnToken: (tenant: Tenant, origin: string, token: string) => Promise<boolean>;
  /** A new key signs from now on; old tokens live out their time. */
  readonly rotateKeys: (tenant: Tenant) => Promise<void>;
  /** For tests and figures. */
  readonly realms: Realms;
}

const BASE = '/auth/realms/:realm';
const PROTOCOL = `${BASE}/protocol/openid-connect`;
const FOREVER = 'public, max-age=31536000, immutable';
const FORM_LIMIT_BYTES = 16_384;

/** Opens the identity server and the memory of signed-in users. */
export async function createIdentity(options: IdentityServerOptions): Promise<Identity> {
  const files = loadAssets();
  const realms = await createRealms(options, (ctx, koa, error) => drawError(ctx, koa, error, files));
  const users = await createSessionUsers(options);
  const verifier = createTokenVerifier();

  const isOwnToken: Identity['isOwnToken'] = async (tenant, origin, token) =>
    (await verifier.verify(token, realms.issuerOf(tenant, origin))) !== undefined;
  const userOf: Identity['userOf'] = async (tenant, origin, token) => {
    const claims = await verifier.verify(token, realms.issuerOf(tenant, origin));
    const user = claims === undefined ? undefined : await users.userOf(tenant, claims);
    return user === undefined
      ? undefined
      : { user, sessionKey: isBuiltIn(tenant.authAddress) ? claims?.sessionKey : undefined };
  };
  const visit =
    (work: (visit: Visit) => Promise<FastifyReply>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = async (): Promise<FastifyReply> => {
        const place = await placeOf(request, options);
        if (place === undefined) return sendUnknown(request, reply, files);
        const served = await realms.at(place.tenant, place.origin);
        return work({ ...served, request, reply, assets: addresses(place.tenant.realm, files) });
      };
      return withDeadline(answer(), options.settings.ANSWER_TIMEOUT_MS);
    };

  return {
    realms,
    userOf,
    isOwnToken,
    issuerOf: realms.issuerOf,
    rotateKeys: realms.rotate,
    async serve(server) {
      await server.register(async (scope) => serveProvider(scope, visit));
      await server.register(async (scope) => servePages(scope, visit, files, userOf));
    },
  };
}

type Visiting = (
  work: (visit: Visit) => Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The protocol itself: the provider reads the request and writes the answer. */
function serveProvider(scope: FastifyInstance, visit: Visiting): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const handler = visit(passOn);
  for (const url of [
    `${BASE}/.well-known/openid-configuration`,
    `${PROTOCOL}/auth`,
    `${PROTOCOL}/auth/:uid`,
    `${PROTOCOL}/certs`,
  ]) {
    scope.get(url, handler);
  }
  for (const url of [`${PROTOCOL}/auth`, `${PROTOCOL}/token`]) scope.post(url, handler);
}

async function passOn({ request, reply, context, provider }: Visit): Promise<FastifyReply> {
  const { raw } = request;
  const { protocol, host } = new URL(context.origin);
  const address = raw.url ?? '/';
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // The provider builds addresses from these; whatever the client sent under their names is gone.
  Object.assign(raw.headers, {
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-yijian-address': request.ip,
    [CHAT_HEADER]: JSON.stringify(namedChatApp(context.tenant.settings) ?? null),
  });
  delete raw.headers['x-forwarded-for'];
  Object.assign(raw, { originalUrl: address, url: address.slice(realmPath(context.tenant.realm).length) });
  // The reply is the provider's from here on, so a database that does not answer is told here.
  await withDeadline(provider.callback()(raw, reply.raw), context.settings.ANSWER_TIMEOUT_MS / 2).catch(() => {
    if (reply.raw.headersSent) return;
    reply.raw.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' });
    reply.raw.end('{"error":"temporarily_unavailable"}');
  });
  return reply;
}

function servePages(scope: FastifyInstance, visit: Visiting, files: Assets, userOf: Identity['userOf']): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    // No text of PostgreSQL holds a zero byte, so none of ours needs one to be compared.
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams((body as string).replaceAll('%00', '')))),
  );
  scope.get(`${BASE}/interaction/:uid`, visit(showSignIn));
  scope.post(`${BASE}/interaction/:uid`, visit(takeSignIn));
  scope.post(`${BASE}/interaction/:uid/password`, visit(takeNewPassword));
  scope.post(`${BASE}/interaction/:uid/code`, visit(takeCode));
  scope.post(`${BASE}/interaction/:uid/set-up`, visit(takeSetUp));
  scope.post(`${BASE}/interaction/:uid/kept`, visit(takeKept));
  scope.get(`${PROTOCOL}/logout`, visit(logout));
  scope.post(`${PROTOCOL}/logout`, visit(logout));
  scope.post(`${PROTOCOL}/revoke`, visit(revoke));
  const userinfo = visit((at) => userInfo(at, userOf));
  scope.get(`${PROTOCOL}/userinfo`, userinfo);
  scope.post(`${PROTOCOL}/userinfo`, userinfo);
  for (const file of [files.style, files.script]) {
    scope.get(`${BASE}/assets/${file.name}`, (_request, reply) =>
      reply.header('content-type', file.type).header('cache-control', FOREVER).send(file.text),
    );
  }
  scope.get(`${BASE}/assets/fonts/:file`, (request, reply) => sendFont(request, reply, files));
  scope.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.row.status < 500 || !(request.headers.accept ?? '').includes('text/html')) throw error;
    request.log.error({ err: error }, 'a page of the identity server failed');
    reply.header('retry-after', '2');
    return sendBarePage(request, reply, files, failure.row.status, 'errorServer');
  });
}

async function sendFont(request: FastifyRequest, reply: FastifyReply, files: Assets): Promise<FastifyReply> {
  const place = files.fonts.get((request.params as { file: string }).file);
  if (place === undefined) return reply.status(404).send({ error: 'not found' });
  const content = await readFile(place);
  return reply.header('content-type', 'font/woff2').header('cache-control', FOREVER).send(content);
}

/** The realm must be that of the enterprise whose host the page is on, and its own. */
async function placeOf(
  request: FastifyRequest,
  options: IdentityServerOptions,
): Promise<{ tenant: Tenant; origin: string } | undefined> {
  const host = hostOf(request);
  const tenant = await options.tenantOf(host);
  const { realm } = request.params as { realm: string };
  if (tenant === undefined || tenant.realm !== realm || !isBuiltIn(tenant.authAddress)) return undefined;
  return { tenant, origin: options.publicOrigin ?? `${request.protocol}://${host}` };
}

function addresses(realm: string, files: Assets): Visit['assets'] {
  const address = ({ name, version }: Asset): string => `${realmPath(realm)}/assets/${name}?v=${version}`;
  return { style: address(files.style), script: address(files.script) };
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply, files: Assets): FastifyReply {
  if ((request.headers.accept ?? '').includes('text/html'))
    return sendBarePage(request, reply, files, 404, 'errorUnknown');
  return reply.status(404).header('cache-control', 'no-store').send({ error: 'Realm does not exist' });
}

function sendBarePage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Assets,
  status: number,
  text: Word,
): FastifyReply {
  const { realm = '' } = request.params as { realm?: string };
  const assets = addresses(encodeURIComponent(realm), files);
  const frame = { language: languageOfVisit({ request }), assets, enterprise: '' };
  return sendPage(reply, status, errorPage(frame, { home: '/pc/', text }));
}

/** The page of an authorization request that may not go back to where it says it came from. */
function drawError(ctx: RealmContext, koa: KoaContext, error: Error, files: Assets): void {
  const language = languageFor([koa.oidc.params?.['ui_locales'], koa.headers['accept-language']]);
  const frame = surroundings({ assets: addresses(ctx.tenant.realm, files), tenant: ctx.tenant }, language);
  const isOurs = ((error as { statusCode?: number }).statusCode ?? 500) >= 500;
  const text: Word = isOurs ? 'errorServer' : error.name === 'SessionNotFound' ? 'errorExpired' : 'errorRequest';
  for (const [name, value] of Object.entries(pageHeaders)) koa.set(name, value);
  koa.type = 'html';
  koa.body = errorPage(frame, { home: '/pc/', text });
}
