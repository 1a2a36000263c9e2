// The demo comes out the same each time, keeps the product's rules, and keeps the two enterprises apart.
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appAddress, migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { type EmbeddedDatabase, removeDataDir, startEmbeddedDatabase } from '../../../tools/database/embedded.ts';
import { scratchFolder } from '../../../tools/testing/scratch.ts';
import { meetingStates } from '../../../packages/contract/src/meetings/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openKeys, type Vault } from '../../../apps/server/src/platform/secrets/index.ts';
import { seedEnterprise, seedReference } from '../reference/index.ts';
import { checkDemo, demoPassword, seedDemo } from './index.ts';
import { weili } from './people/companies.ts';

const today = '2026-11-20';
const silent = { max: 1, onnotice: () => {} };

let dataDir: string;
let server: EmbeddedDatabase;
let owner: postgres.Sql;
let vault: Vault;

beforeAll(async () => {
  dataDir = await scratchFolder();
  server = await startEmbeddedDatabase({ dataDir, durable: false });
  await migrate(server.url);
  vault = await openVaultOf(server.url);
  await seedDemo(server.url, { size: 'small', today, vault });
  owner = postgres(server.url, silent);
}, 180_000);

afterAll(async () => {
  await owner?.end({ timeout: 5 });
  await server?.stop();
  if (dataDir !== undefined) removeDataDir(dataDir);
}, 60_000);

const openVaultOf = (url: string): Promise<Vault> =>
  openKeys({ url, file: path.join(dataDir, 'keys.json'), log: openLog('silent') });

