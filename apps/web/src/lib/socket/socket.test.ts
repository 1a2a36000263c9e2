// The notification socket against a real server on this machine (specification 4, 7.4).
import type { Notice } from '@yijian/contract/notifications';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../tools/testing/servers/local-server.ts';
import { serveStomp, type StompServer } from '../../../../../tools/testing/servers/stomp-server.ts';
import { connect } from '../api/index.ts';
import { writeToken } from '../storage/index.ts';
import { noticesSeen, startNotices, useNotices } from './index.ts';
import { retryDelay } from './retry-delay.ts';

let server: LocalServer;
let stomp: StompServer;
let stored: Notice[];
let tickets: number;

const notice = (id: number): Notice => ({
  id: String(id),
  kind: 'meetings.returned',
  type: 'DECIDED',
  title: `第 ${id} 条`,
  enTitle: `No ${id}`,
  body: '',
  enBody: '',
  path: null,
  isGeneral: false,
  isRead: false,
  isMuted: false,
  actor: null,
  createdAt: '2026-03-10T07:30:00Z',
});

beforeAll(async () => {
  server = await startLocalServer();
  stomp = serveStomp(server.server);
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  writeToken('token-1', 600);
  connect({ interfaceAddress: `${server.origin}/prod-api` });
  stomp.opened.length = 0;
  stored = [notice(1), notice(2)];
  tickets = 0;
  server.answer(({ path, query }, response) => {
    if (path.endsWith('/ticket')) return ok(response, { ticket: `ticket-${(tickets += 1)}`, expiresIn: 30 });
    if (path.endsWith('/unread/count'))
      return ok(response, { count: stored.length, latestId: stored.at(-1)?.id ?? '0' });
    const after = stored.filter(({ id }) => BigInt(id) > BigInt(query.get('id') ?? 0));
    // Two at a time, so that the page has to ask again.
    return ok(response, { content: after.slice(0, 2), hasMore: after.length > 2 });
  });
});

const ids = (): string[] => useNotices.getState().notices.map(({ id }) => id);
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 8000, interval: 10 });
const subscribed = (): Promise<void> =>
  until(() => {
    expect(stomp.destinations()).toEqual([
      '/topic/notice',
      '/topic/user7',
      '/topic/user7/rights',
      '/topic/notice/changes',
    ]);
    expect(useNotices.getState().isConnected).toBe(true);
  });

test('NEW-03 NEW-04 NEW-05 R4.7 R7.11 connects with a ticket, subscribes to the general topic and the own ones, appends each message and shows the indicator', async () => {
  const stop = startNotices('7');
  await subscribed();
  expect(stomp.opened).toEqual(['/prod-api/API-BEACON/ws/stomp/endpoint?access_token=ticket-1']);
  await until(() => expect(useNotices.getState()).toMatchObject({ unread: 2, hasNew: true, notices: [] }));
  noticesSeen();
  expect(useNotices.getState().hasNew).toBe(false);
  stomp.publish('/topic/notice', JSON.stringify(notice(3)));
  stomp.publish('/topic/user7', JSON.stringify(notice(4)));
  stomp.publish('/topic/user8', JSON.stringify(notice(5)));
  await until(() => expect(ids()).toEqual(['3', '4']));
  expect(useNotices.getState()).toMatchObject({ hasNew: true, unread: 4 });
  stop();
  await until(() => expect(stomp.destinations()).toEqual([]));
  expect(useNotices.getState().notices).toEqual([]);
});

test('NEW-02 R7.11 a server that gives no tickets gets the token itself', async () => {
  server.answer(({ path }, response) =>
    path.endsWith('/ticket')
      ? json(response, { code: 404 }, 404)
      : ok(response, path.endsWith('/count') ? { count: 0, latestId: '0' } : { content: [], hasMore: false }),
  );
  const stop = startNotices('7');
  await subscribed();
  expect(stomp.opened).toEqual(['/prod-api/API-BEACON/ws/stomp/endpoint?access_token=token-1']);
  stop();
  await until(() => expect(stomp.destinations()).toEqual([]));
});

test('R4.7 a lost connection comes back with another ticket, and what was missed is shown once and in order', async () => {
  const stop = startNotices('7');
  await subscribed();
  await until(() => expect(useNotices.getState().unread).toBe(2));
  stomp.publish('/topic/notice', JSON.stringify(notice(3)));
  await until(() => expect(ids()).toEqual(['3']));
  stored = [1, 2, 3, 4, 5, 6, 7, 8].map(notice);
  stomp.cut();
  await until(() => expect(useNotices.getState().isConnected).toBe(false));
  await subscribed();
  stomp.publish('/topic/notice', JSON.stringify(notice(8)));
  await until(() => expect(ids()).toEqual(['3', '4', '5', '6', '7', '8']));
  expect(stomp.opened.at(-1)).toContain('access_token=ticket-2');
  await until(() => expect(useNotices.getState().unread).toBe(8));
  stop();
});

test('R4.7 an unreadable message is left out and breaks nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = startNotices('7');
  await subscribed();
  await until(() => expect(useNotices.getState().unread).toBe(2));
  stomp.publish('/topic/notice', 'not json');
  stomp.publish('/topic/notice', JSON.stringify(notice(9)));
  await until(() => expect(ids()).toEqual(['9']));
  expect(warned).toHaveBeenCalledOnce();
  stop();
});

test('reconnecting waits longer each time, never in step with others, and at most 30 s', () => {
  expect([0, 1, 2, 3].map((n) => [retryDelay(n, () => 0), retryDelay(n, () => 1)])).toEqual([
    [500, 1000],
    [1000, 2000],
    [2000, 4000],
    [4000, 8000],
  ]);
  expect(retryDelay(60, () => 1)).toBe(30_000);
});
