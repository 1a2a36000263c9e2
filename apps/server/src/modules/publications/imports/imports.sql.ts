// Imports: asked for, their progress and end.
import type { ImportDetail, ImportFault, ImportKind, PublicationImport } from '@yijian/contract/publications';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Silence after which the process behind an import is taken for dead; every chunk gives a sign of life. */
const SILENCE = '60 seconds';

export interface NewRun {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileHash: string;
  readonly userId: string;
}

/** Undefined when another import runs. */
export async function insertImport(sql: Sql, run: NewRun): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into publication_imports (kind, file_name, file_hash, created_by)
    values (${run.kind}, ${run.fileName}, ${run.fileHash}, ${run.userId})
    on conflict (enterprise_id) where state = 'RUNNING' do nothing returning id`;
  return row?.id;
}

/** When the same bytes were read to their end before. */
export async function selectSameFile(sql: Sql, fileHash: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`
    select ended_at as at from publication_imports
    where enterprise_id = app.enterprise_id() and file_hash = ${fileHash} and state = 'DONE' order by id desc limit 1`;
  return row?.at;
}

/** Imports whose process died are ended, so that the next can begin; answers whether there were any. */
export async function endSilent(sql: Sql): Promise<boolean> {
  const { count } = await sql`
    update publication_imports set state = 'FAILED', ended_at = clock_timestamp(), fault_count = fault_count + 1,
      faults = faults || '[{"line": 0, "problem": "interrupted", "value": ""}]'
    where enterprise_id = app.enterprise_id() and state = 'RUNNING' and beat_at < clock_timestamp() - ${SILENCE}::interval`;
  return count > 0;
}

export interface Counts {
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly same: number;
  readonly faulty: number;
  readonly suggested: number;
  readonly confirmed: number;
}

/** A sign of life with the counts so far; false when the import was stopped. */
export async function updateProgress(
  sql: Sql,
  id: string,
  counts: Counts,
  faults: readonly ImportFault[],
): Promise<boolean> {
  const { count } = await sql`
    update publication_imports set ${setCounts(sql, counts, faults)}
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
  return count === 1;
}

/** A sign of life while nothing is counted. */
export async function updateBeat(sql: Sql, id: string): Promise<void> {
  await sql`
    update publication_imports set beat_at = clock_timestamp() where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
}

const setCounts = (
  sql: Sql,
  counts: Counts,
  faults: readonly ImportFault[],
): Fragment => sql`beat_at = clock_timestamp(),
  read_count = ${counts.read}, added_count = ${counts.added}, updated_count = ${counts.updated}, same_count = ${counts.same},
  fault_count = ${counts.faulty}, suggested_count = ${counts.suggested}, confirmed_count = ${counts.confirmed},
  faults = ${JSON.stringify(faults)}::text::jsonb`;

export async function updateEnd(
  sql: Sql,
  id: string,
  end: { state: 'DONE' | 'FAILED'; counts: Counts; faults: readonly ImportFault[] },
): Promise<boolean> {
  const { count } = await sql`
    update publication_imports set state = ${end.state}, ended_at = clock_timestamp(), ${setCounts(sql, end.counts, end.faults)}
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
  return count === 1;
}

/** False when it does not run any more. */
export async function updateStopped(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`
    update publication_imports set state = 'STOPPED', ended_at = clock_timestamp()
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
  return count === 1;
}

const columns = (sql: Sql, language: 'zh' | 'en'): Fragment => sql`i.id, i.kind, i.file_name as "fileName",
  case when i.state = 'RUNNING' and i.beat_at < clock_timestamp() - ${SILENCE}::interval then 'FAILED' else i.state end as state,
  i.read_count as read, i.added_count as added, i.updated_count as updated, i.same_count as same, i.fault_count as faulty,
  i.suggested_count as suggested, i.confirmed_count as confirmed, ${namedUser(sql, language, 'u')} as "createdBy",
  i.created_at as "createdAt", i.ended_at as "endedAt"`;

const from = (sql: Sql): Fragment =>
  sql`publication_imports i join users u on u.enterprise_id = i.enterprise_id and u.id = i.created_by`;

type Stored<T extends PublicationImport> = Omit<T, 'createdAt' | 'endedAt'> & { createdAt: Date; endedAt: Date | null };

const shown = <T extends PublicationImport>(row: Stored<T>) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export async function selectImports(
  sql: Sql,
  { page, size, sort, language }: { page: number; size: number; sort?: string | undefined; language: 'zh' | 'en' },
): Promise<{ content: PublicationImport[]; totalElements: number }> {
  const rows = await sql<Stored<PublicationImport>[]>`
    select ${columns(sql, language)} from ${from(sql)} where i.enterprise_id = app.enterprise_id()
    order by ${sort === 'createdAt,asc' ? sql`i.id` : sql`i.id desc`} limit ${size} offset ${page * size}`;
  const [count] = await sql<[{ total: number }]>`
    select count(*)::int as total from publication_imports where enterprise_id = app.enterprise_id()`;
  return { content: rows.map(shown), totalElements: count.total };
}

export async function selectImport(sql: Sql, id: string, language: 'zh' | 'en'): Promise<ImportDetail | undefined> {
  const [row] = await sql<Stored<ImportDetail>[]>`
    select ${columns(sql, language)}, i.faults from ${from(sql)} where i.enterprise_id = app.enterprise_id() and i.id = ${id}`;
  return row === undefined ? undefined : shown(row);
}

/** Figures of all who wrote a work of this import, or are named. */
export async function updateFigures(
  sql: Sql,
  { importId, scholarIds }: { importId?: string; scholarIds?: readonly string[] },
): Promise<void> {
  const who =
    importId === undefined
      ? sql`select unnest(${(scholarIds ?? []) as string[]}::bigint[]) as id`
      : sql`select distinct v.id from publications p
          join authorships a on a.enterprise_id = p.enterprise_id and a.publication_id = p.id
          cross join lateral (values (a.person_id), (a.scholar_id)) as v(id)
          where p.enterprise_id = app.enterprise_id() and p.import_id = ${importId}`;
  await sql`
    with who as materialized (${who}),
    figures as (
      select who.id, count(w.id)::int as works, coalesce(sum(w.cited_count), 0)::int as cited, min(w.year) as first, max(w.year) as last
      from who
      left join lateral (
        select distinct p.id, p.cited_count, p.year from authorships a
        join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
        where a.enterprise_id = app.enterprise_id() and a.person_id = who.id) w on true
      group by who.id)
    update scholars s set work_count = f.works, cited_count = f.cited, first_year = f.first, last_year = f.last, updated_at = now()
    from figures f where s.enterprise_id = app.enterprise_id() and s.id = f.id
      and (s.work_count, s.cited_count, s.first_year, s.last_year) is distinct from (f.works, f.cited, f.first, f.last)`;
}

/** Authors of the works of an import who are, or may be, doctors. */
export async function selectMatched(sql: Sql, importId: string): Promise<{ suggested: number; confirmed: number }> {
  const [row] = await sql<[{ suggested: number; confirmed: number }]>`
    select count(*) filter (where m.state = 'SUGGESTED')::int as suggested, count(*) filter (where m.state = 'CONFIRMED')::int as confirmed
    from publications p join authorship_matches m on m.enterprise_id = p.enterprise_id and m.publication_id = p.id
    where p.enterprise_id = app.enterprise_id() and p.import_id = ${importId}`;
  return row;
}

/** The statements of an import may take longer than those that somebody waits for. */
export async function allowMinutes(sql: Sql): Promise<void> {
  await sql`select set_config('statement_timeout', '120s', true), set_config('work_mem', '64MB', true)`;
}
