// What a browser of ours never sends to the identity server, and what happens while its database does not answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  authorization,
  bearer,
  Browser,
  exchangeCode,
  openSignIn,
  PASSWORD,
  protocol,
  refresh,
  signIn,
  signInForCode,
  startIdentityServer,
  type IdentityServer,
  type Tokens,
} from '../../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database, { ANSWER_TIMEOUT_MS: '3000' });
  await addUser(server, { login: 'faulty' });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

const info = (browser: Browser, token: string, method: string) =>
  browser.send(`${protocol()}/userinfo`, { method, headers: bearer(token) });

test('R2.5 a code that comes a second time ends the session that the first one opened', async () => {
  const browser = new Browser(server);
  const code = await signInForCode(browser, 'faulty');
  const tokens = (await exchangeCode(browser, code)).json<Tokens & Record<string, unknown>>();
  expect((await info(browser, tokens.access_token, 'GET')).status).toBe(200);
  expect((await exchangeCode(browser, code)).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  const [row] = await server.owner`select end_reason from user_sessions where session_key = ${tokens.session_state}`;
  expect(row).toEqual({ end_reason: 'TOKEN_REUSE' });
  await expect.poll(async () => (await info(browser, tokens.access_token, 'GET')).status).toBe(401);
});

test('R2.5 the sign-in page takes forms alone, and a login with a zero byte is a wrong one', async () => {
  const browser = new Browser(server);
  const page = await openSignIn(browser, authorization(browser).address);
  const json = await browser.send(page, { json: { login: { a: 1 }, password: ['x'] } });
  expect(json.status).toBe(415);
  const zero = await browser.send(page, { form: { login: 'faulty\u0000x', password: '\u0000' } });
  expect([zero.status, zero.text.includes('role="alert"')]).toEqual([401, true]);
  expect((await browser.send(page, { form: { login: 'faulty', password: PASSWORD } })).status).toBe(303);
});

test('userinfo answers GET and POST, and discovery names no way for a client with a secret', async () => {
  const browser = new Browser(server);
  const tokens = await signIn(browser, 'faulty');
  const [got, posted] = [
    await info(browser, tokens.access_token, 'GET'),
    await info(browser, tokens.access_token, 'POST'),
  ];
  expect([posted.status, posted.text]).toEqual([200, got.text]);
  expect((await info(browser, tokens.id_token, 'POST')).status).toBe(401);
  const discovery = await browser.send('/auth/realms/alpha/.well-known/openid-configuration');
  expect(discovery.json()['token_endpoint_auth_methods_supported']).toEqual(['none']);
});

test('R7.8 a refresh that finds no database is told to come back before the page gives up', async () => {
  const browser = new Browser(server);
  const tokens = await signIn(browser, 'faulty');
  const began = performance.now();
  const reply = await server.owner.begin(async (owner) => {
    await owner`lock table identity_records in access exclusive mode`;
    return refresh(browser, tokens.refresh_token);
  });
  expect([reply.status, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '2',
    { error: 'temporarily_unavailable' },
  ]);
  // The page gives up after 10 s.
  expect(performance.now() - began).toBeLessThan(6_000);
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
});
