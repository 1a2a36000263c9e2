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
  expect((await migrate(url)).length).toBeGreaterThan(30);
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
    // A transaction of another test may still hold the horizon up to which rows are sealed.
    const seals = new Set<string>();
    const sealNow = async () => {
      for (const seal of await owner`select enterprise_id as id from app.seal_audit()`) seals.add(String(seal['id']));
      return seals.size;
    };
    await expect.poll(sealNow, { timeout: 30_000 }).toBe(2);
    expect(await owner`select app.enterprises_with_due_timers(now())`).toHaveLength(0);
    expect(await owner`select current_setting('app.enterprise_id') as bound`).toEqual([{ bound: '1' }]);
  } finally {
    await owner.end();
  }
}, 60_000);
