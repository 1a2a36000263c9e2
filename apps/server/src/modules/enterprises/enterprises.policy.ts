// Which enterprise a host name belongs to.
import type { Tenant } from '../../platform/http/index.ts';

/** A domain with a port matches that port only; a domain without one matches any port. */
export function findByHost(tenants: readonly Tenant[], host: string): Tenant | undefined {
  const name = host.toLowerCase().replace(/\.$/, '');
  const bare = name.replace(/:\d+$/, '');
  return (
    tenants.find((tenant) => tenant.domains.includes(name)) ?? tenants.find((tenant) => tenant.domains.includes(bare))
  );
}
