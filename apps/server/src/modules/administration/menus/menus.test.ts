// Menu entries through the calls: what they may name, moving, deleting, and the menu of a signed-in user (specification 3, 6; R6.3, R8.4).
import { menuAdminEndpoints as calls, roleAdminEndpoints, type NewMenu } from '@yijian/contract/administration';
import { enterpriseAdminEndpoints } from '@yijian/contract/enterprises';
import { menuEndpoints, type MenuItem } from '@yijian/contract/menus';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const sample = (path: string, change: Partial<NewMenu> = {}): NewMenu => ({
  parentId: null,
  type: 'MENU',
  name: '新菜单',
  enName: 'New menu',
  shortTitle: null,
  alwaysShow: false,
  dashboardId: null,
  path,
  code: null,
  api: null,
  icon: 'library',
  sort: 99,
  isVisible: true,
  status: true,
  attributes: [{ name: 'externalApi', value: 'false' }],
  ...change,
});
const add = async (path: string, change: Partial<NewMenu> = {}) =>
  (await admin.call(calls.addMenu, { body: sample(path, change) })).body.result;
const find = async (id: string) => (await admin.call(calls.findMenu, { params: { id } })).body.result;
const faultOf = async (path: string, change: Partial<NewMenu>) => {
  const { status, body } = await admin.call(calls.addMenu, { body: sample(path, change) });
  return [status, body.fields?.[0]?.field];
};
const flat = (items: readonly MenuItem[]): string[] => items.flatMap((item) => [item.path, ...flat(item.children)]);

test('R6.3 a new entry that a role is given appears in the menu of a signed-in user, and goes when switched off', async () => {
  const rep = await app.as('chen.yizhou');
  const paths = async () => flat((await rep.call(menuEndpoints.listTree, { query: {} })).body.result);
  expect(await paths()).not.toContain('/tools/board');
  const saved = await add('/tools/board', { api: 'https://example.org/board' });
  const role = (await admin.call(roleAdminEndpoints.listRoles)).body.result.find((one) => one.code === 'REP')!;
  const { menuIds, version } = (await admin.call(roleAdminEndpoints.findRole, { params: { id: role.id } })).body.result;
  const granted = { menuIds: [...menuIds, saved.id], version };
  await admin.call(roleAdminEndpoints.changeRoleMenus, { params: { id: role.id }, body: granted });
  await expect.poll(paths).toContain('/tools/board');
  const off = { ...sample('/tools/board', { status: false }), version: saved.version };
  expect((await admin.call(calls.changeMenu, { params: { id: saved.id }, body: off })).status).toBe(200);
  await expect.poll(paths).not.toContain('/tools/board');
});

