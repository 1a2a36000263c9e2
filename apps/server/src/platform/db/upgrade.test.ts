// A database of a released version is brought up to date without losing anything, and the product runs on it (docs/operations.md).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { tagEndpoints } from '@yijian/contract/tags';
import { visitEndpoints } from '@yijian/contract/visits';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import type { TestDatabase } from '../../../../../tools/testing/database.ts';
import { createStoredDatabase, storedVersions } from '../../../../../tools/testing/upgrade/stored-database.ts';
import { isMigrated, migrate } from './migrate.ts';

/** Tables of which a migration removed rows, and columns whose values it changed, on purpose: with what it did. */
const removedOnPurpose: Readonly<Record<string, string>> = {
  export_rules:
    'Treatment records that nobody could export without an approval are governed by a rule of exports (E2).',
};
const title = 'The page of met customers has the title that the specification gives it.';
const changedOnPurpose: Readonly<Record<string, string>> = {
  'clue_sets.scoring':
    'Rules of clue scoring ask a tree of conditions: the one attribute of each became a tree of one.',
  'menus.en_name': title,
  'menus.initials': title,
  'menus.name': title,
  'menus.sort': 'Speakers stand before library, budgets, institutions and suppliers, as the specification lists them.',
};

interface Compared {
  readonly name: string;
  readonly rows: number;
  readonly lost: number;
  readonly changed: string[];
}

describe.each(Object.keys(storedVersions))('a database of %s', (version) => {
  let database: TestDatabase;
  let owner: postgres.Sql;
  let app: TestApp | undefined;
  let compared: Compared[];

  beforeAll(async () => {
    database = await createStoredDatabase(storedVersions[version]!);
    owner = postgres(database.url, { max: 1, onnotice: () => {} });
    await keepBefore(owner);
    await migrate(database.url);
    compared = await compare(owner);
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await (app?.close() ?? database.drop());
  });

  test('has rows in every table', () => {
    const empty = compared.filter(({ rows }) => rows === 0);
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  test('is brought to the present schema, loses no row, and keeps each value that no migration changes on purpose', async () => {
    expect(await isMigrated(database.url)).toBe(true);
    const removed = compared.flatMap(({ name, lost }) => (lost > 0 ? [name] : []));
    expect(removed).toEqual(Object.keys(removedOnPurpose));
    const changed = compared.flatMap(({ name, changed: columns }) => columns.map((column) => `${name}.${column}`));
    expect(changed.toSorted()).toEqual(Object.keys(changedOnPurpose).toSorted());
  });

  test('asks of its clue rules what it asked before, as a tree of one condition', async () => {
    const rules = await owner<{ axis: string; condition: { op: string; values: string[] } | null; isFlat: boolean }[]>`
      select r ->> 'axis' as axis, r -> 'condition' as condition, r ? 'attribute' or r ? 'values' as "isFlat"
      from clue_sets s cross join jsonb_array_elements(s.scoring -> 'rules') r`;
    expect(rules.map(({ isFlat }) => isFlat)).not.toContain(true);
    const fit = rules.filter(({ axis }) => axis === 'FIT');
    expect(fit.length).toBeGreaterThan(0);
    for (const { condition } of fit)
      expect(condition).toMatchObject({ op: 'IS', values: expect.arrayContaining([expect.any(String)]) });
    for (const { axis, condition } of rules) if (axis === 'ENGAGEMENT') expect(condition).toBeNull();
  });

  test('is served: what it held is found, and its people write', async () => {
    app = await startTestApp({ database });
    const admin = await app.as('admin');
    const held = async (table: 'doctors' | 'hospitals'): Promise<number> => {
      const [row] = await owner<[{ count: number }]>`
        select count(*)::int as count from ${owner(`before.${table}`)} where enterprise_id = 1`;
      return row.count;
    };
    const doctors = await admin.call(doctorEndpoints.list, { query: { type: 'ALL_CUSTOMER', size: 1 } });
    expect(doctors.body.result.totalElements).toBe(await held('doctors'));
    const hospitals = await admin.call(hospitalEndpoints.listAll, { query: { size: 1 } });
    expect(hospitals.body.result.totalElements).toBe(await held('hospitals'));
    for (const list of [visitEndpoints.listTeam, meetingEndpoints.list]) {
      const { status, body } = await admin.call(list, {});
      expect([list.path, status, body.result.totalElements > 0]).toEqual([list.path, 200, true]);
    }
    expect((await admin.call(tagEndpoints.addPersonal, { params: { termValue: '升级后' } })).status).toBe(200);
  });
});

/** Keeps every row in a schema beside. */
async function keepBefore(sql: postgres.Sql): Promise<void> {
  await sql`create schema before`;
  await sql`
    do $$ declare one text; begin
      for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'schema_migrations' loop
        execute format('create table before.%I as table public.%I', one, one);
      end loop;
    end $$`;
}

/** Of each table how many rows there were, how many are gone, and which columns of the others have other values. */
async function compare(sql: postgres.Sql): Promise<Compared[]> {
  const tables = await sql<{ name: string; keys: string[]; columns: string[] }[]>`
    select c.relname as name,
      array(select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = to_regclass('public.' || quote_ident(c.relname)) and i.indisprimary) as keys,
      array(select b.attname from pg_attribute b
        join pg_attribute n on n.attrelid = to_regclass('public.' || quote_ident(c.relname)) and n.attname = b.attname and not n.attisdropped
        where b.attrelid = c.oid and b.attnum > 0 and not b.attisdropped order by b.attnum) as columns
    from pg_class c where c.relnamespace = 'before'::regnamespace and c.relkind = 'r' order by c.relname`;
  const found: Compared[] = [];
  for (const { name, keys, columns } of tables) {
    const same = keys.map((key) => `b."${key}" = n."${key}"`).join(' and ');
    const differs = columns.map((one) => `count(*) filter (where b."${one}"::text is distinct from n."${one}"::text)`);
    const [counts] = await sql.unsafe<[{ rows: number; lost: number; differs: number[] }]>(`
      select (select count(*)::int from before."${name}") as rows,
        (select count(*)::int from before."${name}" b where not exists (select from public."${name}" n where ${same})) as lost,
        (select array[${differs.join(', ')}]::int[] from before."${name}" b join public."${name}" n on ${same}) as differs`);
    found.push({ name, ...counts, changed: columns.filter((_, at) => counts.differs[at]! > 0) });
  }
  return found;
}
