// Lock-out, same words and time for unknown accounts, expired passwords, the log of attempts, the pages themselves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import {
  addUser,
  authorization,
  Browser,
  openSignIn,
  PASSWORD,
  signIn,
  startIdentityServer,
  type IdentityServer,
  type Reply,
} from '../../../../../../tools/testing/servers/identity-server.ts';

let database: TestDatabase;
let server: IdentityServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startIdentityServer(database, { SIGN_IN_LIMIT_PER_HOUR: '200' });
  for (const login of ['locked', 'raced', 'known', 'timed', 'reset', 'paged', 'away', 'counted'])
    await addUser(server, { login });
  await addUser(server, { login: 'expired', changedAt: new Date(0) });
  await addUser(server, { login: 'dated', changedAt: new Date(Date.now() - 91 * 86_400_000) });
}, 60_000);

afterAll(async () => {
  await server.close();
  await database.drop();
});

const fault = (reply: Reply): string => /role="alert".*?<span>([^<]*)/s.exec(reply.text)?.[1] ?? '';

async function attempt(login: string, password: string, language = 'en'): Promise<Reply> {
  const browser = new Browser(server);
  const page = await openSignIn(browser, authorization(browser).address);
  return browser.send(page, { form: { login, password }, headers: { 'accept-language': language } });
}

async function attemptTimes(count: number, login: string): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let index = 0; index < count; index += 1) replies.push(await attempt(login, 'wrong password'));
  return replies;
}

describe('lock-out', () => {
  test('five failures lock for a minute, the next lock is twice as long, a success forgets them', async () => {
    const replies = await attemptTimes(6, 'locked');
    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(fault(replies[5]!)).toMatch(/^Too many attempts; try again in (5\d|60) s$/);
    expect(Number(replies[5]!.headers['retry-after'])).toBeGreaterThan(50);
    expect((await attempt('locked', PASSWORD)).status).toBe(429);
    await passTime('login:locked', '61 seconds');
    expect((await attempt('locked', 'wrong password')).status).toBe(401);
    const again = await attempt('locked', PASSWORD, 'zh');
    expect(fault(again)).toMatch(/^尝试次数过多，请 1[12]\d 秒|^尝试次数过多，请 \d+ 分钟 后再试$/);
    await passTime('login:locked', '121 seconds');
    expect((await attempt('locked', PASSWORD)).status).toBe(303);
    expect((await attempt('locked', 'wrong password')).status).toBe(401);
  });

  test('failures are forgotten after 12 hours', async () => {
    await attemptTimes(4, 'reset');
    await passTime('login:reset', '12 hours 1 minute');
    const replies = await attemptTimes(4, 'reset');
    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401, 401]);
  });

  test('twenty guesses at once get no more than five tries', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => attempt('raced', 'wrong password')));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(15);
  });

  test('strangers who keep an account locked do not lock it where it was opened before', async () => {
    await signIn(new Browser(server), 'known');
    await server.owner`
      insert into sign_in_locks (enterprise_id, subject, failures, locked_until)
      select id, 'login:known', 9, now() + interval '15 minutes' from enterprises where realm = 'alpha'`;
    expect((await attempt('known', PASSWORD)).status).toBe(303);
  });

  test('an address with too many failures has to wait, whatever login it tries', async () => {
    const limited = await createTestDatabase();
    const strict = await startIdentityServer(limited, { SIGN_IN_LIMIT_PER_HOUR: '3' });
    try {
      await addUser(strict, { login: 'fine' });
      const tries = async (login: string, password: string) => {
        const browser = new Browser(strict);
        return (
          await browser.send(await openSignIn(browser, authorization(browser).address), { form: { login, password } })
        ).status;
      };
      expect([await tries('a', 'x'), await tries('b', 'x'), await tries('c', 'x')]).toEqual([401, 401, 401]);
      expect(await tries('fine', PASSWORD)).toBe(429);
      await strict.owner`update sign_in_locks set first_failure_at = first_failure_at - interval '61 minutes', locked_until = locked_until - interval '61 minutes'`;
      expect(await tries('fine', PASSWORD)).toBe(303);
    } finally {
      await strict.close();
      await limited.drop();
    }
  });
});

