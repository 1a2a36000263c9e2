// The numbers of a mark get names from the database, each enterprise bound to its own rows; the command says them.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { packFileMark } from '../../apps/server/src/platform/marks/index.ts';
import { openVault } from '../../apps/server/src/platform/secrets/index.ts';
import { createKeyFile } from '../../apps/server/src/platform/secrets/key-file.ts';
import { removeDataDir, startEmbeddedDatabase, type EmbeddedDatabase } from '../database/embedded.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { openNames } from './names.ts';

const dataDir = await scratchFolder();
let server: EmbeddedDatabase;

beforeAll(async () => {
  server = await startEmbeddedDatabase({ dataDir, durable: false });
  await migrate(server.url);
  const owner = postgres(server.url, { max: 1 });
  await owner`insert into enterprises (name, en_name, realm) values ('甲医药', 'Alpha', 'alpha'), ('乙医药', 'Beta', 'beta')`;
  await owner`
    insert into users (enterprise_id, login, first_name) select e.id, 'of.' || e.realm, '人' || e.realm from enterprises e`;
  await owner`
    insert into export_log (enterprise_id, user_id, resource, category, reason, filter, format, outcome, code)
    select enterprise_id, id, 'doctors', 'REPORT', '季度汇报', '{}', 'csv', 'FAILED', '00aa11bb22cc' from users where login = 'of.beta'`;
  await owner.end();
}, 120_000);
afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

function decode(file: string): { status: number | null; lines: string[] } {
  const run = path.join(import.meta.dirname, 'run.ts');
  const env = { ...process.env, DATABASE_URL: server.url, DATA_DIR: dataDir };
  const { status, stdout } = spawnSync(process.execPath, [run, 'decode', file], { env, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

it('the command names enterprise, user, time and export of a file, and whether its mark is genuine', () => {
  const keys = path.join(dataDir, 'personal-keys.json');
  createKeyFile(keys, new Date());
  const at = new Date('2026-11-21T02:42:07Z');
  const mark = packFileMark(openVault(keys), { enterpriseId: '2', userId: '2', at, code: '00aa11bb22cc' });
  const file = path.join(dataDir, 'leak.csv');
  writeFileSync(file, `a,b\r\nYJ1.${mark.toString('base64url')},2`);
  expect(decode(file)).toEqual({
    status: 0,
    lines: [
      'Enterprise  乙医药 / Beta (2)',
      'User        人beta, of.beta (2)',
      'Time        2026-11-21 10:42:07 (Asia/Shanghai)',
      'Export      00aa11bb22cc',
      'Signature   genuine',
      'Confidence  100 % (text x 1)',
    ],
  });
  writeFileSync(file, 'a,b');
  expect(decode(file)).toEqual({ status: 2, lines: ['No mark found.'] });
});

it('finds an export by the number in the ink of its head, whosever it is', async () => {
  const names = await openNames(readSettings({ DATABASE_URL: server.url, DATA_DIR: dataDir }));
  expect((await names.ofExport('00aa11bb22cc')).slice(0, 2)).toEqual([
    'Enterprise  乙医药 / Beta (2)',
    'User        人beta, of.beta (2)',
  ]);
  expect(await names.ofExport('ffffffffffff')).toEqual(['This number stands in no export log.']);
  expect(await names.of('1', '999')).toEqual(['Enterprise  甲医药 / Alpha (1)', 'User        unknown (999)']);
  await names.close();
});
