// Plants tables that break the rules of tenancy in a real PostgreSQL and sees each found; prints a schema twice alike.
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { differences, tenantFindings } from '../check/schema.ts';
import { dumpSchema } from './dump.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { lowerCase } from './lower-case.ts';

const sound = `
  create table doctors (enterprise_id bigint not null, id bigint generated always as identity, name text default 'It''s A',
    primary key (enterprise_id, id));
  comment on table doctors is 'Doctors''s table.';
  alter table doctors enable row level security;
  alter table doctors force row level security;
  create policy enterprise on doctors using (enterprise_id = 1);
  create table regions (code text primary key);
  comment on table regions is 'Regions.';`;

const faults: [told: string, statements: string][] = [
  ['regions has no comment', 'comment on table regions is null'],
  ['doctors does not force row security', 'alter table doctors no force row level security'],
  ['doctors does not force row security', 'alter table doctors disable row level security'],
  ['doctors has no policy', 'drop policy enterprise on doctors'],
  [
    'doctors enterprise_id is not first in its primary key',
    'alter table doctors drop constraint doctors_pkey, add primary key (id, enterprise_id)',
  ],
  ['doctors enterprise_id is not first in its primary key', 'alter table doctors drop constraint doctors_pkey'],
  [
    'doctors.doctors_chief_fkey refers to doctors without enterprise_id',
    'alter table doctors add unique (id), add chief bigint, add constraint doctors_chief_fkey foreign key (chief) references doctors (id)',
  ],
  [
    'doctors.doctors_region_fkey no index begins with its columns',
    'alter table doctors add region text, add constraint doctors_region_fkey foreign key (region) references regions; create index on doctors (name, region)',
  ],
  [
    'doctors.doctors_region_fkey no index begins with its columns',
    "alter table doctors add region text, add constraint doctors_region_fkey foreign key (region) references regions; create index on doctors (region) where name = 'x'",
  ],
];

describe('schema', () => {
  test('every planted fault against tenancy is found, and a sound schema has none', async () => {
    await withFreshDatabase(async (url) => {
      const sql = postgres(url, { max: 1, onnotice: () => undefined });
      const told = async (statements: string): Promise<string[]> => {
        await sql.unsafe(`drop table if exists doctors, regions; ${sound} ${statements}`);
        return (await tenantFindings(url)).map((finding) => finding.message);
      };
      expect(await told('')).toEqual([]);
      const covered =
        'add constraint doctors_region_fkey foreign key (region) references regions; create index on doctors (region)';
      expect(await told(`alter table doctors add region text, ${covered} where region is not null`)).toEqual([]);
      for (const [message, statements] of faults) expect(await told(statements)).toContain(message);
      await sql.end();
    }, false);
  }, 300_000);

  test('the printed schema does not depend on the order of its making, and tells every change', async () => {
    await withFreshDatabase(async (url) => {
      const sql = postgres(url, { max: 1, onnotice: () => undefined });
      await sql.unsafe(`${sound} create index b on doctors (name); create index a on doctors (enterprise_id, name);`);
      const first = await dumpSchema(url);
      await sql.unsafe('drop table doctors, regions');
      await sql.unsafe(`${sound} create index a on doctors (enterprise_id, name); create index b on doctors (name);`);
      expect(await dumpSchema(url)).toBe(first);
      expect(first).toContain("name text default 'It''s A'::text");
      expect(first).toContain('create policy enterprise on doctors');
      expect(first).toContain("comment on table doctors is 'Doctors''s table.';");
      const changes = [
        'alter table doctors add phone text',
        "comment on column doctors.phone is 'Phone.'",
        'alter table doctors alter phone set not null',
        "alter table doctors add check (phone <> '')",
        'drop policy enterprise on doctors',
        "create function public.now_text() returns text language sql as $$ select 'x' $$",
        'create function public.touch() returns trigger language plpgsql as $$ begin return new; end $$',
        'create trigger touch before update on doctors for each row execute function touch()',
        'create role planted_reader; grant select (name) on doctors to planted_reader',
        'create view names as select name from doctors',
      ];
      let before = first;
      for (const change of changes) {
        await sql.unsafe(change);
        const after = await dumpSchema(url);
        expect(differences(before, after), change).toHaveLength(1);
        before = after;
      }
      await sql.end();
    }, false);
  }, 300_000);

  test('lower case leaves texts, names in quotes and bodies alone', () => {
    expect(lowerCase(`CHECK (A = 'It''s A' AND "B" = 1) AS $x$ SELECT 'Q' $x$ STABLE`)).toBe(
      `check (a = 'It''s A' and "B" = 1) as $x$ SELECT 'Q' $x$ stable`,
    );
  });
});
