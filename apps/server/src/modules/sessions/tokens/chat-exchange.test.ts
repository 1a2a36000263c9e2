// Signing in through enterprise chat: tokens and the mark of the session, and the locks, second factor and log of every sign-in (specification 2.1; R2.5, R6.2).
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  bearer,
  Browser,
  protocol,
  refresh,
  startIdentityServer,
  type IdentityServer,
  type Tokens,
} from '../../../../../../tools/testing/servers/identity-server.ts';
import { startWecom, type WecomServer } from '../../../../../../tools/testing/servers/wecom-server.ts';

const OWN = '/prod-api/API-SYSTEM/user/sessions';
const ADDRESS_LIMIT = 4;

let database: TestDatabase;
let server: IdentityServer;
let wecom: WecomServer;
let codes = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  wecom = await startWecom({ corpId: 'corp-1', secret: 'secret-1' });
  server = await startIdentityServer(database, {
    ALLOW_PRIVATE_ADDRESSES: 'true',
    WECOM_GATEWAY: wecom.address,
    WECOM_SECRETS: 'corp-1:1000001=secret-1',
    SIGN_IN_LIMIT_PER_HOUR: String(ADDRESS_LIMIT),
    SESSIONS_PER_USER: '2',
  });
  for (const login of ['seen', 'locked', 'gone', 'many', 'stays']) await addChatUser(login);
  await addChatUser('factor', ['CHATSAFE']);
  await addUser(server, { login: 'unbound' });
  await server.owner`
    insert into rule_versions (enterprise_id, code, version, scope_type, valid_from, is_hard, is_enabled, message, en_message, note, figures)
    select e.id, 'L2', 1, 'CHATSAFE', '2026-01-01', true, true, '须动态码', 'A code is needed', 'test', '{"signIn.secondFactor": 1}'
    from enterprises e where e.realm = 'alpha'`;
  await keepSettings('alpha', ownApp);
}, 60_000);
beforeEach(async () => {
  wecom.mode = 'good';
  await server.owner`delete from sign_in_locks`;
});
afterAll(async () => {
  await server.close();
  await wecom.close();
  await database.drop();
});

async function addChatUser(login: string, roles: readonly string[] = ['REP']): Promise<void> {
  const id = await addUser(server, { login, roles });
  await server.owner`update users set chat_user_id = ${`Chat.${login}`} where id = ${id}`;
}

const ownApp = { enterpriseChat: { corpId: 'corp-1', agentId: '1000001' } };

type Settings = Parameters<typeof server.owner.json>[0];

const keepSettings = (realm: string, settings: Settings) =>
  server.owner`update enterprises set settings = ${server.owner.json(settings)} where realm = ${realm}`;

/** The directory reads enterprises anew every few seconds. */
async function changeSettings(realm: string, settings: Settings): Promise<void> {
  await keepSettings(realm, settings);
  await expect.poll(async () => (await server.tenant(realm)).settings, { timeout: 15_000 }).toEqual(settings);
}

/** A code of the chat that stands for this person. */
function codeFor(person: { userid?: string; external_userid?: string }): string {
  codes += 1;
  wecom.codes.set(`code-${codes}`, person);
  return `code-${codes}`;
}

const exchange = (code: string, { realm = 'alpha', host = '127.0.0.1', ...fields }: Record<string, string> = {}) =>
  new Browser(server, host).send(`${protocol(realm)}/token`, {
    form: {
      client_id: 'yijian-web',
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_issuer: 'wecom',
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      subject_token: code,
      ...fields,
    },
  });
const enter = (login: string) => exchange(codeFor({ userid: `Chat.${login}` }));
const refusalOf = (reply: Awaited<ReturnType<typeof exchange>>) => [reply.status, reply.json()['error']];
const logOf = async (login: string): Promise<string[]> => {
  const rows = await server.owner<{ told: string }[]>`
    select outcome || ' ' || way as told from sign_in_log where login = ${login} order by id`;
  return rows.map(({ told }) => told);
};

