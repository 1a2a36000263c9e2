// Which document an address below /pc/ gets: the app, or the light one of doctors; both under the page's policy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doctorPages } from '@yijian/contract/doctor-portal';
import type { TenantDirectory } from '../../modules/enterprises/index.ts';
import { readSettings } from '../../platform/config/index.ts';
import { serveWeb } from '../web-pages.ts';

const web = mkdtempSync(join(tmpdir(), 'yijian-pages-'));
const server = Fastify();
// No enterprise: its settings widen the policy alone.
const nobody = { byHost: () => Promise.resolve(undefined) } as unknown as TenantDirectory;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  for (const name of ['index.html', 'doctor.html', 'assets/doctor-a.js']) writeFileSync(join(web, name), name);
  await serveWeb(server, readSettings({ WEB_DIR: web }), nobody);
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const documentAt = async (url: string): Promise<string> => {
  const { body, headers } = await server.inject({ url });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringMatching(/^text\/html/) });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  return body;
};

it.each(doctorPages.flatMap((page) => [`/pc${page}`, `/pc${page}/`, `/pc${page}?meeting=1-x&code=123456`]))(
  '%s is the document of doctors',
  async (url) => expect(await documentAt(url)).toBe('doctor.html'),
);

it.each(['/pc', '/pc/dashboard', '/pc/doctorLogins', '/pc/customer/doctorLogin', '/pc/dashboard?to=/doctorLogin'])(
  '%s is the app',
  async (url) => expect(await documentAt(url)).toBe('index.html'),
);

it('GEN-01 R9.1 a page stands below /pc/ and nowhere else; the root of the host leads there', async () => {
  expect(await documentAt('/pc/dashboard')).toBe('index.html');
  for (const url of ['/dashboard', '/news/newsIndex', '/doctorLogin'])
    expect([url, (await server.inject({ url })).statusCode]).toEqual([url, 404]);
  const root = await server.inject({ url: '/' });
  expect([root.statusCode, root.headers.location]).toEqual([302, '/pc/']);
});

it('a script that is gone is no page', async () => {
  expect((await server.inject({ url: '/pc/assets/doctor-a.js' })).body).toBe('assets/doctor-a.js');
  const gone = await server.inject({ url: '/pc/assets/doctor-b.js' });
  expect([gone.statusCode, gone.headers['content-type']]).not.toEqual([200, expect.stringMatching(/html/)]);
});
