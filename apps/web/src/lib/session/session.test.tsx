// The session against a real server on this machine (specification 3, 4, 6, 7.1).
import { userEndpoints } from '@yijian/contract/users';
import { cleanup, render, screen } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  json,
  ok,
  startLocalServer,
  type Answerer,
  type LocalServer,
} from '../../../../../tools/testing/servers/local-server.ts';
import { ApiError, call, connect, connection, setToast } from '../api/index.ts';
import { currentToken, setProviderToken, writeToken } from '../storage/index.ts';
import { setSession } from './store.ts';
import {
  Allowed,
  DEFAULT_ROLE,
  getSession,
  hasButton,
  hasPermission,
  hasRole,
  loadEnterprise,
  loadUser,
  logout,
  onSignOut,
  reportPage,
  startSession,
  agreeToUsage,
  followUsage,
  forgetSignInNote,
  hasAgreedToUsage,
  isUsageOffered,
  startUsage,
  signInNote,
} from './index.ts';

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
const user = {
  id: '7',
  username: 'lin.zhiyuan',
  firstName: '林知远',
  email: 'l@weili.example',
  phone: '138****1234',
  avatar: null,
  enabled: true,
  roles: [{ code: 'REP', name: 'REP', label: '医药代表' }],
  permissions: ['visits:visit:list'],
  groups: [{ id: '3', name: '沈阳一组', enName: 'Shenyang 1' }],
  enterpriseVO: { id: '1', name: '维立医药', enName: 'Weili' },
  userName: '林知远',
  enName: 'Lin',
  language: 'zh',
  workId: null,
  department: null,
  officeName: '沈阳一组',
  dataRange: 'OWN',
};

const role = (code: string) => ({ code, name: code, label: code });

/** Answers by path; what no entry names is 404. */
function serve(table: Record<string, unknown>): Answerer {
  return ({ path }, response) => (path in table ? ok(response, table[path]) : json(response, {}, 404));
}
const system = '/prod-api/API-SYSTEM';

