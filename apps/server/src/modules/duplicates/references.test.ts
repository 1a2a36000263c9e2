// Every column that names a doctor or a hospital follows a merge: found in the catalogue, so that a new table fails here until it fits (product 3.2).
import { duplicateEndpoints as calls } from '@yijian/contract/duplicates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const targets = ['doctors', 'hospitals'] as const;

it.each(targets)(
  '3.2 every foreign key to %s is moved by a merge, a generated one through the column it is made of',
  async (target) => {
    const uncovered = await app.owner<{ place: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = ${target}::regclass and not exists (
      select from app.references_to(${target}) r where r.table_name = c.conrelid::regclass::text and r.kind <> 'LEFT'
        and (r.column_name = a.attname or (a.attgenerated <> '' and r.kind = 'LIST')))`;
    expect(uncovered).toEqual([]);
  },
);

it.each(targets)(
  '3.2 a column that looks like one of %s without a foreign key stands in app.merge_rules',
  async (target) => {
    const looks = `(^|_)${target.slice(0, -1)}_ids?$`;
    const unnamed = await app.owner<{ place: string }[]>`
    select t.relname || '.' || a.attname as place from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and a.attname ~ ${looks}
      and a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
      and not exists (select from app.references_to(${target}) r where r.table_name = t.relname and r.column_name = a.attname)`;
    expect(unnamed).toEqual([]);
  },
);

it.each(targets)(
  '3.2 each table that names %s has a primary key, and what excludes two lines is a unique index the merge can read',
  async (target) => {
    const odd = await app.owner<{ name: string }[]>`
    select distinct r.table_name as name from app.references_to(${target}) r join pg_class t on t.oid = r.table_name::regclass
    where r.kind <> 'LEFT' and (not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
      or exists (select from pg_constraint x where x.conrelid = t.oid and x.contype = 'x'))`;
    expect(odd).toEqual([]);
  },
);

it('3.2 a table that comes tomorrow moves without a word: lines pass over, doubled ones give way, all come back', async () => {
  const steward = await app.as('su.zhen');
  const [survivor, loser] = await app.owner<
    { id: string }[]
  >`select id from doctors where enterprise_id = 1 order by id desc limit 2`;
  await app.owner.unsafe(`
    create table doctor_plans_of_tomorrow (
      enterprise_id bigint not null default app.enterprise_id() references enterprises,
      id bigint generated always as identity,
      doctor_id bigint not null,
      other_id bigint,
      year int not null,
      state text not null default 'OPEN',
      primary key (enterprise_id, id),
      foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
      foreign key (enterprise_id, other_id) references doctors
    );
    create unique index one_plan_a_year on doctor_plans_of_tomorrow (enterprise_id, (year + 0), doctor_id) where state = 'OPEN';
    call app.protect('doctor_plans_of_tomorrow');
    create trigger only_added before update on doctor_plans_of_tomorrow for each statement execute function app.refuse_change();
    insert into doctor_plans_of_tomorrow (enterprise_id, doctor_id, other_id, year, state) values
      (1, ${loser!.id}, null, 2026, 'OPEN'), (1, ${survivor!.id}, null, 2026, 'OPEN'), (1, ${loser!.id}, null, 2026, 'CLOSED'),
      (1, ${loser!.id}, null, 2027, 'OPEN'), (1, ${survivor!.id}, ${loser!.id}, 2028, 'OPEN')`);
  const read = () => app.owner`select * from doctor_plans_of_tomorrow order by id`;
  const before = await read();
  const plan = { survivorId: survivor!.id, loserId: loser!.id, choices: {} };
  const { stamp, lines } = (await steward.call(calls.preview, { body: plan })).body.result;
  expect(lines.find(({ table }) => table === 'doctor_plans_of_tomorrow')).toMatchObject({
    moved: 2,
    taken: 2,
    blocked: 0,
  });
  const merged = await steward.call(calls.merge, { body: { ...plan, stamp, note: '' } });
  expect(merged.status, merged.body.message).toBe(200);
  expect((await read()).map((row) => [row['doctor_id'], row['year'], row['state']])).toEqual([
    [survivor!.id, 2026, 'OPEN'],
    [survivor!.id, 2026, 'CLOSED'],
    [survivor!.id, 2027, 'OPEN'],
  ]);
  await expect(app.owner`update doctor_plans_of_tomorrow set year = 1`).rejects.toThrow('append only');
  const undone = await steward.call(calls.unmerge, { params: { id: merged.body.result.mergeId }, body: {} });
  expect(undone.body.result).toMatchObject({ kept: 0 });
  expect(await read()).toEqual(before);
});
