// An external identity server that goes away: nobody is signed out for it (reliability: identity server down).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  bearer,
  Browser,
  startIdentityServer,
  type IdentityServer,
} from '../../../../../../tools/testing/servers/identity-server.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let server: IdentityServer;
let pair: CryptoKeyPair;
let keycloak: Keycloak;

interface Keycloak {
  issuer: string;
  fetched: number;
  /** How it answers for its keys. */
  mood: 'well' | 'failing' | 'silent' | 'cut';
  server: Server;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database);
  await addUser(server, { login: 'guest', realm: 'beta' });
  pair = await generateKeyPair('RS256');
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
  keycloak.server.closeAllConnections();
  keycloak.server.close();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** A server of the shape of Keycloak for the realm `beta`, new for every test, as are its keys in our memory. */
async function startKeycloak(): Promise<void> {
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  const answering = createServer((request, response) => {
    keycloak.fetched += 1;
    if (keycloak.mood === 'silent') return;
    if (keycloak.mood === 'cut') return void request.socket.destroy();
    const isKnown = keycloak.mood === 'well' && request.url === '/auth/realms/beta/protocol/openid-connect/certs';
    response.writeHead(isKnown ? 200 : 502, { 'content-type': 'application/json' });
    response.end(isKnown ? JSON.stringify({ keys }) : '<h1>Bad gateway</h1>');
  });
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(answering.address() as AddressInfo).port}/auth`;
  keycloak = { issuer: `${address}/realms/beta`, fetched: 0, mood: 'well', server: answering };
  await server.owner`update enterprises set auth_address = ${address} where realm = 'beta'`;
  await expect.poll(async () => (await server.tenant('beta')).authAddress, { timeout: 30_000 }).toBe(address);
}

/** A token nobody has seen before. */
const token = (kid = 'k1', key = pair.privateKey) =>
  new SignJWT({ typ: 'Bearer', azp: 'yijian-web', preferred_username: 'guest', jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(keycloak.issuer)
    .setSubject('0a1b2c3d-uuid')
    .setExpirationTime('5h')
    .sign(key);

/** Status and named error of a call. */
async function ask(made: string): Promise<unknown[]> {
  const reply = await new Browser(server, 'beta.localhost').send('/prod-api/API-SYSTEM/user/sessions', {
    headers: bearer(made),
  });
  const { error } = reply.json();
  return error === undefined ? [reply.status] : [reply.status, error, reply.headers['retry-after']];
}

const good = [200];
const bad = [401, 'core.unauthorized', undefined];
const unreachable = [503, 'core.identityUnreachable', '2'];

/** Passes time for whoever looks at the date; tokens are made before. */
function pass(minutes: number): void {
  const now = Date.now() + minutes * MINUTE;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
}

test.each(['failing', 'cut'] as const)(
  'R2.5 tokens stay good on the last known keys for an hour while the server is %s; then 503 and never 401',
  async (mood) => {
    await startKeycloak();
    const [first, known, unseen, forged, late] = await Promise.all([token(), token(), token('k2'), token(), token()]);
    expect(await ask(first)).toEqual(good);
    keycloak.mood = mood;
    pass(11);
    expect(await ask(known)).toEqual(good);
    expect(await ask(unseen)).toEqual(unreachable);
    expect(await ask(`${forged.slice(0, -8)}AAAAAAAA`)).toEqual(bad);
    pass(60);
    expect(await ask(late)).toEqual(unreachable);
    expect(keycloak.fetched).toBeLessThanOrEqual(4);
  },
);

test(
  'R2.5 a server that is away from the start is told as such, is asked once in a while and heals by itself',
  { tags: ['long'] },
  async () => {
    await startKeycloak();
    keycloak.mood = 'failing';
    expect(await ask(await token())).toEqual(unreachable);
    const many = await Promise.all(Array.from({ length: 50 }, (_, index) => token(`forged${index}`)));
    for (const made of many) expect(await ask(made)).toEqual(unreachable);
    expect(keycloak.fetched).toBeLessThanOrEqual(2);
    keycloak.mood = 'well';
    const made = await token();
    await expect.poll(() => ask(made), { timeout: 30_000 }).toEqual(good);
  },
);

test('R2.5 a server that never answers is told in time', { tags: ['long'] }, async () => {
  await startKeycloak();
  keycloak.mood = 'silent';
  const began = performance.now();
  expect(await ask(await token())).toEqual(unreachable);
  expect(performance.now() - began).toBeLessThan(18_000);
});
