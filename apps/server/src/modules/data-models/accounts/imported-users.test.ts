// Users of a file in the product: one commit, first passwords, an undo, and nobody's rights beyond the own (specification 3, 5, 6; product 3.25).
import { roleAdminEndpoints as roles, userAdminEndpoints as users } from '@yijian/contract/administration';
import {
  dataModelEndpoints as data,
  firstPasswordEndpoints as passwords,
  userImportEndpoints as calls,
  type Upload,
} from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { isPassword } from '../../sessions/index.ts';

let app: TestApp;
let admin: Caller;
let clerk: Caller;
let top: string;

const heads = '登录名,姓名,角色编码,组织编码,部门,公司,工号,手机,邮箱,英文姓名,语言,用户类型,允许登录\n';

beforeAll(async () => {
  app = await startTestApp();
  // A clerk who may import users and nothing else of the console.
  await app.owner`
    with clerk as (insert into users (enterprise_id, login, first_name) values (1, 'hr.clerk', '人事') returning id),
      hr as (insert into roles (enterprise_id, code, name, en_name, data_range) values (1, 'HR', '人事专员', 'HR clerk', 'ALL') returning id),
      held as (insert into role_menus (enterprise_id, role_id, menu_id)
        select 1, hr.id, m.id from hr, menus m where m.enterprise_id = 1 and m.code = 'admin:users:import')
    insert into user_roles (enterprise_id, user_id, role_id) select 1, clerk.id, hr.id from clerk, hr`;
  [admin, clerk] = await Promise.all([app.as('admin'), app.as('hr.clerk')]);
  const [organization] = await app.owner<{ code: string }[]>`
    select code from organizations where enterprise_id = 1 and parent_id is null`;
  top = organization!.code;
});
afterAll(() => app.close());

type More = Partial<Pick<Upload, 'mode'>> & { as?: Caller };

const upload = (rows: string, { as = admin, ...fields }: More = {}) =>
  as.call(calls.upload, { body: { file: { name: 'users.csv', content: heads + rows }, model: 'users', ...fields } });
const commit = (batchId: string, as = admin) => as.call(calls.saveData, { body: { batchId } });
const undo = (id: string, as = admin) => as.call(calls.undo, { params: { id } });
const codesOf = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.body.result.firstFaults.map((row) => [row.row, row.faults.map((fault) => `${fault.column} ${fault.code}`)]);
const accountsOf = (batchId: string) => app.owner<{ id: string; login: string; [key: string]: unknown }[]>`
  select u.*, u.id::text as id, array(select r.code from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
    where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id order by r.code) as roles
  from users u where u.import_batch_id = ${batchId} order by u.login`;
const accountOf = async (login: string) => {
  const [row] = await app.owner<{ id: string; updated_at: Date; [key: string]: unknown }[]>`
    select u.*, u.id::text as id, array(select r.code from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
      where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id order by r.code) as roles
    from users u where u.enterprise_id = 1 and u.login = ${login}`;
  return row!;
};

