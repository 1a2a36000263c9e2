// The opinion service of the enterprise, and the names under which it knows drugs.
import type { Sql } from '../../../platform/db/index.ts';

export interface ServiceRow {
  readonly id: string;
  readonly address: string;
  readonly version: number;
}

export async function selectService(sql: Sql): Promise<ServiceRow | undefined> {
  const [row] = await sql<ServiceRow[]>`
    select id::text, address, version from insight_services where enterprise_id = app.enterprise_id()`;
  return row;
}

export async function upsertService(sql: Sql, address: string): Promise<ServiceRow> {
  const [row] = await sql<[ServiceRow]>`
    insert into insight_services (address) values (${address})
    on conflict (enterprise_id) do update set address = excluded.address, version = insight_services.version + 1
    returning id::text, address, version`;
  return row;
}

export async function deleteService(sql: Sql, id: string): Promise<void> {
  await sql`delete from insight_services where enterprise_id = app.enterprise_id() and id = ${id}`;
}