describe('what an attempt tells', () => {
  test('an unknown account gets the same status, words and work as a wrong password', async () => {
    const works: { known: number; unknown: number }[] = [];
    for (let round = 0; round < 15; round += 1) {
      await server.owner`delete from sign_in_locks`;
      const pair = { known: 0, unknown: 0 };
      const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) pair[kind] = await workOfFailure(kind === 'known' ? 'timed' : `nobody${round}`);
      works.push(pair);
    }
    // The least of each is what the password itself takes; without a hash for unknown accounts they would differ by all of it.
    const least = (kind: 'known' | 'unknown'): number => Math.min(...works.map((pair) => pair[kind]));
    expect(Math.abs(least('known') - least('unknown'))).toBeLessThan(least('known') / 2);
  });

  test('unknown accounts lock like known ones', async () => {
    const replies = await attemptTimes(6, 'nobody');
    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a disabled account is told so only with the right password', async () => {
    await server.owner`update users set is_enabled = false where login = 'away'`;
    expect(fault(await attempt('away', 'wrong password'))).toBe('Wrong account or password');
    const reply = await attempt('away', PASSWORD);
    expect([reply.status, fault(reply)]).toEqual([
      403,
      'This account is disabled; ask the administrator of your enterprise',
    ]);
  });

  test('every attempt stands in the log of sign-ins', async () => {
    await attempt('counted', 'wrong password');
    await attempt('counted', PASSWORD);
    await attempt('uncounted', PASSWORD);
    const rows =
      await server.owner`select login, outcome, address from sign_in_log where login in ('counted', 'uncounted') order by id`;
    expect(rows.map((row) => [row['login'], row['outcome'], row['address']])).toEqual([
      ['counted', 'WRONG_PASSWORD', '127.0.0.1'],
      ['counted', 'SUCCESS', '127.0.0.1'],
      ['uncounted', 'UNKNOWN_USER', '127.0.0.1'],
    ]);
  });
});

describe('an expired password', () => {
  test('R5.1 must be changed before the sign-in goes on', async () => {
    const browser = new Browser(server);
    const page = await openSignIn(browser, authorization(browser).address);
    const form = await browser.send(page, { form: { login: 'expired', password: PASSWORD } });
    expect(form.text).toContain('设置新密码');
    const proof = /name="proof" value="([^"]+)"/.exec(form.text)![1]!;
    const change = (newPassword: string, confirmPassword = newPassword, ticket = proof) =>
      browser.send(`${page}/password?lang=en`, { form: { proof: ticket, newPassword, confirmPassword } });
    expect(fault(await change(PASSWORD))).toBe('Old and new passwords can not be the same');
    expect(fault(await change('short'))).toBe('The password needs at least 12 characters');
    expect(fault(await change('a new long sentence', 'another one'))).toBe(
      'The new password and its confirmation do not match',
    );
    expect((await change('a new long sentence', 'a new long sentence', proof.replace(/^\d+/, '1'))).status).toBe(400);
    const done = await change('a new long sentence');
    expect(done.status).toBe(303);
    expect(new URL((await browser.send(done.location)).location).searchParams.get('code')).toMatch(/\S/);
    await signIn(new Browser(server), 'expired', 'alpha', 'a new long sentence');
  });

  test(
    'a password older than the days the enterprise sets has expired',
    { tags: ['long'], timeout: 40_000 },
    async () => {
      expect((await attempt('dated', PASSWORD)).status).toBe(303);
      await server.owner`update enterprises set settings = '{"passwordDays": 90}' where realm = 'alpha'`;
      const told = async (): Promise<string> => {
        const fresh = new Browser(server, 'localhost');
        const page = await openSignIn(fresh, authorization(fresh).address);
        return (await fresh.send(page, { form: { login: 'dated', password: PASSWORD } })).text;
      };
      // Settings are remembered for some seconds.
      await expect.poll(told, { timeout: 30_000, interval: 500 }).toContain('设置新密码');
    },
  );
});