describe('committing, first passwords, undoing', () => {
  it('stores the accounts with roles and organisation, each in the trail, all in one group', async () => {
    const rows = `in.one,甲一,"REP,DSM",${top},销售部,合作公司,W1,,in@example.org,Jia,英文,供应商,否\nin.two,甲二,REP,,,,,,,,,,\n`;
    const { id } = (await upload(rows)).body.result;
    const done = await commit(id);
    expect(done.body.result).toMatchObject({ state: 'DONE', createdCount: 2, updatedCount: 0, actions: ['undo'] });
    const [one, two] = await accountsOf(id);
    expect(one).toMatchObject({
      first_name: '甲一',
      department: '销售部',
      company: '合作公司',
      work_id: 'W1',
      email: 'in@example.org',
      en_name: 'Jia',
      language: 'en',
      user_type: 'VENDOR',
      may_log_in: false,
      is_enabled: true,
      roles: ['DSM', 'REP'],
      password_hash: null,
    });
    expect(one!['organization_id']).not.toBeNull();
    expect(two).toMatchObject({ language: 'zh', user_type: 'STAFF', may_log_in: true, roles: ['REP'] });
    const trail = await app.owner<{ table: string; request: string }[]>`
      select a.table_name as table, a.request_id as request from audit_log a join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
      where u.login = 'admin' and a.action = 'insert' and (a.row_id in ${app.owner([one!.id, two!.id])} and a.table_name = 'users'
        or a.table_name = 'user_roles' and a.new_values->>'user_id' in ${app.owner([one!.id, two!.id])})`;
    expect(trail.filter((entry) => entry.table === 'users')).toHaveLength(2);
    expect(trail.filter((entry) => entry.table === 'user_roles')).toHaveLength(3);
    expect(new Set(trail.map((entry) => entry.request)).size).toBe(1);
    expect((await undo(id)).body.result.state).toBe('UNDONE');
    expect(await accountsOf(id)).toEqual([]);
  });

  it('R5.1 gives out a one-time password to whoever may sign in, to be changed at the first sign-in, and anew until then', async () => {
    const { id } = (await upload('pw.one,乙一,REP,,,,W9,,,,,,\npw.two,乙二,REP,,,,,,,,,,否\n')).body.result;
    const issue = (as = admin) => as.call(passwords.issuePasswords, { params: { id }, body: { format: 'csv' } });
    const early = await issue();
    expect([early.status, early.body.error]).toEqual([409, 'data-models.illegalState']);
    await commit(id);
    const told = (await issue()).raw.toString();
    const [line, ...rest] = told.trim().split('\r\n').slice(1);
    expect(rest).toEqual([]);
    const [login, name, workId, , password] = line!.split(',');
    expect([login, name, workId]).toEqual(['pw.one', '乙一', 'W9']);
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{5}-){3}[a-hj-km-np-z2-9]{5}$/);
    const stored = await accountOf('pw.one');
    expect(await isPassword(String(stored['password_hash']), password!)).toBe(true);
    expect((stored['password_changed_at'] as Date).getTime()).toBe(0);
    const [again] = (await issue()).raw.toString().trim().split('\r\n').slice(1);
    const fresh = await accountOf('pw.one');
    expect(await isPassword(String(fresh['password_hash']), password!)).toBe(false);
    expect(await isPassword(String(fresh['password_hash']), again!.split(',')[4]!)).toBe(true);
    const [trail] = await app.owner<{ text: string }[]>`
      select string_agg(coalesce(new_values, '{}')::text, ' ') as text from audit_log where table_name = 'users' and row_id = ${stored.id}`;
    expect(trail!.text).toContain('password_hash');
    expect(trail!.text).not.toContain('argon2');
    await app.owner`update users set last_sign_in_at = now() where enterprise_id = 1 and login = 'pw.one'`;
    const over = await issue();
    expect([over.status, over.body.error]).toEqual([409, 'data-models.nobodyWaits']);
    expect((await undo(id)).status).toBe(200);
  });

  it('changes and restores existing accounts, keeps what a cell leaves empty, and ends the sessions of who may no longer sign in', async () => {
    const before = await accountOf('qi.wangshu');
    const session = await app.as('qi.wangshu');
    const { id } = (await upload('qi.wangshu,齐望舒,MKT,,新部门,,,137 0000 2222,,,,,否\n', { mode: 'UPDATE' })).body
      .result;
    expect((await commit(id)).body.result).toMatchObject({ createdCount: 0, updatedCount: 1 });
    const changed = await accountOf('qi.wangshu');
    expect(changed).toMatchObject({
      department: '新部门',
      masked_phone: '137****2222',
      may_log_in: false,
      roles: ['MKT'],
      email: before['email'],
      work_id: before['work_id'],
    });
    expect((await session.call(data.listModels)).status).toBe(401);
    expect((await undo(id)).status).toBe(200);
    const { password_hash: _one, ...restored } = await accountOf('qi.wangshu');
    const { password_hash: _two, ...former } = before;
    expect(restored).toEqual(former);
  });

  it('does not undo when an account was changed or its owner has signed in, and names them', async () => {
    const { id } = (await upload('un.one,丙一,REP,,,,,,,,,,\nun.two,丙二,REP,,,,,,,,,,\n')).body.result;
    await commit(id);
    const { id: account } = await accountOf('un.one');
    const shown = (await admin.call(users.findAccount, { params: { id: account } })).body.result;
    const { login: _login, id: _id, organizationName: _name, lastSignInAt: _at, ...fields } = shown;
    await admin.call(users.changeAccount, { params: { id: account }, body: { ...fields, department: '改过' } });
    const changed = await undo(id);
    expect([changed.status, changed.body.error, changed.body.fields?.map((one) => one.message)]).toEqual([
      409,
      'data-models.changedSince',
      ['丙一'],
    ]);
    await app.owner`insert into sign_in_log (enterprise_id, login, user_id, address, user_agent, outcome)
      select 1, login, id, '10.0.0.1', '', 'SUCCESS' from users where enterprise_id = 1 and login = 'un.two'`;
    const acted = await undo(id);
    expect([acted.status, acted.body.error, acted.body.fields?.map((one) => one.message)]).toEqual([
      409,
      'data-models.referredTo',
      ['丙二'],
    ]);
    expect(await accountsOf(id)).toHaveLength(2);
  });

  it('keeps no number in clear in a staged row, a fault, the trail or the account', async () => {
    const answer = await upload('num.one,甲,REP,,,,,139 8888 7777,,,,,\nnum.two,乙,REP,,,,,1398888777799999,,,,,\n');
    const { id } = answer.body.result;
    const [staged] = await app.owner<{ text: string }[]>`
      select string_agg(r::text, ' ') as text from import_rows r where batch_id = ${id}`;
    expect(staged!.text.replaceAll(/[\s-]/g, '')).not.toMatch(/13988887777/);
    await commit(id);
    const [account] = await accountsOf(id);
    expect(account).toMatchObject({ masked_phone: '139****7777' });
    const shown = (await admin.call(users.findAccount, { params: { id: account!.id } })).body.result;
    expect(shown.phone).toBe('139****7777');
    const [sealed] = await app.owner<{ count: number }[]>`
      select count(*)::int as count from personal_values where table_name = 'users' and row_id = ${account!.id} and field = 'PHONE'`;
    expect(sealed!.count).toBe(1);
    const [trail] = await app.owner<{ count: number }[]>`
      select count(*)::int as count from audit_log where coalesce(new_values, '{}')::text ~ '13988887777'`;
    expect(trail!.count).toBe(0);
    expect((await undo(id)).status).toBe(200);
  });
});

