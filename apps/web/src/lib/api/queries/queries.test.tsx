// The hooks of screens against a real server on this machine (specification 5, 7, 8).
import { endpoint, pageQuery, paged } from '@yijian/contract/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { setLanguage } from '../../i18n/index.ts';
import { connect, createQueryClient, isCancelled, setToast, useCall, usePages, useWrite } from '../index.ts';

const base = { summary: { zh: '试', en: 'try' }, access: 'session', errors: [] } as const;
const find = endpoint({
  ...base,
  method: 'GET',
  path: '/visit/{id}',
  params: z.object({ id: z.string() }),
  output: z.object({ id: z.string(), seen: z.string() }),
});
const list = endpoint({
  ...base,
  method: 'GET',
  path: '/visits',
  query: pageQuery(['id']),
  output: paged(z.object({ id: z.string() })),
});
const add = endpoint({
  ...base,
  method: 'POST',
  path: '/visit/add',
  body: { encoding: 'form', schema: z.object({ note: z.string() }) },
  output: z.object({ id: z.string() }),
});

let server: LocalServer;
let client: QueryClient;
let shown: string[];

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  shown = [];
  localStorage.clear();
  setLanguage('zh');
  setToast((message) => shown.push(message));
  connect({ interfaceAddress: server.origin, enterpriseId: '1', userId: '7', realm: 'weili' });
  client = createQueryClient();
  server.answer(({ headers }, response) => ok(response, { id: '1', seen: headers['accept-language'] }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('identical questions of two components share one request', async () => {
  const asked = renderHook(() => [useCall(find, { params: { id: '1' } }), useCall(find, { params: { id: '1' } })], {
    wrapper,
  });
  await waitFor(() => expect(asked.result.current.map(({ data }) => data?.id)).toEqual(['1', '1']));
  expect(server.received).toHaveLength(1);
});

test('GEN-18 R5.4 a question that repeats one under way cancels the earlier request, and both are answered', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  server.answer((_, response) => {
    asked += 1;
    if (asked > 1) return ok(response, { id: '1', seen: 'zh' });
    void held.then(() => ok(response, { id: '1', seen: 'late' }));
  });
  const other = createQueryClient();
  const first = renderHook(() => useCall(find, { params: { id: '1' } }), { wrapper });
  await waitFor(() => expect(asked).toBe(1));
  const second = renderHook(() => useCall(find, { params: { id: '1' } }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={other}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect([first, second].map(({ result }) => result.current.data?.seen)).toEqual(['zh', 'zh']));
  expect(logged).toHaveBeenCalledWith('cancelled: GET ' + server.origin + '/visit/1');
  release();
});

test('a question waits while its arguments are not known', async () => {
  const asked = renderHook(({ id }) => useCall(find, id ? { params: { id } } : null), {
    wrapper,
    initialProps: { id: '' },
  });
  expect(asked.result.current.fetchStatus).toBe('idle');
  asked.rerender({ id: '2' });
  await waitFor(() => expect(asked.result.current.isSuccess).toBe(true));
  expect(server.received.map(({ path }) => path)).toEqual(['/visit/2']);
});

test('R1.2 an answer belongs to its language: switching asks again in the other one', async () => {
  const asked = renderHook(() => useCall(find, { params: { id: '1' } }), { wrapper });
  await waitFor(() => expect(asked.result.current.data?.seen).toBe('zh'));
  act(() => setLanguage('en'));
  await waitFor(() => expect(asked.result.current.data?.seen).toBe('en'));
});

test('an answer belongs to its enterprise and user', async () => {
  const asked = renderHook(() => useCall(find, { params: { id: '1' } }), { wrapper });
  await waitFor(() => expect(asked.result.current.isSuccess).toBe(true));
  connect({ userId: '8' });
  asked.rerender();
  expect(asked.result.current.data).toBeUndefined();
  await waitFor(() => expect(asked.result.current.isSuccess).toBe(true));
  expect(server.received).toHaveLength(2);
});

test('GEN-34 R8.6 R8.2 a failed question is asked once and says so once', async () => {
  server.answer((_, response) => json(response, {}, 503));
  const asked = renderHook(() => useCall(find, { params: { id: '1' } }), { wrapper });
  await waitFor(() => expect(asked.result.current.isError).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.received).toHaveLength(1);
  expect([asked.result.current.error?.status, shown]).toEqual([503, ['服务不可用！']]);
});

test('a paged list grows until its total is reached', async () => {
  server.answer(({ query }, response) => {
    const page = Number(query.get('page'));
    const content = page < 2 ? [{ id: `${page}a` }, { id: `${page}b` }] : [{ id: '2a' }];
    ok(response, { content, totalElements: 5, totalIsExact: true });
  });
  const asked = renderHook(() => usePages(list, { query: { size: 2 } }), { wrapper });
  await waitFor(() => expect(asked.result.current.items.map(({ id }) => id)).toEqual(['0a', '0b']));
  for (const count of [4, 5]) {
    expect(asked.result.current.hasNextPage).toBe(true);
    await act(async () => void (await asked.result.current.fetchNextPage()));
    await waitFor(() => expect(asked.result.current.items).toHaveLength(count));
  }
  expect([asked.result.current.hasNextPage, asked.result.current.total]).toEqual([false, 5]);
  expect(server.received.map(({ query }) => query.toString())).toEqual([
    'size=2&page=0',
    'size=2&page=1',
    'size=2&page=2',
  ]);
});

test('R5.4 a double click makes one record: one key, the first call is cancelled and tells nobody', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  server.answer((_, response) => void setTimeout(() => ok(response, { id: '9' }), 50));
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const { result } = renderHook(() => useWrite(add, { onSuccess, onError }), { wrapper });
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = result.current.mutateAsync({ body: { note: 'x' } }).catch((error: unknown) => error);
  });
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  await act(async () => void (await result.current.mutateAsync({ body: { note: 'x' } })));
  expect(isCancelled(await first)).toBe(true);
  expect(new Set(server.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(server.received).toHaveLength(2);
  expect([onSuccess.mock.calls.length, onError.mock.calls.length, shown]).toEqual([1, 0, []]);
});

test('a change asks again for what it made old', async () => {
  const { result } = renderHook(
    () => ({ found: useCall(find, { params: { id: '1' } }), save: useWrite(add, { refreshes: [find] }) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.found.isSuccess).toBe(true));
  await act(async () => void (await result.current.save.mutateAsync({ body: { note: 'x' } })));
  await waitFor(() => expect(server.received.map(({ path }) => path)).toEqual(['/visit/1', '/visit/add', '/visit/1']));
});
