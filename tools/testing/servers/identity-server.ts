// The identity server and the sessions room in this process on a free port, over a real database, with a small browser for tests.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openServer } from '../../../apps/server/src/app/open-server.ts';
import { createTenantDirectory } from '../../../apps/server/src/modules/enterprises/index.ts';
import { createIdentity, hashPassword, type Identity } from '../../../apps/server/src/modules/sessions/index.ts';
import { sessionRoutes } from '../../../apps/server/src/modules/sessions/sessions.routes.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/index.ts';
import { readSettings } from '../../../apps/server/src/platform/config/index.ts';
import { openConnections, type Connections } from '../../../apps/server/src/platform/db/index.ts';
import { serveEndpoints, type Tenant } from '../../../apps/server/src/platform/http/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import postgres from 'postgres';

export const PASSWORD = 'correct horse battery staple';

export interface IdentityServer {
  readonly identity: Identity;
  readonly connections: Connections;
  /** Signed in as the owner: sees and changes everything. */
  readonly owner: postgres.Sql;
  readonly port: number;
  tenant(realm: string): Promise<Tenant>;
  close(): Promise<void>;
}

/** Starts the server over a migrated database and adds two enterprises, `alpha` (127.0.0.1, localhost) and `beta` (beta.localhost). */
export async function startIdentityServer(
  database: { url: string; appUrl: string; keyFile: string },
  environment: Record<string, string> = {},
): Promise<IdentityServer> {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const log = openLog(settings.LOG_LEVEL);
  const owner = postgres(database.url, { max: 2, onnotice: () => {} });
  await owner`update enterprise_domains set domain = 'was-' || domain`;
  await addEnterprise(owner, 'alpha', ['127.0.0.1', 'localhost']);
  await addEnterprise(owner, 'beta', ['beta.localhost']);
  const connections = openConnections({ url: database.appUrl, poolSize: 10, pools: 5, statementTimeout: 10_000, log });
  const directory = createTenantDirectory({ connections });
  const tenantOf = (host: string) => directory.byHost(host);
  const vault = openVault(database.keyFile);
  const publicOrigin = settings.PUBLIC_ORIGIN;
  const identity = await createIdentity({ connections, settings, log, vault, tenantOf, publicOrigin });
  const { server } = await openServer(settings, log);
  await identity.serve(server);
  serveEndpoints(server, sessionRoutes(settings), {
    connections,
    log,
    clock: systemClock,
    vault,
    tenantOf,
    tenantOfRealm: directory.byRealm,
    userOf: identity.userOf,
    isOwnToken: identity.isOwnToken,
    simulatedOf: async () => undefined,
    interfacePath: '/prod-api',
    bodyLimit: settings.BODY_LIMIT_BYTES,
    uploadLimit: settings.UPLOAD_LIMIT_BYTES,
    answerTimeout: settings.ANSWER_TIMEOUT_MS,
    checkAnswers: true,
    publicOrigin: settings.PUBLIC_ORIGIN,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    identity,
    connections,
    owner,
    port: (server.server.address() as AddressInfo).port,
    tenant: async (realm) => (await directory.byRealm(realm))!,
    async close() {
      await server.close();
      await connections.close();
      await owner.end({ timeout: 5 });
    },
  };
}

async function addEnterprise(owner: postgres.Sql, realm: string, domains: string[]): Promise<void> {
  const [row] =
    await owner`insert into enterprises (name, en_name, realm) values (${`企业 ${realm}`}, ${realm}, ${realm}) returning id`;
  for (const domain of domains)
    await owner`insert into enterprise_domains (domain, enterprise_id) values (${domain}, ${row!['id']})`;
}

export interface NewUser {
  readonly login: string;
  readonly realm?: string;
  readonly password?: string;
  readonly roles?: readonly string[];
  readonly changedAt?: Date;
}

/** Adds a user; returns the id. */
export async function addUser({ owner }: IdentityServer, user: NewUser): Promise<string> {
  const hash = await hashPassword(user.password ?? PASSWORD);
  const [row] = await owner`
    insert into users (enterprise_id, login, first_name, password_hash, password_changed_at)
    select id, ${user.login}, ${`姓名 ${user.login}`}, ${hash}, ${user.changedAt ?? null} from enterprises where realm = ${user.realm ?? 'alpha'}
    returning id, enterprise_id`;
  for (const code of user.roles ?? []) {
    await owner`
      insert into roles (enterprise_id, code, name, en_name) values (${row!['enterprise_id']}, ${code}, ${code}, ${code}) on conflict do nothing`;
    await owner`
      insert into user_roles (enterprise_id, user_id, role_id)
      select enterprise_id, ${row!['id']}, id from roles where enterprise_id = ${row!['enterprise_id']} and code = ${code}`;
  }
  return String(row!['id']);
}

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  json<T = Record<string, unknown>>(): T;
  /** Where it redirects to. */
  readonly location: string;
}

