// What nodes take of the minute of a key, by the clock of the database.
import type { Sql } from '../../platform/db/index.ts';

/** Takes a portion; answers how many calls of it lie within the limit. */
export async function takePortion(
  sql: Sql,
  { id, limit, portion }: { id: string; limit: number; portion: number },
): Promise<number> {
  const [row] = await sql<{ calls: number }[]>`
    insert into api_key_paces as p (key_id, minute, calls) values (${id}, date_trunc('minute', clock_timestamp()), ${portion})
    on conflict (enterprise_id, key_id) do update
      set calls = case when p.minute = excluded.minute then p.calls else 0 end + excluded.calls, minute = excluded.minute
      where p.minute <> excluded.minute or p.calls < ${limit}
    returning p.calls`;
  return row === undefined ? 0 : Math.min(portion, limit - (row.calls - portion));
}
