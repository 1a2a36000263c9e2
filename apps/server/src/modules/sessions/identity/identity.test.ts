// The protocol by HTTP over a real database: code with PKCE, tokens, rotation.
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const own = '/prod-api/API-SYSTEM/user/sessions';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database, { REFRESH_GRACE_SECONDS: '2', SIGN_IN_LIMIT_PER_HOUR: '1000' });
  for (const login of ['flow', 'rotate', 'reuse', 'grace', 'parallel', 'switcher']) {
    await addUser(server, { login, roles: ['REP', 'MAF'] });
  }
  await addUser(server, { login: 'flow', realm: 'beta' });
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

const call = (browser: Browser, token: string, path = own) => browser.send(path, { headers: bearer(token) });

describe('signing in', () => {
  test('R2.5 a code with PKCE buys tokens that open calls and carry the claims of a Keycloak token', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'flow');
    const claims = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(claims).toMatchObject({
      iss: `${browser.origin}/auth/realms/alpha`,
      aud: 'yijian-web',
      azp: 'yijian-web',
      typ: 'Bearer',
      preferred_username: 'flow',
      realm_access: { roles: ['MAF', 'REP'] },
      sid: tokens.session_state,
    });
    expect(claims.sub).toMatch(/^\d+$/);
    expect(claims.exp! - claims.iat!).toBe(600);
    expect((await call(browser, tokens.access_token)).status).toBe(200);
  });

  test('R7.8 token answers have the fields of Keycloak, first and refreshed', async () => {
    const browser = new Browser(server);
    const first = await signIn(browser, 'flow');
    const second = (await refresh(browser, first.refresh_token)).json<Tokens & Record<string, unknown>>();
    for (const tokens of [first, second]) {
      expect(tokens).toMatchObject({ expires_in: 600, token_type: 'Bearer', session_state: first.session_state });
      expect(tokens.refresh_expires_in).toBeGreaterThan(8 * 3600 - 60);
      expect(tokens.refresh_expires_in).toBeLessThanOrEqual(8 * 3600);
      expect(decodeJwt(tokens.id_token)).toMatchObject({
        aud: 'yijian-web',
        preferred_username: 'flow',
        sid: first.session_state,
      });
    }
    expect(decodeJwt(first.id_token)['nonce']).toBe('no');
  });

  test('discovery names every address below the realm, the keys have no private part', async () => {
    const browser = new Browser(server, 'localhost');
    const document = (await browser.send('/auth/realms/alpha/.well-known/openid-configuration')).json();
    const base = `${browser.origin}${protocol()}`;
    expect(document).toMatchObject({
      issuer: `${browser.origin}/auth/realms/alpha`,
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      jwks_uri: `${base}/certs`,
      end_session_endpoint: `${base}/logout`,
      userinfo_endpoint: `${base}/userinfo`,
      revocation_endpoint: `${base}/revoke`,
      code_challenge_methods_supported: ['S256'],
    });
    const { keys } = (await browser.send(`${protocol()}/certs`)).json<{ keys: Record<string, string>[] }>();
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  test('R2.5 a wrong verifier, a plain challenge, no challenge and a used code buy nothing', async () => {
    const browser = new Browser(server);
    const wrong = await signInForCode(browser, 'flow');
    expect((await exchangeCode(browser, { ...wrong, verifier: 'x'.repeat(43) })).json()).toMatchObject({
      error: 'invalid_grant',
    });
    const without: Record<string, string>[] = [
      { code_challenge_method: 'plain' },
      { code_challenge: '', code_challenge_method: '' },
    ];
    for (const overrides of without) {
      const reply = await browser.send(authorization(browser, 'alpha', overrides).address);
      expect(new URL(reply.location).searchParams.get('error')).toBe('invalid_request');
    }
    const used = await signInForCode(new Browser(server), 'flow');
    const tokens = (await exchangeCode(browser, used)).json<Tokens & Record<string, unknown>>();
    expect((await exchangeCode(browser, used)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });

  test('R2.5 only pages of the product at the same origin are returned to', async () => {
    const browser = new Browser(server);
    const foreign = [
      'http://evil.example/pc/',
      `${browser.origin}.evil.example/pc/`,
      `${browser.origin}/other`,
      `${browser.origin}/pc/../x`,
      `${browser.origin}/pc/#x`,
      `http://user@127.0.0.1:${server.port}/pc/`,
      `http://localhost:${server.port}/pc/`,
      'javascript:alert(1)',
      '//evil.example/pc/',
    ];
    for (const uri of foreign) {
      const reply = await browser.send(authorization(browser, 'alpha', { redirect_uri: uri }).address, {
        headers: { accept: 'text/html' },
      });
      expect([uri, reply.status, reply.location]).toEqual([uri, 400, '']);
      expect(reply.text).toContain('无法完成登录');
    }
    expect((await browser.send(authorization(browser).address)).status).toBe(303);
  });

  test('a realm is served at the domains of its own enterprise only', async () => {
    const browser = new Browser(server);
    expect((await browser.send(authorization(browser, 'beta').address)).status).toBe(404);
    expect((await browser.send('/auth/realms/nowhere/.well-known/openid-configuration')).status).toBe(404);
    expect(
      (await new Browser(server, 'evil.example').send('/auth/realms/alpha/.well-known/openid-configuration')).status,
    ).toBe(404);
    const spoofed = await browser.send('/auth/realms/alpha/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(spoofed.json()['issuer']).toBe(`${browser.origin}/auth/realms/alpha`);
  });

  test('a second tab of the same browser needs no password; another account ends the first session', async () => {
    const browser = new Browser(server);
    const first = await signIn(browser, 'flow');
    const again = authorization(browser);
    const back = await browser.send(again.address);
    const code = new URL(back.location).searchParams.get('code')!;
    const second = (await exchangeCode(browser, { ...again, code })).json<Tokens & Record<string, unknown>>();
    expect(second.session_state).toBe(first.session_state);
    const other = authorization(browser, 'alpha', { prompt: 'login' });
    const page = await openSignIn(browser, other.address);
    const answer = await browser.send(page, { form: { login: 'switcher', password: PASSWORD } });
    const landed = await browser.send(answer.location);
    const third = (
      await exchangeCode(browser, { ...other, code: new URL(landed.location).searchParams.get('code')! })
    ).json<Tokens & Record<string, unknown>>();
    expect(third.session_state).not.toBe(first.session_state);
    await untilRefused(browser, first.access_token);
    expect((await call(browser, third.access_token)).status).toBe(200);
  });
});

describe('refreshing', () => {
  test('R4.2 R7.8 a refresh gives new tokens of the same session, the old refresh token only for a moment more', async () => {
    const browser = new Browser(server);
    const first = await signIn(browser, 'grace');
    const second = (await refresh(browser, first.refresh_token)).json<Tokens & Record<string, unknown>>();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const again = (await refresh(browser, first.refresh_token)).json<Tokens & Record<string, unknown>>();
    expect(again.refresh_token).toBe(second.refresh_token);
    await pause(2200);
    expect((await refresh(browser, first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(browser, second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    await untilRefused(browser, second.access_token);
  });

  test('R4.3 a token two generations old ends the family, also within the moment of grace', async () => {
    const browser = new Browser(server);
    const first = await signIn(browser, 'reuse');
    const second = (await refresh(browser, first.refresh_token)).json<Tokens & Record<string, unknown>>();
    const third = (await refresh(browser, second.refresh_token)).json<Tokens & Record<string, unknown>>();
    const replay = await refresh(browser, first.refresh_token);
    expect([replay.status, replay.json()['error']]).toEqual([400, 'invalid_grant']);
    expect((await refresh(browser, third.refresh_token)).status).toBe(400);
    await untilRefused(browser, third.access_token);
    const [row] = await server.owner`select end_reason from user_sessions where session_key = ${first.session_state}`;
    expect(row).toEqual({ end_reason: 'TOKEN_REUSE' });
  });

  test('R4.2 twenty refreshes at once all get usable answers of one session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = new Browser(server);
      const first = await signIn(browser, 'parallel');
      const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(browser, first.refresh_token)));
      expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200));
      const answers = replies.map((reply) => reply.json<Tokens & Record<string, unknown>>());
      expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
      const opened = await Promise.all(answers.map((answer) => call(browser, answer.access_token)));
      expect(new Set(opened.map((reply) => reply.status))).toEqual(new Set([200]));
      expect((await refresh(browser, answers[0]!.refresh_token)).status).toBe(200);
    }
  });

  test('R7.8 another realm, another client and an unknown token refresh nothing', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'rotate');
    const beta = new Browser(server, 'beta.localhost');
    expect((await refresh(beta, tokens.refresh_token, 'beta')).status).toBe(400);
    const foreign = { client_id: 'other', grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await browser.send(`${protocol()}/token`, { form: foreign })).status).toBeGreaterThanOrEqual(400);
    expect((await refresh(browser, 'x'.repeat(43))).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
  });

  test('neither cookies nor tokens stand in the database as they are', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'rotate');
    const rows = await server.owner`select id || payload::text as text from identity_records`;
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => String(row['text']).includes(tokens.refresh_token))).toEqual([]);
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
