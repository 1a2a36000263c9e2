// Menus of the session against a real server on this machine (specification 6.3, 7.6).
import type { MenuItem } from '@yijian/contract/menus';
import type { Window as HappyWindow } from 'happy-dom';
import type { UserInfo } from '@yijian/contract/users';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../tools/testing/servers/local-server.ts';
import { connect } from '../api/index.ts';
import { writeToken } from '../storage/index.ts';
import { buttonPathsOf, getSession, hasButton, loadMenus, sideMenuOf } from './index.ts';
import { openActs } from './permissions.ts';
import { nothingLoaded, setSession, type SessionUser } from './store.ts';

const system = '/prod-api/API-SYSTEM';
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
  writeToken('token-1', 600);
});
afterAll(() => server.close());

const item = (type: MenuItem['type'], path: string, children: MenuItem[] = []): MenuItem => ({
  id: '1',
  parentId: null,
  type,
  path,
  code: null,
  name: path,
  enName: path,
  shortTitle: null,
  api: null,
  icon: null,
  sort: 0,
  isHidden: false,
  alwaysShow: false,
  dashboardId: null,
  initials: '',
  attributes: [],
  children,
});

test('GEN-08 GEN-09 R6.3 R7.6 menus are asked with the specified queries; the side menu holds MENU and TAG, buttons are matched by path', async () => {
  const tree = [
    item('MENU', '/customer', [item('TAG', '/customer/mine'), item('BUTTON', '/customer/export')]),
    item('BUTTON', '/x'),
  ];
  const answers: Record<string, MenuItem[]> = {
    [`${system}/menu/all/tree`]: tree,
    [`${system}/menu/user/all`]: [item('BUTTON', '/customer/export'), item('MENU', '/y')],
  };
  server.answer(({ path }, response) => (path in answers ? ok(response, answers[path]) : json(response, {}, 404)));
  connect({ interfaceAddress: `${server.origin}/prod-api` });
  await loadMenus();
  const queries = Object.fromEntries(server.received.map(({ path, query }) => [path, query.toString()]));
  expect(queries).toEqual({
    [`${system}/menu/all/tree`]: 'ignorePermission=false&view=pc',
    [`${system}/menu/user/all`]: 'ignorePermission=false&type=BUTTON&view=pc&status=true',
  });
  const side = sideMenuOf(getSession().menus);
  expect(side.map(({ path, children }) => [path, children?.map((child) => child.path)])).toEqual([
    ['/customer', ['/customer/mine']],
  ]);
  expect(getSession().buttons).toEqual(['/customer/export']);
  expect([hasButton('/customer/export'), hasButton('/y')]).toEqual([true, false]);
  expect(buttonPathsOf(tree)).toEqual(['/customer/export', '/x']);
});

const needs = { recall: 'meeting:library:recall', edit: 'meeting:library:write' } as const;
const user = { permissions: Object.values(needs) as string[] } as UserInfo as SessionUser;

afterEach(() => setSession(nothingLoaded));

test('R6.3 of the acts a record offers, those stay whose BUTTON entry the user has; an act that needs none stays', () => {
  setSession({ user, buttons: ['/meeting/medicalLibrary/recall'] });
  expect(openActs(['recall', 'edit', 'download'], needs)).toEqual(['recall', 'download']);
  setSession({ buttons: [] });
  expect(openActs(['recall', 'edit', 'download'], needs)).toEqual(['download']);
});
