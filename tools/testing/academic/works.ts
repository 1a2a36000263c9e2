// Real works from the file beside the repository, put into a test's database as an import stores them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type postgres from 'postgres';

const file = path.resolve(import.meta.dirname, '../../../../shared/data/openalex-works.jsonl.gz');

export interface RealWork {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly topics: readonly string[];
  /** In order; key and name of each author. */
  readonly authors: readonly { readonly key: string; readonly name: string }[];
}

interface Line {
  readonly id: string;
  readonly title: string | null;
  readonly publication_year: number;
  readonly concepts?: readonly { display_name: string }[];
  readonly authorships?: readonly { author: { id: string | null; display_name: string }; raw_author_name?: string }[];
}

/** Undefined where the file is not there. */
export function readWorks(): RealWork[] | undefined {
  if (!existsSync(file)) return undefined;
  const lines = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const work = JSON.parse(line) as Line;
    if (seen.has(work.id)) return [];
    seen.add(work.id);
    const authors = (work.authorships ?? []).map(({ author }) => ({
      key: author.id ?? `name:${author.display_name}`,
      name: author.display_name ?? '',
    }));
    return [
      {
        id: work.id,
        title: work.title ?? '',
        year: work.publication_year,
        topics: (work.concepts ?? []).map((one) => one.display_name).slice(0, 5),
        authors,
      },
    ];
  });
}

/** Inserts them for one enterprise as the owner of the database. */
export async function insertWorks(
  owner: postgres.Sql,
  enterpriseId: string,
  works: readonly RealWork[],
): Promise<void> {
  const scholars = new Map(works.flatMap(({ authors }) => authors.map(({ key, name }) => [key, name] as const)));
  await owner`
    insert into scholars (enterprise_id, source_key, name, name_key)
    select ${enterpriseId}, k, n, lower(n) from unnest(${[...scholars.keys()]}::text[], ${[...scholars.values()]}::text[]) x(k, n)`;
  await owner`
    insert into publications (enterprise_id, openalex_id, title, title_key, year, source, topics, author_count)
    select ${enterpriseId}, w.id, w.title, lower(w.title), w.year, 'OPENALEX', array(select jsonb_array_elements_text(w.topics)), w.authors
    from jsonb_to_recordset(${JSON.stringify(works.map((work) => ({ ...work, authors: work.authors.length })))}::text::jsonb) w(id text, title text, year int, topics jsonb, authors int)`;
  const lines = works.flatMap(({ id, authors }) => authors.map(({ key, name }, at) => ({ id, key, name, at: at + 1 })));
  await owner`
    insert into authorships (enterprise_id, publication_id, position, scholar_id, person_id, name)
    select ${enterpriseId}, p.id, l.at, s.id, s.id, l.name
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) l(id text, key text, name text, at int)
    join publications p on p.enterprise_id = ${enterpriseId} and p.openalex_id = l.id
    join scholars s on s.enterprise_id = ${enterpriseId} and s.source_key = l.key`;
}
