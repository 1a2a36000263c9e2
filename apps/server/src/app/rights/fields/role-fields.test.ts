// Field rules on every way out: list, detail, export, search, filter; and who may set them (specification 3, 6).
import { roleAdminEndpoints as calls, userAdminEndpoints } from '@yijian/contract/administration';
import type { GovernedFieldName } from '@yijian/contract/core';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { userEndpoints } from '@yijian/contract/users';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;
let manager: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  [admin, rep, manager] = [await app.as('admin'), await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  const [doctor] = await app.owner<{ id: string }[]>`
    select d.id from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou'
    where d.enterprise_id = 1 and d.is_enabled and d.resume <> '' and exists (select from doctor_tags x where x.enterprise_id = 1 and x.doctor_id = d.id) limit 1`;
  doctorId = doctor!.id;
  await app.owner`update doctors set native_place = '江苏苏州', working_since = 1999, birth_year = 1975, degree_title = '博士'
    where enterprise_id = 1 and id = ${doctorId}`;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.owner`delete from role_fields`;
});

const byCode = async (code: string) =>
  (await admin.call(calls.listRoles)).body.result.find((role) => role.code === code)!;

async function rule(code: string, rules: Record<string, 'MASK' | 'HIDE'>) {
  const { id, version } = await byCode(code);
  const body = {
    rules: Object.entries(rules).map(([field, one]) => ({ field: field as GovernedFieldName, rule: one })),
    version,
  };
  return admin.call(calls.changeRoleFields, { params: { id }, body });
}
/** The rules of a role, in force for signed-in people too. */
async function inForce(code: string, rules: Record<string, 'MASK' | 'HIDE'>, caller: Caller): Promise<void> {
  const before = (await caller.call(userEndpoints.findInfo)).body.result.rights;
  expect((await rule(code, rules)).status).toBe(200);
  const rights = async () => (await caller.call(userEndpoints.findInfo)).body.result.rights;
  await expect.poll(rights, { interval: 20 }).not.toBe(before);
}
const find = async (caller: Caller) =>
  (await caller.call(doctorEndpoints.find, { params: { id: doctorId } })).body.result;

const purpose = { reasonCategory: 'DATA_CHECK', reason: '核对字段规则' } as const;

describe('a doctor', () => {
  test('is hidden or masked field by field in the detail, and read whole by others', async () => {
    await inForce(
      'REP',
      {
        'doctor.phone': 'HIDE',
        'doctor.nativePlace': 'MASK',
        'doctor.ageRange': 'HIDE',
        'doctor.workingTime': 'HIDE',
        'doctor.degreeTitle': 'MASK',
        'doctor.personalResume': 'HIDE',
      },
      rep,
    );
    expect(await find(rep)).toMatchObject({
      maskedPhone: null,
      nativePlace: '江***',
      ageRange: '',
      workingTime: null,
      degreeTitle: '博***',
      personalResume: '',
    });
    const whole = await find(manager);
    expect(whole).toMatchObject({ nativePlace: '江苏苏州', degreeTitle: '博士' });
    expect(whole.personalResume).not.toBe('');
    expect(whole.ageRange).not.toBe('');
  });

  test('loses hidden tags and owners in list, detail and export, and no filter tells them', async () => {
    const query = { type: 'MY_CUSTOMER', size: 100 } as const;
    const before = (await rep.call(doctorEndpoints.list, { query })).body.result.content;
    expect(before.some((one) => one.tags.length > 0)).toBe(true);
    await inForce('REP', { 'doctor.tags': 'HIDE', 'doctor.owners': 'HIDE' }, rep);
    const list = (await rep.call(doctorEndpoints.list, { query })).body.result.content;
    expect(list).toHaveLength(before.length);
    for (const one of list) expect([one.tags, one.owners]).toEqual([[], []]);
    expect(await find(rep)).toMatchObject({ tags: [], owners: [] });
    const tag = before.flatMap((one) => one.tags)[0]!;
    for (const row of [doctorEndpoints.list, doctorEndpoints.count]) {
      const asked = await rep.call(row, { query: { type: 'MY_CUSTOMER', tag: [tag] } });
      expect([asked.status, asked.body.error, asked.body.fields?.[0]?.field]).toEqual([
        403,
        'core.fieldHidden',
        'query.tag',
      ]);
    }
    const batch = await rep.call(doctorEndpoints.focusMany, { body: { focus: true, filter: { tag: [tag] } } });
    expect(batch.status).toBe(403);
  });

  test('is exported as the exporter reads it', async () => {
    const read = async () => {
      const answer = await manager.call(doctorEndpoints.export, {
        query: { type: 'ALL_CUSTOMER', format: 'csv', tier: ['A'], ...purpose },
      });
      expect(answer.status).toBe(200);
      return answer.raw.toString('utf8');
    };
    expect(await read()).toContain('陈亦舟');
    await inForce('DSM', { 'doctor.owners': 'HIDE' }, manager);
    expect(await read()).not.toContain('陈亦舟');
  });
});

