// Reads a version: who it belongs to first, its text only when it is not known yet.
import type { Sql } from '../../../../platform/db/index.ts';

export interface VersionRow {
  /** Of the definition. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly enName: string;
  readonly hash: string;
  readonly readXml: () => Promise<string>;
}

export async function selectVersion(sql: Sql, id: string): Promise<VersionRow | undefined> {
  const [row] = await sql<Omit<VersionRow, 'readXml'>[]>`
    select d.id, d.key, d.name, d.en_name as "enName", v.hash
    from workflow_versions v join workflow_definitions d on d.enterprise_id = v.enterprise_id and d.id = v.definition_id
    where v.enterprise_id = app.enterprise_id() and v.id = ${id}`;
  return row && { ...row, readXml: () => selectXml(sql, id) };
}

export async function selectXml(sql: Sql, id: string): Promise<string> {
  const [row] = await sql<
    [{ xml: string }]
  >`select xml from workflow_versions where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.xml;
}