beforeAll(async () => {
  server = await startLocalServer();
  happy = (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM;
});
afterAll(() => server.close());
beforeEach(() => {
  happy.setURL(`${server.origin}/pc/`);
  server.received.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  connect(null);
  setToast(() => undefined);
  setProviderToken(() => null);
  setSession({ enterprise: null, user: null, menus: [], buttons: [] });
  writeToken('token-1', 600);
  left = [];
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What was asked; the words of the enterprise come beside, whenever they come. */
const received = (): LocalServer['received'] =>
  server.received.filter(({ path }) => !path.endsWith('/language/overlay'));
const paths = (): string[] => received().map(({ method, path }) => `${method} ${path}`);

test('R1.1 R7.7 the enterprise is found on the gateway by the origin of the page, and the first item is used', async () => {
  server.answer(serve({ [`${system}/enterprise/find`]: [enterprise, { ...enterprise, id: '2' }] }));
  const found = await loadEnterprise();
  const asked = received().find(({ path }) => path.endsWith('/enterprise/find'))!;
  expect(asked.query.get('domain')).toBe(server.origin);
  expect(asked.headers.authorization).toBeUndefined();
  expect([found.id, found.baseUrl]).toEqual(['1', `${server.origin}/prod-api`]);
  expect(getSession().enterprise).toBe(found);
  expect(connection()).toMatchObject({
    authAddress: `${server.origin}/auth`,
    realm: 'weili',
    clientId: 'yijian-web',
    enterpriseId: '1',
  });
});

test('R8.3 the lookup fails when the code is not 200 or the result is empty', async () => {
  for (const answer of [
    { code: 500, message: 'x', result: [enterprise] },
    { code: 200, message: 'ok', result: [] },
    { code: 200, result: null },
  ]) {
    server.answer((_, response) => json(response, answer));
    await expect(loadEnterprise()).rejects.toBeInstanceOf(ApiError);
  }
  expect(getSession().enterprise).toBeNull();
});

async function asUser(change: Partial<typeof user>) {
  server.answer(
    serve({ [`${system}/enterprise/find`]: [enterprise], [`${system}/user/info`]: { ...user, ...change } }),
  );
  await loadEnterprise();
  return loadUser();
}

test('R6.2 a user with no roles gets the default role', async () => {
  expect((await asUser({ roles: [] })).roleNames).toEqual([DEFAULT_ROLE]);
  expect(hasRole(DEFAULT_ROLE)).toBe(true);
  expect(connection().userId).toBe('7');
});

test('GEN-39 R6.2 role wxwork marks an enterprise-chat session and role MAF sets the office name to MSL', async () => {
  expect(await asUser({})).toMatchObject({ isEnterpriseChat: false, officeName: '沈阳一组' });
  expect(await asUser({ roles: [role('wxwork'), role('MAF')] })).toMatchObject({
    isEnterpriseChat: true,
    officeName: 'MSL',
  });
});

test('R6.1 role admin passes every role check and permission *:*:* every permission check', async () => {
  await asUser({ roles: [role('admin')], permissions: [] });
  expect([hasRole('anything'), hasPermission('visits:visit:list'), hasButton('/x')]).toEqual([true, false, false]);
  await asUser({ permissions: ['*:*:*'] });
  expect([hasRole('anything'), hasRole(['x', 'REP']), hasPermission('any:thing:else')]).toEqual([false, true, true]);
  await asUser({});
  expect([hasPermission('visits:visit:list'), hasPermission('visits:visit:export')]).toEqual([true, false]);
});

test('R5.5 checks without values raise an error', () => {
  for (const check of [hasRole, hasPermission, hasButton]) {
    expect(() => check([])).toThrow('at least one value');
    expect(() => check('')).toThrow('at least one value');
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Allowed>x</Allowed>)).toThrow('needs a role');
  expect(() => render(<Allowed role={[]}>x</Allowed>)).toThrow('at least one value');
});

test('GEN-09 R5.5 elements are removed when the user lacks role, permission or button path', async () => {
  await asUser({});
  setSession({ buttons: ['/customer/export'] });
  render(
    <>
      <Allowed role="REP">role</Allowed>
      <Allowed role={['DSM', 'RSM']}>no role</Allowed>
      <Allowed permission="visits:visit:list">permission</Allowed>
      <Allowed permission="visits:visit:export">no permission</Allowed>
      <Allowed button="/customer/export">button</Allowed>
      <Allowed button="/customer/import">no button</Allowed>
      <Allowed role="REP" button="/customer/import">
        not both
      </Allowed>
    </>,
  );
  expect(document.body.textContent).toBe('rolepermissionbutton');
  expect(screen.queryByText('no role')).toBeNull();
});

test('GEN-09 R6.3 an action is on the page only with its permission and its BUTTON entry, for the administrator as well', async () => {
  const visit = 'customer:visits:write';
  const path = '/customer/visitTeamManager/myVisit/add';
  await asUser({ permissions: [visit] });
  const shown = (buttons: string[]): boolean[] => {
    setSession({ buttons });
    return [hasPermission(visit), hasPermission('customer:visits:read')];
  };
  expect(shown([path])).toEqual([true, false]);
  expect(shown([])).toEqual([false, false]);
  await asUser({ permissions: [] });
  expect(shown([path])).toEqual([false, false]);
  await asUser({ roles: [role('admin')], permissions: ['*:*:*'] });
  expect(shown([])).toEqual([false, true]);
  expect(shown([path])).toEqual([true, true]);
  // A switched-off entry never closes the place where it is switched on again.
  expect(hasPermission('admin:menus:write')).toBe(true);
});

test('R7.5 both logout calls are made with the token before local tokens are cleared', async () => {
  await asUser({});
  localStorage.setItem('caCache', '{}');
  const held: (string | null)[] = [];
  const table = { [`${system}/logout`]: { done: true }, [`${system}/user/logout`]: { done: true } };
  server.answer((request, response) => {
    held.push(localStorage.getItem('tokenInfo'));
    return serve(table)(request, response);
  });
  const told = vi.fn();
  const stop = onSignOut(told);
  server.received.length = 0;
  await logout();
  stop();
  expect(paths()).toEqual([`POST ${system}/logout`, `POST ${system}/user/logout`]);
  expect(received().map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(held.every((text) => text?.includes('token-1'))).toBe(true);
  expect([currentToken(), localStorage.getItem('caCache'), getSession().user]).toEqual([null, null, null]);
  expect(told).toHaveBeenCalledOnce();
  expect(left).toEqual([`${server.origin}/pc/`]);
});

test('R7.5 a server that refuses the logout calls keeps nobody signed in', async () => {
  connect({ interfaceAddress: `${server.origin}/prod-api` });
  server.answer((_, response) => json(response, {}, 401));
  await logout();
  expect(paths()).toHaveLength(2);
  expect(currentToken()).toBeNull();
});

test('GEN-22 R4.3 R8.1 a 401 that cannot be refreshed logs out, reloads and leaves its words for the sign-in page', async () => {
  startSession();
  connect({ interfaceAddress: `${server.origin}/prod-api` });
  server.answer((_, response) => json(response, {}, 401));
  await expect(call(userEndpoints.findInfo, {})).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(left).toEqual([`${server.origin}/pc/`]));
  expect(paths()).toEqual([`GET ${system}/user/info`, `POST ${system}/logout`, `POST ${system}/user/logout`]);
  expect(currentToken()).toBeNull();
  expect(signInNote()).toBe('登录已失效，请重新登录');
  forgetSignInNote();
  expect(signInNote()).toBeNull();
});

test('GEN-36 LEF-09 R9.10 page titles are sent by a heartbeat with the user token, and only after consent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1_000_000 });
  writeToken('token-1', 600, 1_000_000);
  connect({ interfaceAddress: `${server.origin}/prod-api` });
  server.answer((_, response) => ok(response, { done: true }));
  reportPage('工作台');
  const stop = startUsage(60_000);
  reportPage('我的客户');
  vi.advanceTimersByTime(20_000);
  reportPage('任务');
  vi.advanceTimersByTime(40_000);
  await vi.waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toMatchObject({ method: 'POST', path: `${system}/usage/heartbeat` });
  expect(received()[0]!.headers.authorization).toBe('Bearer token-1');
  expect(JSON.parse(received()[0]!.body)).toEqual({
    pages: [
      { title: '我的客户', seconds: 20 },
      { title: '任务', seconds: 40 },
    ],
  });
  stop();
  vi.advanceTimersByTime(120_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received()).toHaveLength(1);
});

test('R9.10 usage is told only where the installation tracks it and the user agreed, until the user takes it back', async () => {
  connect({ enterpriseId: '1', userId: '7' });
  agreeToUsage(true);
  expect([isUsageOffered(), hasAgreedToUsage()]).toEqual([false, true]);
  const stop = followUsage();
  agreeToUsage(false);
  expect(hasAgreedToUsage()).toBe(false);
  stop();
});
