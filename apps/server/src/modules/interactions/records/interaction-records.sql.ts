// What other platforms recorded of doctors, written in bulk by a data upload, changed, taken back, and told as acts.
import type { ActSource } from '../../doctors/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface InteractionKey {
  readonly doctorId: string;
  /** ISO 8601 with zone. */
  readonly at: string;
  readonly channel: string;
  readonly action: string;
  readonly subject: string;
}

/** One checked row. */
export interface PreparedInteraction extends InteractionKey {
  readonly minutes?: number;
  readonly platform?: string;
}

export async function selectByKeys(
  sql: Sql,
  keys: readonly InteractionKey[],
): Promise<(InteractionKey & { id: string })[]> {
  const column = (key: keyof InteractionKey): string[] => keys.map((one) => one[key]);
  return sql<(InteractionKey & { id: string })[]>`
    select r.id, k.doctor_id::text as "doctorId", k.at, k.channel, k.action, k.subject
    from unnest(${column('doctorId')}::bigint[], ${column('at')}::text[], ${column('channel')}::text[], ${column('action')}::text[],
      ${column('subject')}::text[]) as k(doctor_id, at, channel, action, subject)
    join interaction_records r on r.enterprise_id = app.enterprise_id() and r.doctor_id = k.doctor_id and r.at = k.at::timestamptz
      and r.channel = k.channel and r.action = k.action and r.subject = k.subject`;
}

const record = (sql: Sql): Fragment =>
  sql`("doctorId" bigint, at timestamptz, channel text, action text, subject text, minutes int, platform text)`;

const inserted = (sql: Sql, batchId: string | null, rows: Fragment): Fragment => sql`
  insert into interaction_records (doctor_id, at, channel, action, subject, duration_seconds, platform, import_batch_id)
  select x."doctorId", x.at, x.channel, x.action, x.subject, x.minutes * 60, coalesce(x.platform, ''), ${batchId}
  from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}`;

/** Stores `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedInteractions(
  sql: Sql,
  { batchId }: { batchId: string },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`${inserted(sql, batchId, rows)}`;
  return count;
}

/** The same for records that belong to no upload; answers their ids. */
export async function insertInteractions(sql: Sql, records: readonly PreparedInteraction[]): Promise<string[]> {
  const prepared = sql`select jsonb_array_elements(${JSON.stringify(records)}::text::jsonb) as prepared`;
  const rows = await sql<{ id: string }[]>`${inserted(sql, null, prepared)} returning id`;
  return rows.map(({ id }) => id);
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `r`. */
export function interactionBefore(sql: Sql): Fragment {
  return sql`to_jsonb(r) - 'enterprise_id' - 'id' - 'import_batch_id' - 'created_at'`;
}

/** Overwrites what does not tell a record from another with `rows`, a select of `target_id` and `prepared`. */
export async function updateImportedInteractions(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update interaction_records t set duration_seconds = x.minutes * 60, platform = coalesce(x.platform, ''), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Puts back what `interactionBefore` kept; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedInteractions(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update interaction_records t set duration_seconds = x.duration_seconds, platform = x.platform, updated_at = x.updated_at
    from (${rows}) r cross join lateral jsonb_populate_record(null::interaction_records, r.before) as x
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Removes records that an upload created; `rows` is a select of ids. */
export async function deleteImportedInteractions(sql: Sql, rows: Fragment): Promise<number> {
  const { count } =
    await sql`delete from interaction_records where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}

export const recordActs: ActSource = {
  source: 'interaction_records',
  acts: (sql) => sql`
    select r.doctor_id, null::bigint as user_id, r.at, r.channel, r.action, r.subject, r.duration_seconds, r.id as source_id
    from interaction_records r where r.enterprise_id = app.enterprise_id()`,
};
