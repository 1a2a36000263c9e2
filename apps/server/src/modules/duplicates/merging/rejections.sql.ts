// What a steward said of the record that goes passes to the one that stays (product 3.2: rejected pairs remembered).
import { json, type Sql } from '../../../platform/db/index.ts';
import type { MergeTarget } from './merges.sql.ts';

/** Where rejected and open pairs stand. */
const tables = {
  doctors: { rejections: 'duplicate_rejections', pairs: 'duplicate_pairs' },
  hospitals: { rejections: 'duplicate_hospital_rejections', pairs: 'duplicate_hospital_pairs' },
} as const satisfies Readonly<Record<MergeTarget, object>>;

export interface TakenRejection {
  readonly otherId: string;
  readonly note: string;
  readonly rejectedBy: string;
  readonly rejectedAt: string;
}

/** Rejections that went with the loser, but for the one between the two themselves. */
export async function selectTakenRejections(
  sql: Sql,
  target: MergeTarget,
  { mergeId, survivorId, loserId }: { mergeId: string; survivorId: string; loserId: string },
): Promise<TakenRejection[]> {
  return sql<TakenRejection[]>`
    select o.id as "otherId", r.before ->> 'note' as note, r.before ->> 'rejected_by' as "rejectedBy", r.before ->> 'rejected_at' as "rejectedAt"
    from duplicate_merge_rows r
    cross join lateral (select case when (r.before ->> 'left_id')::bigint = ${loserId} then (r.before ->> 'right_id')::bigint
      else (r.before ->> 'left_id')::bigint end as id) o
    where r.enterprise_id = app.enterprise_id() and r.merge_id = ${mergeId} and r.table_name = ${tables[target].rejections} and r.action = 'TAKEN'
      and o.id <> ${survivorId}
    order by r.id`;
}

interface Pair {
  readonly leftId: string;
  readonly rightId: string;
}

/** How alike the two of a pair are now. */
interface Alike {
  readonly score: number;
  readonly verdicts: Readonly<Record<string, string | undefined>>;
  readonly print: string;
}

/** Says it of the pair as it is now; one that is rejected already keeps its own words. The journal knows the way back. */
export async function passRejection(
  sql: Sql,
  target: MergeTarget,
  { mergeId, pair, alike, taken }: { mergeId: string; pair: Pair; alike: Alike; taken: TakenRejection },
): Promise<void> {
  const { leftId, rightId } = pair;
  const { rejections, pairs } = tables[target];
  await sql`
    with before as (
      select to_jsonb(b) as line from ${sql(rejections)} b
      where b.enterprise_id = app.enterprise_id() and b.left_id = ${leftId} and b.right_id = ${rightId}
    ), said as (
      insert into ${sql(rejections)} as r (left_id, right_id, score, verdicts, print, note, rejected_by, rejected_at)
      values (${leftId}, ${rightId}, ${alike.score}, ${json(sql, alike.verdicts)}, ${alike.print}, ${taken.note}, ${taken.rejectedBy},
        ${taken.rejectedAt}::text::timestamptz)
      on conflict (enterprise_id, left_id, right_id) do update
      set score = excluded.score, verdicts = excluded.verdicts, print = excluded.print where r.print <> excluded.print
      returning to_jsonb(r) as line
    )
    insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before, after)
    select ${mergeId}, ${rejections}, 'print', case when before.line is null then 'ADDED' else 'MOVED' end, before.line, said.line
    from said left join before on true`;
  await sql`
    with gone as (
      delete from ${sql(pairs)} p where p.enterprise_id = app.enterprise_id() and p.left_id = ${leftId} and p.right_id = ${rightId}
      returning to_jsonb(p) as line
    )
    insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before)
    select ${mergeId}, ${pairs}, 'left_id', 'TAKEN', line from gone`;
}
