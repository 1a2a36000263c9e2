// What the identity server of one enterprise is made of, and where it may send a browser (specification 2.1, R2.5).
import type { JSONWebKeySet } from 'jose';
import type { KoaContext, Provider } from 'oidc-provider';
import type { Settings } from '../../../platform/config/index.ts';
import type { Pool } from '../../../platform/db/index.ts';
import type { ChatDoor, ChatSettings } from '../../../platform/gateways/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Vault } from '../../../platform/secrets/index.ts';

export type IdentitySettings = Pick<
  Settings,
  | 'ACCESS_TOKEN_SECONDS'
  | 'REFRESH_IDLE_SECONDS'
  | 'SESSION_SECONDS'
  | 'SESSIONS_PER_USER'
  | 'REFRESH_GRACE_SECONDS'
  | 'SIGN_IN_LIMIT_PER_HOUR'
  | 'ANSWER_TIMEOUT_MS'
> &
  ChatSettings;

export interface RealmKeys {
  /** Private keys for signing, the signing one first. */
  readonly signing: { readonly keys: readonly Record<string, string>[] };
  /** What the certs address publishes. */
  readonly published: JSONWebKeySet;
  /** Signs cookies and derives successors of refresh tokens; never leaves the server. */
  readonly secret: string;
}

/** One realm seen from one origin: the issuer is part of every token, so each origin has its own. */
export interface RealmContext {
  readonly tenant: Tenant;
  readonly origin: string;
  /** Bound to the enterprise. */
  readonly pool: Pool;
  readonly keys: RealmKeys;
  readonly settings: IdentitySettings;
  /** Opens the secrets of authenticator apps. */
  readonly vault: Vault;
  readonly log: Log;
  /** Tells whom a code of enterprise chat stands for. */
  readonly chat: ChatDoor;
}

/** A realm with its provider. */
export interface ServedRealm {
  readonly context: RealmContext;
  readonly provider: Provider;
}

/** Header in which a request carries the settings of its enterprise to the provider, which outlives them. */
export const CHAT_HEADER = 'x-yijian-chat';

/** The grant by which a code of enterprise chat buys tokens (RFC 8693), and what its request holds. */
export const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const exchangeFields = ['subject_issuer', 'subject_token', 'subject_token_type'];

/** Where a request to the provider came from. */
export const callerOf = (koa: KoaContext): { userAgent: string; address: string } => ({
  userAgent: (koa.headers['user-agent'] ?? '').slice(0, 300),
  address: String(koa.headers['x-yijian-address'] ?? ''),
});

/** How the holder proved to be the holder (RFC 8176): by a password, and by a code besides. */
export const FIRST = 'pwd';
export const SECOND = 'otp';
export type Passed = typeof FIRST | typeof SECOND;

export const SCOPES = 'openid profile email offline_access';
/** What access tokens are for; named only between the parts of the provider. */
export const RESOURCE = 'urn:yijian:interface';

export const realmPath = (realm: string): string => `/auth/realms/${realm}`;
export const issuerAddress = (origin: string, realm: string): string => `${origin}${realmPath(realm)}`;

/** Whether the enterprise signs in here and not at a server of its own. */
export const isBuiltIn = (authAddress: string): boolean => !/^https?:\/\//i.test(authAddress);

/** Only pages of the product at the very origin: no other host, no user info, no fragment, nothing that normalises to elsewhere. */
export function mayReturnTo(uri: string, origin: string): boolean {
  const parsed = URL.parse(uri);
  return (
    parsed !== null &&
    parsed.href === uri &&
    parsed.origin === origin &&
    parsed.pathname.startsWith('/pc/') &&
    parsed.hash === '' &&
    parsed.username === ''
  );
}

/** Every issuer a token of this enterprise may name: its domains at the port and protocol of the page. */
export function issuersOf(tenant: Pick<Tenant, 'domains' | 'realm'>, origin: string): string[] {
  const { protocol, port, host } = new URL(origin);
  const hosts = tenant.domains.map((domain) => (domain.includes(':') || port === '' ? domain : `${domain}:${port}`));
  return [...new Set([host, ...hosts])].map((name) => issuerAddress(`${protocol}//${name}`, tenant.realm));
}

export interface TokenHolder {
  readonly login: string;
  readonly name: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly sessionKey: string;
}

/** The claims of an access token beyond the standard ones, named as Keycloak names them. */
export function accessClaims(clientId: string, holder: TokenHolder): Record<string, unknown> {
  return {
    typ: 'Bearer',
    azp: clientId,
    sid: holder.sessionKey,
    session_state: holder.sessionKey,
    preferred_username: holder.login,
    name: holder.name,
    realm_access: { roles: holder.roles },
  };
}

/** Claims of the id token and of userinfo. */
export function holderClaims(holder: TokenHolder): Record<string, unknown> {
  return {
    sid: holder.sessionKey,
    preferred_username: holder.login,
    name: holder.name,
    ...(holder.email === null ? {} : { email: holder.email }),
  };
}