describe('rights', () => {
  it('R6.1 nobody gives or takes by a file what the form would refuse', async () => {
    const answer = await upload(
      'hr.gives,甲,REP,,,,,,,,,,\nhr.rises,乙,"REP,admin",,,,,,,,,,\nadmin,管理员,REP,,,,,,,,,,\nhr.clerk,人事,"HR,DSM",,,,,,,,,,\n',
      { as: clerk, mode: 'UPSERT' },
    );
    expect(codesOf(answer)).toEqual([
      [3, ['roles beyondOwnRights']],
      [4, ['login beyondOwnRights']],
      [5, ['login ownAccount']],
    ]);
    expect(answer.body.result.validCount).toBe(1);
    const { id } = answer.body.result;
    const fixed = await clerk.call(calls.fixRow, { params: { id, row: 3 }, body: { cells: { roles: 'admin' } } });
    expect(fixed.body.result.row.faults.map((fault) => fault.code)).toEqual(['beyondOwnRights']);
    await clerk.call(calls.cancel, { params: { id } });
  });

  it('R6.1 a file that an administrator uploaded gives no more when someone else commits it or takes it back', async () => {
    const { id } = (await upload('sly.one,甲,admin,,,,,,,,,,\nsly.two,乙,REP,,,,,,,,,,\n')).body.result;
    const refused = await commit(id, clerk);
    expect([refused.status, refused.body.error]).toEqual([409, 'data-models.rowsChanged']);
    const { content } = (await clerk.call(calls.listRows, { params: { id }, query: { show: 'faulty' } })).body.result;
    expect(content.map((row) => row.faults.map((fault) => fault.code))).toEqual([['beyondOwnRights']]);
    expect((await commit(id, clerk)).body.result).toMatchObject({ createdCount: 1 });
    expect(await accountsOf(id)).toMatchObject([{ login: 'sly.two', roles: ['REP'] }]);
    const other = (await upload('sly.three,丙,admin,,,,,,,,,,\n')).body.result.id;
    await commit(other);
    const taken = await undo(other, clerk);
    expect([taken.status, taken.body.error]).toEqual([403, 'administration.beyondOwnRights']);
    const told = await clerk.call(passwords.issuePasswords, { params: { id: other }, body: {} });
    expect([told.status, told.body.error]).toEqual([403, 'administration.beyondOwnRights']);
    expect((await undo(other)).status).toBe(200);
    expect((await undo(id, clerk)).status).toBe(200);
  });

  it('marks rows whose role or organisation vanished between the check and the commit', async () => {
    const [role] = await app.owner<{ id: string }[]>`
      insert into roles (enterprise_id, code, name, en_name) values (1, 'BRIEF', '短暂', 'Brief') returning id`;
    const { id } = (await upload('gone.one,甲,BRIEF,,,,,,,,,,\n')).body.result;
    await app.owner`delete from roles where enterprise_id = 1 and id = ${role!.id}`;
    const refused = await commit(id);
    expect([refused.status, refused.body.error]).toEqual([409, 'data-models.rowsChanged']);
    await admin.call(calls.cancel, { params: { id } });
  });

  it('an account that someone added meanwhile is a duplicate and not overwritten', async () => {
    const { id } = (await upload('late.one,甲,REP,,,,,,,,,,\n')).body.result;
    await app.owner`insert into users (enterprise_id, login, first_name) values (1, 'late.one', '先到')`;
    const refused = await commit(id);
    expect([refused.status, refused.body.error]).toEqual([409, 'data-models.rowsChanged']);
    expect(await accountOf('late.one')).toMatchObject({ first_name: '先到', roles: [] });
  });

  it('another enterprise neither sees the upload nor its accounts, and may use the same login', async () => {
    const { id } = (await upload('two.homes,甲,REP,,,,,,,,,,\n')).body.result;
    const foreign = await app.as('admin', 'kanglan');
    for (const row of [calls.findBatch, calls.listRows, calls.undo, calls.cancel, calls.downloadFailed])
      expect((await foreign.call(row, { params: { id } })).status).toBe(404);
    expect((await foreign.call(calls.saveData, { body: { batchId: id } })).status).toBe(404);
    expect((await foreign.call(passwords.issuePasswords, { params: { id }, body: {} })).status).toBe(404);
    await commit(id);
    const theirs = (await upload('two.homes,乙,REP,,,,,,,,,,\n', { as: foreign })).body.result;
    expect(theirs).toMatchObject({ state: 'READY', validCount: 1 });
    const unknown = await upload('two.homes,乙,HR,,,,,,,,,,\n', { as: foreign });
    expect(codesOf(unknown)).toEqual([[2, ['roles unknownRole']]]);
    expect((await undo(id)).status).toBe(200);
  });

  it('the role admin begins with the right, and nobody else', async () => {
    const list = (await admin.call(roles.listRoles)).body.result.filter((role) => role.code !== 'HR');
    for (const role of list) {
      const detail = (await admin.call(roles.findRole, { params: { id: role.id } })).body.result;
      const [entry] = await app.owner<{ id: string }[]>`
        select id::text from menus where enterprise_id = 1 and code = 'admin:users:import'`;
      expect([role.code, detail.menuIds.includes(entry!.id)]).toEqual([role.code, role.code === 'admin']);
    }
    expect((await admin.call(calls.listBatches)).status).toBe(200);
  });
});

it('2,000 users are checked, committed and taken back in seconds', { tags: ['long'], timeout: 120_000 }, async () => {
  const rows = Array.from(
    { length: 2_000 },
    (_, at) => `bulk.${at},批量${at},REP,${top},,,B${at},138${String(at).padStart(8, '0')},,,,,\n`,
  );
  const steps: string[] = [];
  const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work;
    steps.push(`${what} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
  const checked = await timed('check', upload(rows.join('')));
  expect(checked.body.result).toMatchObject({ state: 'READY', validCount: 2_000 });
  const { id } = checked.body.result;
  expect((await timed('commit', commit(id))).body.result).toMatchObject({ createdCount: 2_000 });
  const told = await timed(
    'passwords',
    admin.call(passwords.issuePasswords, { params: { id }, body: { format: 'csv' } }),
  );
  expect(told.raw.toString().trim().split('\r\n')).toHaveLength(2_001);
  expect((await timed('undo', undo(id))).body.result.state).toBe('UNDONE');
  console.log(`2,000 users: ${steps.join(', ')}`);
});
