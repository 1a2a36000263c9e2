// Names of enterprises and users, and whose an export is.
import type { Sql } from '../../apps/server/src/platform/db/index.ts';

export async function selectEnterprise(sql: Sql, id: string): Promise<{ name: string; enName: string } | undefined> {
  const [row] = await sql<{ name: string; enName: string }[]>`
    select name, en_name as "enName" from enterprises where id = ${id}`;
  return row;
}

export async function selectEnterpriseIds(sql: Sql): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`select id from enterprises order by id`;
}

export async function selectUser(sql: Sql, id: string): Promise<{ firstName: string; login: string } | undefined> {
  const [row] = await sql<{ firstName: string; login: string }[]>`
    select first_name as "firstName", login from users where id = ${id}`;
  return row;
}

export async function selectExport(sql: Sql, code: string): Promise<{ userId: string; at: Date } | undefined> {
  const [row] = await sql<{ userId: string; at: Date }[]>`
    select user_id as "userId", at from export_log where code = ${code}`;
  return row;
}
