// What is in the way of a start is told in one line that names the setting, without a stack.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimInstance, explain } from '../../database/instance.ts';
import { StartProblem } from '../../database/problem.ts';
import { checkPort, readStartSettings } from '../settings.ts';

const problemOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return '';
  } catch (error) {
    return error instanceof StartProblem ? error.message : `no StartProblem: ${String(error)}`;
  }
};
const at = (port: number, host: string) => ({ dataDir: '', port, host, databaseUrl: undefined });

test('wrong settings of the server are named before anything is started', async () => {
  const problem = await problemOf(() => readStartSettings({ STATEMENT_TIMEOUT_MS: 'abc', TRUSTED_PROXY: 'x' }));
  expect(problem).toMatch(/^These settings are wrong:\n {2}STATEMENT_TIMEOUT_MS: .+\n {2}TRUSTED_PROXY: .+$/);
  expect(await problemOf(() => readStartSettings({ PORT: '0' }))).toContain('PORT');
  expect(readStartSettings({ PORT: '', HOST: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
  });
});

test('a port in use and an address that is not of this machine are told apart', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  try {
    expect(await problemOf(() => checkPort(at(port, '127.0.0.1')))).toContain(`Port ${port} is in use`);
    expect(await problemOf(() => checkPort(at(port, '192.0.2.1')))).toContain('HOST 192.0.2.1 is no address of this');
  } finally {
    await new Promise((resolve) => holder.close(resolve));
  }
  expect(await problemOf(() => checkPort(at(port, '127.0.0.1')))).toBe('');
});

test('a DATA_DIR that is a file, or below one, is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yijian-start-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  try {
    for (const place of [file, join(file, 'below')])
      expect(await problemOf(() => claimInstance(place))).toBe(
        `DATA_DIR ${place} is no folder, and none can be made there.`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a full disk and a read-only folder are told as such at a first start, whoever meets them', () => {
  const told = (code: string) => {
    const problem = explain(Object.assign(new Error(code), { code }), '/data');
    return problem instanceof StartProblem ? problem.message : `no StartProblem: ${String(problem)}`;
  };
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) expect(told(code)).toMatch(/^No space is left for \/data\./);
  expect(told('EROFS')).toMatch(/^DATA_DIR \/data is read-only\./);
  expect(told('EACCES')).toContain('This user may not write /data: it belongs to another one.');
});

// Root writes everywhere, so only another user meets it.
test.skipIf(process.getuid?.() === 0)('a folder of the own user that is read-only is told as such', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yijian-start-'));
  chmodSync(folder, 0o500);
  try {
    expect(await problemOf(() => claimInstance(folder))).toContain(`DATA_DIR ${folder} is read-only.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