describe('fields', () => {
  test('LEF-04 an entry keeps every field', async () => {
    const more = { shortTitle: '短', alwaysShow: true, dashboardId: 'board-7' };
    const body = sample('/kept/one', {
      type: 'TAG',
      code: 'kept:things:read',
      isVisible: false,
      api: 'http://reports.example.org/x',
      ...more,
    });
    const { id } = (await admin.call(calls.addMenu, { body })).body.result;
    expect(await find(id)).toMatchObject({ ...body, id });
    expect((await admin.call(calls.listMenus)).body.result).toContainEqual(await find(id));
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org/',
    '/\\example.org',
    '/inside',
    'https://example.org@evil.example/',
    'https://user:word@example.org/',
    'https:/\\example.org',
    'https://[::1]/',
    '/a\tb',
    'example.org',
  ])('the page %j is refused', async (api) => {
    expect(await faultOf('/bad/api', { api })).toEqual([400, 'body.api']);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    'http://icons.example.org/a.svg',
    'https://example.org/a.svg',
    'https://evil.example/a.svg',
    '//icons.example.org/a.svg',
    '../a.svg',
    'a b',
  ])('the icon %j is refused', async (icon) => {
    expect(await faultOf('/bad/icon', { icon })).toEqual([400, 'body.icon']);
  });

  test('R2.13 an http address of any named host and an icon name are taken, and pages may frame the host', async () => {
    expect(await faultOf('/good/one', { api: 'https://example.org/a?b=c#d' })).toEqual([200, undefined]);
    expect(
      await faultOf('/good/two', { api: 'http://new.example.org:8080/x', icon: 'https://icons.example.org/a.svg' }),
    ).toEqual([200, undefined]);
    expect(await faultOf('/good/three', { icon: 'badge-check' })).toEqual([200, undefined]);
    const found = async () => (await admin.call(enterpriseAdminEndpoints.findSettings)).body.result.frameHosts;
    await expect.poll(found).toEqual(expect.arrayContaining(['example.org', 'new.example.org:8080']));
  });

  test('wrong input names its field', async () => {
    expect(await faultOf('no-slash', {})).toEqual([400, 'body.path']);
    expect(await faultOf('//host/x', {})).toEqual([400, 'body.path']);
    expect(await faultOf('/w', { code: 'two:parts' })).toEqual([400, 'body.code']);
    expect(await faultOf('/w', { parentId: '999999999' })).toEqual([400, 'body.parentId']);
    expect(await faultOf('/w', { attributes: [{ name: '1x', value: '' }] })).toEqual([400, 'body.attributes.0.name']);
    await add('/w/taken');
    expect(await faultOf('/w/taken', {})).toEqual([409, 'body.path']);
  });

  test('two administrators: the second change of the same version is refused', async () => {
    const { id, version } = await add('/race/one');
    const change = (name: string) =>
      admin.call(calls.changeMenu, { params: { id }, body: { ...sample('/race/one', { name }), version } });
    expect((await change('先')).status).toBe(200);
    const late = await change('后');
    expect([late.status, late.body.error]).toEqual([409, 'administration.changedMeanwhile']);
  });
});

describe('the tree', () => {
  test('nothing stands below a button or below itself', async () => {
    const top = await add('/tree');
    const leaf = await add('/tree/leaf', { parentId: top.id });
    const push = await add('/tree/leaf/do', { parentId: leaf.id, type: 'BUTTON' });
    expect(await faultOf('/tree/x', { parentId: push.id })).toEqual([400, 'body.parentId']);
    for (const parentId of [top.id, leaf.id]) {
      const body = { ...sample('/tree', { parentId }), version: top.version };
      const { body: answer } = await admin.call(calls.changeMenu, { params: { id: top.id }, body });
      expect(answer.error).toBe('administration.underItself');
    }
    const asButton = { ...sample('/tree', { type: 'BUTTON' }), version: top.version };
    const refused = await admin.call(calls.changeMenu, { params: { id: top.id }, body: asButton });
    expect(refused.body.error).toBe('administration.parentIsButton');
  });

  test('R8.4 all children go with an entry, once that is agreed, and so does what roles held of them', async () => {
    const top = await add('/gone');
    const leaf = await add('/gone/leaf', { parentId: top.id });
    await add('/gone/leaf/do', { parentId: leaf.id, type: 'BUTTON' });
    await app.owner`
      insert into role_menus (enterprise_id, role_id, menu_id)
      select m.enterprise_id, r.id, m.id from menus m join roles r on r.enterprise_id = m.enterprise_id and r.code = 'REP'
      where m.id = ${leaf.id}`;
    const remove = (withBelow: boolean) =>
      admin.call(calls.deleteMenu, { params: { id: top.id }, query: { withBelow } });
    expect((await remove(false)).body.error).toBe('administration.hasBelow');
    expect((await remove(true)).body.result).toEqual({ deleted: 3 });
    expect(await app.owner`select 1 from role_menus where menu_id = ${leaf.id}`).toHaveLength(0);
    const audited = await app.owner`
      select 1 from audit_log where table_name = 'menus' and action = 'delete' and row_id = any(${[top.id, leaf.id]}::bigint[])`;
    expect(audited).toHaveLength(2);
  });
});