describe('a hospital', () => {
  test('keeps a telephone and contact that its editor does not read', async () => {
    const [hospital] = await app.owner<{ id: string }[]>`
      update hospitals set telephone = '0512-1234567', reception_rule = reception_rule || '{"contact": "王老师"}'
      where enterprise_id = 1 and id = (select hospital_id from doctors where enterprise_id = 1 and id = ${doctorId}) returning id`;
    const params = { id: hospital!.id };
    await inForce('REP', { 'hospital.telephone': 'MASK', 'hospital.contact': 'HIDE' }, rep);
    const seen = (await rep.call(hospitalEndpoints.find, { params })).body.result;
    expect([seen.telephone, seen.receptionRule.contact]).toEqual(['0***', '']);
    const { name, enName, aliases, level, type, ownership, provinceCode, cityCode, address, website, keyDepartments } =
      seen;
    const body = {
      name,
      enName,
      aliases,
      level,
      type,
      ownership,
      address,
      website,
      keyDepartments,
      provinceCode: provinceCode!,
      cityCode: cityCode!,
      telephone: '',
      receptionRule: { ...seen.receptionRule, room: '三楼' },
      updatedAt: seen.updatedAt,
    };
    expect((await rep.call(hospitalEndpoints.change, { params, body })).status).toBe(200);
    const kept = (await admin.call(hospitalEndpoints.find, { params })).body.result;
    expect([kept.telephone, kept.receptionRule.contact, kept.receptionRule.room]).toEqual([
      '0512-1234567',
      '王老师',
      '三楼',
    ]);
  });
});

describe('a visit', () => {
  test('hides notes, questions, next step and result from the reader, never from who wrote it; no filter tells', async () => {
    const [visit] = await app.owner<{ id: string }[]>`
      update visits set notes = '要点甲', questions = '问题甲', next_step = '下一步甲', is_medical = false
      where id = (select v.id from visits v join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
        where v.enterprise_id = 1 and u.login = 'chen.yizhou' and v.visit_results is not null limit 1) and enterprise_id = 1 returning id`;
    const params = { id: visit!.id };
    const rules = {
      'visit.notes': 'HIDE',
      'visit.questions': 'HIDE',
      'visit.nextStep': 'HIDE',
      'visit.visitResults': 'HIDE',
    } as const;
    await inForce('DSM', rules, manager);
    const blank = { notes: '', questions: '', nextStep: '', visitResults: null };
    expect((await manager.call(visitEndpoints.find, { params })).body.result).toMatchObject(blank);
    expect((await rep.call(visitEndpoints.find, { params })).body.result).toMatchObject({
      notes: '要点甲',
      questions: '问题甲',
    });
    const page = await manager.call(visitEndpoints.listTeam, { query: { size: 100 }, body: {} });
    const foreign = page.body.result.content.filter((one) => one.userName !== '周敏行');
    expect(foreign.length).toBeGreaterThan(0);
    for (const one of foreign) expect([one.notes, one.nextStep, one.visitResults]).toEqual(['', '', null]);
    const asked = await manager.call(visitEndpoints.countTeam, { body: { visitResults: ['POSITIVE'] } });
    expect(asked.status).toBe(403);
  });
});

describe('a colleague', () => {
  test('is narrowed for others and whole for oneself; a change keeps what its writer does not read', async () => {
    await inForce('REP', { 'user.phone': 'HIDE', 'user.email': 'MASK' }, rep);
    const [other, self] = await app.owner<{ id: string; email: string }[]>`
      select id, email from users where enterprise_id = 1 and login in ('zhou.minxing', 'chen.yizhou') order by login desc`;
    const seen = (await rep.call(userEndpoints.find, { query: { id: other!.id } })).body.result;
    expect([seen.phone, seen.email]).toEqual(['', `z***@${other!.email.split('@')[1]}`]);
    expect((await rep.call(userEndpoints.find, { query: { id: self!.id } })).body.result.email).toBe(self!.email);

    const keeper = await roleFor('wu.yue', ['admin:users:read', 'admin:users:write'], { 'user.email': 'HIDE' });
    const listed = await keeper.call(userAdminEndpoints.listAccounts, { query: { keyword: other!.email } });
    expect(listed.body.result.content).toEqual([]);
    const {
      organizationName: _o,
      lastSignInAt: _l,
      login: _n,
      id,
      ...account
    } = (await keeper.call(userAdminEndpoints.findAccount, { params: { id: other!.id } })).body.result;
    expect(account.email).toBeNull();
    const changed = await keeper.call(userAdminEndpoints.changeAccount, {
      params: { id },
      body: { ...account, department: '销售' },
    });
    expect(changed.status).toBe(200);
    const [kept] = await app.owner<{ email: string }[]>`select email from users where enterprise_id = 1 and id = ${id}`;
    expect(kept!.email).toBe(other!.email);
  });
});