/** One number per table that changes with any cell of it. */
async function fingerprints(sql: postgres.Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`;
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    // Times of the run itself are no part of the data.
    const [row] = await sql<{ sum: string }[]>`
      select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - ${runTimes(name)}::text[])::text, 0)::numeric), 0) as sum
      from ${sql(name)} t`;
    found[name] = row!.sum;
  }
  return found;
}

/** What differs from run to run: times of the run, sealed bytes, references, and links made of them. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['at'],
  consents: ['recorded_at'],
  outbox_events: ['next_attempt_at'],
  send_recipients: ['reference', 'address'],
  send_outbox: ['reference', 'body', 'headers'],
  send_suppressions: ['address'],
};

function runTimes(table: string): string[] {
  const own = ['visits', 'doctors', 'hospitals', 'notices'].includes(table);
  return own ? [] : ['created_at', 'updated_at', 'deployed_at', 'sealed', ...(drawn[table] ?? [])];
}

describe('the demo', { tags: ['long'] }, () => {
  it('keeps every rule of checkDemo', { timeout: 60_000 }, async () => {
    expect(await checkDemo(owner, today)).toEqual([]);
  });

  it('checkDemo notices a submitted visit in the future and a wrong last visit', async () => {
    const spoiled = owner.begin(async (tx) => {
      await tx`update visits set starts_at = now() + interval '3 days' where id = (select min(id) from visits where state = 'SUBMITTED')`;
      const faults = await checkDemo(tx as unknown as postgres.Sql, today);
      expect(faults.map((fault) => fault.rule)).toEqual(
        expect.arrayContaining([
          'what is planned may lie ahead, everything else has happened',
          'every visit that met the doctor left one interaction, and no other did',
        ]),
      );
      throw new Error('undone');
    });
    await expect(spoiled).rejects.toThrow('undone');
  });

  it('holds the promised numbers of everything', async () => {
    const rows = await owner<
      { realm: string; doctors: number; hospitals: number; users: number; visits: number; interactions: number }[]
    >`
      select realm,
        (select count(*)::int from doctors where enterprise_id = e.id) as doctors,
        (select count(*)::int from hospitals where enterprise_id = e.id) as hospitals,
        (select count(*)::int from users where enterprise_id = e.id) as users,
        (select count(*)::int from visits where enterprise_id = e.id) as visits,
        (select count(*)::int from interactions where enterprise_id = e.id) as interactions
      from enterprises e order by realm desc`;
    const [large, small] = rows;
    // The three doubles that wait on the bench and the doctor who walked in to a meeting included.
    expect(large).toMatchObject({ realm: 'weili', doctors: 2001, hospitals: 303, users: 41, interactions: 40_000 });
    expect(large!.visits).toBeGreaterThan(11_000);
    expect(large!.visits).toBeLessThan(13_500);
    expect(small).toMatchObject({ realm: 'kanglan', doctors: 200, hospitals: 43, users: 8, interactions: 3000 });
  });

  it('has a meeting in every state of the machine, one of them open for signing in all day', async () => {
    const rows = await owner<{ state: string }[]>`select distinct state from meetings`;
    expect(rows.map(({ state }) => state).toSorted()).toEqual(meetingStates.toSorted());
    const [begins, ends] = [`${today} 00:00+08`, `${today} 23:59+08`];
    const [open] = await owner<{ cameIn: number; expected: number }[]>`
      select count(*) filter (where g.state = 'SIGNED_IN')::int as "cameIn", count(*) filter (where g.state <> 'SIGNED_IN')::int as expected
      from meetings m join meeting_guests g on g.enterprise_id = m.enterprise_id and g.meeting_id = m.id
      where m.state = 'IN_PROGRESS' and m.starts_at < ${begins} and m.ends_at > ${ends}`;
    expect(open).toEqual({ cameIn: 5, expected: 3 });
  });

  it('counts a confirmed meeting of the last thirty days for the manager of a team', async () => {
    const [row] = await owner<{ meetings: number }[]>`
      select count(*)::int as meetings from meetings m
      join users leader on leader.enterprise_id = m.enterprise_id and leader.login = 'zhou.minxing'
      join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id and u.organization_id = leader.organization_id
      where m.state in ('CONFIRMED', 'CLOSED') and m.starts_at > ${today}::date - interval '30 days'`;
    expect(row!.meetings).toBeGreaterThan(0);
  });

  it('gives 陈亦舟 326 doctors, 48 of them followed, and two saved searches', async () => {
    const [row] = await owner<{ owned: number; followed: number; searches: number }[]>`
      select (select count(*)::int from doctor_owners where user_id = u.id) as owned,
        (select count(*)::int from doctor_follows f join doctor_owners o using (enterprise_id, user_id, doctor_id) where user_id = u.id) as followed,
        (select count(*)::int from saved_searches where user_id = u.id) as searches
      from users u where login = 'chen.yizhou'`;
    expect(row).toEqual({ owned: 326, followed: 48, searches: 2 });
  });

  it('has films in two articles, watched in part or whole by some of those who opened these', async () => {
    const rows = await owner<{ realm: string; films: number; opened: number; played: number; whole: number }[]>`
      select e.realm, count(distinct a.id)::int as films, count(r.opened_at)::int as opened, count(r.played_at)::int as played,
        (count(*) filter (where r.watched_quarters = 4))::int as whole
      from articles a
      join enterprises e on e.id = a.enterprise_id
      join sends s on s.article_id = a.id
      join send_recipients r on r.send_id = s.id
      where a.html like '%<video %' group by 1 order by 1 desc`;
    expect(rows.map(({ realm }) => realm)).toContain('weili');
    for (const { realm, films, opened, played, whole } of rows) {
      expect([realm, films, whole > 0, played > whole, opened > played]).toEqual([realm, 2, true, true, true]);
    }
  });

  it('has the named accounts with their roles and the one password', async () => {
    const rows = await owner<{ login: string; code: string; hash: string }[]>`
      select realm || '/' || login as login, r.code, u.password_hash as hash
      from users u join enterprises e on e.id = u.enterprise_id
      join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id`;
    const roles = Object.fromEntries(rows.map((row) => [row.login, row.code]));
    expect(roles).toMatchObject({
      'weili/admin': 'admin',
      'weili/chen.yizhou': 'REP',
      'weili/zhou.minxing': 'DSM',
      'weili/gu.changfeng': 'RSM',
      'weili/lin.zhiyuan': 'MAF',
      'weili/fang.ruogu': 'MKT',
      'weili/he.jing': 'MED',
      'weili/shen.lian': 'COMP',
      'weili/qian.hui': 'FIN',
      'weili/wu.yue': 'OPS',
      'weili/su.zhen': 'STEW',
      'weili/shi.anlan': 'GM',
      'kanglan/admin': 'admin',
      'kanglan/tang.ke': 'REP',
      'kanglan/ye.qing': 'DSM',
    });
    expect(new Set(rows.map((row) => row.hash)).size).toBe(1);
    expect(await verify(rows[0]!.hash, demoPassword)).toBe(true);
  });

  it('leaves the audit trail on, with nothing in it but the domains', async () => {
    const before = await owner<{ table: string }[]>`select distinct table_name as table from audit_log`;
    expect(before).toEqual([{ table: 'enterprise_domains' }]);
    const [domains] = await owner<{ rows: number }[]>`select count(*)::int as rows from audit_log`;
    const changed = owner.begin(async (tx) => {
      await tx`update doctors set tier = 'B' where code = 'D0000001'`;
      const [after] = await tx<{ rows: number }[]>`select count(*)::int as rows from audit_log`;
      expect(after!.rows).toBe(domains!.rows + 2);
      throw new Error('undone');
    });
    await expect(changed).rejects.toThrow('undone');
  });

  it('changes nothing when it is run again, the reference seeds included', { timeout: 60_000 }, async () => {
    const before = await fingerprints(owner);
    expect(await seedDemo(server.url, { size: 'small', today, vault })).toBe(false);
    await seedReference(owner);
    await seedEnterprise(owner, weili);
    expect(await fingerprints(owner)).toEqual(before);
  });

  it('comes out the same in another database', { timeout: 180_000 }, async () => {
    await owner`create database twin`;
    const address = new URL(server.url);
    address.pathname = '/twin';
    await migrate(address.href);
    await seedDemo(address.href, { size: 'small', today, vault: await openVaultOf(address.href) });
    const twin = postgres(address.href, silent);
    try {
      expect(await fingerprints(twin)).toEqual(await fingerprints(owner));
    } finally {
      await twin.end({ timeout: 5 });
    }
  });
});

describe('the role of the application', { tags: ['long'] }, () => {
  const tables = [
    'users',
    'roles',
    'menus',
    'products',
    'hospitals',
    'doctors',
    'visits',
    'interactions',
    'notices',
    'saved_searches',
  ];

  it('sees no row of any enterprise unless bound to one', async () => {
    const app = postgres(await appAddress(server.url), silent);
    try {
      for (const table of tables) expect(await app`select from ${app(table)} limit 1`, table).toHaveLength(0);
      expect((await app`select from regions`).length).toBeGreaterThan(3000);
    } finally {
      await app.end({ timeout: 5 });
    }
  });

  it('sees exactly the rows of the enterprise it is bound to', async () => {
    const url = await appAddress(server.url);
    for (const { id } of await owner<{ id: string }[]>`select id::text from enterprises order by id`) {
      const app = postgres(url, { ...silent, connection: { 'app.enterprise_id': id } });
      try {
        for (const table of tables) {
          const [seen] = await app<{ all: number; own: number }[]>`
            select count(*)::int as all, count(*) filter (where enterprise_id = ${id})::int as own from ${app(table)}`;
          const [held] = await owner<{ rows: number }[]>`
            select count(*)::int as rows from ${owner(table)} where enterprise_id = ${id}`;
          expect(seen, table).toEqual({ all: held!.rows, own: held!.rows });
        }
        await expect(
          app`insert into doctor_follows (enterprise_id, doctor_id, user_id) values (${Number(id) + 1}, 1, 1)`,
        ).rejects.toThrow('row-level security');
      } finally {
        await app.end({ timeout: 5 });
      }
    }
  });
});
