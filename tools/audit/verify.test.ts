// The chain over the audit trail: what is done to it by hand is named (reliability 27).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anchorFolder, openAnchors, sealTrail } from '../../apps/server/src/modules/audit/index.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { removeDataDir, startEmbeddedDatabase, type EmbeddedDatabase } from '../database/embedded.ts';
import { verifyTrail, type Verdict } from './verify.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yijian-audit-'));
let server: EmbeddedDatabase;
let sql: postgres.Sql;
const weili = '1';

beforeAll(async () => {
  server = await startEmbeddedDatabase({ dataDir, durable: false });
  await migrate(server.url);
  await withoutAutovacuum();
  sql = postgres(server.url, { max: 6, onnotice: () => {}, connection: { 'app.enterprise_id': weili } });
  await sql`insert into enterprises (name, en_name, realm) values ('维立', 'Weili', 'weili'), ('康澜', 'Kanglan', 'kanglan')`;
}, 120_000);
afterAll(async () => {
  await sql.end();
  await server.stop();
  removeDataDir(dataDir);
});

beforeEach(async () => {
  await tamper(async (hand) => {
    await hand`delete from audit_seals`;
    await hand`delete from audit_log`;
  });
  await write(1);
});

/** What autovacuum writes holds the horizon for a moment, and these tests count every seal. */
async function withoutAutovacuum(): Promise<void> {
  const hand = postgres(server.url, { max: 1, onnotice: () => {} });
  await hand`alter system set autovacuum = off`;
  await hand`select pg_reload_conf()`;
  await hand.end();
}

/** Writes `count` products, each audited, and seals them; the chain then has one seal more. */
async function write(count: number): Promise<void> {
  await sql`
    insert into products (code, name, en_name, generic_name, indication)
    select gen_random_uuid()::text, '药', 'drug', '通用名', '适应症' from generate_series(1, ${count})`;
  expect(await sealTrail({ sql })).toHaveLength(1);
}

/** As a superuser who has switched the triggers off. */
const tamper = (work: (hand: postgres.TransactionSql) => Promise<unknown>): Promise<unknown> =>
  sql.begin(async (hand) => {
    await hand`set local session_replication_role = replica`;
    await work(hand);
  });

const verify = (more: { day?: string; anchors?: string; grace?: number } = {}): Promise<Verdict> =>
  verifyTrail({ url: server.url, enterpriseId: weili, grace: 600, ...more });

const rowAt = async (offset: number): Promise<{ id: string; rowId: string }> => {
  const [row] = await sql<{ id: string; rowId: string }[]>`
    select id, row_id as "rowId" from audit_log order by id offset ${offset} limit 1`;
  return row!;
};

