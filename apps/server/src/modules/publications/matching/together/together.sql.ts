// Works that the authors of a block wrote besides, from this import or earlier ones.
import type { Sql } from '../../../../platform/db/index.ts';

/** Works of these authors of sources; of one with more than `most` none, since it is several people. */
export async function selectOtherWorks(
  sql: Sql,
  { scholarIds, most }: { scholarIds: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct o.id from unnest(${scholarIds as string[]}::bigint[]) as s(id)
    cross join lateral (
      select x.publication_id as id, count(*) over () as works from (
        select a.publication_id from authorships a where a.enterprise_id = app.enterprise_id() and a.scholar_id = s.id limit ${most + 1}) x) o
    where o.works <= ${most}`;
  return rows.map(({ id }) => id);
}
