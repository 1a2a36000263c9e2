// What can be started, and what is said about an instance.
import type { NewComment } from '@yijian/contract/workflows';
import type { Sql } from '../../../platform/db/index.ts';

export interface Startable {
  readonly definitionId: string;
  readonly versionId: string;
  readonly name: string;
  readonly enName: string;
}

export async function selectStartable(sql: Sql, key: string): Promise<Startable | undefined> {
  const [row] = await sql<Startable[]>`
    select id as "definitionId", current_version_id as "versionId", name, en_name as "enName" from workflow_definitions
    where enterprise_id = app.enterprise_id() and key = ${key} and is_enabled and current_version_id is not null`;
  return row;
}

export async function insertComment(
  sql: Sql,
  input: NewComment & { instanceId: string; userId: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into workflow_comments (instance_id, user_id, body)
    values (${input.instanceId}, ${input.userId}, ${input.body})
    returning id`;
  return row.id;
}
