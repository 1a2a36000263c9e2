// Organisations through the calls: add, move, delete with everything below (specification 3; R8.4).
import { organizationAdminEndpoints as calls, type NewOrganization } from '@yijian/contract/administration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const sample = (code: string, change: Partial<NewOrganization> = {}): NewOrganization => ({
  name: `组织${code}`,
  enName: `Organization ${code}`,
  code,
  type: 'TEAM',
  sort: 9,
  parentId: null,
  leaderId: null,
  regionCodes: ['310000'],
  ...change,
});
const add = async (code: string, parentId: string | null = null) =>
  (await admin.call(calls.addOrganization, { body: sample(code, { parentId }) })).body.result;
const find = async (id: string) => (await admin.call(calls.findOrganization, { params: { id } })).body.result;

describe('adding and changing', () => {
  test('an organization keeps every field, stands one grade below its parent and is audited', async () => {
    const [{ id: leaderId }] = await app.owner<[{ id: string }]>`
      select u.id from users u join enterprises e on e.id = u.enterprise_id where u.login = 'zhou.minxing' and e.realm = 'weili'`;
    const top = await add('T-TOP');
    const body = sample('T-ONE', { parentId: top.id, leaderId });
    const { id } = (await admin.call(calls.addOrganization, { body })).body.result;
    expect(await find(id)).toMatchObject({ ...body, id, grade: 2, leaderName: '周敏行', userCount: 0 });
    const listed = (await admin.call(calls.listOrganizations)).body.result;
    expect(listed.find((one) => one.id === id)).toEqual(await find(id));
    const graded = { ...sample('T-GRADED', { parentId: top.id }), grade: 5 };
    const given = (await admin.call(calls.addOrganization, { body: graded })).body.result;
    expect((await find(given.id)).grade).toBe(5);
    const audited = await app.owner`
      select a.action, u.login from audit_log a join users u on u.id = a.user_id
      where a.table_name = 'organizations' and a.row_id = ${id}`;
    expect(audited).toEqual([expect.objectContaining({ action: 'insert', login: 'admin' })]);
  });

  test('wrong input names its field', async () => {
    const wrong = async (change: object) => {
      const { status, body } = await admin.call(calls.addOrganization, {
        body: { ...sample('T-WRONG'), ...change },
      });
      return [status, body.fields?.[0]?.field];
    };
    expect(await wrong({ name: ' ' })).toEqual([400, 'body.name']);
    expect(await wrong({ enName: '' })).toEqual([400, 'body.enName']);
    expect(await wrong({ type: 'CLUB' })).toEqual([400, 'body.type']);
    expect(await wrong({ regionCodes: ['上海'] })).toEqual([400, 'body.regionCodes.0']);
    expect(await wrong({ regionCodes: ['310000', '999999'] })).toEqual([400, 'body.regionCodes']);
    expect(await wrong({ parentId: '999999999' })).toEqual([400, 'body.parentId']);
    expect(await wrong({ leaderId: '999999999' })).toEqual([400, 'body.leaderId']);
    await add('T-TAKEN');
    expect(await wrong({ code: 'T-TAKEN' })).toEqual([409, 'body.code']);
  });

  test('regions are provinces and cities that exist; a county or an invented code is named', async () => {
    const put = (regionCodes: string[]) =>
      admin.call(calls.addOrganization, { body: sample('T-REGIONS', { regionCodes }) });
    for (const code of ['999999', '310101']) {
      const { status, body } = await put(['310000', code]);
      expect([status, body.error]).toEqual([400, 'administration.regionsUnknown']);
      expect(body.message).toContain(code);
      expect(body.message).not.toContain('310000');
    }
    expect((await put(['310000', '320100'])).status).toBe(200);
    const { id, version } = (await admin.call(calls.listOrganizations)).body.result.find(
      (one) => one.code === 'T-REGIONS',
    )!;
    const body = { ...sample('T-REGIONS', { regionCodes: ['999999'] }), version };
    const changed = await admin.call(calls.changeOrganization, { params: { id }, body });
    expect(changed.body.error).toBe('administration.regionsUnknown');
  });

  test('two administrators: the second change of the same version is refused', async () => {
    const { id, version } = await add('T-RACE');
    const change = (name: string) =>
      admin.call(calls.changeOrganization, { params: { id }, body: { ...sample('T-RACE', { name }), version } });
    expect((await change('先')).status).toBe(200);
    const late = await change('后');
    expect([late.status, late.body.error]).toEqual([409, 'administration.changedMeanwhile']);
    expect((await find(id)).name).toBe('先');
  });
});

describe('moving', () => {
  test('an organization moves with what is below it, and every grade follows', async () => {
    const [home, branch] = [await add('M-HOME'), await add('M-BRANCH')];
    const leaf = await add('M-LEAF', branch.id);
    const body = { ...sample('M-BRANCH', { parentId: home.id }), version: branch.version };
    expect((await admin.call(calls.changeOrganization, { params: { id: branch.id }, body })).status).toBe(200);
    expect([(await find(branch.id)).grade, (await find(leaf.id)).grade]).toEqual([2, 3]);
  });

  test('nothing moves under itself or below itself', async () => {
    const top = await add('C-TOP');
    const middle = await add('C-MIDDLE', top.id);
    const low = await add('C-LOW', middle.id);
    for (const parentId of [top.id, middle.id, low.id]) {
      const body = { ...sample('C-TOP', { parentId }), version: top.version };
      const { status, body: answer } = await admin.call(calls.changeOrganization, { params: { id: top.id }, body });
      expect([status, answer.error]).toEqual([400, 'administration.underItself']);
      expect(answer.fields?.[0]?.field).toBe('body.parentId');
    }
    expect((await find(top.id)).parentId).toBeNull();
  });
});

describe('deleting', () => {
  const remove = (id: string, withBelow: boolean) =>
    admin.call(calls.deleteOrganization, { params: { id }, query: { withBelow } });

  test('R8.4 all sub-organizations go with it, once that is agreed', async () => {
    const top = await add('D-TOP');
    const middle = await add('D-MIDDLE', top.id);
    await add('D-LOW', middle.id);
    const unasked = await remove(top.id, false);
    expect([unasked.status, unasked.body.error]).toEqual([409, 'administration.hasBelow']);
    expect(unasked.body.message).toContain('2');
    expect((await remove(top.id, true)).body.result).toEqual({ deleted: 3 });
    const left = (await admin.call(calls.listOrganizations)).body.result.filter((one) => one.code.startsWith('D-'));
    expect(left).toEqual([]);
  });

  test('R8.4 it is refused while users are in it or below, and says how many', async () => {
    const all = (await admin.call(calls.listOrganizations)).body.result;
    const company = all.find((one) => one.parentId === null && one.type === 'COMPANY')!;
    const total = all.filter((one) => !/^[A-Z]-/.test(one.code)).reduce((whole, one) => whole + one.userCount, 0);
    const { status, body } = await remove(company.id, true);
    expect([status, body.error]).toEqual([409, 'administration.organizationInUse']);
    expect(body.message).toContain(` ${total} `);
    expect(await find(company.id)).toMatchObject({ id: company.id });
  });

  test('it is refused while a role belongs to it', async () => {
    const { id } = await add('D-ROLE');
    await app.owner`
      insert into roles (enterprise_id, code, name, en_name, organization_id)
      select enterprise_id, 'OF_ORG', '甲', 'A', ${id} from organizations where id = ${id}`;
    const { status, body } = await remove(id, true);
    expect([status, body.error]).toEqual([409, 'administration.organizationReferred']);
  });
});