/** Takes every role of the person away and gives one with these permissions and rules. */
async function roleFor(login: string, codes: string[], rules: Record<string, 'MASK' | 'HIDE'>): Promise<Caller> {
  const code = `F_${login.replace('.', '_')}`;
  await app.owner`insert into roles (enterprise_id, code, name, en_name, data_range) values (1, ${code}, '窄', 'Narrow', 'ALL')`;
  await app.owner`insert into role_menus (enterprise_id, role_id, menu_id)
    select 1, r.id, m.id from roles r, menus m where r.enterprise_id = 1 and r.code = ${code} and m.enterprise_id = 1 and m.code = any(${codes})`;
  await app.owner`delete from user_roles where enterprise_id = 1 and user_id = (select id from users where enterprise_id = 1 and login = ${login})`;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
    select 1, u.id, r.id from users u, roles r where u.enterprise_id = 1 and u.login = ${login} and r.enterprise_id = 1 and r.code = ${code}`;
  const caller = await app.as(login);
  await inForce(code, rules, caller);
  return caller;
}

describe('setting rules', () => {
  test('of several roles the most open counts, and the administrator reads everything', async () => {
    await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
      select 1, u.id, r.id from users u, roles r where u.enterprise_id = 1 and u.login = 'chen.yizhou' and r.enterprise_id = 1 and r.code = 'OPS'`;
    expect((await rule('REP', { 'doctor.nativePlace': 'HIDE' })).status).toBe(200);
    expect((await find(rep)).nativePlace).toBe('江苏苏州');
    await inForce('OPS', { 'doctor.nativePlace': 'MASK' }, rep);
    expect((await find(rep)).nativePlace).toBe('江***');
    await app.owner`delete from user_roles where role_id = (select id from roles where enterprise_id = 1 and code = 'OPS')
      and user_id = (select id from users where enterprise_id = 1 and login = 'chen.yizhou')`;
    expect((await rule('admin', { 'doctor.nativePlace': 'HIDE' })).body.error).toBe('administration.roleProtected');
    expect((await find(admin)).nativePlace).toBe('江苏苏州');
  });

  test('an unknown field, a mask where none is possible, an old version and a reader who is narrowed are refused', async () => {
    const unknown = await rule('REP', { 'doctor.shoeSize': 'HIDE' });
    expect([unknown.status, unknown.body.fields?.[0]?.field]).toEqual([400, 'body.rules.0.field']);
    const mask = await rule('REP', { 'doctor.tags': 'MASK' });
    expect([mask.status, mask.body.error]).toEqual([400, 'administration.maskImpossible']);
    const { id } = await byCode('REP');
    const stale = await admin.call(calls.changeRoleFields, { params: { id }, body: { rules: [], version: '1' } });
    expect([stale.status, stale.body.error]).toEqual([409, 'administration.changedMeanwhile']);
    const keeper = await roleFor('he.jing', ['admin:roles:read', 'admin:roles:write'], {
      'doctor.degreeTitle': 'HIDE',
    });
    const own = await byCode('F_he_jing');
    const loosened = await keeper.call(calls.changeRoleFields, {
      params: { id: own.id },
      body: { rules: [], version: own.version },
    });
    expect([loosened.status, loosened.body.error]).toEqual([403, 'administration.beyondOwnRights']);
  });

  test('stands in the audit trail', async () => {
    await inForce('REP', { 'doctor.nativePlace': 'HIDE' }, rep);
    const [entry] = await app.owner`
      select l.action, l.new_values->>'rule' as rule, u.login from audit_log l join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
      where l.table_name = 'role_fields' order by l.id desc limit 1`;
    expect(entry).toEqual({ action: 'insert', rule: 'HIDE', login: 'admin' });
  });
});
