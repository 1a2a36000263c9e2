// Statements of the host of the language model.
import type { Sql } from '../../../platform/db/index.ts';

export interface HostRow {
  readonly id: string;
  readonly address: string;
  readonly model: string;
}

export async function selectHost(sql: Sql): Promise<HostRow | undefined> {
  const [row] = await sql<HostRow[]>`select id::text as id, address, model from assistant_hosts`;
  return row;
}

export async function upsertHost(sql: Sql, { address, model }: Omit<HostRow, 'id'>): Promise<HostRow> {
  const [row] = await sql<[HostRow]>`
    insert into assistant_hosts (address, model) values (${address}, ${model})
    on conflict (enterprise_id) do update set address = excluded.address, model = excluded.model
    returning id::text as id, address, model`;
  return row;
}

export async function deleteHost(sql: Sql, id: string): Promise<void> {
  await sql`delete from assistant_hosts where id = ${id}`;
}