export interface Sending {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

/** A browser at one host of the server: it keeps cookies by path and follows nothing by itself. */
export class Browser {
  readonly origin: string;
  readonly port: number;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(server: { port: number }, host = '127.0.0.1') {
    this.port = server.port;
    this.origin = `http://${host}:${server.port}`;
  }

  async send(address: string, sending: Sending = {}): Promise<Reply> {
    const url = new URL(address, this.origin);
    const body =
      sending.form === undefined
        ? sending.json === undefined
          ? undefined
          : JSON.stringify(sending.json)
        : new URLSearchParams(sending.form).toString();
    const type = sending.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const cookies = [...this.#cookies]
      .filter(([, cookie]) => url.pathname.startsWith(cookie.path))
      .map(([name, cookie]) => `${name.split(' ')[0]}=${cookie.value}`);
    const headers = {
      host: new URL(this.origin).host,
      ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
      ...(body === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
      ...sending.headers,
    };
    const reply = await exchange(
      {
        port: this.port,
        path: url.pathname + url.search,
        method: sending.method ?? (body === undefined ? 'GET' : 'POST'),
        headers,
      },
      body,
    );
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return reply;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const isOver = attributes.some(
      (attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute),
    );
    if (isOver) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value: pair.slice(name.length + 1), path });
  }
}

function exchange(
  options: { port: number; path: string; method: string; headers: Record<string, string> },
  body: string | undefined,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { headers } = response;
        resolve({
          status: response.statusCode ?? 0,
          headers,
          text,
          json: () => JSON.parse(text) as never,
          location: headers.location ?? '',
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
  readonly refresh_expires_in: number;
  readonly session_state: string;
  readonly token_type: string;
  readonly scope: string;
}

export const protocol = (realm = 'alpha'): string => `/auth/realms/${realm}/protocol/openid-connect`;

/** The first half of a sign-in: a PKCE pair and the address of the authorization request. */
export function authorization(
  browser: Browser,
  realm = 'alpha',
  overrides: Record<string, string> = {},
): { verifier: string; address: string; redirectUri: string } {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${browser.origin}/pc/login`;
  const query = new URLSearchParams({
    client_id: 'yijian-web',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: 'st',
    nonce: 'no',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  });
  return { verifier, address: `${protocol(realm)}/auth?${query}`, redirectUri };
}

/** Opens the sign-in page; returns its address. */
export async function openSignIn(browser: Browser, address: string): Promise<string> {
  const reply = await browser.send(address);
  if (reply.status !== 303) throw new Error(`no sign-in page: ${reply.status} ${reply.text.slice(0, 300)}`);
  return reply.location;
}

/** Signs in up to the code. */
export async function signInForCode(
  browser: Browser,
  login: string,
  realm = 'alpha',
  password = PASSWORD,
): Promise<{ code: string; verifier: string; redirectUri: string }> {
  const { verifier, address, redirectUri } = authorization(browser, realm);
  const page = await openSignIn(browser, address);
  const answer = await browser.send(page, { form: { login, password } });
  if (answer.status !== 303)
    throw new Error(
      `not signed in: ${answer.status} ${/role="alert".*?<span>([^<]*)/.exec(answer.text)?.[1] ?? answer.text.slice(0, 300)}`,
    );
  const back = await browser.send(answer.location);
  const code = new URL(back.location).searchParams.get('code');
  if (code === null) throw new Error(`no code: ${back.status} ${back.location} ${back.text.slice(0, 300)}`);
  return { code, verifier, redirectUri };
}

export function exchangeCode(
  browser: Browser,
  grant: { code: string; verifier: string; redirectUri: string },
  realm = 'alpha',
): Promise<Reply> {
  const { code, verifier, redirectUri } = grant;
  const form = {
    client_id: 'yijian-web',
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  };
  return browser.send(`${protocol(realm)}/token`, { form });
}

/** The whole sign-in. */
export async function signIn(browser: Browser, login: string, realm = 'alpha', password = PASSWORD): Promise<Tokens> {
  const reply = await exchangeCode(browser, await signInForCode(browser, login, realm, password), realm);
  if (reply.status !== 200) throw new Error(`no tokens: ${reply.status} ${reply.text}`);
  return reply.json<Tokens & Record<string, unknown>>();
}

export function refresh(browser: Browser, refreshToken: string, realm = 'alpha'): Promise<Reply> {
  const form = { client_id: 'yijian-web', grant_type: 'refresh_token', refresh_token: refreshToken };
  return browser.send(`${protocol(realm)}/token`, { form });
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
