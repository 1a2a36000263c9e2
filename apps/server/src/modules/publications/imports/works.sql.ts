// Works of a file, looked up among those there are and stored by set: publications, authors, who wrote what.
import type { Sql } from '../../../platform/db/index.ts';

export interface WorkAuthor {
  /** `openalex:A…`, `orcid:…` or a name with its institution, or with its work where it has none. */
  readonly sourceKey: string;
  readonly name: string;
  readonly nameKey: string;
  readonly orcid: string | undefined;
  readonly institutions: readonly string[];
  readonly countries: readonly string[];
  readonly isCorresponding: boolean;
}

export interface Work {
  /** Line in the unpacked file. */
  readonly line: number;
  readonly openalexId: string | undefined;
  readonly doi: string | undefined;
  readonly pmid: string | undefined;
  readonly title: string;
  readonly titleKey: string;
  readonly type: string;
  readonly periodical: string;
  readonly year: number;
  readonly publishedOn: string | undefined;
  /** Undefined where the source does not tell. */
  readonly citedCount: number | undefined;
  readonly url: string;
  readonly topics: readonly string[];
  readonly isRetracted: boolean;
  readonly updatedAt: string | undefined;
  /** Each once, in the order of the paper. */
  readonly authors: readonly WorkAuthor[];
}

export interface Known {
  /** Place of the work among those asked for. */
  readonly n: number;
  readonly by: 'number' | 'title';
  readonly id: string;
  readonly openalexId: string | null;
  readonly doi: string | null;
  readonly pmid: string | null;
  readonly importId: string | null;
  /** Its import broke off, maybe before its authors were looked at. */
  readonly isBrokenOff: boolean;
  readonly source: string;
}

/** Publications with one of the numbers, or the title and year, of these works. */
export async function selectKnown(sql: Sql, works: readonly Work[]): Promise<Known[]> {
  const keys = works.map(({ openalexId, doi, pmid, titleKey, year }, n) => ({
    n,
    o: openalexId,
    d: doi,
    p: pmid,
    t: titleKey,
    y: year,
  }));
  const row = sql`p.id, p.openalex_id as "openalexId", p.doi, p.pmid, p.import_id as "importId", p.source,
    exists (select from publication_imports i where i.enterprise_id = p.enterprise_id and i.id = p.import_id and i.state not in ('RUNNING', 'DONE')) as "isBrokenOff"`;
  return sql<Known[]>`
    with w as materialized (select * from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as w(n int, o text, d text, p text, t text, y int))
    select w.n, 'number' as by, ${row} from w join publications p on p.enterprise_id = app.enterprise_id() and p.openalex_id = w.o
    union all select w.n, 'number', ${row} from w join publications p on p.enterprise_id = app.enterprise_id() and p.doi = w.d
    union all select w.n, 'number', ${row} from w join publications p on p.enterprise_id = app.enterprise_id() and p.pmid = w.p
    union all select w.n, 'title', ${row} from w join publications p on p.enterprise_id = app.enterprise_id() and p.title_key = w.t and p.year = w.y`;
}

const linesOf = (works: readonly { id?: string; work: Work }[], source: string): string =>
  JSON.stringify(
    works.map(({ id, work }) => ({
      id,
      openalex_id: work.openalexId,
      doi: work.doi,
      pmid: work.pmid,
      title: work.title,
      title_key: work.titleKey,
      type: work.type,
      periodical: work.periodical,
      year: work.year,
      published_on: work.publishedOn,
      cited_count: work.citedCount,
      url: work.url,
      topics: work.topics,
      is_retracted: work.isRetracted,
      author_count: work.authors.length,
      source,
      source_updated_at: work.updatedAt,
    })),
  );

const record = (
  sql: Sql,
) => sql`(id bigint, openalex_id text, doi text, pmid text, title text, title_key text, type text, periodical text, year int,
  published_on date, cited_count int, url text, topics text[], is_retracted boolean, author_count int, source text, source_updated_at timestamptz)`;

export interface NewRow {
  readonly id: string;
  readonly openalexId: string | null;
  readonly doi: string | null;
  readonly pmid: string | null;
  readonly titleKey: string;
  readonly year: number;
}

