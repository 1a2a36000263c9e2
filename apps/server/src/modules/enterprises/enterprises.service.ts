// Which enterprise a host name belongs to; a page of an unknown host belongs to none (specification 1, 7.1).
import type { Enterprise } from '@yijian/contract/enterprises';
import type { Connections } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { findByHost } from './enterprises.policy.ts';
import { selectTenants } from './enterprises.sql.ts';

const FRESH_MILLISECONDS = 5_000;

export interface TenantDirectory {
  /** The enterprise served at a host (`crm.example` or `crm.example:8443`), or undefined. */
  readonly byHost: (host: string) => Promise<Tenant | undefined>;
  readonly byRealm: (realm: string) => Promise<Tenant | undefined>;
  readonly all: () => Promise<Tenant[]>;
  /** The next question reads anew: settings, domains or rules of an enterprise have changed. */
  readonly forget: () => void;
}

/** Remembers the enterprises for a few seconds: every request asks. What is kept with a tenant is as fresh as the tenant. */
export function createTenantDirectory(ctx: { connections: Connections }): TenantDirectory {
  let tenants: Promise<Tenant[]> | undefined;
  let readAt = 0;

  function all(): Promise<Tenant[]> {
    if (tenants === undefined || performance.now() - readAt > FRESH_MILLISECONDS) {
      readAt = performance.now();
      tenants = selectTenants(ctx.connections.unbound);
      tenants.catch(() => {
        tenants = undefined;
      });
    }
    return tenants;
  }

  return {
    all,
    forget: () => {
      tenants = undefined;
    },
    byHost: async (host) => findByHost(await all(), host),
    byRealm: async (realm) => (await all()).find((tenant) => tenant.realm === realm),
  };
}

/** The enterprise of a page's domain as a list of one, or an empty list (specification 7.1: an array, first item used). */
export async function findEnterprise(
  ctx: { directory: TenantDirectory; origin: string },
  { domain }: { domain: string },
): Promise<Enterprise[]> {
  const host = URL.parse(domain.includes('://') ? domain : `http://${domain}`)?.host;
  const tenant = host === undefined ? undefined : await ctx.directory.byHost(host);
  if (tenant === undefined || host === undefined) return [];
  const { domains: _, ...shown } = tenant;
  // What stands below the page's own origin is answered whole, so that any client can join a path to it.
  const origin = domain.includes('://') ? new URL(domain).origin : ctx.origin;
  const whole = (address: string): string => new URL(address, origin).href.replace(/\/+$/, '');
  const interfaceAddress = whole(shown.interfaceAddress);
  return [{ ...shown, domain: host, interfaceAddress, authAddress: whole(shown.authAddress) }];
}
