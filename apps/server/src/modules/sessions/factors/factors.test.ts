// The second factor: set up, asked for at the page and at the token endpoint, used once, limited, reset (specification 2.1, 2.2).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../../../../../tools/testing/authenticator.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  authorization,
  bearer,
  Browser,
  exchangeCode,
  openSignIn,
  PASSWORD,
  refresh,
  signIn,
  startIdentityServer,
  type IdentityServer,
  type Reply,
} from '../../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;
const ids = new Map<string, string>();
const OWN = '/prod-api/API-SYSTEM/user/second-factor';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database);
  for (const login of ['own', 'replayed', 'recovered', 'guessed', 'silent', 'lost', 'stranger'])
    ids.set(login, await addUser(server, { login }));
  ids.set('asked', await addUser(server, { login: 'asked', roles: ['KAM'] }));
  ids.set('later', await addUser(server, { login: 'later', roles: ['LATER'] }));
  ids.set('keeper', await addUser(server, { login: 'keeper', roles: ['admin'] }));
  await askRole('KAM');
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Rule L2 of the enterprise for one role. */
async function askRole(role: string): Promise<void> {
  await server.owner`
    insert into rule_versions (enterprise_id, code, version, scope_type, valid_from, is_hard, comment_required, is_enabled, message,
      en_message, source, note, figures)
    select e.id, 'L2', (select count(*) + 1 from rule_versions v where v.enterprise_id = e.id and v.code = 'L2'), ${role}, '2026-01-01', true,
      false, true, '须动态码', 'A code is needed', 'test', 'test', '{"signIn.secondFactor": 1}'
    from enterprises e where e.realm = 'alpha'`;
}

const fault = (reply: Reply): string => /role="alert".*?<span>([^<]*)/s.exec(reply.text)?.[1] ?? '';
const hidden = (reply: Reply): string => /name="proof" value="([^"]*)"/.exec(reply.text)?.[1] ?? '';
const actionOf = (reply: Reply): string => /<form method="post" action="([^"]*)"/.exec(reply.text)?.[1] ?? '';

interface Call {
  readonly token: string;
  readonly body?: unknown;
}

async function call<T = Record<string, unknown>>(path: string, { token, body }: Call) {
  const headers = bearer(token);
  const reply = await new Browser(server).send(path, body === undefined ? { headers } : { json: body, headers });
  return { status: reply.status, ...reply.json<{ result: T; error?: string; fields?: { field: string }[] }>() };
}

/** Signs in by password alone and sets an app up in the personal center. */
async function setUp(login: string, browser = new Browser(server)) {
  const tokens = await signIn(browser, login);
  const token = tokens.access_token;
  const begun = await call<{ secret: string; address: string }>(`${OWN}/begin`, {
    token,
    body: { password: PASSWORD },
  });
  const { secret, address } = begun.result;
  const done = await call<{ codes: string[] }>(`${OWN}/confirm`, { token, body: { code: codeOf(secret) } });
  return { tokens, token, secret, address, codes: done.result.codes };
}

/** The page after a right password. */
async function afterPassword(login: string, browser = new Browser(server)) {
  const { verifier, address, redirectUri } = authorization(browser);
  const page = await openSignIn(browser, address);
  const reply = await browser.send(page, { form: { login, password: PASSWORD }, headers: { 'accept-language': 'en' } });
  const give = (code: string, from = reply) =>
    browser.send(actionOf(from).replaceAll('&#38;', '&'), { form: { proof: hidden(from), code } });
  const exchange = async (answer: Reply) => {
    const back = await browser.send(answer.location);
    const code = new URL(back.location).searchParams.get('code') ?? '';
    return exchangeCode(browser, { code, verifier, redirectUri });
  };
  return { reply, give, exchange, browser, verifier, redirectUri };
}

const outcomesOf = async (login: string) =>
  (
    await server.owner<{ outcome: string }[]>`
      select l.outcome from sign_in_log l join enterprises e on e.id = l.enterprise_id and e.realm = 'alpha'
      where l.login = ${login} order by l.id`
  ).map((row) => row.outcome);

