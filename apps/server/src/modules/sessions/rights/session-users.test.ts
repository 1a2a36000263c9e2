// Rights of a user as the database has them, tokens of an external identity server, usage tracking switched off.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  bearer,
  Browser,
  signIn,
  startIdentityServer,
  type IdentityServer,
} from '../../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database, { USAGE_TRACKING: 'false' });
  await addUser(server, { login: 'plain' });
  await addUser(server, { login: 'chief', roles: ['admin'] });
  await addUser(server, { login: 'manager', roles: ['REP', 'DSM'] });
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function userOf(login: string) {
  const browser = new Browser(server);
  const { access_token: token } = await signIn(browser, login);
  return (await server.identity.userOf(await server.tenant('alpha'), browser.origin, token))?.user;
}

/** A province brings its cities. */
async function citiesOf(province: string): Promise<string[]> {
  const rows = await server.owner<
    { code: string }[]
  >`select code from regions where parent_code = ${province} and level = 2 order by code`;
  expect(rows.length).toBeGreaterThan(3);
  return rows.map((row) => row.code);
}

describe('rights', () => {
  test('R6.2 a user with no roles has the default role and sees only the own rows', async () => {
    expect(await userOf('plain')).toMatchObject({ roles: ['default'], dataRange: 'OWN', isMedical: false });
  });

  test('R6.1 role admin holds every permission', async () => {
    const user = await userOf('chief');
    expect([...(user?.permissions ?? [])]).toContain('*:*:*');
  });

  test('the widest range of the roles counts, permissions come from the menu, the team from the tree', async () => {
    const [top] = await server.owner`
      insert into organizations (enterprise_id, name, en_name, code, grade, region_codes)
      select id, 'A', 'A', 'A', 1, '{310100}' from enterprises where realm = 'alpha' returning id, enterprise_id`;
    const [below] = await server.owner`
      insert into organizations (enterprise_id, parent_id, name, en_name, code, grade, region_codes)
      values (${top!['enterprise_id']}, ${top!['id']}, 'B', 'B', 'B', 2, '{630000}') returning id`;
    await server.owner`update users set organization_id = ${top!['id']} where login = 'manager' and enterprise_id = ${top!['enterprise_id']}`;
    await server.owner`update roles set data_range = 'TEAM' where code = 'DSM' and enterprise_id = ${top!['enterprise_id']}`;
    const [menu] = await server.owner`
      insert into menus (enterprise_id, type, path, code, name, en_name)
      values (${top!['enterprise_id']}, 'BUTTON', '/x', 'customer:visits:approve', 'x', 'x') returning id`;
    await server.owner`insert into role_menus (enterprise_id, role_id, menu_id) select enterprise_id, id, ${menu!['id']} from roles
      where code = 'DSM' and enterprise_id = ${top!['enterprise_id']}`;
    const user = await userOf('manager');
    expect(user).toMatchObject({
      dataRange: 'TEAM',
      teamOrganizationIds: [String(top!['id']), String(below!['id'])],
      regionCodes: ['310100', '630000', ...(await citiesOf('630000'))],
    });
    expect([...user!.permissions]).toEqual(['customer:visits:approve']);
  });

  test('a lost role acts within 5 s', async () => {
    const browser = new Browser(server);
    const tenant = await server.tenant('alpha');
    const { access_token: token } = await signIn(browser, 'chief');
    const roles = async () => (await server.identity.userOf(tenant, browser.origin, token))?.user.roles;
    expect(await roles()).toEqual(['admin']);
    await server.owner`delete from user_roles where user_id = (select id from users where login = 'chief')`;
    await expect.poll(roles, { interval: 50 }).toEqual(['default']);
  });
});

describe('an external identity server', () => {
  let keycloak: Server;
  let fetched = 0;

  afterAll(() => keycloak.close());

  test('R2.5 its tokens open calls by login, found by the keys at its address; unknown keys are looked up once', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    keycloak = createServer((request, response) => {
      fetched += 1;
      response.writeHead(request.url === '/auth/realms/alpha/protocol/openid-connect/certs' ? 200 : 404, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve));
    const authAddress = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}/auth`;
    const tenant = { ...(await server.tenant('alpha')), authAddress };
    const issue = (issuer: string, typ = 'Bearer', kid = 'k1') =>
      new SignJWT({ typ, azp: 'yijian-web', preferred_username: 'plain' })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setSubject('0a1b2c3d-uuid')
        .setExpirationTime('5m')
        .sign(privateKey);
    const open = async (token: Promise<string>) =>
      (await server.identity.userOf(tenant, 'http://localhost', await token))?.user.login;
    const issuer = `${authAddress}/realms/alpha`;
    expect(await open(issue(issuer))).toBe('plain');
    expect(await open(issue(`${authAddress}/realms/other`))).toBeUndefined();
    expect(await open(issue(issuer, 'Refresh'))).toBeUndefined();
    for (let index = 0; index < 20; index += 1)
      expect(await open(issue(issuer, 'Bearer', `forged${index}`))).toBeUndefined();
    expect(fetched).toBeLessThanOrEqual(2);
    const own = await signIn(new Browser(server), 'plain');
    expect(await open(Promise.resolve(own.access_token))).toBeUndefined();
  });
});

test('time on pages is refused with a clear word when tracking is switched off', async () => {
  const browser = new Browser(server);
  const { access_token: token } = await signIn(browser, 'plain');
  const pages = [{ path: '/dashboard', title: 'x', seconds: 1 }];
  const reply = await browser.send('/prod-api/API-SYSTEM/usage/heartbeat', {
    json: { pages },
    headers: { ...bearer(token), 'accept-language': 'en' },
  });
  expect([reply.status, reply.json()['message']]).toEqual([403, 'Usage tracking is switched off']);
});
