// What a refusal says beside its words: when to come again, and how often the log hears of it (specification 8).
import { afterEach, expect, it, vi } from 'vitest';
import pino from 'pino';
import { coreErrors } from '@yijian/contract/core';
import { readSettings } from '../../platform/config/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { openServer } from '../open-server.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function serverOf(settings: Record<string, string>, lines: string[] = []) {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const { server } = await openServer(readSettings({ NODE_ENV: 'test', ...settings }), log);
  closers.push(() => server.close());
  return server;
}

it('R8.1 too many requests are told the same seconds in words and in Retry-After', async () => {
  const server = await serverOf({ RATE_LIMIT_PER_MINUTE: '10' });
  server.get('/', () => 'here');
  server.get('/rest', () => {
    throw fail(coreErrors.tooManyRequests, { seconds: 17 });
  });
  const rest = await server.inject({ url: '/rest', headers: { 'accept-language': 'en' } });
  expect([rest.statusCode, rest.headers['retry-after'], rest.json().message]).toEqual([
    429,
    '17',
    'Too many requests; try again in 17 seconds',
  ]);
  for (let call = 0; call < 9; call += 1) await server.inject('/');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const over = await server.inject({ url: '/', headers: { 'accept-language': 'en' } });
  const seconds = Number(over.headers['retry-after']);
  expect([over.statusCode, over.json().error]).toEqual([429, 'core.tooManyRequests']);
  expect(seconds).toBeLessThan(60);
  expect(over.json().message).toBe(`Too many requests; try again in ${seconds} seconds`);
});

it('a full disk is told to every caller and to the log once a minute', async () => {
  const lines: string[] = [];
  const server = await serverOf({}, lines);
  server.get('/', () => {
    throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  });
  // Another file of this process may have filled a disk less than a minute ago.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
  const answers = [];
  for (let call = 0; call < 5; call += 1) answers.push(await server.inject('/'));
  clock.mockRestore();
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual(
    Array.from({ length: 5 }, () => [503, 'core.storageFull']),
  );
  expect(lines).toHaveLength(1);
});