describe('the sign-in page', () => {
  test('R1.2 speaks English to a browser that does, Chinese to any other, and hands its language to the application', async () => {
    const handed = async (language: string, chosen = ''): Promise<string> => {
      const browser = new Browser(server);
      const page = await openSignIn(browser, authorization(browser).address);
      const headers = { 'accept-language': language };
      const form = { login: 'nobody-here', password: 'wrong password' };
      expect((await browser.send(`${page}${chosen}`, { form, headers })).headers['set-cookie'] ?? '').not.toContain(
        'yijian_language',
      );
      const reply = await browser.send(`${page}${chosen}`, { form: { login: 'known', password: PASSWORD }, headers });
      expect(reply.status).toBe(303);
      return /yijian_language=(\w+); Path=\/pc;/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
    };
    expect(await handed('en-US,en;q=0.9')).toBe('en');
    expect(await handed('fr-FR,fr;q=0.9')).toBe('zh');
    expect(await handed('zh-CN', '?lang=en')).toBe('en');
  });

  test('speaks the language that was asked for and carries no inline script or style', async () => {
    const browser = new Browser(server);
    const page = await openSignIn(browser, authorization(browser, 'alpha', { ui_locales: 'en' }).address);
    const english = await browser.send(page);
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('Forgot password');
    expect((await browser.send(`${page}?lang=zh`)).text).toContain('<html lang="zh-CN">');
    expect(english.headers['content-security-policy']).toContain("default-src 'none'");
    expect(english.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(english.text).not.toMatch(/<script(?![^>]*src=)|<style| style=| on\w+=/);
    const style = /href="([^"]+sign-in\.css[^"]*)"/.exec(english.text)![1]!;
    const css = await browser.send(style);
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css.text).toContain('prefers-color-scheme: dark');
    const font = /url\((fonts\/[^)]+)\)/.exec(css.text)![1]!;
    expect((await browser.send(`/auth/realms/alpha/assets/${font}`)).headers['content-type']).toBe('font/woff2');
    expect((await browser.send('/auth/realms/alpha/assets/fonts/..%2fpackage.json')).status).toBe(404);
  });

  test('shows what was typed as text, never as HTML', async () => {
    const reply = await attempt('"><img src=x onerror=alert(1)>', 'x');
    expect(reply.text).not.toContain('<img');
    expect(reply.text).toContain('&#34;&#62;&#60;img');
  });

  test('remembers the account when asked to, and forgets it when not', async () => {
    const browser = new Browser(server);
    const open = () => openSignIn(browser, authorization(browser, 'alpha', { prompt: 'login' }).address);
    await browser.send(await open(), { form: { login: 'paged', password: PASSWORD, remember: 'true' } });
    expect((await browser.send(await open())).text).toContain('value="paged"');
    await browser.send(await open(), { form: { login: 'paged', password: PASSWORD } });
    expect((await browser.send(await open())).text).not.toContain('value="paged"');
  });

  test('a form from another origin and a sign-in that is no longer under way lead back', async () => {
    const browser = new Browser(server);
    const page = await openSignIn(browser, authorization(browser).address);
    const foreign = await browser.send(page, {
      form: { login: 'paged', password: PASSWORD },
      headers: { origin: 'http://evil.example' },
    });
    expect([foreign.status, fault(foreign)]).toEqual([400, '登录页面已失效，请重新登录。']);
    expect((await new Browser(server).send(page)).status).toBe(400);
  });
});

/** As if so much time had passed for one count of failures. */
async function passTime(subject: string, time: string): Promise<void> {
  await server.owner`
    update sign_in_locks set first_failure_at = first_failure_at - ${time}::interval, locked_until = locked_until - ${time}::interval
    where subject = ${subject}`;
}

/** Seconds of the processor, not of the clock: a busy machine changes the clock's. */
async function workOfFailure(login: string): Promise<number> {
  const browser = new Browser(server);
  const page = await openSignIn(browser, authorization(browser).address);
  const began = process.cpuUsage();
  const reply = await browser.send(page, { form: { login, password: 'wrong password' } });
  const { user, system } = process.cpuUsage(began);
  expect([reply.status, fault(reply)]).toEqual([401, '账号或密码不正确']);
  return (user + system) / 1_000_000;
}
