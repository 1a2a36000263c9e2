// Signing out, own sessions, password, tickets and usage by HTTP over a real database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import {
  addUser,
  authorization,
  bearer,
  Browser,
  PASSWORD,
  protocol,
  refresh,
  signIn,
  startIdentityServer,
  type IdentityServer,
  type Tokens,
} from '../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;
const own = '/prod-api/API-SYSTEM/user/sessions';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database, { REFRESH_GRACE_SECONDS: '2', SIGN_IN_LIMIT_PER_HOUR: '1000' });
  for (const login of ['flow', 'leaver', 'hint', 'form', 'listed', 'many', 'secret', 'ticket', 'gone']) {
    await addUser(server, { login, roles: ['REP', 'MAF'] });
  }
  await addUser(server, { login: 'flow', realm: 'beta' });
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

const call = (browser: Browser, token: string, path = own) => browser.send(path, { headers: bearer(token) });

describe('signing out', () => {
  test('R7.5 both logout calls end the session: its access and refresh tokens die within 5 s', async () => {
    for (const path of ['/prod-api/API-SYSTEM/logout', '/prod-api/API-SYSTEM/user/logout']) {
      const browser = new Browser(server);
      const tokens = await signIn(browser, 'leaver');
      expect((await call(browser, tokens.access_token)).status).toBe(200);
      const reply = await browser.send(path, { method: 'POST', headers: bearer(tokens.access_token) });
      expect(reply.json()).toEqual({ code: 200, message: 'success', result: { done: true } });
      await untilRefused(browser, tokens.access_token);
      expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
      expect((await browser.send(authorization(browser).address)).location).toContain('/interaction/');
    }
    const rows = await server.owner`select outcome from sign_in_log where login = 'leaver' order by id`;
    expect(rows.map((row) => row['outcome'])).toEqual(['SUCCESS', 'SIGNED_OUT', 'SUCCESS', 'SIGNED_OUT']);
  });

  test('the second of the two logout calls is answered as well, though the first has ended the session; a call without a token is not', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'leaver');
    const leave = (path: string, headers: Record<string, string>) =>
      browser.send(`/prod-api/API-SYSTEM/${path}`, { method: 'POST', headers });
    expect((await leave('logout', bearer(tokens.access_token))).status).toBe(200);
    await untilRefused(browser, tokens.access_token);
    const second = await leave('user/logout', bearer(tokens.access_token));
    expect([second.status, second.json()]).toEqual([200, { code: 200, message: 'success', result: { done: true } }]);
    expect((await leave('user/logout', {})).status).toBe(401);
  });

  test('an id token signs out and leads back to the page; a foreign page is not returned to', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'hint');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${browser.origin}/pc/logout`,
      state: 's1',
    });
    const reply = await browser.send(`${protocol()}/logout?${query.toString()}`);
    expect([reply.status, reply.location]).toEqual([303, `${browser.origin}/pc/logout?state=s1`]);
    await untilRefused(browser, tokens.access_token);
    const foreign = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://evil.example/pc/',
    });
    const page = await browser.send(`${protocol()}/logout?${foreign.toString()}`);
    expect([page.status, page.location]).toEqual([200, '']);
    expect(page.text).toContain('您已退出登录');
  });

  test('without a proof the page asks first, and only its own form signs out', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'hint');
    const page = await browser.send(`${protocol()}/logout`);
    expect(page.text).toContain('您确定要退出系统吗？');
    const proof = /name="proof" value="([^"]+)"/.exec(page.text)![1]!;
    const foreign = await browser.send(`${protocol()}/logout`, {
      form: { proof },
      headers: { origin: 'http://evil.example' },
    });
    expect(foreign.text).toContain('您确定要退出系统吗？');
    expect((await call(browser, tokens.access_token)).status).toBe(200);
    expect((await browser.send(`${protocol()}/logout`, { form: { proof } })).text).toContain('您已退出登录');
    await untilRefused(browser, tokens.access_token);
  });

  test('a refresh token posted as Keycloak wants it, or revoked, ends the session', async () => {
    for (const [path, field, status] of [
      ['logout', 'refresh_token', 204],
      ['revoke', 'token', 200],
    ] as const) {
      const browser = new Browser(server);
      const tokens = await signIn(browser, 'form');
      const reply = await browser.send(`${protocol()}/${path}`, {
        form: { client_id: 'yijian-web', [field]: tokens.refresh_token },
      });
      expect([path, reply.status]).toEqual([path, status]);
      await untilRefused(browser, tokens.access_token);
    }
  });

  test('a disabled user is refused within 5 s and gets no new tokens', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'gone');
    expect((await call(browser, tokens.access_token)).status).toBe(200);
    await server.owner`update users set is_enabled = false where login = 'gone'`;
    await untilRefused(browser, tokens.access_token);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });
});

describe('own sessions, password, ticket, usage', () => {
  test('own sessions are listed and one of them can be ended, a foreign one not', async () => {
    const here = new Browser(server);
    const there = new Browser(server);
    const current = await signIn(here, 'listed');
    const other = await signIn(there, 'listed');
    const list = (await call(here, current.access_token)).json<{ result: { id: string; isCurrent: boolean }[] }>()
      .result;
    expect(list.map((session) => session.isCurrent)).toEqual([false, true]);
    const stranger = await signIn(new Browser(server), 'flow');
    const end = (token: string, id: string) => here.send(`${own}/end`, { form: { id }, headers: bearer(token) });
    expect((await end(stranger.access_token, list[0]!.id)).status).toBe(404);
    expect((await end(current.access_token, list[0]!.id)).status).toBe(200);
    await untilRefused(there, other.access_token);
    expect((await call(here, current.access_token)).status).toBe(200);
  });

  test('a sixth session ends the oldest', async () => {
    const browsers = Array.from({ length: 6 }, () => new Browser(server));
    const tokens: Tokens[] = [];
    for (const browser of browsers) tokens.push(await signIn(browser, 'many'));
    await untilRefused(browsers[0]!, tokens[0]!.access_token);
    const list = (await call(browsers[5]!, tokens[5]!.access_token)).json<{ result: unknown[] }>().result;
    expect(list).toHaveLength(5);
  });

  test('R5.1 the password rules answer in words, a good change ends the other sessions', async () => {
    const browser = new Browser(server);
    const other = await signIn(new Browser(server), 'secret');
    const tokens = await signIn(browser, 'secret');
    const fresh = 'a quite different sentence';
    const change = async (oldPassword: string, newPassword: string, confirmPassword = newPassword) => {
      const reply = await browser.send('/prod-api/API-SYSTEM/user/password', {
        form: { oldPassword, newPassword, confirmPassword },
        headers: { ...bearer(tokens.access_token), 'accept-language': 'en' },
      });
      return [reply.status, reply.json()['message']];
    };
    expect(await change(PASSWORD, PASSWORD)).toEqual([400, 'Old and new passwords can not be the same']);
    expect(await change(PASSWORD, '')).toEqual([400, 'Password is required']);
    expect(await change(PASSWORD, fresh, `${fresh}!`)).toEqual([
      400,
      'The new password and its confirmation do not match',
    ]);
    expect(await change(PASSWORD, 'short')).toEqual([400, 'The password needs at least 12 characters']);
    expect(await change(PASSWORD, 'password123456')).toEqual([
      400,
      'This password is too common; choose one that is hard to guess',
    ]);
    expect(await change('not the old one', fresh)).toEqual([400, 'The old password is wrong']);
    expect(await change(PASSWORD, fresh)).toEqual([200, 'success']);
    await untilRefused(browser, other.access_token);
    expect((await call(browser, tokens.access_token)).status).toBe(200);
    await expect(signIn(new Browser(server), 'secret')).rejects.toThrow('账号或密码不正确');
    await signIn(new Browser(server), 'secret', 'alpha', fresh);
  });

  test('a socket ticket opens once, for 30 s, for its own enterprise', async () => {
    const { redeemSocketTicket } = await import('./index.ts');
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'ticket');
    const issue = async () =>
      (
        await browser.send('/prod-api/API-SYSTEM/ticket', { method: 'POST', headers: bearer(tokens.access_token) })
      ).json<{ result: { ticket: string; expiresIn: number } }>().result;
    const { ticket, expiresIn } = await issue();
    expect(expiresIn).toBe(30);
    const sql = server.connections.unbound;
    expect(await redeemSocketTicket({ sql, realm: 'beta' }, ticket)).toBeUndefined();
    expect(await redeemSocketTicket({ sql, realm: 'alpha' }, ticket)).toMatchObject({
      login: 'ticket',
      sessionKey: tokens.session_state,
    });
    expect(await redeemSocketTicket({ sql, realm: 'alpha' }, ticket)).toBeUndefined();
    const old = await issue();
    await server.owner`update identity_records set expires_at = now() where model = 'SocketTicket'`;
    expect(await redeemSocketTicket({ sql, realm: 'alpha' }, old.ticket)).toBeUndefined();
  });

  test('GEN-36 time on pages is recorded', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'ticket');
    const pages = [
      { path: '/dashboard', title: '工作台', seconds: 30 },
      { title: '消息', seconds: 5 },
    ];
    const reply = await browser.send('/prod-api/API-SYSTEM/usage/heartbeat', {
      json: { pages },
      headers: bearer(tokens.access_token),
    });
    expect(reply.status).toBe(200);
    const rows = await server.owner`
      select e.path, e.title, e.seconds from usage_events e join users u on u.enterprise_id = e.enterprise_id and u.id = e.user_id
      where u.login = 'ticket' order by e.id`;
    expect(rows.map((row) => ({ ...row }))).toEqual([pages[0], { ...pages[1], path: '消息' }]);
  });

  test('userinfo tells who holds a good token and refuses any other', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'ticket');
    const ask = (token: string) => browser.send(`${protocol()}/userinfo`, { headers: bearer(token) });
    expect((await ask(tokens.access_token)).json()).toMatchObject({
      preferred_username: 'ticket',
      sid: tokens.session_state,
    });
    expect((await ask(tokens.id_token)).status).toBe(401);
  });
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a token is refused: what may be remembered for seconds. */
async function untilRefused(browser: Browser, token: string): Promise<void> {
  const began = performance.now();
  while ((await call(browser, token)).status !== 401) {
    expect(performance.now() - began).toBeLessThan(15_000);
    await pause(50);
  }
}
