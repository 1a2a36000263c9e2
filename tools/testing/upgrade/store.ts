// Stores a sample of a database for the test of upgrades: of each table all rows, or where they are many some of each enterprise, and
// whatever these refer to. Run on the database of a released version: node tools/testing/upgrade/store.ts <owner's address> <file>
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createBrotliCompress } from 'node:zlib';
import postgres, { type Sql } from 'postgres';

/** Tables with less text than this are stored whole, of others so many rows of each enterprise. */
const WHOLE_BELOW = 60_000;
const ROWS = 10;

interface Table {
  readonly oid: string;
  readonly name: string;
  readonly hasEnterprise: boolean;
}

interface Reference {
  readonly child: string;
  readonly parent: string;
  readonly condition: string;
}

const [url, file] = process.argv.slice(2);
if (url === undefined || file === undefined)
  throw new Error('Usage: node tools/testing/upgrade/store.ts <address> <file>');
const sql = postgres(url, { max: 1, onnotice: () => {} });
const tables = await sql<Table[]>`
  select c.oid::text as oid, c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'enterprise_id') as "hasEnterprise"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
  order by c.relname`;
for (const table of tables) await pick(sql, table);
await pickParents(sql);
await write(sql);
await sql.end();

async function pick(on: Sql, { oid, name, hasEnterprise }: Table): Promise<void> {
  const [{ size }] = await on.unsafe<[{ size: string }]>(
    `select coalesce(sum(length(t::text)), 0)::text as size from public.${name} t`,
  );
  const among = hasEnterprise ? 'partition by t.enterprise_id' : '';
  const few = `where n <= ${ROWS}`;
  await on.unsafe(`create temp table picked_${oid} as select at, row from (
    select t.tableoid as at, t.ctid as row, row_number() over (${among} order by md5(t::text)) as n from public.${name} t) x
    ${Number(size) < WHOLE_BELOW ? '' : few}`);
}

/** Adds what picked rows refer to until nothing is missing. */
async function pickParents(on: Sql): Promise<void> {
  const references = await on<Reference[]>`
    select f.conrelid::oid::text as child, f.confrelid::oid::text as parent, (
      select string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ')
      from unnest(f.conkey, f.confkey) as k(a, b)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.a
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.b) as condition
    from pg_constraint f where f.contype = 'f' and f.conparentid = 0 and f.connamespace = 'public'::regnamespace`;
  const byOid = new Map(tables.map((table) => [table.oid, table.name]));
  for (let added = 1; added > 0;) {
    added = 0;
    for (const { child, parent, condition } of references) {
      const { count } = await on.unsafe(`
        insert into picked_${parent} select p.tableoid, p.ctid from public.${byOid.get(parent)!} p
        where exists (select from picked_${child} k join public.${byOid.get(child)!} c on c.tableoid = k.at and c.ctid = k.row where ${condition})
          and not exists (select from picked_${parent} k where k.at = p.tableoid and k.row = p.ctid)`);
      added += count;
    }
  }
}

/** As pg_dump writes data: a COPY statement, its rows, a line that ends them. */
async function write(on: Sql): Promise<void> {
  const packed = createBrotliCompress();
  const stored = packed.pipe(createWriteStream(file!));
  for (const { oid, name } of tables) {
    const [{ columns, values }] = await on<[{ columns: string; values: string }]>`
      select string_agg(quote_ident(attname), ', ' order by attnum) as columns,
        string_agg('t.' || quote_ident(attname), ', ' order by attnum) as values from pg_attribute
      where attrelid = ${oid}::oid and attnum > 0 and not attisdropped and attgenerated = ''`;
    packed.write(`COPY public.${name} (${columns}) FROM stdin;\n`);
    const rows = `copy (select ${values} from public.${name} t join picked_${oid} k on k.at = t.tableoid and k.row = t.ctid) to stdout`;
    for await (const chunk of await on.unsafe(rows).readable()) packed.write(chunk);
    packed.write('\\.\n');
  }
  packed.end();
  await once(stored, 'finish');
}
