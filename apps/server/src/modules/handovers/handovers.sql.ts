// Statements over handovers and the records each one moved.
import type { Assignment, Handover, HandoverKind, HandoverState } from '@yijian/contract/handovers';
import { type Fragment, json, namedUser, type Sql } from '../../platform/db/index.ts';
import type { Before, MovedRow } from './handover-doors.sql.ts';

type Language = 'zh' | 'en';
type Dates = 'createdAt' | 'finishedAt' | 'undoneAt';
export type HandoverRow = Omit<Handover, Dates> & {
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
};

const shown = (sql: Sql, language: Language) => sql`
  h.id, h.state, h.from_user_id as "fromUserId", ${namedUser(sql, language, 'giver')} as "fromName", h.reason, h.row_count as "rowCount",
  h.moved_count as "movedCount", h.kept_count as "keptCount", h.created_at as "createdAt", ${namedUser(sql, language, 'maker')} as "createdBy",
  h.finished_at as "finishedAt", h.undone_at as "undoneAt",
  h.state = 'DONE' and h.finished_at > clock_timestamp() - interval '1 day' as "isUndoable",
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', r.kind, 'toUserId', r.to_user_id::text, 'toName', ${namedUser(sql, language, 'u')}, 'count', r.count)
      order by r.kind, u.first_name)
    from (select kind, to_user_id, count(*) as count from handover_rows where enterprise_id = h.enterprise_id and handover_id = h.id
      group by kind, to_user_id) r
    join users u on u.enterprise_id = h.enterprise_id and u.id = r.to_user_id), '[]') as receipt`;
const joined = (sql: Sql) => sql`
  handovers h join users giver on giver.enterprise_id = h.enterprise_id and giver.id = h.from_user_id
  left join users maker on maker.enterprise_id = h.enterprise_id and maker.id = h.created_by`;

export async function selectHandovers(
  sql: Sql,
  { language, ...page }: { limit: number; offset: number; language: Language },
): Promise<HandoverRow[]> {
  return sql<HandoverRow[]>`
    select ${shown(sql, language)} from ${joined(sql)} order by h.id desc limit ${page.limit} offset ${page.offset}`;
}

export async function countHandovers(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from handovers`;
  return row!.total;
}

export async function selectHandover(sql: Sql, id: string, language: Language): Promise<HandoverRow | undefined> {
  const [row] = await sql<HandoverRow[]>`select ${shown(sql, language)} from ${joined(sql)} where h.id = ${id}`;
  return row;
}

/** One handover from a user at a time: false when another one holds the lock or is still running. */
export async function lockGiver(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('handover ' || ${userId}::text, app.enterprise_id()))
      and not exists (select from handovers where from_user_id = ${userId} and state = 'RUNNING') as free`;
  return row!.free;
}

export async function selectGiver(sql: Sql, id: string, language: Language): Promise<string | undefined> {
  const [row] = await sql<
    { name: string }[]
  >`select ${namedUser(sql, language, 'u')} as name from users u where u.id = ${id}`;
  return row?.name;
}

/** Of these users the ones who may receive. */
export async function selectReceivers(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from users where id = any(${ids as string[]}::bigint[]) and is_enabled and may_log_in and user_type <> 'SYSTEM' for share`;
  return rows.map(({ id }) => id);
}

export async function selectRegionNames(
  sql: Sql,
  codes: readonly string[],
): Promise<{ code: string; name: string; enName: string }[]> {
  return sql<{ code: string; name: string; enName: string }[]>`
    select code, name, en_name as "enName" from regions where code = any(${codes as string[]})`;
}

/** As it is stored: a picked one concerns only the records listed with the handover. */
export type StoredAssignment = Assignment & { readonly isPicked?: true };

export interface NewRow {
  readonly fromUserId: string;
  readonly reason: string;
  readonly assignments: readonly StoredAssignment[];
  readonly rowCount: number;
}

export async function insertHandover(sql: Sql, row: NewRow): Promise<string> {
  const [saved] = await sql<{ id: string }[]>`
    insert into handovers (from_user_id, reason, assignments, row_count)
    values (${row.fromUserId}, ${row.reason}, ${sql.json(row.assignments)}, ${row.rowCount}) returning id`;
  return saved!.id;
}

/** Keeps which records it is about; answers how many. */
export async function insertPicks(sql: Sql, id: string, records: Fragment): Promise<number> {
  const { count } = await sql`
    insert into handover_picks (handover_id, record_id) select distinct ${id}::bigint, x.id from (${records}) x(id)`;
  await sql`update handovers set row_count = ${count} where id = ${id}`;
  return count;
}

/** Whether this user began it, with picked records. */
export async function isOwnPicked(sql: Sql, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const rows = await sql`
    select 1 from handovers h where h.id = ${id} and h.created_by = ${userId}
      and exists (select from handover_picks p where p.enterprise_id = h.enterprise_id and p.handover_id = h.id)`;
  return rows.length > 0;
}

/** Why, for the audit trail of everything that follows in the transaction. */
export async function giveReason(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}

/** What follows in the transaction is written in the name of this user. */
export async function actAs(sql: Sql, userId: string): Promise<void> {
  await sql`select set_config('app.user_id', ${userId}, true)`;
}

export interface StoredHandover {
  readonly id: string;
  readonly fromUserId: string;
  readonly state: HandoverState;
  readonly assignments: StoredAssignment[];
  readonly isUndoable: boolean;
}

/** The handover, held until the transaction ends. */
export async function lockHandover(sql: Sql, id: string): Promise<StoredHandover | undefined> {
  const [row] = await sql<StoredHandover[]>`
    select id, from_user_id as "fromUserId", state, assignments,
      state = 'DONE' and finished_at > clock_timestamp() - interval '1 day' as "isUndoable"
    from handovers where id = ${id} for update`;
  return row;
}

export async function insertMoved(
  sql: Sql,
  { id, kind, to, rows }: { id: string; kind: HandoverKind; to: string; rows: readonly MovedRow[] },
): Promise<void> {
  await sql`
    insert into handover_rows (handover_id, kind, row_id, to_user_id, before)
    select ${id}, ${kind}, r."rowId", ${to}, r.before
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, before jsonb)`;
  await sql`update handovers set moved_count = moved_count + ${rows.length} where id = ${id}`;
}

export async function updateDone(sql: Sql, id: string): Promise<void> {
  await sql`update handovers set state = 'DONE', finished_at = clock_timestamp() where id = ${id} and state = 'RUNNING'`;
}

export async function updateUndone(sql: Sql, { id, kept }: { id: string; kept: number }): Promise<void> {
  await sql`update handovers set state = 'UNDONE', undone_at = clock_timestamp(), kept_count = ${kept} where id = ${id}`;
}

export async function selectMoved(
  sql: Sql,
  { id, kind }: { id: string; kind: HandoverKind },
): Promise<{ rowId: string; to: string; before: Before }[]> {
  return sql<{ rowId: string; to: string; before: Before }[]>`
    select row_id as "rowId", to_user_id as "to", before from handover_rows
    where handover_id = ${id} and kind = ${kind} order by row_id`;
}