describe('a code of the chat', () => {
  test('WEC-03 buys the tokens of a session, which open calls, are renewed and end like any other', async () => {
    const reply = await enter('seen');
    expect(reply.status).toBe(200);
    const tokens = reply.json<Tokens & Record<string, unknown>>();
    expect(tokens).toMatchObject({ expires_in: 600, token_type: 'Bearer', session_state: expect.any(String) });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ preferred_username: 'seen', sid: tokens.session_state });
    const browser = new Browser(server);
    const opens = async (token: string) => (await browser.send(OWN, { headers: bearer(token) })).status;
    expect(await opens(tokens.access_token)).toBe(200);
    const renewed = (await refresh(browser, tokens.refresh_token)).json<Tokens & Record<string, unknown>>();
    expect(renewed.session_state).toBe(tokens.session_state);
    expect(await opens(renewed.access_token)).toBe(200);
    await server.owner`
      update user_sessions set ended_at = now(), end_reason = 'SIGNED_OUT' where session_key = ${tokens.session_state}`;
    expect((await refresh(browser, renewed.refresh_token)).status).toBe(400);
    expect(await logOf('seen')).toEqual(['SUCCESS CHAT']);
  });

  test('WEC-07 R6.2 marks the session wxwork and no other session of the same user', async () => {
    const tokens = (await enter('stays')).json<Tokens & Record<string, unknown>>();
    const tenant = await server.tenant('alpha');
    const { origin } = new Browser(server);
    const found = await server.identity.userOf(tenant, origin, tokens.access_token);
    expect(found?.user.roles).toEqual(['REP', 'wxwork']);
    await server.owner`update user_sessions set is_chat = false where session_key = ${tokens.session_state}`;
    await expect
      .poll(async () => (await server.identity.userOf(tenant, origin, tokens.access_token))?.user.roles, {
        timeout: 15_000,
      })
      .toEqual(['REP']);
  });

  test('is good once, for an account of the own enterprise that names this person', async () => {
    const code = codeFor({ userid: 'chat.SEEN' });
    expect((await exchange(code)).status).toBe(200);
    expect(refusalOf(await exchange(code))).toEqual([400, 'invalid_grant']);
    for (const person of [{ userid: 'unbound' }, { userid: 'nobody' }, { external_userid: 'wm_doctor' }, {}]) {
      await server.owner`delete from sign_in_locks`;
      expect([person, ...refusalOf(await exchange(codeFor(person)))]).toEqual([person, 400, 'invalid_grant']);
    }
    // An app that another enterprise did not name opens nothing there, even where it has the same person.
    await server.owner`
      insert into users (enterprise_id, login, first_name, chat_user_id)
      select id, 'twin', '同名', 'Chat.seen' from enterprises where realm = 'beta'`;
    const elsewhere = { realm: 'beta', host: 'beta.localhost' };
    expect(refusalOf(await exchange(codeFor({ userid: 'Chat.seen' }), elsewhere))).toEqual([400, 'invalid_grant']);
  });

  test('what is no code of the chat, and a header that names another app, buy nothing', async () => {
    for (const fields of [
      { subject_issuer: 'google' },
      { subject_token_type: 'urn:ietf:params:oauth:token-type:jwt' },
      { subject_token: '' },
      { subject_token: 'x'.repeat(600) },
    ] as Record<string, string>[])
      expect(refusalOf(await exchange(codeFor({ userid: 'Chat.seen' }), fields))).toEqual([400, 'invalid_request']);
    await changeSettings('alpha', {});
    const reply = await new Browser(server).send(`${protocol()}/token`, {
      headers: { 'x-yijian-chat': JSON.stringify({ corpId: 'corp-1', agentId: '1000001' }) },
      form: {
        client_id: 'yijian-web',
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_issuer: 'wecom',
        subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        subject_token: codeFor({ userid: 'Chat.seen' }),
      },
    });
    expect(refusalOf(reply)).toEqual([400, 'invalid_grant']);
    await changeSettings('alpha', ownApp);
  });

  test('of a chat that does not answer is told apart, and counts for nobody', async () => {
    for (const mode of ['broken', 'nonsense'] as const) {
      wecom.mode = mode;
      expect(refusalOf(await enter('seen'))).toEqual([400, 'temporarily_unavailable']);
    }
    expect(await server.owner`select 1 from sign_in_locks where failures > 0`).toHaveLength(0);
  });
});

describe('what holds for every sign-in holds for this one', () => {
  test('a login that is locked stays locked, and the log says so', async () => {
    await server.owner`
      insert into sign_in_locks (enterprise_id, subject, failures, first_failure_at, locked_until)
      select id, 'login:locked', 5, now(), now() + interval '1 minute' from enterprises where realm = 'alpha'`;
    const reply = await enter('locked');
    expect(refusalOf(reply)).toEqual([400, 'slow_down']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(await logOf('locked')).toEqual(['LOCKED CHAT']);
  });

  test('an address that guesses codes is locked, for right ones as well', async () => {
    for (let count = 0; count < ADDRESS_LIMIT; count += 1)
      expect(refusalOf(await exchange(`guess-${count}`))).toEqual([400, 'invalid_grant']);
    expect(refusalOf(await enter('seen'))).toEqual([400, 'slow_down']);
    expect((await logOf('enterprise-chat')).slice(-2)).toEqual(['WRONG_CODE CHAT', 'LOCKED CHAT']);
  });

  test('an account that needs a second factor is not opened by the chat alone', async () => {
    expect(refusalOf(await enter('factor'))).toEqual([400, 'interaction_required']);
    expect(await logOf('factor')).toEqual(['CODE_ASKED CHAT']);
    expect(
      await server.owner`
      select 1 from user_sessions s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
      where u.login = 'factor'`,
    ).toHaveLength(0);
  });

  test('an account that is switched off is not opened', async () => {
    await server.owner`update users set may_log_in = false where login = 'gone'`;
    expect(refusalOf(await enter('gone'))).toEqual([400, 'invalid_grant']);
    expect(await logOf('gone')).toEqual(['DISABLED CHAT']);
  });

  test('the oldest session goes when there are more than allowed', async () => {
    const sessions: string[] = [];
    for (let count = 0; count < 3; count += 1)
      sessions.push((await enter('many')).json<Tokens & Record<string, unknown>>().session_state);
    const open = await server.owner<{ key: string; reason: string | null }[]>`
      select session_key as key, end_reason as reason from user_sessions where session_key = any (${sessions}) order by id`;
    expect(open.map(({ reason }) => reason)).toEqual(['TOO_MANY', null, null]);
  });
});
