// Shared dashboards of reports and of menu entries: public, or signed for each reader, by a secret nobody reads out (specification 2.3, R2.11).
import { createHmac } from 'node:crypto';
import { EMBED_MINUTES, embedEndpoints as embeds } from '@yijian/contract/dashboards';
import { KEPT_SECRET, enterpriseAdminEndpoints as settings, type ChangedSettings } from '@yijian/contract/enterprises';
import { menuEndpoints } from '@yijian/contract/menus';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

const secret = 'a-secret-of-the-site-0123456789-abcdef';
const now = new Date('2026-05-06T07:08:09.500Z');
let app: TestApp;
let admin: Caller;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp({ settings: { ENVIRONMENT: 'test' }, now });
  [admin, market] = await Promise.all([app.as('admin'), app.as('fang.ruogu')]);
});
afterAll(() => app.close());

const dashboards = {
  rbRecords: { test: '17', production: '18' },
  qfRecord: { test: 'sends-test', production: '' },
  systemUseAnalysis: { test: '', production: '20' },
};

const read = async () => (await admin.call(settings.findSettings)).body.result;
async function keep(part: Partial<ChangedSettings>) {
  const { id: _id, logo: _logo, ownDomain: _own, ...known } = await read();
  const body = { ...known, analyticsAddress: 'https://bi.example.org/', sharedDashboards: dashboards, ...part };
  return admin.call(settings.changeSettings, { body });
}
const find = (report: keyof typeof dashboards, who = market) => who.call(embeds.find, { params: { report } });
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

it('R2.11 without a secret the dashboard of this environment is public, and a report without one has none', async () => {
  expect((await keep({})).status).toBe(200);
  expect((await find('rbRecords')).body.result).toEqual({
    address: 'https://bi.example.org/public/dashboard/17',
    expiresAt: null,
  });
  const none = await find('systemUseAnalysis');
  expect([none.status, none.body.error]).toEqual([404, 'dashboards.noSharedDashboard']);
  const elsewhere = await app.as('admin', 'kanglan');
  expect((await find('rbRecords', elsewhere)).status).toBe(404);
  expect((await find('rbRecords', await app.as('chen.yizhou'))).status).toBe(403);
});

it('R2.11 with a secret the address is signed with it, for this dashboard, this reader and ten minutes', async () => {
  expect((await keep({ embedSecret: secret, embedParameters: ['user', 'enterprise', 'language'] })).status).toBe(200);
  const { address, expiresAt } = (await find('rbRecords')).body.result;
  expect(address.startsWith('https://bi.example.org/embed/dashboard/')).toBe(true);
  const [head, body, signature] = address.split('/').at(-1)!.split('.') as [string, string, string];
  expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  expect(decoded(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const [user] = await app.owner<{ id: string }[]>`
    select id::text from users where enterprise_id = 1 and login = 'fang.ruogu'`;
  const second = Math.floor(now.getTime() / 1000);
  expect(decoded(body)).toEqual({
    resource: { dashboard: 17 },
    params: { enterprise: '1', user: user!.id, language: 'zh' },
    iat: second,
    exp: second + EMBED_MINUTES * 60,
  });
  expect(expiresAt).toBe(new Date((second + EMBED_MINUTES * 60) * 1000).toISOString());
  const other = (await find('rbRecords', admin)).body.result.address;
  expect(other).not.toBe(address);
  expect((await find('qfRecord')).body.result.address.split('/').at(-1)!.split('.')[0]).toBe(head);
});

it('R2.11 the secret is sealed, stands in no answer and no trail, and stays until it is taken away', async () => {
  const saved = await keep({ embedSecret: secret, embedParameters: [] });
  expect(saved.body.result.embedSecret).toBe(KEPT_SECRET);
  expect(JSON.stringify([saved.body, await read()])).not.toContain(secret);
  const [trail] = await app.owner<{ found: boolean }[]>`
    select exists (select from audit_log where coalesce(old_values, '{}')::text || coalesce(new_values, '{}')::text like ${`%${secret}%`}) as found`;
  expect(trail!.found).toBe(false);
  const [row] = await app.owner<{ masked: string; sealed: Buffer }[]>`
    select masked, sealed from personal_values where enterprise_id = 1 and field = 'EMBED_SECRET'`;
  expect([row!.masked, row!.sealed.includes(secret)]).toEqual(['****', false]);
  const { embedSecret: kept } = await read();
  expect(kept).toBe(KEPT_SECRET);
  expect((await keep({ embedSecret: kept })).status).toBe(200);
  expect((await find('rbRecords')).body.result.expiresAt).not.toBeNull();
  const short = await keep({ embedSecret: 'too short' });
  expect([short.status, short.body.fields?.[0]?.field]).toEqual([400, 'body.embedSecret']);
  expect((await keep({ embedSecret: '' })).body.result.embedSecret).toBe('');
  expect((await find('rbRecords')).body.result.expiresAt).toBeNull();
  // Asterisks where none is kept make none.
  expect((await keep({ embedSecret: KEPT_SECRET })).body.result.embedSecret).toBe('');
});

it('DSH-10 R2.11 the dashboard of a menu entry is signed as well, for those alone who hold the entry', async () => {
  const path = '/data/businessDashboard-1';
  const [entry] = await app.owner<{ id: string }[]>`
    update menus set dashboard_id = 'board-7' where enterprise_id = 1 and view = 'pc' and path = ${path} returning id::text`;
  const params = { menuId: entry!.id };
  const held = await market.call(menuEndpoints.listOwn, { query: { type: 'MENU' } });
  expect(held.body.result.find(({ id }) => id === entry!.id)?.dashboardId).toBe('board-7');
  const find = async (who: Caller, asked = params) => (await who.call(embeds.findOfMenu, { params: asked })).body;
  await keep({ embedSecret: '' });
  expect((await find(market)).result).toEqual({
    address: 'https://bi.example.org/public/dashboard/board-7',
    expiresAt: null,
  });
  await keep({ embedSecret: secret });
  const [, body] = (await find(market)).result.address.split('/').at(-1)!.split('.') as [string, string];
  expect(decoded(body)).toMatchObject({ resource: { dashboard: 'board-7' } });
  const none = 'dashboards.noSharedDashboard';
  expect((await find(await app.as('chen.yizhou'))).error).toBe(none);
  expect((await find(await app.as('admin', 'kanglan'))).error).toBe(none);
  const bare = held.body.result.find(({ dashboardId }) => dashboardId === null)!;
  expect((await find(market, { menuId: bare.id })).error).toBe(none);
  const wrong = await market.call(embeds.findOfMenu, { params: { menuId: 'seven' } });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'params.menuId']);
  await app.owner`update menus set dashboard_id = null where enterprise_id = 1 and id = ${entry!.id}`;
});
