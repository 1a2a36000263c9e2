// A database of someone else's server: its owner may create roles and is no superuser (docs/operations.md).
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import { migrate } from './migrate.ts';

const name = `plain_${process.pid}`;
let house: TestDatabase;
let superuser: postgres.Sql;
let url: string;

beforeAll(async () => {
  house = await createTestDatabase();
  superuser = postgres(house.url, { max: 1, onnotice: () => {} });
  await superuser.unsafe(`create role ${name} login createrole nosuperuser password 'plain'`);
  await superuser.unsafe(`grant yijian_app to ${name} with admin option`);
  await superuser.unsafe(`create database ${name} owner ${name} template template0`);
  const address = new URL(house.url);
  Object.assign(address, { username: name, password: 'plain', pathname: `/${name}` });
  url = address.href;
});
afterAll(async () => {
  await superuser.unsafe(`drop database if exists ${name} with (force)`);
  await superuser.unsafe(`drop role if exists ${name}`);
  await superuser.end();
  await house.drop();
});

it('migrates without a superuser, and what looks into every enterprise finds their rows there and leaves no trace', async () => {
  expect((await migrate(url)).length).toBeGreaterThan(40);
  expect(await migrate(url)).toEqual([]);
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await owner`insert into enterprises (name, en_name, realm) values ('甲', 'First', 'first'), ('乙', 'Second', 'second')`;
    await owner.begin(async (sql) => {
      const [first, second] = await sql<{ id: string }[]>`select id from enterprises order by id`;
      for (const { id } of [first!, second!]) {
        await sql`select set_config('app.enterprise_id', ${id}, true)`;
        await sql`insert into users (login, first_name) values ('somebody', '某人')`;
      }
    });
    await owner`select set_config('app.enterprise_id', '1', false)`;
    // The first look may only learn how far the trail reaches; then the second seals it.
    const seals = [
      ...(await owner`select enterprise_id from app.seal_audit()`),
      ...(await owner`select enterprise_id from app.seal_audit()`),
    ];
    expect(seals).toHaveLength(2);
    expect(await owner`select app.enterprises_with_due_timers(now())`).toHaveLength(0);
    expect(await owner`select current_setting('app.enterprise_id') as bound`).toEqual([{ bound: '1' }]);
  } finally {
    await owner.end();
  }
}, 60_000);
