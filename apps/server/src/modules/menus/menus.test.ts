// The menu of each user, through the real server and rows.
import { menuEndpoints, type MenuItem } from '@yijian/contract/menus';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
const specified = { ignorePermission: false, view: 'pc' };
const buttons = { ...specified, type: 'BUTTON', status: true } as const;

/** The entries of weili that hang under roles of a user. */
async function heldBy(login: string): Promise<Set<string>> {
  const rows = await app.owner<{ id: string }[]>`
    select rm.menu_id as id from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join role_menus rm on rm.enterprise_id = ur.enterprise_id and rm.role_id = ur.role_id
    join enterprises e on e.id = u.enterprise_id and e.realm = 'weili'
    where u.login = ${login}`;
  return new Set(rows.map((row) => row.id));
}

describe('menu tree', () => {
  test('MTG-17 2.3 the entries below meetings stand in the order of the specification', async () => {
    const { body } = await admin.call(menuEndpoints.listTree, { query: specified });
    const meeting = flat(body.result).find(({ type, path }) => type === 'MENU' && path === '/meeting')!;
    const pages = meeting.children.filter(({ type, path }) => type === 'MENU' && path.startsWith('/meeting/'));
    const order =
      'apply approve payment paymentApprove paymentApprovalDetail met ccio ' +
      'speaker speakerManager speakerApprove speakerAdd speakerDetail speakerApproveDetail ' +
      'medicalLibrary budgetIndex institution supplier meetDetail approvalDetail meeting-form';
    expect(pages.map(({ path }) => path.slice('/meeting/'.length)).join(' ')).toBe(order);
  });

  test('MTG-01 MTG-02 APR-01 CFM-01 the menu of meetings names each of its functions in both languages', async () => {
    const { body } = await admin.call(menuEndpoints.listTree, { query: specified });
    const { children } = flat(body.result).find(({ type, path }) => type === 'MENU' && path === '/meeting')!;
    const lines = children.filter(({ type, isHidden }) => type === 'MENU' && !isHidden);
    expect(lines.map(({ path, name, enName }) => [path.slice('/meeting/'.length), name, enName])).toEqual([
      ['apply', '会议申请', 'Meeting applications'],
      ['approve', '会议审批', 'Meeting approvals'],
      ['payment', '会议付款', 'Payments'],
      ['paymentApprove', '付款审批', 'Payment approvals'],
      ['met', '客户', 'Customer'],
      ['ccio', '成本中心与订单', 'Cost centers and orders'],
      ['speaker', '讲者', 'Speakers'],
      ['speakerManager', '讲者管理', 'Speaker management'],
      ['speakerApprove', '讲者审批', 'Speaker approvals'],
      ['medicalLibrary', '医学资料库', 'Medical library'],
      ['budgetIndex', '会议预算', 'Meeting budgets'],
      ['institution', '合作机构', 'Institutions'],
      ['supplier', '供应商', 'Suppliers'],
    ]);
  });

  test('MTG-10 MTG-13 MTG-15 the form and the details of meetings on the top level have no visible entry', async () => {
    const { body } = await admin.call(menuEndpoints.listTree, { query: specified });
    const paths = ['/meeting-form', '/meeting-detail', '/approval-detail'];
    const entries = flat(body.result).filter(({ path }) => paths.includes(path));
    expect(entries.map(({ path, isHidden }) => [path, isHidden])).toEqual(paths.map((path) => [path, true]));
  });

  test('APR-07 PAY-01 PAY-05 PAY-11 approvals, payments and approvals of payments are functions of their own with their pages in order', async () => {
    const { body } = await admin.call(menuEndpoints.listTree, { query: specified });
    const entry = (path: string) => flat(body.result).find((one) => one.type === 'MENU' && one.path === path)!;
    const pagesOf = (path: string): string[] =>
      entry(path).children.flatMap((one) => (one.type === 'TAG' ? [one.path.slice(path.length + 1)] : []));
    expect(pagesOf('/meeting/approve')).toEqual(['pendingApproved', 'doneApproved', 'myApproved']);
    expect(pagesOf('/meeting/payment')).toEqual(['submitted', 'myApproval']);
    expect(pagesOf('/meeting/paymentApprove')).toEqual(['pendingApproved', 'doneApproved']);
    expect([entry('/meeting/payment').code, entry('/meeting/paymentApprove').code]).toEqual([
      'meeting:meeting-payments:read',
      'meeting:meeting-payments:approve',
    ]);
  });

  test('GEN-38 R3.1 R7.6 every entry carries the fields of the specification', async () => {
    const { status, body } = await rep.call(menuEndpoints.listTree, { query: specified });
    expect(status).toBe(200);
    const entries = flat(body.result);
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      expect(['MENU', 'TAG', 'BUTTON']).toContain(entry.type);
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining([
          'path',
          'code',
          'name',
          'enName',
          'api',
          'isHidden',
          'attributes',
          'children',
          'icon',
          'sort',
          'alwaysShow',
          'dashboardId',
          'shortTitle',
        ]),
      );
      expect(entry.initials).toMatch(/^[a-z0-9\W]+$/);
    }
  });

  test('R6.3 a representative gets what the roles hold and the way to it, an administrator everything', async () => {
    const held = await heldBy('chen.yizhou');
    const own = flat((await rep.call(menuEndpoints.listTree, { query: specified })).body.result);
    const all = flat((await admin.call(menuEndpoints.listTree, { query: specified })).body.result);
    for (const entry of own)
      expect(held.has(entry.id) || (entry.code === null && entry.children.length > 0), entry.path).toBe(true);
    expect(all.length).toBeGreaterThan(own.length);
  });

  test('a parent whose children are all forbidden is left out, and back when one is allowed', async () => {
    const [parent] = await app.owner<{ id: string; enterprise_id: string }[]>`
      insert into menus (enterprise_id, type, path, name, en_name)
      select id, 'MENU', '/test-parent', '测试', 'Test' from enterprises where realm = 'weili' returning id, enterprise_id`;
    const [child] = await app.owner<{ id: string }[]>`
      insert into menus (enterprise_id, parent_id, type, path, name, en_name, code)
      values (${parent!.enterprise_id}, ${parent!.id}, 'MENU', '/test-parent/child', '子页', 'Child', 'test:test:read') returning id`;
    const grant = (id: string) => app.owner`
      insert into role_menus (enterprise_id, role_id, menu_id)
      select enterprise_id, id, ${id} from roles where enterprise_id = ${parent!.enterprise_id} and code = 'REP'`;
    const paths = async () => flat((await rep.call(menuEndpoints.listTree)).body.result).map((entry) => entry.path);
    await grant(parent!.id);
    expect(await paths()).not.toContain('/test-parent');
    await grant(child!.id);
    expect(await paths()).toEqual(expect.arrayContaining(['/test-parent', '/test-parent/child']));
    await app.owner`update menus set status = false where enterprise_id = ${parent!.enterprise_id} and id = ${child!.id}`;
    expect(await paths()).not.toContain('/test-parent');
    await app.owner`delete from menus where enterprise_id = ${parent!.enterprise_id} and id = ${parent!.id}`;
  });

  test('ignorePermission is for administrators', async () => {
    const query = { ...specified, ignorePermission: true };
    const refused = await rep.call(menuEndpoints.listTree, { query });
    expect([refused.status, refused.body.error]).toEqual([403, 'core.forbidden']);
    expect((await rep.call(menuEndpoints.listOwn, { query })).status).toBe(403);
    expect((await admin.call(menuEndpoints.listTree, { query })).status).toBe(200);
  });

  test('wrong input names the field, no token is 401', async () => {
    const wrong = await rep.call(menuEndpoints.listTree, {
      query: { ignorePermission: 'maybe', view: 'PC!', other: 1 },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields?.map((fault) => fault.field).toSorted()).toEqual([
      'query.ignorePermission',
      'query.other',
      'query.view',
    ]);
    expect((await app.anonymous().call(menuEndpoints.listTree)).status).toBe(401);
  });

  test('another enterprise has a menu of its own', async () => {
    const foreign = await app.as('tang.ke', 'kanglan');
    const ids = new Set(flat((await admin.call(menuEndpoints.listTree)).body.result).map((entry) => entry.id));
    const theirs = flat((await foreign.call(menuEndpoints.listTree)).body.result);
    expect(theirs.length).toBeGreaterThan(5);
    expect(theirs.filter((entry) => ids.has(entry.id))).toEqual([]);
  });
});

describe('menu list', () => {
  test('GEN-09 R6.3 R7.6 the buttons of the user come flat, with their paths', async () => {
    const { status, body } = await rep.call(menuEndpoints.listOwn, { query: buttons });
    expect(status).toBe(200);
    expect(body.result.length).toBeGreaterThan(0);
    const held = await heldBy('chen.yizhou');
    for (const entry of body.result) {
      expect(entry).toMatchObject({ type: 'BUTTON', children: [] });
      expect(held.has(entry.id)).toBe(true);
    }
    const all = await admin.call(menuEndpoints.listOwn, { query: buttons });
    expect(all.body.result.length).toBeGreaterThan(body.result.length);
  });

  test('a wrong type names the field', async () => {
    const wrong = await rep.call(menuEndpoints.listOwn, { query: { type: 'LINK' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.type']);
  });
});
