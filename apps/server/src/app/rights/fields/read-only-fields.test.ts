// A role that reads a field and does not change it: forms, tags, accounts and uploads (specification 6).
import { roleAdminEndpoints as roles, userAdminEndpoints as accounts } from '@yijian/contract/administration';
import type { GovernedFieldName } from '@yijian/contract/core';
import { dataModelEndpoints as data } from '@yijian/contract/data-models';
import { doctorTagEndpoints as tagging, doctorTagWorkEndpoints as tagWork } from '@yijian/contract/doctors';
import { hospitalEndpoints as hospitals } from '@yijian/contract/hospitals';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let rep: Caller;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, rep, steward] = [await app.as('admin'), await app.as('chen.yizhou'), await app.as('su.zhen')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.owner`delete from role_fields`;
});

async function setRule(code: string, rules: Partial<Record<GovernedFieldName, 'READ_ONLY' | 'HIDE'>>) {
  const { id, version } = (await admin.call(roles.listRoles)).body.result.find((role) => role.code === code)!;
  const body = {
    rules: Object.entries(rules).map(([field, rule]) => ({ field: field as GovernedFieldName, rule })),
    version,
  };
  return admin.call(roles.changeRoleFields, { params: { id }, body });
}

async function readOnly(caller: Caller, code: string, ...fields: GovernedFieldName[]): Promise<void> {
  const answer = await setRule(code, Object.fromEntries(fields.map((field) => [field, 'READ_ONLY'])));
  expect(answer.status, answer.body.message).toBe(200);
  const known = async () => (await caller.call(userEndpoints.findInfo)).body.result.readOnlyFields;
  await expect.poll(known, { interval: 20 }).toEqual(fields.toSorted());
}

const idOf = async (rows: PromiseLike<readonly { id: string }[]>): Promise<string> => (await rows)[0]!.id;
const ownHospital = () =>
  idOf(app.owner<{ id: string }[]>`
    select d.hospital_id::text as id from doctor_owners o join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou' order by 1 limit 1`);

/** Gives the person one role of these permissions in place of all others. */
async function keeperOf(login: string, code: string, permissions: string[]): Promise<Caller> {
  const [role] = await app.owner<{ id: string }[]>`
    insert into roles (enterprise_id, code, name, en_name, data_range) values (1, ${code}, '后台管理', 'Keeper', 'ALL') returning id`;
  await app.owner`insert into role_menus (enterprise_id, role_id, menu_id)
    select 1, ${role!.id}, id from menus where enterprise_id = 1 and code = any (${permissions})`;
  await app.owner`delete from user_roles where enterprise_id = 1 and user_id = (select id from users where enterprise_id = 1 and login = ${login})`;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id) select 1, id, ${role!.id} from users where enterprise_id = 1 and login = ${login}`;
  return app.as(login);
}

it('a telephone and a contact that are read only are shown, kept with the rest of the form, and refused by name when changed', async () => {
  const params = { id: await ownHospital() };
  await app.owner`update hospitals set telephone = '0512-1234567', reception_rule = reception_rule || '{"contact": "王老师"}' where id = ${params.id}`;
  await readOnly(rep, 'REP', 'hospital.telephone', 'hospital.contact');
  const seen = (await rep.call(hospitals.find, { params })).body.result;
  expect([seen.telephone, seen.receptionRule.contact]).toEqual(['0512-1234567', '王老师']);
  const { name, enName, aliases, level, type, ownership, address, website, keyDepartments, receptionRule, telephone } =
    seen;
  const place = {
    provinceCode: seen.provinceCode!,
    cityCode: seen.cityCode!,
    countyCode: seen.countyCode ?? undefined,
  };
  const body = { name, enName, aliases, level, type, ownership, address, website, keyDepartments, ...place };
  const change = (more: object, updatedAt = seen.updatedAt) =>
    rep.call(hospitals.change, { params, body: { ...body, receptionRule, telephone, ...more, updatedAt } });

  const refused = await change({ telephone: '0512-7654321', receptionRule: { ...receptionRule, contact: '李老师' } });
  expect([refused.status, refused.body.error]).toEqual([403, 'core.fieldReadOnly']);
  expect(refused.body.fields?.map(({ field }) => field)).toEqual(['body.telephone', 'body.receptionRule.contact']);
  const reception = await rep.call(hospitals.setReception, {
    params,
    body: { receptionRule: { ...receptionRule, contact: '' }, updatedAt: seen.updatedAt },
  });
  expect([reception.status, reception.body.error]).toEqual([403, 'core.fieldReadOnly']);
  const kept = await change({ website: 'https://hospital.example' });
  expect(kept.status, kept.body.message).toBe(200);
});

it('tags of the enterprise are neither given nor taken, one by one or by the hundred; personal marks are', async () => {
  const [doctor] = await app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.id limit 1`;
  const params = { id: doctor!.id };
  const missing = (await rep.call(tagging.listMissing, { params })).body.result.find(({ kind }) => kind === 'SYSTEM')!;
  await readOnly(rep, 'REP', 'doctor.tags');
  expect((await rep.call(tagging.listSystem, { params })).status).toBe(200);
  const given = await rep.call(tagging.addTag, {
    params,
    query: { addedValue: missing.name, mobileTagType: 'SYSTEM' },
  });
  expect([given.status, given.body.error, given.body.fields?.[0]?.field]).toEqual([
    403,
    'core.fieldReadOnly',
    'query.addedValue',
  ]);
  const many = await rep.call(tagWork.begin, { body: { act: 'ADD', termIds: [missing.id], ids: [params.id] } });
  expect([many.status, many.body.error]).toEqual([403, 'core.fieldReadOnly']);
  const own = await rep.call(tagging.addTag, { params, query: { addedValue: '自用记号', mobileTagType: 'PERSONAL' } });
  expect(own.status, own.body.message).toBe(200);
});

