// A server that is killed in the middle of a commit: the upload says so at once, nothing is lost or stored twice (reliability: faults).
// @module-tag long
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dataModelEndpoints as calls } from '@yijian/contract/data-models';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../tools/testing/database.ts';

const WORKER = fileURLToPath(new URL('../../../../../tools/testing/data-models/commit.ts', import.meta.url));
/** More than one statement stores. */
const ROWS = 5_020;

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const nameOf = (row: number): string => `测杀${row}院`;

async function upload(): Promise<string> {
  const lines = Array.from({ length: ROWS }, (_, row) => `${nameOf(row)},福建,福州`);
  const file = { name: 'rows.csv', content: `医院名称,省份,城市\n${lines.join('\n')}\n` };
  const { body } = await steward.call(calls.upload, { body: { file, model: 'hospitals' } });
  expect(body.result).toMatchObject({ state: 'READY', validCount: ROWS });
  return body.result.id;
}

/** Commits in a process of its own and kills it while the last rows wait for another's row; answers how many were stored by then. */
async function killHalfWay(id: string): Promise<number> {
  const { url, appUrl, keyFile } = app.database;
  const args = ['--disable-warning=ExperimentalWarning', WORKER, url, appUrl, keyFile, steward.token, id];
  await app.owner
    .begin(async (owner) => {
      await owner`insert into hospitals (enterprise_id, name, province_code, city_code) values (1, ${nameOf(ROWS - 1)}, '350000', '350100')`;
      const child = spawn(process.execPath, args, { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      try {
        await vi.waitFor(async () => expect(await sessionsWaitingForLock(app.owner, 'hospitals')).toBe(1), {
          timeout: 60_000,
          interval: 20,
        });
      } finally {
        child.kill('SIGKILL');
        await ended;
      }
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  const seen = await steward.call(calls.findBatch, { params: { id } });
  return seen.body.result.doneRows ?? 0;
}

it('says at once that a commit was killed, and stores every row once when it is committed again', async () => {
  const id = await upload();
  expect(await killHalfWay(id)).toBe(5_000);
  const look = async () => (await steward.call(calls.findBatch, { params: { id } })).body.result;
  await vi.waitFor(async () => expect((await look()).isInterrupted).toBe(true), { timeout: 20_000, interval: 100 });
  expect(await look()).toMatchObject({ state: 'COMMITTING', actions: ['commit', 'cancel'] });
  const again = await steward.call(calls.saveData, { body: { batchId: id } });
  expect(again.body.result).toMatchObject({ state: 'DONE', createdCount: ROWS, isInterrupted: false });
  const [stored] = await app.owner`select count(*)::int as all, count(distinct name)::int as names from hospitals
    where enterprise_id = 1 and import_batch_id = ${id}`;
  expect(stored).toEqual({ all: ROWS, names: ROWS });
}, 120_000);
