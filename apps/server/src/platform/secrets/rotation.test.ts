// Rotation over a real database: cut off in the middle, taken up again, with the product sealing meanwhile; a start without the keys is refused.
// @module-tag long
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import { openConnections, transaction, type Connections } from '../db/index.ts';
import { openLog } from '../log/index.ts';
import { createKeyFile, readKeyFile } from './key-file.ts';
import { openKeys } from './open-keys.ts';
import { selectHolders, selectPersonal, upsertPersonal } from './personal-values.sql.ts';
import { keyUse } from './rotate.ts';
import { openVault, type Vault } from './vault.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const ROWS = 8_000;
const set = { enterpriseId: '1', table: 'import_rows', field: 'PHONE' } as const;
const numberOf = (row: number) => `139${String(row).padStart(8, '0')}`;
const log = openLog('silent');

let database: TestDatabase;
let connections: Connections;
let folder: string;
let file: string;
let vault: Vault;

beforeAll(async () => {
  database = await createTestDatabase();
  connections = openConnections({ url: database.appUrl, poolSize: 2, pools: 3, statementTimeout: 60_000, log });
  folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-rotation-'));
  file = path.join(folder, 'keys.json');
  cpSync(database.keyFile, file);
  vault = openVault(file);
  const rows = Array.from({ length: ROWS }, (_, row) => ({ rowId: `7:${row + 1}`, value: numberOf(row) }));
  for (let at = 0; at < ROWS; at += 5000)
    await upsertPersonal(connections.bound('1'), vault, set, rows.slice(at, at + 5000));
}, 60_000);
afterAll(async () => {
  await connections.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const options = () => ({ connections, enterpriseIds: ['1', '2'], stores: [] });
const rowsOf = async (key: number) =>
  (await keyUse(options())).filter((use) => use.key === key).reduce((sum, use) => sum + use.rows, 0);

function rotate(): ChildProcess {
  const env = { ...process.env, KEY_FILE: file, DATABASE_URL: database.url, APP_DATABASE_URL: database.appUrl };
  return spawn(process.execPath, ['tools/keys/run.ts', 'rotate'], { cwd: root, env, stdio: 'pipe' });
}

it(
  'a rotation that is killed in the middle leaves every value readable, and the next one ends it',
  { timeout: 240_000 },
  async () => {
    const all = await rowsOf(1);
    // Some rows are in use elsewhere, so that however quick it is, it is in the middle when it is killed.
    await transaction(connections.bound('1'), {}, async (holder) => {
      await holder`select from personal_values where table_name = 'import_rows' and row_id = 7 and part > ${ROWS - 100} for update`;
      const first = rotate();
      await expect.poll(() => rowsOf(2), { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
      first.kill('SIGKILL');
      await once(first, 'close');
    });
    const left = await rowsOf(1);
    expect(left).toBeGreaterThan(0);
    expect([...readKeyFile(file).keys.keys()]).toEqual([1, 2]);
    const names = Array.from({ length: ROWS }, (_, row) => `7:${row + 1}`);
    const seen = await selectPersonal(connections.bound('1'), vault, set, names);
    expect(names.every((name, row) => seen.get(name) === numberOf(row))).toBe(true);

    // The product goes on writing while the second run works.
    const second = rotate();
    const written: string[] = [];
    while (second.exitCode === null && second.signalCode === null) {
      const rowId = `8:${written.length + 1}`;
      await upsertPersonal(connections.bound('1'), vault, set, [{ rowId, value: '13700000000' }]);
      written.push(rowId);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(second.exitCode).toBe(0);
    const { current, keys, retired } = readKeyFile(file);
    expect([current, [...keys.keys()], [...retired]]).toEqual([2, [1, 2], [1]]);
    expect(await rowsOf(1)).toBe(0);
    expect(await rowsOf(2)).toBe(all + written.length);
    const again = await selectPersonal(connections.bound('1'), vault, set, [...names, ...written]);
    expect(again.size).toBe(ROWS + written.length);
    expect(again.get('7:1234')).toBe(numberOf(1233));
    expect((await selectHolders(connections.bound('1'), vault, set, '137-0000-0000')).length).toBe(written.length);
  },
);

it('a value that is copied to another row or enterprise does not open there', async () => {
  const own = connections.bound('1');
  await own`
    update personal_values v set sealed = o.sealed from personal_values o
    where v.table_name = 'import_rows' and v.row_id = 7 and v.part = 1
      and o.table_name = 'import_rows' and o.row_id = 7 and o.part = 2`;
  await expect(selectPersonal(connections.bound('1'), vault, set, ['7:1'])).rejects.toThrow(/does not belong here/);
  const [copied] = await own<{ sealed: Buffer; number: Buffer }[]>`
    select sealed, search_number as number from personal_values where table_name = 'import_rows' and row_id = 7 and part = 3`;
  await connections.bound('2')`
    insert into personal_values (table_name, field, row_id, part, sealed, search_number, masked)
    values ('import_rows', 'PHONE', 7, 3, ${copied!.sealed}, ${copied!.number}, '139****0002')`;
  const foreign = { ...set, enterpriseId: '2' };
  await expect(selectPersonal(connections.bound('2'), vault, foreign, ['7:3'])).rejects.toThrow(/does not belong here/);
});

it('a start is refused when the key file is gone or belongs to another database', async () => {
  const start = (name: string) => openKeys({ url: database.url, file: path.join(folder, name), log });
  await expect(start('gone.json')).rejects.toThrow(/key file .*gone\.json is not there/);
  createKeyFile(path.join(folder, 'other.json'), new Date());
  await expect(start('other.json')).rejects.toThrow(/does not hold key 0/);
  await expect(start('keys.json')).resolves.toBeDefined();
});
