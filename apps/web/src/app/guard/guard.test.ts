// Holds the start-up guard: its exact skip list, its order, its failures, and the ways in (specification 2.1).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInMode } from '../../features/sessions/index.ts';
import { getSession, useSession } from '../../lib/session/index.ts';
import { clearTokens, currentToken, writeToken } from '../../lib/storage/index.ts';
import { rooms } from '../rooms.ts';
import { forgetFacts, useFactsStore } from './facts-store.ts';
import { openPaths } from './open-paths.ts';
import { startUp } from './start-up.ts';

// A small server that speaks the three calls, so that the real client, store and guard run as they are.
const asked: string[] = [];
let broken = '';
let server: Server;

const enterprise = {
  name: '维立医药',
  enName: 'Weili',
  id: '1',
  domain: 'localhost',
  realm: 'weili',
  interfaceAddress: '/prod-api',
  authAddress: '/auth',
  clientId: 'yijian-web',
  siteId: 's',
  settings: {},
};
const user = {
  id: '7',
  username: 'chen.yizhou',
  userName: '陈亦舟',
  firstName: '陈亦舟',
  enName: 'Chen Yizhou',
  email: null,
  phone: null,
  avatar: null,
  enabled: true,
  language: 'zh',
  workId: null,
  department: null,
  officeName: '',
  dataRange: 'OWN',
  roles: [],
  permissions: [],
  groups: [],
  enterpriseVO: { id: '1', name: '维立医药', enName: 'Weili' },
};
const answers: Record<string, unknown> = {
  'enterprise/find': [enterprise],
  'user/info': user,
  'menu/all/tree': [],
  'menu/user/all': [],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = Object.keys(answers).find((one) => request.url?.includes(one)) ?? '';
    if (name) asked.push(name);
    const status = name === broken ? 500 : 200;
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify({ code: status, message: 'x', result: answers[name] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/pc/dashboard`,
  );
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  broken = '';
  clearTokens();
  forgetFacts();
  useSession.setState({ enterprise: null, user: null, menus: [], buttons: [] });
});

describe('start-up guard', () => {
  test('GEN-10 WEC-04 R2.2 exactly the specified paths are open, and each is a declared page', () => {
    const alternate = rooms
      .filter((route) => route.screen === 'login' && route.path !== '/login')
      .map((route) => route.path);
    expect([...openPaths].toSorted()).toEqual(
      [
        ...alternate,
        '/404',
        '/logout',
        '/initWecom',
        '/wecomCode',
        '/doctorChatLogin',
        '/doctorLogin',
        '/registerDoctor',
      ].toSorted(),
    );
    for (const path of openPaths)
      expect(rooms.some((route) => route.path === path && route.layout === 'public')).toBe(true);
  });

  test('R2.3 enterprise, then user, then generated routes', async () => {
    writeToken('token', 600);
    expect(await startUp('/dashboard')).toEqual({ outcome: 'ready' });
    expect(asked.slice(0, 2)).toEqual(['enterprise/find', 'user/info']);
    expect(asked.slice(2).toSorted()).toEqual(['menu/all/tree', 'menu/user/all']);
    expect(useFactsStore.getState().facts?.user.id).toBe('7');
  });

  test.each(['enterprise/find', 'user/info', 'menu/all/tree'])(
    'R2.4 when %s fails, the user is cleared and sent to /404',
    async (call) => {
      broken = call;
      writeToken('token', 600);
      const result = await startUp('/dashboard');
      expect(result).toMatchObject({ outcome: 'go' });
      expect('path' in result && result.path.startsWith('/404')).toBe(true);
      expect(currentToken()).toBeNull();
      expect(useFactsStore.getState().facts).toBeNull();
    },
  );

  test('R2.2 somebody signed out reads a public page once the enterprise is known', async () => {
    expect(await startUp('/login', true)).toEqual({ outcome: 'open' });
    expect(await startUp('/privacyAgreement', true)).toEqual({ outcome: 'open' });
    expect(asked).toContain('enterprise/find');
    expect(asked).not.toContain('user/info');
    broken = 'enterprise/find';
    useSession.setState({ enterprise: null });
    expect(await startUp('/login', true)).toMatchObject({ outcome: 'go' });
  });

  test('WEC-05 R2.5 a named host, the flag and the container choose enterprise chat; otherwise single sign-on', async () => {
    writeToken('token', 600);
    await startUp('/dashboard');
    const known = getSession().enterprise;
    if (!known) throw new Error('the enterprise was not loaded');
    expect(signInMode(known, 'crm.example')).toBe('single-sign-on');
    const named = { ...known, settings: { enterpriseChatHosts: ['chat.example'] } };
    expect(signInMode(named, 'chat.example')).toBe('enterprise-chat');
    expect(signInMode(named, 'crm.example')).toBe('single-sign-on');
    localStorage.setItem('normalLogin', 'true');
    expect(signInMode(known, 'crm.example')).toBe('enterprise-chat');
    localStorage.removeItem('normalLogin');
  });

  test('LEF-01 WEC-05 WEC-06 R2.5 somebody signed out is sent to /initWecom on a named host and after a normal login, with the page that was wanted', async () => {
    const wanted = '/content/contentCenter?channel=CASE';
    const initWecom = { outcome: 'go', path: `/initWecom?redirect=${encodeURIComponent(wanted)}` };
    await startUp('/login', true);
    const known = getSession().enterprise!;
    useSession.setState({
      enterprise: { ...known, settings: { enterpriseChatHosts: [window.location.hostname] } },
    });
    expect(await startUp(wanted)).toEqual(initWecom);
    useSession.setState({ enterprise: known });
    localStorage.setItem('normalLogin', 'true');
    try {
      expect(await startUp(wanted)).toEqual(initWecom);
    } finally {
      localStorage.removeItem('normalLogin');
    }
    expect(asked).not.toContain('user/info');
  });
});
