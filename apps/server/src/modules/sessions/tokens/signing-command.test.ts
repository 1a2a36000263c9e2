// @module-tag long
// `npm run keys -- rotate-signing`: the command itself, on a database that is in use.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  bearer,
  Browser,
  refresh,
  signIn,
  startIdentityServer,
  type IdentityServer,
  type Tokens,
} from '../../../../../../tools/testing/servers/identity-server.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../../../..');

let database: TestDatabase;
let server: IdentityServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database);
  await addUser(server, { login: 'signs' });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

const keys = async (...command: string[]): Promise<string[]> => {
  const env = {
    ...process.env,
    KEY_FILE: database.keyFile,
    DATABASE_URL: database.url,
    APP_DATABASE_URL: database.appUrl,
  };
  const { stdout } = await run(process.execPath, ['tools/keys/run.ts', ...command], { cwd: root, env });
  return stdout.trim().split('\n');
};
const statesOf = (lines: readonly string[]): string[] => lines.map((line) => line.split('  ').at(-1)!);

it('signs with a new key at once and signs nobody out', { timeout: 120_000 }, async () => {
  const browser = new Browser(server);
  const before = await signIn(browser, 'signs');
  expect(statesOf(await keys('signing', '--enterprise', 'alpha'))).toEqual(['signs']);
  const states = statesOf(await keys('rotate-signing', '--enterprise', 'alpha'));
  expect(states.filter((state) => state === 'signs')).toHaveLength(1);
  expect(states.filter((state) => state.startsWith('verifies until '))).toHaveLength(1);
  const kid = ({ access_token }: Pick<Tokens, 'access_token'>) => decodeProtectedHeader(access_token).kid;
  await expect
    .poll(async () => kid((await refresh(browser, before.refresh_token)).json<Tokens>()), { timeout: 20_000 })
    .not.toBe(kid(before));
  const old = await browser.send('/prod-api/API-SYSTEM/user/sessions', { headers: bearer(before.access_token) });
  expect(old.status).toBe(200);
});

it('refuses an enterprise that is not there, and options that mean nothing', { timeout: 60_000 }, async () => {
  await expect(keys('rotate-signing', '--enterprise', 'nowhere')).rejects.toThrow(
    'No enterprise has the realm nowhere',
  );
  await expect(keys('status', '--enterprise', 'alpha')).rejects.toThrow('Usage: npm run keys');
});
