// The signed-in user, colleagues and the own profile.
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { maskPhone } from '../../platform/secrets/index.ts';

let app: TestApp;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

async function idOf(login: string, realm = 'weili'): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    select u.id from users u join enterprises e on e.id = u.enterprise_id where u.login = ${login} and e.realm = ${realm}`;
  return row!.id;
}
const info = async (caller: Caller) => (await caller.call(userEndpoints.findInfo)).body.result;

describe('user info', () => {
  test('R6.1 a representative sees the own data, roles, permissions and enterprise', async () => {
    const user = await info(rep);
    expect(user).toMatchObject({
      username: 'chen.yizhou',
      firstName: '陈亦舟',
      userName: '陈亦舟',
      enabled: true,
      enterpriseVO: { name: '维立医药' },
    });
    expect(user.roles.map((role) => role.code)).toContain('REP');
    expect(user.permissions).not.toContain('*:*:*');
    expect(user.groups.length).toBeGreaterThan(1);
    expect((await info(await app.as('admin'))).permissions).toContain('*:*:*');
  });

  test('GEN-39 R6.2 MAF sits in the office MSL, others in their organisation', async () => {
    expect((await info(await app.as('lin.zhiyuan'))).officeName).toBe('MSL');
    const user = await info(rep);
    expect(user.officeName).toBe(user.groups[0]!.name);
  });

  test('R6.2 a user without roles has the default role', async () => {
    await app.owner`
      insert into users (enterprise_id, login, first_name) select id, 'no.roles', '无角色' from enterprises where realm = 'weili'`;
    const user = await info(await app.as('no.roles'));
    expect(user.roles.map((role) => role.code)).toEqual(['default']);
    expect(user.officeName).toBe('');
  });

  test("one's own number is read whole, a number of which only the mask is kept as its mask", async () => {
    expect((await info(rep)).phone).toMatch(/^\+?\d{11,15}$/);
    const id = await idOf('chen.yizhou');
    await app.owner`delete from personal_values where table_name = 'users' and row_id = ${id}`;
    await app.owner`update users set masked_phone = '138****5678' where id = ${id}`;
    expect((await info(rep)).phone).toBe('138****5678');
    expect(['+8613812345678', '021-55554444', '', null].map(maskPhone)).toEqual(['138****5678', '****44', null, null]);
  });

  test('no token is 401, a token of another enterprise too', async () => {
    expect((await app.anonymous().call(userEndpoints.findInfo)).status).toBe(401);
    const foreign = await app.as('tang.ke', 'kanglan');
    expect((await rep.call(userEndpoints.findInfo, {}, { authorization: `Bearer ${foreign.token}` })).status).toBe(401);
  });
});

describe('colleagues', () => {
  test('R7.6 page 0 of 1,000 gives everyone else in the enterprise and nobody of another', async () => {
    const userId = await idOf('chen.yizhou');
    const { status, body } = await rep.call(userEndpoints.listColleagues, {
      params: { userId },
      query: { page: 0, seize: 1000 },
    });
    expect(status).toBe(200);
    const [{ total }] = (await app.owner`
      select count(*)::int as total from users u join enterprises e on e.id = u.enterprise_id
      where e.realm = 'weili' and u.is_enabled and u.user_type = 'STAFF' and u.id <> ${userId}`) as unknown as [
      { total: number },
    ];
    expect(body.result.totalElements).toBe(total);
    const names = body.result.content.map((one) => one.firstName);
    expect(names).toContain('周敏行');
    expect(names).not.toContain('唐可');
    expect(Object.keys(body.result.content[0]!).toSorted()).toEqual(['avatar', 'enName', 'firstName', 'groups', 'id']);
  });

  test('pages follow each other and count the whole', async () => {
    const params = { userId: await idOf('chen.yizhou') };
    const first = (await rep.call(userEndpoints.listColleagues, { params, query: { page: 0, seize: 2 } })).body.result;
    const second = (await rep.call(userEndpoints.listColleagues, { params, query: { page: 1, seize: 2 } })).body.result;
    expect(new Set([...first.content, ...second.content].map((one) => one.id)).size).toBe(4);
    expect(first.totalElements).toBeGreaterThan(4);
  });

  test('more than 1,000, and a user of another enterprise', async () => {
    const params = { userId: await idOf('chen.yizhou') };
    const wrong = await rep.call(userEndpoints.listColleagues, { params, query: { seize: 1001 } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.seize']);
    const foreign = await rep.call(userEndpoints.listColleagues, {
      params: { userId: await idOf('tang.ke', 'kanglan') },
    });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'users.notFound']);
  });
});

describe('looking users up', () => {
  test('one user by id, phone masked; a foreign one like one that does not exist', async () => {
    const id = await idOf('zhou.minxing');
    await app.owner`update users set masked_phone = '139****5678' where id = ${id}`;
    const found = await rep.call(userEndpoints.find, { query: { id } });
    expect(found.body.result).toMatchObject({ id, firstName: '周敏行', phone: '139****5678' });
    expect(found.body.result.roles.map((role) => role.code)).toContain('DSM');
    const foreign = await rep.call(userEndpoints.find, { query: { id: await idOf('tang.ke', 'kanglan') } });
    const madeUp = await rep.call(userEndpoints.find, { query: { id: '999999999' } });
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...madeUp.body, requestId: '' });
    expect(foreign.status).toBe(404);
    expect((await rep.call(userEndpoints.find, { query: { id: 'x' } })).body.fields?.[0]?.field).toBe('query.id');
  });

  test('users with their roles, all or those of a role', async () => {
    const all = (await rep.call(userEndpoints.listUserRoles)).body.result;
    const managers = (await rep.call(userEndpoints.listUserRoles, { query: { roleCode: ['DSM', 'RSM'] } })).body.result;
    expect(all.length).toBeGreaterThan(managers.length);
    expect(managers.map((one) => one.firstName)).toEqual(expect.arrayContaining(['周敏行', '顾长风']));
    expect(managers.find((one) => one.firstName === '周敏行')?.enName).toBe('Minxing Zhou');
    for (const one of managers) expect(one.roles.some((role) => ['DSM', 'RSM'].includes(role.code))).toBe(true);
  });
});

describe('own profile', () => {
  test('language, avatar and e-mail change and nothing else; an empty text clears', async () => {
    const before = await info(rep);
    const changed = await rep.call(userEndpoints.updateProfile, {
      body: { language: 'en', email: 'a@b.cn', avatar: '/prod-api/file/1.png' },
    });
    expect(changed.body.result).toEqual({ ...before, language: 'en', email: 'a@b.cn', avatar: '/prod-api/file/1.png' });
    const cleared = await rep.call(userEndpoints.updateProfile, { body: { email: '' } });
    expect(cleared.body.result).toMatchObject({ email: null, language: 'en', avatar: '/prod-api/file/1.png' });
    const [audit] =
      await app.owner`select new_values from audit_log where table_name = 'users' order by id desc limit 1`;
    expect(audit!['new_values']).toMatchObject({ email: null });
  });

  test.each([
    ['body.language', { language: 'fr' }],
    ['body.email', { email: 'nobody' }],
    ['body.avatar', { avatar: 'https://elsewhere.example/a.png' }],
    ['body.avatar', { avatar: '//elsewhere.example/a.png' }],
    ['body.avatar', { avatar: '/a/../../b' }],
    ['body.roles', { roles: 'admin' }],
    ['body.is_enabled', { is_enabled: 'false' }],
  ])('%s is refused by name', async (field, body) => {
    const wrong = await rep.call(userEndpoints.updateProfile, { body });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, field]);
  });
});
