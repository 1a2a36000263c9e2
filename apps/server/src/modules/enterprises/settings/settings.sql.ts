// Reads and writes the own enterprise and its domains; row security lets it change no other.
import { json, type Sql } from '../../../platform/db/index.ts';

export interface SettingsRow {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly enName: string;
  readonly realm: string;
  readonly interfaceAddress: string;
  readonly authAddress: string;
  readonly clientId: string;
  readonly siteId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly domains: readonly string[];
}

export async function selectSettings(sql: Sql): Promise<SettingsRow> {
  const [row] = await sql<SettingsRow[]>`
    select e.id, e.xmin::text as version, e.name, e.en_name as "enName", e.realm, e.interface_address as "interfaceAddress",
      e.auth_address as "authAddress", e.client_id as "clientId", e.site_id as "siteId", e.settings,
      array(select d.domain from enterprise_domains d where d.enterprise_id = e.id order by d.domain) as domains
    from enterprises e where e.id = app.enterprise_id()`;
  return row!;
}

/** Changes of one enterprise follow each other. */
export async function lockSettings(sql: Sql): Promise<void> {
  await sql`select 1 from enterprises where id = app.enterprise_id() for no key update`;
}

export async function updateSettings(sql: Sql, row: Omit<SettingsRow, 'id' | 'version' | 'domains'>): Promise<void> {
  await sql`
    update enterprises set name = ${row.name}, en_name = ${row.enName}, realm = ${row.realm},
      interface_address = ${row.interfaceAddress}, auth_address = ${row.authAddress}, client_id = ${row.clientId},
      site_id = ${row.siteId}, settings = ${json(sql, row.settings)}
    where id = app.enterprise_id()`;
}

export async function selectIsRealmTaken(sql: Sql, realm: string): Promise<boolean> {
  return (await sql`select 1 from enterprises where realm = ${realm} and id <> app.enterprise_id()`).length > 0;
}

/** Domains are given out one after the other, over all enterprises. */
export async function lockDomains(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('enterprise domains', 0))`;
}

/** Those of the host names that another enterprise has, with whatever port: a port of its own would take its visitors. */
export async function selectTakenHosts(sql: Sql, hosts: readonly string[]): Promise<string[]> {
  const rows = await sql<{ host: string }[]>`
    select distinct regexp_replace(domain, ':[0-9]+$', '') as host from enterprise_domains
    where enterprise_id <> app.enterprise_id() and regexp_replace(domain, ':[0-9]+$', '') = any (${[...hosts]})`;
  return rows.map((row) => row.host);
}

export async function replaceDomains(sql: Sql, domains: readonly string[]): Promise<void> {
  await sql`delete from enterprise_domains where enterprise_id = app.enterprise_id() and domain <> all (${[...domains]})`;
  await sql`
    insert into enterprise_domains (domain, enterprise_id)
    select x.domain, app.enterprise_id() from unnest(${[...domains]}::text[]) as x (domain)
    on conflict (domain) do nothing`;
}