describe('setting up', () => {
  test('asks for the password, shows secret and codes once, keeps neither in clear, and signs other devices out', async () => {
    const elsewhere = await signIn(new Browser(server), 'own');
    const tokens = await signIn(new Browser(server), 'own');
    const token = tokens.access_token;
    expect((await call(OWN, { token })).result).toEqual({
      isOn: false,
      isRequired: false,
      isElsewhere: false,
      confirmedAt: null,
      codesLeft: 0,
    });
    const wrong = await call(`${OWN}/begin`, { token, body: { password: 'not mine' } });
    expect([wrong.status, wrong.error, wrong.fields?.[0]?.field]).toEqual([
      400,
      'sessions.passwordWrong',
      'body.password',
    ]);
    const begun = await call<{ secret: string; address: string }>(`${OWN}/begin`, {
      token,
      body: { password: PASSWORD },
    });
    expect(begun.result.address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    const { secret } = begun.result;
    const early = await call(`${OWN}/confirm`, {
      token,
      body: { code: '000000' === codeOf(secret) ? '111111' : '000000' },
    });
    expect([early.status, early.error, early.fields?.[0]?.field]).toEqual([400, 'sessions.codeWrong', 'body.code']);
    const done = await call<{ codes: string[] }>(`${OWN}/confirm`, { token, body: { code: codeOf(secret) } });
    expect(done.result.codes).toHaveLength(10);
    expect(new Set(done.result.codes).size).toBe(10);
    expect((await call(OWN, { token })).result).toMatchObject({ isOn: true, codesLeft: 10 });
    expect((await refresh(new Browser(server), elsewhere.refresh_token)).status).toBe(400);
    expect((await refresh(new Browser(server), tokens.refresh_token)).status).toBe(200);
    expect((await call(`${OWN}/begin`, { token, body: { password: PASSWORD } })).error).toBe('sessions.factorOn');
    const kept = JSON.stringify([
      await server.owner`select * from second_factors`,
      await server.owner`select encode(sealed, 'escape') as sealed, masked from personal_values where table_name = 'second_factors'`,
      await server.owner`select encode(code_hash, 'escape') as hash from recovery_codes`,
      await server.owner`select old_values, new_values from audit_log where table_name in ('second_factors', 'recovery_codes')`,
    ]);
    expect(kept).not.toContain(secret);
    for (const code of done.result.codes) expect(kept).not.toContain(code);
  });
});

describe('signing in', () => {
  test('the password alone opens nothing; a code opens, once', async () => {
    const { secret, codes } = await setUp('replayed');
    const first = await afterPassword('replayed');
    expect([first.reply.status, first.reply.text]).toEqual([200, expect.stringContaining('authenticator app')]);
    // The present step was used to set the app up; the next one counts as well.
    const code = codeOf(secret, 1);
    const opened = await first.give(code);
    expect(opened.status).toBe(303);
    expect((await first.exchange(opened)).status).toBe(200);
    // The same code within its 30 seconds, and its older neighbours, are refused.
    const second = await afterPassword('replayed');
    const replayed = await second.give(code);
    expect([replayed.status, fault(replayed)]).toEqual([401, 'The code is wrong or was used before']);
    expect((await second.give(codeOf(secret, -1))).status).toBe(401);
    expect((await second.give(codes[0]!)).status).toBe(303);
    expect(await outcomesOf('replayed')).toEqual([
      'SUCCESS',
      'CODE_ASKED',
      'SUCCESS',
      'CODE_ASKED',
      'WRONG_CODE',
      'WRONG_CODE',
      'SUCCESS',
    ]);
  });

  test('a recovery code opens once, however it is typed; two at the same time are one', async () => {
    const { codes, token } = await setUp('recovered');
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([afterPassword('recovered'), afterPassword('recovered')]);
    const answers = await Promise.all(both.map(({ give }) => give(typed)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([303, 401]);
    expect((await call(OWN, { token })).result).toMatchObject({ codesLeft: 9 });
    const renewed = await call<{ codes: string[] }>(`${OWN}/codes`, { token, body: { code: codes[1] } });
    expect(renewed.result.codes).toHaveLength(10);
    expect((await (await afterPassword('recovered')).give(codes[2]!)).status).toBe(401);
  });

  test('five wrong codes lock, whoever knows the password; the right password does not set the count back', async () => {
    const { secret } = await setUp('guessed');
    const statuses: number[] = [];
    let last: Reply | undefined;
    for (let index = 0; index < 6; index += 1) {
      const { give } = await afterPassword('guessed');
      last = await give('12345a');
      statuses.push(last.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(last!.headers['retry-after'])).toBeGreaterThan(30);
    expect((await (await afterPassword('guessed')).give(codeOf(secret, 1))).status).toBe(429);
    expect((await outcomesOf('guessed')).slice(-1)).toEqual(['LOCKED']);
  });

  test('a proof of another account, step or sign-in opens nothing', async () => {
    await setUp('silent');
    const one = await afterPassword('silent');
    const other = await afterPassword('own');
    const forged = await one.browser.send(actionOf(one.reply), {
      form: { proof: hidden(other.reply), code: '000000' },
    });
    expect([forged.status, forged.text]).toEqual([400, expect.stringContaining('no longer valid')]);
    const path = actionOf(one.reply).split('/code')[0]!;
    for (const step of ['password?passed=otp', 'set-up', 'kept']) {
      const skipped = await one.browser.send(`${path}/${step}`, {
        form: { proof: hidden(one.reply), newPassword: 'another long secret', confirmPassword: 'another long secret' },
      });
      expect([step, skipped.status]).toEqual([step, 400]);
    }
  });

  test('a browser that was let in by a password is asked again, and its old code is worth no token', async () => {
    const browser = new Browser(server);
    const grant = await afterPassword('lost', browser);
    const back = await browser.send(grant.reply.location);
    const early = new URL(back.location).searchParams.get('code') ?? '';
    expect(early).not.toBe('');
    await server.owner`
      insert into second_factors (enterprise_id, user_id, confirmed_at)
      select enterprise_id, id, now() from users where id = ${ids.get('lost')!}`;
    const again = await browser.send(authorization(browser).address);
    expect(again.location).toContain('/interaction/');
    const { verifier, redirectUri } = grant;
    const refused = await exchangeCode(browser, { code: early, verifier, redirectUri });
    expect([refused.status, refused.json()['error']]).toEqual([400, 'invalid_grant']);
  });
});

describe('a role that asks for it', () => {
  test('sets the app up at sign-in, shows the recovery codes, and cannot switch it off', async () => {
    const { reply, give, exchange, browser } = await afterPassword('asked');
    expect(reply.text).toMatch(/class="picture".*<svg/);
    const secret = /<code class="secret">([^<]*)/.exec(reply.text)?.[1] ?? '';
    expect((await give('000000' === codeOf(secret) ? '111111' : '000000')).status).toBe(401);
    const shown = await give(codeOf(secret));
    const codes = [...shown.text.matchAll(/<li><code>([^<]*)/g)].map((match) => match[1]!);
    expect([shown.status, codes.length]).toEqual([200, 10]);
    const opened = await browser.send(actionOf(shown), { form: { proof: hidden(shown) } });
    const tokens = (await exchange(opened)).json<{ access_token: string }>();
    const token = tokens.access_token;
    expect((await call(OWN, { token })).result).toMatchObject({ isOn: true, isRequired: true });
    const off = await call(`${OWN}/remove`, { token, body: { code: codes[0] } });
    expect([off.status, off.error]).toEqual([409, 'sessions.factorRequired']);
  });

  test('an open session is not refreshed once a role asks and nothing is set up', async () => {
    const tokens = await signIn(new Browser(server), 'later');
    expect((await refresh(new Browser(server), tokens.refresh_token)).status).toBe(200);
    const next = await signIn(new Browser(server), 'later');
    await askRole('LATER');
    expect((await refresh(new Browser(server), next.refresh_token)).status).toBe(400);
  });
});

describe('a reset', () => {
  test('is refused for the own account and where there is nothing, takes everything away, and stands in the trail with its reason', async () => {
    const id = ids.get('silent')!;
    const keeper = (await signIn(new Browser(server), 'keeper')).access_token;
    const path = (user: string) => `/prod-api/API-SYSTEM/admin/users/${user}/second-factor/reset`;
    const body = { reason: '手机遗失' };
    expect((await call(path(ids.get('keeper')!), { token: keeper, body })).error).toBe('sessions.ownFactor');
    expect((await call(path('999999'), { token: keeper, body })).error).toBe('sessions.userNotFound');
    expect((await call(path(ids.get('later')!), { token: keeper, body })).error).toBe('sessions.factorOff');
    const stranger = (await signIn(new Browser(server), 'stranger')).access_token;
    expect((await call(path(id), { token: stranger, body })).status).toBe(403);
    expect((await call(path(id), { token: keeper, body })).status).toBe(200);
    const left = await server.owner`
      select 1 from second_factors where user_id = ${id} union all select 1 from recovery_codes where user_id = ${id}
      union all select 1 from personal_values v where v.table_name = 'second_factors'
        and not exists (select 1 from second_factors f where f.enterprise_id = v.enterprise_id and f.id = v.row_id)`;
    expect(left).toHaveLength(0);
    const [entry] = await server.owner<{ reason: string }[]>`
      select reason from audit_log where table_name = 'second_factors' and action = 'delete' order by id desc limit 1`;
    expect(entry?.reason).toBe('手机遗失');
    expect((await afterPassword('silent')).reply.status).toBe(303);
  });
});
