// What the product needs of a PostgreSQL server, checked at start whoever runs the server.
import postgres from 'postgres';
import { StartProblem } from './problem.ts';

export type ServerFacts = { version: number; dataDirectory: string | null; chineseSimilarity: number | null };

type Row = {
  version: number;
  encoding: string;
  ctype: string;
  dataDirectory: string | null;
  similarity: number | null;
  settings: string | null;
};

/** Throws in plain words when the server is older than 15, not UTF-8, blind to Chinese, or (when durable) may lose acknowledged writes. */
export async function checkServer(url: string, options: { durable: boolean }): Promise<ServerFacts> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const [row] = await sql<Row[]>`
      select current_setting('server_version_num')::int as version,
        pg_encoding_to_char(encoding) as encoding,
        datctype as ctype,
        case when pg_has_role(current_user, 'pg_read_all_settings', 'member') then current_setting('data_directory') end as "dataDirectory",
        null::float as similarity,
        (select string_agg(name || ' is ' || setting, ', ' order by name) from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as settings
      from pg_database where datname = current_database()`;
    if (!row) throw new StartProblem('The database server does not describe its own database.');
    const similarity = await measureSimilarity(sql);
    refuse({ ...row, similarity }, options.durable);
    return { version: row.version, dataDirectory: row.dataDirectory, chineseSimilarity: similarity };
  } finally {
    await sql.end({ timeout: 2 });
  }
}

function refuse(row: Row, durable: boolean): void {
  if (row.version < 150_000)
    throw new StartProblem(
      `PostgreSQL 15 or newer is needed; this server is ${String(Math.floor(row.version / 10_000))}.`,
    );
  if (row.encoding !== 'UTF8')
    throw new StartProblem(`The database must be encoded in UTF8; this one is ${row.encoding}.`);
  if (!/utf-?8/i.test(row.ctype) || row.similarity === 0) {
    throw new StartProblem(
      `The database has LC_CTYPE ${row.ctype}, in which Chinese search finds nothing. Create it with: locale 'C.UTF-8' template template0.`,
    );
  }
  if (durable && row.settings !== null)
    throw new StartProblem(`The server may lose acknowledged writes: ${row.settings}.`);
}

/** Null where pg_trgm is not installed yet; 0 means that the server sees no letters in Chinese text. */
async function measureSimilarity(sql: postgres.Sql): Promise<number | null> {
  const [extension] = await sql<{ schema: string }[]>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`;
  if (!extension) return null;
  const [row] = await sql<
    { similarity: number }[]
  >`select ${sql(extension.schema)}.similarity('王医生一', '王医生')::float as similarity`;
  return row?.similarity ?? null;
}
