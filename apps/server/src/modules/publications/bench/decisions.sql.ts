// Credits as people decide them, each with what stood there before, so that the last decision can be taken back.
import { byOwnRange, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';

export interface Credit {
  readonly id: string;
  readonly publicationId: string;
  readonly position: number;
  readonly doctorId: string;
  readonly state: 'SUGGESTED' | 'CONFIRMED' | 'REJECTED';
  readonly version: string;
}

const columns = (sql: Sql) =>
  sql`m.id, m.publication_id as "publicationId", m.position, m.doctor_id as "doctorId", m.state, m.xmin::text as version`;

/** Those of the credits whose doctors the viewer may decide on, locked. */
export async function selectCreditsForUpdate(sql: Sql, viewer: Viewer, ids: readonly string[]): Promise<Credit[]> {
  return sql<Credit[]>`
    select ${columns(sql)} from authorship_matches m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
    where m.enterprise_id = app.enterprise_id() and m.id = any(${ids as string[]}::bigint[]) and d.is_enabled and ${doctorScope(sql, byOwnRange(viewer))}
    order by m.id for no key update of m`;
}

/** Other credits of the same authors of the works, and of the same doctors as other authors of them; locked. */
export async function selectBeside(sql: Sql, ids: readonly string[]): Promise<(Credit & { isSameAuthor: boolean })[]> {
  return sql<(Credit & { isSameAuthor: boolean })[]>`
    select ${columns(sql)}, exists (select from authorship_matches s where s.enterprise_id = m.enterprise_id and s.id = any(${ids as string[]}::bigint[])
      and s.publication_id = m.publication_id and s.position = m.position) as "isSameAuthor"
    from authorship_matches m
    where m.enterprise_id = app.enterprise_id() and m.state <> 'REJECTED' and m.id <> all(${ids as string[]}::bigint[]) and exists (
      select from authorship_matches s where s.enterprise_id = m.enterprise_id and s.id = any(${ids as string[]}::bigint[])
        and s.publication_id = m.publication_id and (s.position = m.position or s.doctor_id = m.doctor_id))
    order by m.id for no key update of m`;
}

/** Suggestions of the same doctors for the same authors of a source, unless it throws many people together; locked. */
export async function selectSameAuthors(sql: Sql, ids: readonly string[], mostWorks: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select o.id from authorship_matches m
    join authorships a on a.enterprise_id = m.enterprise_id and a.publication_id = m.publication_id and a.position = m.position
    join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id and s.work_count <= ${mostWorks}
    join authorships b on b.enterprise_id = a.enterprise_id and b.scholar_id = a.scholar_id
    join authorship_matches o on o.enterprise_id = b.enterprise_id and o.publication_id = b.publication_id and o.position = b.position
      and o.doctor_id = m.doctor_id and o.state = 'SUGGESTED'
    where m.enterprise_id = app.enterprise_id() and m.id = any(${ids as string[]}::bigint[]) and o.id <> all(${ids as string[]}::bigint[])
      and not exists (select from authorship_matches k join authorships c on c.enterprise_id = k.enterprise_id and c.publication_id = k.publication_id
        and c.position = k.position where k.enterprise_id = m.enterprise_id and k.doctor_id = m.doctor_id and k.state = 'CONFIRMED'
        and k.decided_by is not null and k.id <> all(${ids as string[]}::bigint[]) and c.scholar_id = a.scholar_id)
    order by o.id for no key update of o`;
  return [...new Set(rows.map(({ id }) => id))];
}

/** The rows as they stand, for the record of a decision. */
export async function selectWhole(sql: Sql, ids: readonly string[]): Promise<string> {
  const [row] = await sql<[{ rows: string }]>`
    select coalesce(jsonb_agg(to_jsonb(m) - 'enterprise_id'), '[]')::text as rows from authorship_matches m
    where m.enterprise_id = app.enterprise_id() and m.id = any(${ids as string[]}::bigint[])`;
  return row.rows;
}

export async function updateState(
  sql: Sql,
  ids: readonly string[],
  change: { state: 'CONFIRMED' | 'REJECTED'; userId: string; reason: string },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update authorship_matches set state = ${change.state}, decided_by = ${change.userId}, decided_at = clock_timestamp(), reason = ${change.reason}
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[])`;
}

/** Versions of the rows as a decision left them. */
export async function selectVersions(sql: Sql, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await sql<{ id: string; version: string }[]>`
    select id, xmin::text as version from authorship_matches where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[])
    order by id for no key update`;
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
}

/** Puts rows back as they were. */
export async function restoreWhole(sql: Sql, rows: string): Promise<{ publicationId: string; doctorId: string }[]> {
  return sql`
    update authorship_matches m set state = x.state, confidence = x.confidence, evidence = x.evidence, decided_by = x.decided_by,
      decided_at = x.decided_at, reason = x.reason
    from jsonb_to_recordset(${rows}::text::jsonb) as x(id bigint, state text, confidence double precision, evidence jsonb, decided_by bigint,
      decided_at timestamptz, reason text)
    where m.enterprise_id = app.enterprise_id() and m.id = x.id
    returning m.publication_id as "publicationId", m.doctor_id as "doctorId"`;
}

export interface StoredDecision {
  readonly id: string;
  readonly kind: 'CONFIRM' | 'REJECT' | 'MERGE' | 'SPLIT';
  readonly count: number;
  readonly decidedAt: Date;
}

const decisionColumns = (sql: Sql) => sql`id, kind, count, decided_at as "decidedAt"`;

export async function insertDecision(
  sql: Sql,
  decision: { kind: StoredDecision['kind']; count: number; before: string; reason: string; userId: string },
): Promise<StoredDecision> {
  const [row] = await sql<[StoredDecision]>`
    insert into publication_decisions (kind, count, before, reason, decided_by)
    values (${decision.kind}, ${decision.count}, ${decision.before}::text::jsonb, ${decision.reason}, ${decision.userId})
    returning ${decisionColumns(sql)}`;
  return row;
}

export async function selectLast(sql: Sql, userId: string): Promise<StoredDecision | undefined> {
  const [row] = await sql<StoredDecision[]>`
    select ${decisionColumns(sql)} from publication_decisions
    where enterprise_id = app.enterprise_id() and decided_by = ${userId} and undone_at is null order by id desc limit 1`;
  return row;
}

/** The last decision of the user that stands, locked, with what was there before. */
export async function selectLastForUpdate(
  sql: Sql,
  userId: string,
): Promise<(StoredDecision & { before: unknown }) | undefined> {
  const [row] = await sql<(StoredDecision & { before: unknown })[]>`
    select ${decisionColumns(sql)}, before from publication_decisions
    where enterprise_id = app.enterprise_id() and decided_by = ${userId} and undone_at is null order by id desc limit 1 for no key update`;
  return row;
}

export async function updateUndone(sql: Sql, id: string): Promise<void> {
  await sql`update publication_decisions set undone_at = clock_timestamp() where enterprise_id = app.enterprise_id() and id = ${id}`;
}
