// Row security, table by table, as the application's role meets it (docs/security.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import postgres from 'postgres';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import { openLog } from '../log/index.ts';
import { openConnections, transaction, type Connections } from './index.ts';

let database: TestDatabase;
let connections: Connections;
let owner: postgres.Sql;
let tables: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  connections = openConnections({
    url: database.appUrl,
    poolSize: 2,
    pools: 5,
    statementTimeout: 10_000,
    log: openLog('silent'),
  });
  const rows = await owner<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'enterprise_id' and table_name <> 'enterprise_domains' order by 1`;
  tables = rows.map((row) => row.name);
});
afterAll(async () => {
  await connections.close();
  await owner.end();
  await database.drop();
});

describe('two enterprises in one database', () => {
  it('are kept apart by a role that owns nothing and cannot bypass row security', async () => {
    const [role] = await connections.unbound`
      select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = current_user`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 });
  });

  it('have row security forced on every table with an enterprise', async () => {
    const bare = await owner`
      select c.relname from pg_class c
      where c.relname = any(${tables}) and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`;
    expect(tables.length).toBeGreaterThan(25);
    expect(bare).toEqual([]);
  });

  it('show nothing to a connection bound to none, and to each only its own rows', async () => {
    for (const table of tables) {
      const [unbound] = await connections.unbound`select count(*)::int as n from ${connections.unbound(table)}`.catch(
        refusedAsZero,
      );
      expect([table, unbound?.['n']]).toEqual([table, 0]);
      for (const id of ['1', '2']) {
        const sql = connections.bound(id);
        const rows = await sql`select distinct enterprise_id::text as id from ${sql(table)}`.catch(() => []);
        expect([table, rows.filter((row) => row['id'] !== id)]).toEqual([table, []]);
      }
    }
  });

  it('cannot change, remove or plant a row of the other', async () => {
    const sql = connections.bound('2');
    const [before] =
      await owner`select count(*)::int as n, md5(string_agg(d::text, '' order by id)) as hash from doctors d where enterprise_id = 1`;
    expect(before?.['n']).toBeGreaterThan(1000);
    const attempts: Record<string, number> = {};
    for (const table of tables) {
      const changed = await sql`update ${sql(table)} set enterprise_id = enterprise_id where enterprise_id = 1`.catch(
        refusedAsZero,
      );
      const removed = await sql`delete from ${sql(table)} where enterprise_id = 1`.catch(refusedAsZero);
      attempts[table] = (changed as { count?: number }).count ?? 0;
      attempts[table] += (removed as { count?: number }).count ?? 0;
    }
    expect(Object.entries(attempts).filter(([, count]) => count > 0)).toEqual([]);
    await expect(
      sql`insert into products (enterprise_id, code, name, en_name, generic_name, indication) values (1, 'X', 'x', 'x', 'x', 'x')`,
    ).rejects.toThrow(/row-level security/);
    const [after] =
      await owner`select count(*)::int as n, md5(string_agg(d::text, '' order by id)) as hash from doctors d where enterprise_id = 1`;
    expect(after).toEqual(before);
  });

  it('cannot point at a row of the other', async () => {
    const [foreign] = await owner<[{ id: string }]>`select id from hospitals where enterprise_id = 1 limit 1`;
    const sql = connections.bound('2');
    await expect(sql`insert into doctors (name, hospital_id) values ('越界', ${foreign.id})`).rejects.toThrow(
      /foreign key/,
    );
  });

  it('cannot be switched by a statement that sets another enterprise, beyond its own connection', async () => {
    const sql = connections.bound('2');
    const [setting] = await sql`select current_setting('app.enterprise_id') as id`;
    expect(setting?.['id']).toBe('2');
    const settings = await connections.bound('1')`select current_setting('app.enterprise_id') as id`;
    expect(settings[0]?.['id']).toBe('1');
  });
});

describe('the audit trail', () => {
  it('records old and new values of the columns that changed, who and why, and is append only', async () => {
    const pool = connections.bound('1');
    const [product] = await pool<[{ id: string; name: string }]>`select id, name from products order by id limit 1`;
    const actor = { userId: '1', requestId: 'request-1', reason: '更名' };
    await transaction(pool, actor, (sql) => sql`update products set name = name || '（改）' where id = ${product.id}`);
    const [entry] =
      await pool`select action, old_values, new_values, user_id::text as user, request_id, reason from audit_log
      where table_name = 'products' and row_id = ${product.id} order by id desc limit 1`;
    expect(entry).toEqual({
      action: 'update',
      old_values: { name: product.name },
      new_values: { name: `${product.name}（改）` },
      user: '1',
      request_id: 'request-1',
      reason: '更名',
    });
    for (const attempt of [
      pool`update audit_log set reason = 'x'`,
      pool`delete from audit_log`,
      pool`truncate audit_log`,
      pool`insert into audit_log (table_name, action) values ('x', 'insert')`,
    ]) {
      await expect(attempt).rejects.toThrow(/permission denied/);
    }
    await expect(owner`update audit_log set reason = 'x'`).rejects.toThrow(/append only/);
  });

  it('writes nothing when the transaction fails', async () => {
    const pool = connections.bound('1');
    const [before] = await pool`select count(*)::int as n from audit_log`;
    await expect(
      transaction(pool, {}, async (sql) => {
        await sql`update products set name = 'x'`;
        throw new Error('half way');
      }),
    ).rejects.toThrow('half way');
    expect(await pool`select count(*)::int as n from audit_log`).toMatchObject([before]);
  });

  it('shows that a secret changed and not its value', async () => {
    const pool = connections.bound('1');
    await transaction(
      pool,
      {},
      (sql) => sql`update users set password_hash = 'secret', email = 'new@example.org' where login = 'wu.yue'`,
    );
    const [entry] = await pool`select new_values from audit_log where table_name = 'users' order by id desc limit 1`;
    expect(entry?.['new_values']).toEqual({ email: 'new@example.org', password_hash: '***' });
  });
});

function refusedAsZero(): { n: number; count: number }[] & { count?: number } {
  return [{ n: 0, count: 0 }];
}
