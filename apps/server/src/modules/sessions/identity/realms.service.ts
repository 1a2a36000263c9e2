// The realms that are being served: providers built on first use, keys kept fresh, the issuer for the token verifier.
import type { JWTVerifyGetKey } from 'jose';
import { localKeys, remoteKeys, type Issuer } from '../../../platform/auth/index.ts';
import type { Connections } from '../../../platform/db/index.ts';
import { openChatDoor } from '../../../platform/gateways/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Vault } from '../../../platform/secrets/index.ts';
import { loadKeys, rotateSigningKeys } from '../tokens/keys.service.ts';
import { createProvider, type ErrorPage } from './provider.service.ts';
import {
  isBuiltIn,
  issuersOf,
  type IdentitySettings,
  type RealmContext,
  type RealmKeys,
  type ServedRealm,
} from './realm.policy.ts';

const MOST_PROVIDERS = 32;
const LOOK_AGAIN_MILLISECONDS = 30_000;

export interface IdentityOptions {
  readonly connections: Connections;
  readonly settings: IdentitySettings;
  readonly vault: Vault;
  readonly log: Log;
}

export interface Realms {
  /** The realm of an enterprise at an origin. */
  readonly at: (tenant: Tenant, origin: string) => Promise<ServedRealm>;
  /** What the token verifier has to know of an enterprise. */
  readonly issuerOf: (tenant: Tenant, origin: string) => Issuer;
  /** A new key signs from now on; the old one verifies until every token it signed is over. */
  readonly rotate: (tenant: Tenant) => Promise<void>;
  /** How many providers are in memory. */
  readonly count: () => number;
}

interface Remembered {
  readonly keys: Promise<RealmKeys>;
  readonly readAt: number;
}

/** Opens the built-in identity server. `showError` draws its error page. */
export async function createRealms(ctx: IdentityOptions, showError: ErrorPage): Promise<Realms> {
  const chat = openChatDoor(ctx.settings);
  const served = new Map<string, Promise<ServedRealm>>();
  const keys = new Map<string, Remembered>();
  const external = new Map<string, JWTVerifyGetKey>();
  const issuers = new WeakMap<Tenant, Map<string, Issuer>>();

  await ctx.connections.listen('identity_keys', (realm) => {
    keys.delete(realm);
    for (const key of served.keys()) if (key.startsWith(`${realm} `)) served.delete(key);
  });

  function keysOf(realm: string, maxAge = Infinity): Promise<RealmKeys> {
    const known = keys.get(realm);
    if (known !== undefined && performance.now() - known.readAt < maxAge) return known.keys;
    const loaded = loadKeys({ pool: ctx.connections.unbound, realm });
    keys.set(realm, { keys: loaded, readAt: performance.now() });
    loaded.catch(() => keys.delete(realm));
    return loaded;
  }

  async function at(tenant: Tenant, origin: string): Promise<ServedRealm> {
    const key = `${tenant.realm} ${origin} ${tenant.clientId}`;
    const known = served.get(key);
    const realm = known ?? build(tenant, origin);
    served.delete(key);
    served.set(key, realm);
    if (known === undefined) realm.catch(() => served.delete(key));
    if (served.size > MOST_PROVIDERS) served.delete(served.keys().next().value!);
    // The provider is kept for long, the names and settings of the enterprise are not.
    const kept = await realm;
    return { ...kept, context: { ...kept.context, tenant } };
  }

  async function build(tenant: Tenant, origin: string): Promise<ServedRealm> {
    const pool = ctx.connections.bound(tenant.id);
    const context: RealmContext = {
      tenant,
      origin,
      pool,
      keys: await keysOf(tenant.realm),
      settings: ctx.settings,
      vault: ctx.vault,
      log: ctx.log,
      chat,
    };
    return { context, provider: createProvider(context, showError) };
  }

  /** A key id nobody knows is looked up again at most every 30 s, however many tokens name it. */
  function builtInKeys(realm: string): JWTVerifyGetKey {
    return async (header, token) => {
      const present = await keysOf(realm);
      if (present.published.keys.some((key) => key['kid'] === header?.kid))
        return localKeys(present.published)(header, token);
      return localKeys((await keysOf(realm, LOOK_AGAIN_MILLISECONDS)).published)(header, token);
    };
  }

  function externalKeys(tenant: Tenant): JWTVerifyGetKey {
    const address = `${tenant.authAddress.replace(/\/$/, '')}/realms/${tenant.realm}/protocol/openid-connect/certs`;
    const known = external.get(address) ?? remoteKeys(address);
    external.set(address, known);
    return known;
  }

  function makeIssuer(tenant: Tenant, origin: string): Issuer {
    const { clientId, realm, authAddress } = tenant;
    if (isBuiltIn(authAddress)) return { issuers: issuersOf(tenant, origin), clientId, keys: builtInKeys(realm) };
    return { issuers: [`${authAddress.replace(/\/$/, '')}/realms/${realm}`], clientId, keys: externalKeys(tenant) };
  }

  /** Every call asks; the directory makes new tenants every few seconds, so what is remembered goes by itself. */
  function issuerOf(tenant: Tenant, origin: string): Issuer {
    const known = issuers.get(tenant) ?? new Map<string, Issuer>();
    issuers.set(tenant, known);
    const issuer = known.get(origin) ?? makeIssuer(tenant, origin);
    if (known.size < MOST_PROVIDERS) known.set(origin, issuer);
    return issuer;
  }

  return {
    at,
    issuerOf,
    rotate: (tenant) => rotateSigningKeys({ pool: ctx.connections.unbound, realm: tenant.realm }, ctx.settings),
    count: () => served.size,
  };
}