export async function insertWorks(
  sql: Sql,
  works: readonly Work[],
  { importId, source }: { importId: string; source: string },
): Promise<NewRow[]> {
  if (works.length === 0) return [];
  return sql<NewRow[]>`
    insert into publications (openalex_id, doi, pmid, title, title_key, type, periodical, year, published_on, cited_count, url, topics,
      is_retracted, author_count, source, source_updated_at, import_id)
    select openalex_id, doi, pmid, title, title_key, type, periodical, year, published_on, coalesce(cited_count, 0), url, coalesce(topics, '{}'),
      is_retracted, author_count, source, source_updated_at, ${importId}
    from jsonb_to_recordset(${linesOf(
      works.map((work) => ({ work })),
      source,
    )}::text::jsonb) as w${record(sql)}
    returning id, openalex_id as "openalexId", doi, pmid, title_key as "titleKey", year`;
}

/**
 * Overwrites what changed; answers the ids of those that did. A source that knows less (PubMed after OpenAlex) only
 * fills what is empty, and an older state of a work never overwrites a newer one.
 */
export async function updateWorks(
  sql: Sql,
  works: readonly { id: string; work: Work }[],
  { importId, source }: { importId: string; source: string },
): Promise<string[]> {
  if (works.length === 0) return [];
  const rows = await sql<{ id: string }[]>`
    with w as materialized (select * from jsonb_to_recordset(${linesOf(works, source)}::text::jsonb) as w${record(sql)}),
    next as (
      select p.id, coalesce(p.openalex_id, w.openalex_id) as openalex_id, coalesce(p.doi, w.doi) as doi, coalesce(p.pmid, w.pmid) as pmid,
        case when f.fills then p.title else w.title end as title, case when f.fills then p.title_key else w.title_key end as title_key,
        case when f.fills then p.type else w.type end as type,
        case when f.fills and p.periodical <> '' then p.periodical else w.periodical end as periodical,
        case when f.fills then p.year else w.year end as year,
        case when f.fills then coalesce(p.published_on, w.published_on) else w.published_on end as published_on,
        case when f.fills then p.cited_count else coalesce(w.cited_count, p.cited_count) end as cited_count,
        case when f.fills and p.url <> '' then p.url else w.url end as url,
        case when f.fills and p.topics <> '{}' then p.topics else coalesce(w.topics, '{}') end as topics,
        p.is_retracted or w.is_retracted as is_retracted,
        case when f.fills then p.author_count else w.author_count end as author_count,
        case when f.fills then p.source else w.source end as source,
        case when f.fills then p.source_updated_at else w.source_updated_at end as source_updated_at
      from w join publications p on p.enterprise_id = app.enterprise_id() and p.id = w.id
      cross join lateral (select p.source = 'OPENALEX' and w.source = 'PUBMED' as fills) f
      where f.fills or w.source_updated_at is null or p.source_updated_at is null or w.source_updated_at >= p.source_updated_at)
    update publications p set openalex_id = n.openalex_id, doi = n.doi, pmid = n.pmid, title = n.title, title_key = n.title_key, type = n.type,
      periodical = n.periodical, year = n.year, published_on = n.published_on, cited_count = n.cited_count, url = n.url, topics = n.topics,
      is_retracted = n.is_retracted, author_count = n.author_count, source = n.source, source_updated_at = n.source_updated_at,
      import_id = ${importId}, updated_at = now()
    from next n
    where p.enterprise_id = app.enterprise_id() and p.id = n.id
      and (p.openalex_id, p.doi, p.pmid, p.title, p.title_key, p.type, p.periodical, p.year, p.published_on, p.cited_count, p.url, p.topics,
        p.is_retracted, p.author_count, p.source, p.source_updated_at)
      is distinct from (n.openalex_id, n.doi, n.pmid, n.title, n.title_key, n.type, n.periodical, n.year, n.published_on, n.cited_count, n.url,
        n.topics, n.is_retracted, n.author_count, n.source, n.source_updated_at)
    returning p.id`;
  return rows.map(({ id }) => id);
}
