// Signing in at the provider and coming back, against a real server on this machine (specification 2.5).
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { connect, setToast } from '../../api/index.ts';
import { language, setLanguage } from '../../i18n/index.ts';
import { clearTokens, currentToken, readRefreshToken, setProviderToken } from '../../storage/index.ts';
import { completeSignIn, loadEnterprise, logout, signIn } from '../index.ts';
import { setSession } from '../store.ts';

let server: LocalServer;
let happy: HappyWindow['happyDOM'];
let left: string[];

const enterprise = {
  name: '维立医药',
  enName: 'Weili',
  id: '1',
  domain: '127.0.0.1',
  realm: 'weili',
  siteId: 's',
  settings: {},
  interfaceAddress: '/prod-api/',
  authAddress: '/auth',
  clientId: 'yijian-web',
};

beforeAll(async () => {
  server = await startLocalServer();
  happy = (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM;
});
afterAll(() => server.close());
beforeEach(() => {
  happy.setURL(`${server.origin}/pc/`);
  localStorage.clear();
  sessionStorage.clear();
  connect(null);
  setToast(() => undefined);
  setProviderToken(() => null);
  setSession({ enterprise: null, user: null, menus: [], buttons: [] });
  clearTokens();
  left = [];
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The provider's documents; answers the token requests it got. */
function serveProvider(): URLSearchParams[] {
  const issuer = `${server.origin}/auth/realms/weili`;
  const at = (name: string): string => `${issuer}/protocol/openid-connect/${name}`;
  const issued: URLSearchParams[] = [];
  server.answer((request, response) => {
    if (request.path.endsWith('/enterprise/find')) return ok(response, [enterprise]);
    if (request.path.endsWith('openid-configuration')) {
      const ends = {
        authorization_endpoint: at('auth'),
        token_endpoint: at('token'),
        end_session_endpoint: at('logout'),
      };
      return json(response, { issuer, jwks_uri: at('certs'), ...ends });
    }
    if (!request.path.endsWith('/openid-connect/token')) return ok(response, { done: true });
    issued.push(new URLSearchParams(request.body));
    const now = Math.floor(Date.now() / 1000);
    // In the code flow the ID token comes straight from the provider, so its signature is not looked at.
    const parts = [{ alg: 'RS256' }, { iss: issuer, aud: 'yijian-web', sub: '7', iat: now, exp: now + 300 }];
    const id = [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'c2ln'].join('.');
    const tokens = {
      access_token: 'from-sso',
      expires_in: 600,
      refresh_token: 'refresh-sso',
      refresh_expires_in: 28_800,
    };
    return json(response, { ...tokens, id_token: id, token_type: 'Bearer', scope: 'openid profile' });
  });
  return issued;
}

test('R2.5 sign-in goes to the realm as a public client with PKCE, comes back with tokens, and logout ends the provider session', async () => {
  const issued = serveProvider();
  await loadEnterprise();
  await signIn('/customer/visitTeamManager/myVisit?tab=1');
  const out = new URL(left[0]!);
  expect(out.pathname).toBe('/auth/realms/weili/protocol/openid-connect/auth');
  expect(Object.fromEntries(out.searchParams)).toMatchObject({
    client_id: 'yijian-web',
    response_type: 'code',
    redirect_uri: `${server.origin}/pc/`,
    code_challenge_method: 'S256',
  });
  happy.setURL(`${server.origin}/pc/?code=c-1&state=${out.searchParams.get('state')}`);
  expect(await completeSignIn()).toBe(true);
  expect(window.location.pathname + window.location.search).toBe('/pc/customer/visitTeamManager/myVisit?tab=1');
  expect(Object.fromEntries(issued[0]!)).toMatchObject({
    grant_type: 'authorization_code',
    client_id: 'yijian-web',
    code: 'c-1',
  });
  expect(issued[0]!.get('client_secret')).toBeNull();
  expect(issued[0]!.get('code_verifier')).toMatch(/^[\w.~-]{43,}$/);
  expect([currentToken(), readRefreshToken()]).toEqual(['from-sso', 'refresh-sso']);
  expect(JSON.parse(localStorage.getItem('reTokenInfo')!)).toMatchObject({ expiresIn: 28_800 });
  localStorage.removeItem('tokenInfo');
  expect(currentToken()).toBe('from-sso');

  await logout();
  const end = new URL(left[1]!);
  expect(end.pathname).toBe('/auth/realms/weili/protocol/openid-connect/logout');
  expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${server.origin}/pc/`);
  expect(end.searchParams.get('id_token_hint')!.split('.')).toHaveLength(3);
  expect([currentToken(), readRefreshToken()]).toEqual([null, null]);
});

test('R1.2 the language goes to the sign-in page once it was chosen, and the one it was left in holds', async () => {
  serveProvider();
  await loadEnterprise();
  await signIn();
  const out = new URL(left[0]!);
  expect(out.searchParams.get('ui_locales')).toBeNull();
  happy.setURL(`${server.origin}/pc/?code=c-1&state=${out.searchParams.get('state')}`);
  document.cookie = 'yijian_language=en; Path=/pc';
  expect(await completeSignIn()).toBe(true);
  expect([language(), localStorage.getItem('languageType')]).toEqual(['en', 'en']);
  expect(document.cookie).not.toContain('yijian_language');
  await signIn();
  expect(new URL(left[1]!).searchParams.get('ui_locales')).toBe('en');
  setLanguage('zh');
});

test('R2.5 a return with a foreign state signs nobody in and ends at /404', async () => {
  serveProvider();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  happy.setURL(`${server.origin}/pc/?code=c-1&state=forged`);
  expect(await completeSignIn()).toBe(true);
  expect(window.location.pathname).toBe('/pc/404');
  expect(currentToken()).toBeNull();
  happy.setURL(`${server.origin}/pc/dashboard?code=7`);
  expect(await completeSignIn()).toBe(false);
  // What enterprise chat answers is for its own page.
  happy.setURL(`${server.origin}/pc/wecomCode?code=7&state=of-the-chat`);
  expect(await completeSignIn()).toBe(false);
  expect(window.location.pathname).toBe('/pc/wecomCode');
});