it('an uploaded row that would change such a field of a doctor who is there says so, and a new doctor may have it', async () => {
  await readOnly(steward, 'STEW', 'doctor.degreeTitle');
  const [known] = await app.owner<{ name: string; hospital: string; department: string }[]>`
    select d.name, h.name as hospital, d.department_name as department from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = 1 and d.department_name <> '' and (select count(*) from hospitals n where n.enterprise_id = 1 and n.name = h.name) = 1
    order by d.id limit 1`;
  const { name, hospital, department } = known!;
  const content = `医生姓名,医院,科室,学历学位\n${name},${hospital},${department},医学博士\n只读新医,${hospital},${department},医学博士\n`;
  const file = { name: '医生.csv', content };
  const { result } = (await steward.call(data.upload, { body: { model: 'doctors', mode: 'UPSERT', file } })).body;
  expect(result).toMatchObject({ validCount: 1, faultCount: 1 });
  expect(result.firstFaults[0]).toMatchObject({ row: 2, faults: [{ column: 'degreeTitle', code: 'readOnly' }] });
});

it('an account keeps its work ID, and its other fields change', async () => {
  const keeper = await keeperOf('wu.yue', 'KEEPER', ['admin:users:read', 'admin:users:write']);
  await readOnly(keeper, 'KEEPER', 'user.workId');
  const params = {
    id: await idOf(app.owner<{ id: string }[]>`select id from users where enterprise_id = 1 and login = 'qi.wangshu'`),
  };
  const {
    organizationName: _o,
    lastSignInAt: _l,
    login: _n,
    id: _i,
    ...account
  } = (await keeper.call(accounts.findAccount, { params })).body.result;
  const change = (more: object) => keeper.call(accounts.changeAccount, { params, body: { ...account, ...more } });
  const refused = await change({ workId: 'W-9' });
  expect([refused.status, refused.body.fields?.map(({ field }) => field)]).toEqual([403, ['body.workId']]);
  expect((await change({ department: '市场' })).status).toBe(200);
});

it('only fields that people change can be read only, and nobody loosens what binds them', async () => {
  const impossible = await setRule('REP', { 'visit.notes': 'READ_ONLY' });
  expect([impossible.status, impossible.body.error]).toEqual([400, 'administration.readOnlyImpossible']);
  const keeper = await keeperOf('he.jing', 'ROLE_KEEPER', ['admin:roles:read', 'admin:roles:write']);
  await readOnly(keeper, 'ROLE_KEEPER', 'hospital.telephone');
  const own = (await keeper.call(roles.listRoles)).body.result.find(({ code }) => code === 'ROLE_KEEPER')!;
  const loosened = await keeper.call(roles.changeRoleFields, {
    params: { id: own.id },
    body: { rules: [], version: own.version },
  });
  expect([loosened.status, loosened.body.error]).toEqual([403, 'administration.beyondOwnRights']);
});

it('of two roles the one that changes the field counts', async () => {
  await readOnly(rep, 'REP', 'hospital.telephone');
  const [ops] = await app.owner<{ id: string }[]>`select id from roles where enterprise_id = 1 and code = 'OPS'`;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id) select 1, id, ${ops!.id} from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  const known = async () => (await rep.call(userEndpoints.findInfo)).body.result.readOnlyFields;
  await expect.poll(known, { interval: 20 }).toEqual([]);
  await app.owner`delete from user_roles where role_id = ${ops!.id} and user_id = (select id from users where enterprise_id = 1 and login = 'chen.yizhou')`;
});
