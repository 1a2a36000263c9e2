// Reads the enterprises and their domains, which stand outside row security.
import type { Sql } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';

/** Every enabled enterprise with its domains. */
export async function selectTenants(sql: Sql): Promise<Tenant[]> {
  return sql<Tenant[]>`
    select e.id, e.name, e.en_name as "enName", e.realm, e.client_id as "clientId", e.auth_address as "authAddress",
      e.interface_address as "interfaceAddress", e.site_id as "siteId", e.settings,
      coalesce((select array_agg(d.domain order by d.domain) from enterprise_domains d where d.enterprise_id = e.id), '{}') as domains
    from enterprises e
    where e.is_enabled`;
}
