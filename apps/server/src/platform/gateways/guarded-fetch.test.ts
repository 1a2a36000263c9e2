// The guarded fetch refuses every spelling of this machine, redirects, slow and endless answers (reliability 17).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedOpen } from './guarded-fetch.ts';
import { GuardFault, guardedFetch, isPublicAddress, type GuardOptions } from './index.ts';

let server: Server;
let host: string;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/away') response.writeHead(302, { location: '/good' }).end();
    else if (request.url === '/slow') response.write('{');
    else if (request.url === '/endless') endless(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"good":true}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function endless(response: { write: (text: string) => boolean; destroyed: boolean }): void {
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else response.write('x'.repeat(100_000));
  }, 1);
}

const refusal = async (address: string, options: Partial<GuardOptions> = {}): Promise<string> => {
  const hosts = [URL.parse(address)?.host ?? ''];
  try {
    await guardedFetch(address, { hosts, allowPrivate: false, ...options });
    return 'fetched';
  } catch (error) {
    return error instanceof GuardFault ? error.kind : String(error);
  }
};

describe('this machine and its network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://127.255.255.254/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://0177.0.0.01/',
    'https://①②⑦.⓪.⓪.①/',
    'https://１２７.０.０.１/',
    'https://127。0。0。1/',
    'https://%31%32%37.0.0.1/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://127.0.0.1./',
    'https://0/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0xa9fea9fe/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
  ])('%s is not fetched', async (address) => {
    expect(URL.parse(address), 'a spelling that is no address proves nothing').not.toBeNull();
    expect(['notPublic', 'notFound']).toContain(await refusal(address));
  });

  test('an address of the internet counts as public', () => {
    for (const address of ['1.1.1.1', '223.5.5.5', '2606:4700::1111', '2400:3200::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    expect(isPublicAddress('example.org')).toBe(false);
  });
});

describe('addresses', () => {
  test.each([
    ['http://example.org/', 'notHttps'],
    ['ftp://example.org/', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['javascript:alert(1)', 'notHttps'],
    ['https://user:word@example.org/', 'badAddress'],
    ['not an address', 'badAddress'],
    ['https://name.invalid/', 'notFound'],
  ])('%s is refused as %s', async (address, kind) => {
    expect(await refusal(address)).toBe(kind);
  });

  test('a host outside of the list is refused, also one that only looks like it', async () => {
    for (const address of ['https://evil.example/', 'https://example.org.evil.example/', 'https://example.org:8443/'])
      expect(await refusal(address, { hosts: ['example.org'] })).toBe('hostNotListed');
  });
});

describe('answers', () => {
  const here = (path: string, options: Partial<GuardOptions> = {}) =>
    refusal(`http://${host}${path}`, { allowPrivate: true, ...options });

  test('nothing reaches this machine unless development allows it, then the answer is read', async () => {
    const before = asked;
    expect(await refusal(`https://${host}/good`)).toBe('notPublic');
    expect(asked).toBe(before);
    const fetched = await guardedFetch(`http://${host}/good`, { hosts: [host], allowPrivate: true });
    expect(fetched).toMatchObject({ status: 200, type: 'application/json', text: '{"good":true}' });
  });

  test('a redirect is not followed', async () => {
    expect(await here('/away')).toBe('redirected');
  });

  test('a slow answer is given up, an endless one is cut', async () => {
    expect(await here('/slow', { timeout: 300 })).toBe('timedOut');
    expect(await here('/endless', { limit: 300_000 })).toBe('tooLarge');
  });
});

describe('answers that are read while they come', () => {
  const open = async (address: string, allowPrivate: boolean, hosts = [URL.parse(address)!.host]): Promise<string> => {
    try {
      const { body } = await guardedOpen(address, { hosts, allowPrivate, signal: AbortSignal.timeout(2_000) });
      body.destroy();
      return 'opened';
    } catch (error) {
      return error instanceof GuardFault ? error.kind : String(error);
    }
  };

  test('stand behind the same guard: public addresses, listed hosts, https, no redirect', async () => {
    const before = asked;
    expect(await open(`https://${host}/good`, false)).toBe('notPublic');
    expect(await open(`http://${host}/good`, false)).toBe('notHttps');
    expect(await open(`http://${host}/good`, true, ['example.org'])).toBe('hostNotListed');
    expect(asked).toBe(before);
    expect(await open(`http://${host}/away`, true)).toBe('redirected');
    expect(await open(`http://${host}/slow`, true)).toBe('opened');
  });
});
