// Reads and writes shortlists with their plans (product 3.4).
import type { KolQuestion, NewShortlist, PlanLine } from '@yijian/contract/opinion-leaders';
import { named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { taskScope, type TaskViewer } from '../../tasks/index.ts';
import type { Reading } from '../ranking/ranking.sql.ts';

/** Own ones, shared ones, and those where the caller has something to do. */
const seen = (sql: Sql, userId: string): Fragment => sql`(s.owner_id = ${userId} or s.is_shared
  or s.id = any(array(select x.shortlist_id from kol_shortlist_lines x where x.owner_id = ${userId})))`;

export interface ShortlistRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly doctors: number;
  readonly planned: number;
  readonly withTask: number;
  readonly done: number;
  readonly late: number;
  readonly outside: number;
  readonly question: Record<string, unknown>;
  readonly version: number;
  readonly updatedAt: Date;
}

/** Counts speak of the doctors in the range of the viewer; `outside` of the others. */
export async function selectShortlists(
  sql: Sql,
  { viewer, language, id, today }: Reading & { readonly id?: string; readonly today: string },
): Promise<ShortlistRow[]> {
  return sql<ShortlistRow[]>`
    select s.id, s.name, s.note, ${namedUser(sql, language, 'u')} as "ownerName", s.owner_id = ${viewer.id} as "isOwn", s.is_shared as "isShared",
      n.doctors, n.planned, n."withTask", n.done, n.late, n.outside, s.question, s.version, s.updated_at as "updatedAt"
    from kol_shortlists s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.owner_id
    cross join lateral (
      select count(*) filter (where x.seen)::int as doctors, count(*) filter (where x.seen and x.next_step <> '')::int as planned,
        count(*) filter (where x.seen and x.task_id is not null)::int as "withTask", count(*) filter (where x.seen and x.state = 'COMPLETED')::int as done,
        count(*) filter (where x.seen and x.is_open and x.due_on < ${today}::date)::int as late, count(*) filter (where not x.seen)::int as outside
      from (
        select l.next_step, l.task_id, t.state, t.is_open, t.due_on, ${doctorScope(sql, viewer)} as seen
        from kol_shortlist_lines l
        join doctors d on d.enterprise_id = l.enterprise_id and d.id = l.doctor_id
        left join tasks t on t.enterprise_id = l.enterprise_id and t.id = l.task_id
        where l.enterprise_id = s.enterprise_id and l.shortlist_id = s.id) x) n
    where ${seen(sql, viewer.id)} ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.owner_id = ${viewer.id} desc, s.updated_at desc, s.id`;
}

export interface LineRow {
  readonly id: string;
  readonly doctorId: string;
  readonly name: string;
  readonly title: string;
  readonly hospitalName: string;
  readonly rankThen: number | null;
  readonly objective: string;
  readonly nextStep: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly dueOn: string | null;
  readonly task: { id: string; state: string; dueOn: string; isLate: boolean; isOpenable: boolean } | null;
}

/** The doctors in the range of the viewer, in the order of their rank. */
export async function selectLines(
  sql: Sql,
  shortlistId: string,
  { viewer, language, today }: { viewer: TaskViewer; language: 'zh' | 'en'; today: string },
): Promise<LineRow[]> {
  return sql<LineRow[]>`
    select l.id, l.doctor_id as "doctorId", ${named(sql, language, 'd')} as name, coalesce(${named(sql, language, 'p')}, '') as title,
      ${named(sql, language, 'h')} as "hospitalName", l.rank_then as "rankThen", l.objective, l.next_step as "nextStep", l.owner_id as "ownerId",
      ${namedUser(sql, language, 'u')} as "ownerName", l.due_on as "dueOn",
      case when t.id is not null then json_build_object('id', t.id::text, 'state', t.state, 'dueOn', t.due_on, 'isLate', t.is_open and t.due_on < ${today}::date,
        'isOpenable', (${taskScope(sql, viewer)})) end as task
    from kol_shortlist_lines l
    join doctors d on d.enterprise_id = l.enterprise_id and d.id = l.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles p on p.code = d.title_code
    left join users u on u.enterprise_id = l.enterprise_id and u.id = l.owner_id
    left join tasks t on t.enterprise_id = l.enterprise_id and t.id = l.task_id
    where l.shortlist_id = ${shortlistId} and ${doctorScope(sql, viewer.viewer)}
    order by l.rank_then nulls last, l.id`;
}

