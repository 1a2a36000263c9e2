// Reads the regions of China, which all enterprises share.
import type { Region } from '@yijian/contract/regions';
import type { Sql } from '../../platform/db/index.ts';

export async function selectLevels(sql: Sql, levels: readonly number[]): Promise<Region[]> {
  return sql<Region[]>`
    select code as id, parent_code as "parentId", level, name, en_name as "enName", pinyin, initials
    from regions where level = any (${[...levels]}) order by code`;
}

export async function selectChildren(sql: Sql, parents: readonly string[]): Promise<Region[]> {
  return sql<Region[]>`
    select code as id, parent_code as "parentId", level, name, en_name as "enName", pinyin, initials
    from regions where parent_code = any (${[...parents]}) order by code`;
}

/** Those of the codes that are regions of the level. */
export async function selectExisting(sql: Sql, input: { ids: readonly string[]; level: number }): Promise<string[]> {
  const rows = await sql<
    { code: string }[]
  >`select code from regions where code = any (${[...input.ids]}) and level = ${input.level}`;
  return rows.map((row) => row.code);
}
