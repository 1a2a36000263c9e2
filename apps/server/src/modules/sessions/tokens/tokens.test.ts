// Tokens over a real database: what is forged, foreign or expired opens nothing, and keys change under way.
import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  bearer,
  Browser,
  protocol,
  refresh,
  signIn,
  startIdentityServer,
  type IdentityServer,
  type Tokens,
} from '../../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database);
  for (const login of ['forged', 'keys']) await addUser(server, { login, roles: ['REP', 'MAF'] });
  await addUser(server, { login: 'flow', realm: 'beta' });
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

const call = (browser: Browser, token: string) =>
  browser.send('/prod-api/API-SYSTEM/user/sessions', { headers: bearer(token) });
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('tokens that open nothing', () => {
  test('forged, foreign, expired and wrong kinds of tokens are refused with 401', async () => {
    const browser = new Browser(server);
    const tokens = await signIn(browser, 'forged');
    const [, payload = ''] = tokens.access_token.split('.');
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { keys } = (await browser.send(`${protocol()}/certs`)).json<{ keys: Record<string, string>[] }>();
    const hs = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: keys[0]!['kid'] })}.${payload}`;
    const alpha = await server.tenant('alpha');
    const beta = await signIn(new Browser(server, 'beta.localhost'), 'flow', 'beta');
    const bad = {
      none: `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      hs256: `${hs}.${createHmac('sha256', JSON.stringify(keys[0])).update(hs).digest('base64url')}`,
      changed: tokens.access_token.replace(payload, encode({ ...decodeJwt(tokens.access_token), sub: '1' })),
      id: tokens.id_token,
      refresh: tokens.refresh_token,
      otherRealm: beta.access_token,
      garbage: 'a.b.c',
    };
    for (const [kind, token] of Object.entries(bad))
      expect([kind, (await call(browser, token)).status]).toEqual([kind, 401]);
    expect((await call(browser, tokens.access_token)).status).toBe(200);
    expect(await server.identity.userOf(alpha, browser.origin, tokens.access_token)).toMatchObject({
      user: { login: 'forged', isMedical: true },
    });
  });

  test('an expired token is refused', async () => {
    const short = await createTestDatabase();
    const brief = await startIdentityServer(short, { ACCESS_TOKEN_SECONDS: '1' });
    try {
      await addUser(brief, { login: 'late' });
      const browser = new Browser(brief);
      const tokens = await signIn(browser, 'late');
      expect((await call(browser, tokens.access_token)).status).toBe(200);
      await pause(2100);
      expect((await call(browser, tokens.access_token)).status).toBe(401);
      expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
    } finally {
      await brief.close();
      await short.drop();
    }
  });

  test('after a rotation the new key signs, the old token goes on, unknown keys open nothing', async () => {
    const browser = new Browser(server);
    const before = await signIn(browser, 'keys');
    await server.identity.rotateKeys(await server.tenant('alpha'));
    await pause(200);
    const after = (await refresh(browser, before.refresh_token)).json<Tokens & Record<string, unknown>>();
    expect(decodeProtectedHeader(after.access_token).kid).not.toBe(decodeProtectedHeader(before.access_token).kid);
    expect((await call(browser, before.access_token)).status).toBe(200);
    expect((await call(browser, after.access_token)).status).toBe(200);
    const { keys } = (await browser.send(`${protocol()}/certs`)).json<{ keys: unknown[] }>();
    expect(keys).toHaveLength(2);
  });
});