export async function selectShortlistForUpdate(
  sql: Sql,
  { userId, id }: { userId: string; id: string },
): Promise<{ version: number; isOwn: boolean } | undefined> {
  const [row] = await sql<{ version: number; isOwn: boolean }[]>`
    select s.version, s.owner_id = ${userId} as "isOwn" from kol_shortlists s where s.id = ${id} and ${seen(sql, userId)} for update`;
  return row;
}

export async function hasShortlistOfName(
  sql: Sql,
  { userId, name, except }: { userId: string; name: string; except?: string },
): Promise<boolean> {
  const rows = await sql`
    select s.id from kol_shortlists s where s.owner_id = ${userId} and s.name = ${name} and s.id is distinct from ${except ?? null}::bigint`;
  return rows.length > 0;
}

type Draft = Pick<NewShortlist, 'name' | 'note' | 'isShared'>;

/** The new shortlist; undefined when the owner has one of this name. */
export async function insertShortlist(
  sql: Sql,
  userId: string,
  { name, note, isShared, question }: Draft & { question: KolQuestion },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into kol_shortlists (name, note, question, owner_id, is_shared)
    values (${name}, ${note}, ${sql.json(question)}, ${userId}, ${isShared})
    on conflict (enterprise_id, owner_id, name) do nothing returning id`;
  return row?.id;
}

export async function updateShortlist(sql: Sql, id: string, { name, note, isShared }: Draft): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update kol_shortlists set name = ${name}, note = ${note}, is_shared = ${isShared}, version = version + 1, updated_at = now()
    where id = ${id} returning version`;
  return row.version;
}

export async function updateShortlistVersion(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update kol_shortlists set version = version + 1, updated_at = now() where id = ${id} returning version`;
  return row.version;
}

export async function deleteShortlist(sql: Sql, id: string): Promise<void> {
  await sql`delete from kol_shortlists where id = ${id}`;
}

export async function insertLines(
  sql: Sql,
  shortlistId: string,
  doctors: readonly { doctorId: string; rank?: number | undefined }[],
): Promise<void> {
  await sql`
    insert into kol_shortlist_lines (shortlist_id, doctor_id, rank_then)
    select ${shortlistId}, x.doctor, x.rank from unnest(${doctors.map((one) => one.doctorId)}::bigint[], ${doctors.map((one) => one.rank ?? null)}::int[]) as x(doctor, rank)
    on conflict (enterprise_id, shortlist_id, doctor_id) do nothing`;
}

export async function deleteLines(sql: Sql, shortlistId: string, doctorIds: readonly string[]): Promise<void> {
  await sql`delete from kol_shortlist_lines where shortlist_id = ${shortlistId} and doctor_id = any(${doctorIds as string[]}::bigint[])`;
}

export async function countLines(sql: Sql, shortlistId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from kol_shortlist_lines where shortlist_id = ${shortlistId}`;
  return row.count;
}

/** Which of these doctors are not in the viewer's own range. */
export async function selectOutside(sql: Sql, ids: readonly string[], scope: Fragment): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select x.id::text from unnest(${ids as string[]}::bigint[]) as x(id)
    where not exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = x.id and d.is_enabled and ${scope})`;
  return rows.map((row) => row.id);
}

export interface StoredLine extends PlanLine {
  readonly id: string;
  readonly shortlistId: string;
  readonly doctorId: string;
  readonly taskId: string | null;
}

export async function selectLine(sql: Sql, id: string): Promise<StoredLine | undefined> {
  const [row] = await sql<StoredLine[]>`
    select l.id, l.shortlist_id as "shortlistId", l.doctor_id as "doctorId", l.objective, l.next_step as "nextStep", l.owner_id as "ownerId",
      l.due_on as "dueOn", l.task_id as "taskId"
    from kol_shortlist_lines l where l.id = ${id}`;
  return row;
}

export async function selectLinesForUpdate(sql: Sql, shortlistId: string): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select l.id, l.shortlist_id as "shortlistId", l.doctor_id as "doctorId", l.objective, l.next_step as "nextStep", l.owner_id as "ownerId",
      l.due_on as "dueOn", l.task_id as "taskId"
    from kol_shortlist_lines l where l.shortlist_id = ${shortlistId} order by l.id for update`;
}

export async function updateLine(sql: Sql, id: string, line: PlanLine): Promise<void> {
  await sql`
    update kol_shortlist_lines set objective = ${line.objective}, next_step = ${line.nextStep}, owner_id = ${line.ownerId ?? null},
      due_on = ${line.dueOn ?? null}
    where id = ${id}`;
}

export async function updateLineTask(sql: Sql, id: string, taskId: string): Promise<void> {
  await sql`update kol_shortlist_lines set task_id = ${taskId} where id = ${id}`;
}
