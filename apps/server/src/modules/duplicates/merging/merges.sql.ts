// Merges as they are kept: begun, carried out by app.merge_records, found again, undone.
import { byOwnRange, json, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';

/** The table of the two records that are made one. */
export type MergeTarget = 'doctors' | 'hospitals';

/** Locks both records, the smaller id first so that two stewards never wait for each other; answers those that are there. */
export async function lockRecords(sql: Sql, target: MergeTarget, ids: readonly string[]): Promise<number> {
  const { count } = await sql`
    select t.id from ${sql(target)} t where t.enterprise_id = app.enterprise_id() and t.id = any(${ids as string[]}::bigint[]) order by t.id for update`;
  return count;
}

export interface StandingMerge {
  readonly id: string;
  readonly survivorId: string;
  readonly by: string | null;
  readonly at: Date;
}

/** The merge by which a doctor went, when the viewer sees who remains. */
export async function selectStandingMerge(
  sql: Sql,
  viewer: Viewer,
  loserId: string,
  language: 'zh' | 'en',
): Promise<StandingMerge | undefined> {
  const [row] = await sql<StandingMerge[]>`
    select m.id, r.doctor_id as "survivorId", ${namedUser(sql, language, 'u')} as by, m.merged_at as at
    from duplicate_merges m
    join doctor_redirects r on r.enterprise_id = m.enterprise_id and r.id = m.loser_id
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    left join users u on u.enterprise_id = m.enterprise_id and u.id = m.merged_by
    where m.enterprise_id = app.enterprise_id() and m.target = 'doctors' and m.loser_id = ${loserId} and m.undone_at is null and ${doctorScope(sql, byOwnRange(viewer))}`;
  return row;
}

export interface BegunMerge {
  readonly survivorId: string;
  readonly loserId: string;
  readonly score: number;
  /** {feature: verdict}. */
  readonly verdicts: Readonly<Record<string, string | undefined>>;
  readonly byRule: boolean;
  readonly note: string;
  /** {field: {from, why}}. */
  readonly survivorship: Readonly<Record<string, unknown>>;
  /** Null for the rule. */
  readonly userId: string | null;
  readonly at: Date;
}

export async function insertMerge(sql: Sql, target: MergeTarget, merge: BegunMerge): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into duplicate_merges (target, survivor_id, loser_id, score, verdicts, by_rule, note, survivorship, survivor_before, loser_row, merged_by, merged_at)
    select ${target}, s.id, l.id, ${merge.score}, ${json(sql, merge.verdicts)}, ${merge.byRule}, ${merge.note},
      ${json(sql, merge.survivorship)}, to_jsonb(s), to_jsonb(l), ${merge.userId}, ${merge.at}
    from ${sql(target)} s join ${sql(target)} l on l.enterprise_id = s.enterprise_id and l.id = ${merge.loserId}
    where s.enterprise_id = app.enterprise_id() and s.id = ${merge.survivorId}
    returning id`;
  return row.id;
}

/** Carries it out: the survivor takes `columns` of the one that goes, and what adds up is added up. */
export async function mergeDoctors(
  sql: Sql,
  id: string,
  { columns, isVerified, at }: { columns: readonly string[]; isVerified: boolean; at: Date },
): Promise<void> {
  await sql`
    select app.merge_records(m.id,
      (select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(m.loser_row) c where c.key = any(${columns as string[]}))
      || (select jsonb_build_object(
          'last_visit_at', greatest(s.last_visit_at, l.last_visit_at),
          'coverage_status', (array['COVERED', 'LOST', 'UNCOVERED'])[least(array_position(array['COVERED', 'LOST', 'UNCOVERED'], s.coverage_status),
            array_position(array['COVERED', 'LOST', 'UNCOVERED'], l.coverage_status))],
          'weekly_activity', array(select least(32767, coalesce(a, 0) + coalesce(b, 0)) from unnest(s.weekly_activity, l.weekly_activity) with ordinality as u(a, b, n) order by n),
          'content_sent', s.content_sent + l.content_sent, 'content_opened', s.content_opened + l.content_opened,
          'content_read', s.content_read + l.content_read, 'content_sent_at', greatest(s.content_sent_at, l.content_sent_at),
          'is_verified', ${isVerified}::boolean, 'is_enabled', s.is_enabled or l.is_enabled, 'updated_at', ${at}::timestamptz)
        || case when l.next_task_due < s.next_task_due or s.next_task_title is null
          then jsonb_build_object('next_task_title', l.next_task_title, 'next_task_en_title', l.next_task_en_title, 'next_task_due', l.next_task_due) else '{}' end
        || case when s.is_enabled or not l.is_enabled then '{}'
          else jsonb_build_object('archived_at', null, 'archived_by', null, 'archive_reason', null, 'archive_note', '') end
      from doctors s join doctors l on l.enterprise_id = s.enterprise_id and l.id = m.loser_id
      where s.enterprise_id = m.enterprise_id and s.id = m.survivor_id))
    from duplicate_merges m where m.enterprise_id = app.enterprise_id() and m.id = ${id}`;
}

/** A sealed value of a doctor as it stands, for the journal. */
export async function selectSealed(sql: Sql, doctorId: string, field: string): Promise<string | null> {
  const [row] = await sql<{ line: string }[]>`
    select to_jsonb(v)::text as line from personal_values v
    where v.enterprise_id = app.enterprise_id() and v.table_name = 'doctors' and v.field = ${field} and v.row_id = ${doctorId} and v.part = 0`;
  return row?.line ?? null;
}

export async function insertSealedLine(
  sql: Sql,
  mergeId: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  await sql`
    insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before, after)
    values (${mergeId}, 'personal_values', 'sealed', ${before === null ? 'ADDED' : 'MOVED'}, ${before}::text::jsonb, ${after}::text::jsonb)`;
}

export interface KeptMerge {
  readonly id: string;
  readonly survivorId: string;
  readonly loserId: string;
  readonly isUndone: boolean;
  /** Whether the survivor went or was merged again since. */
  readonly isOverlaid: boolean;
}

/** The merge under lock, when the viewer sees who remains. */
export async function lockMerge(sql: Sql, viewer: Viewer, id: string): Promise<KeptMerge | undefined> {
  const [row] = await sql<KeptMerge[]>`
    select m.id, m.survivor_id as "survivorId", m.loser_id as "loserId", m.undone_at is not null as "isUndone",
      exists (select from duplicate_merges n where n.enterprise_id = m.enterprise_id and n.target = m.target and n.id > m.id and n.undone_at is null
        and m.survivor_id in (n.survivor_id, n.loser_id)) as "isOverlaid"
    from duplicate_merges m
    where m.enterprise_id = app.enterprise_id() and m.target = 'doctors' and m.id = ${id}
      and exists (select from doctors d where d.enterprise_id = m.enterprise_id
        and d.id = coalesce((select r.doctor_id from doctor_redirects r where r.enterprise_id = m.enterprise_id and r.id = m.survivor_id), m.survivor_id)
        and ${doctorScope(sql, byOwnRange(viewer))})
    for update of m`;
  return row;
}

/** Answers how many lines stayed as they were. */
export async function unmergeRecords(
  sql: Sql,
  id: string,
  { userId, note, at }: { userId: string; note: string; at: Date },
): Promise<number> {
  const [row] = await sql<[{ kept: number }]>`select app.unmerge_records(${id}) as kept`;
  await sql`
    update duplicate_merges set undone_by = ${userId}, undone_at = ${at}, undo_note = ${note}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.kept;
}