describe('the chain', () => {
  test('R27 a clean chain verifies, whole and by day, and says how much it read', async () => {
    await write(30);
    await write(20);
    const whole = await verify();
    expect(whole).toMatchObject({ rows: 51, seals: 3, days: 1, faults: [], faultCount: 0 });
    const today = new Date().toISOString().slice(0, 10);
    expect(await verify({ day: today })).toMatchObject({ rows: 51, seals: 3, faultCount: 0 });
    expect(await verify({ day: '2020-01-01' })).toMatchObject({ rows: 0, seals: 0, faultCount: 0 });
  });

  test('R27 a day goes on from the last seal of the day before', async () => {
    await tamper(async (hand) => {
      await hand`delete from audit_seals`;
      await hand`update audit_log set at = at - interval '1 day'`;
    });
    await sealTrail({ sql });
    await tamper((hand) => hand`update audit_seals set day = day - 1`);
    expect((await verify()).faults).toEqual([{ kind: 'seal changed', seal: '1' }]);
    await write(3);
    const today = new Date().toISOString().slice(0, 10);
    expect(await verify({ day: today })).toMatchObject({ rows: 3, seals: 1, faultCount: 0 });
  });

  test.each([
    ['reason', "'nothing'"],
    ['user_id', '7'],
    ['actor_id', '7'],
    ['request_id', "'other'"],
    ['at', "at - interval '1 microsecond'"],
    ['row_id', 'row_id + 1'],
    ['new_values', `new_values || '{"name": "假"}'`],
    ['old_values', `'{}'`],
  ])('R27 a row whose %s was changed by hand is named', async (column, value) => {
    await write(20);
    const { id } = await rowAt(7);
    await tamper((hand) => hand.unsafe(`update audit_log set ${column} = ${value} where id = ${id}`));
    const { faults, faultCount } = await verify();
    expect(faultCount).toBe(1);
    expect(faults).toMatchObject([{ kind: 'changed', auditId: id, table: 'products' }]);
  });

  test('R27 a row taken away is named, and one put in between', async () => {
    await write(20);
    const { id } = await rowAt(9);
    await tamper((hand) => hand`delete from audit_log where id = ${id}`);
    expect((await verify()).faults).toEqual([{ kind: 'missing', auditId: id, seal: '2' }]);
    await tamper(
      (hand) => hand`
        insert into audit_log (id, table_name, row_id, action, new_values) overriding system value
        values (-5, 'roles', 99, 'insert', '{}'), (0, 'roles', 98, 'insert', '{}')`,
    );
    expect((await verify()).faults).toMatchObject([
      { kind: 'inserted', auditId: '-5', table: 'roles', rowId: '99' },
      { kind: 'inserted', auditId: '0', table: 'roles', rowId: '98' },
      { kind: 'missing', auditId: id },
    ]);
  });

  test('R27 a row put where a rolled back number left a gap is named', async () => {
    const lost = sql.begin(async (tx) => {
      await tx`insert into products (code, name, en_name, generic_name, indication) values ('gap', '药', 'drug', '药', '症')`;
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    await write(5);
    const { id } = await rowAt(1);
    const gap = String(BigInt(id) - 1n);
    await tamper(
      (hand) => hand`
        insert into audit_log (id, table_name, row_id, action, new_values) overriding system value values (${gap}, 'roles', 9, 'insert', '{}')`,
    );
    expect((await verify()).faults).toMatchObject([{ kind: 'inserted', auditId: gap, table: 'roles', rowId: '9' }]);
  });

  test('R27 a row that waits too long for its seal is named', async () => {
    await sql`insert into products (code, name, en_name, generic_name, indication) values ('late', '药', 'drug', '药', '症')`;
    expect((await verify()).faultCount).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await verify({ grace: 1 })).faults).toMatchObject([{ kind: 'unsealed too long', table: 'products' }]);
    await sealTrail({ sql });
    expect((await verify({ grace: 1 })).faultCount).toBe(0);
  });

  test('R27 a seal changed, taken out, or written anew after its rows were forged is named', async () => {
    await write(5);
    await write(5);
    await tamper((hand) => hand`update audit_seals set row_count = row_count - 1 where number = 2`);
    expect((await verify()).faults).toEqual([{ kind: 'seal changed', seal: '2' }]);
    await tamper((hand) => hand`update audit_seals set row_count = row_count + 1 where number = 2`);
    expect((await verify()).faultCount).toBe(0);
    await tamper((hand) => hand`delete from audit_seals where number = 2`);
    expect((await verify()).faults[0]).toEqual({ kind: 'seal missing', seal: '2' });
  });

  test('R27 a cut tail and a whole chain written anew are noticed by the anchors', async () => {
    const folder = anchorFolder(mkdtempSync(path.join(os.tmpdir(), 'yijian-anchors-')));
    const anchor = openAnchors({ dataDir: path.dirname(folder) });
    for (let round = 0; round < 3; round += 1) {
      await sql`insert into products (code, name, en_name, generic_name, indication) values (${`a${round}-${Date.now()}`}, '药', 'drug', '药', '症')`;
      await anchor(await sealTrail({ sql }));
    }
    expect(readdirSync(folder)).toEqual([`${new Date().toISOString().slice(0, 10)}.jsonl`]);
    expect(
      readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(3);
    expect((await verify({ anchors: folder })).faultCount).toBe(0);
    const { id } = await rowAt(2);
    await tamper(async (hand) => {
      await hand`delete from audit_seals where number >= 3`;
      await hand`delete from audit_log where id >= ${id}`;
    });
    expect((await verify()).faultCount, 'without the anchors nobody could tell').toBe(0);
    expect((await verify({ anchors: folder })).faults).toEqual([
      { kind: 'chain cut or rewritten', seal: '3' },
      { kind: 'chain cut or rewritten', seal: '4' },
    ]);
    await tamper(async (hand) => {
      await hand`update audit_log set reason = 'rewritten'`;
      await hand`delete from audit_seals`;
    });
    await sealTrail({ sql });
    expect((await verify()).faultCount).toBe(0);
    expect((await verify({ anchors: folder })).faultCount).toBeGreaterThan(0);
  });
});

describe('the sealer', () => {
  test('R27 leaves out what a running transaction may still write below, and seals it afterwards', async () => {
    const slow = await sql.reserve();
    await slow`begin`;
    await slow`insert into products (code, name, en_name, generic_name, indication) values ('slow', '药', 'drug', '药', '症')`;
    await sql`insert into products (code, name, en_name, generic_name, indication) values ('quick', '药', 'drug', '药', '症')`;
    expect(await sealTrail({ sql })).toEqual([]);
    await slow`commit`;
    slow.release();
    expect(await sealTrail({ sql })).toHaveLength(1);
    expect(await verify()).toMatchObject({ rows: 3, faultCount: 0 });
    await sql`delete from products where code in ('slow', 'quick')`;
  });

  test('R27 goes on under writers that never pause', async () => {
    const writing = { goesOn: true };
    const writers = [1, 2, 3].map(async (writer) => {
      for (let n = 0; writing.goesOn; n += 1)
        await sql`insert into products (code, name, en_name, generic_name, indication) values (${`w${writer}-${n}`}, '药', 'drug', '药', '症')`;
    });
    const before = (await verify()).rows;
    for (let round = 0; round < 40; round += 1) await sealTrail({ sql });
    expect((await verify()).rows).toBeGreaterThan(before);
    writing.goesOn = false;
    await Promise.all(writers);
    await sealTrail({ sql });
    const [count] = await sql<[{ n: number }]>`select count(*)::int as n from audit_log`;
    expect(await verify()).toMatchObject({ rows: count.n, faultCount: 0 });
  });

  test('R27 two processes at the same time seal every row once', async () => {
    await sql`
      insert into products (code, name, en_name, generic_name, indication)
      select 'two-' || g, '药', 'drug', '通用名', '适应症' from generate_series(1, 12000) g`;
    await Promise.all([sealTrail({ sql }), sealTrail({ sql }), sealTrail({ sql })]);
    await sealTrail({ sql });
    expect(await verify()).toMatchObject({ rows: 12_001, seals: 4, faultCount: 0 });
  });

  test('R27 a process killed in the middle of sealing leaves nothing half done', async () => {
    await sql`
      insert into products (code, name, en_name, generic_name, indication)
      select 'kill-' || g, '药', 'drug', '通用名', '适应症' from generate_series(1, 100) g`;
    const script = `
      import postgres from 'postgres';
      const sql = postgres(process.argv[1], { max: 1 });
      await sql.begin(async (tx) => {
        const rows = await tx\`select number from app.seal_audit(5000)\`;
        console.log('sealed', rows.length);
        await new Promise(() => setInterval(() => {}, 1000));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, server.url], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(line)).toContain('sealed 1');
    expect(await sealTrail({ sql }), 'the other one waits its turn').toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(async () => (await sealTrail({ sql })).length, { timeout: 10_000 }).toBe(1);
    expect(await verify()).toMatchObject({ rows: 101, seals: 2, faultCount: 0 });
  });

  test('R27 the application may neither write a seal nor change one', async () => {
    const app = await sql.reserve();
    try {
      await app`set role yijian_app`;
      for (const attempt of [
        'insert into audit_seals (enterprise_id, number) values (1, 9)',
        'update audit_seals set row_count = 0',
        'delete from audit_seals',
        'update audit_horizon set row_id = 9',
        'select app.audit_horizon()',
      ]) {
        await expect(app.unsafe(attempt), attempt).rejects.toThrow(/permission denied/);
      }
    } finally {
      await app`reset role`;
      app.release();
    }
    await expect(sql`update audit_seals set row_count = 0`).rejects.toThrow(/append only/);
  });
});
