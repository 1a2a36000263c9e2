// Users from a file: the door in the console alone, the rules of the form, every fault by row and column (specification 3, 5, 6; product 3.25).
import { dataModelEndpoints as data, userImportEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let clerk: Caller;
let steward: Caller;
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
  admin = await app.as('admin');
  clerk = await app.as('hr.clerk');
  steward = await app.as('su.zhen');
  const [organization] = await app.owner<{ code: string }[]>`
    select code from organizations where enterprise_id = 1 and parent_id is null`;
  top = organization!.code;
});
afterAll(() => app.close());

type More = Partial<Pick<Upload, 'mode'>> & { as?: Caller; english?: boolean };

const upload = (rows: string, { as = admin, english = false, ...fields }: More = {}) =>
  as.call(
    calls.upload,
    { body: { file: { name: 'users.csv', content: heads + rows }, model: 'users', ...fields } },
    english ? { 'accept-language': 'en' } : {},
  );
const codesOf = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.body.result.firstFaults.map((row) => [row.row, row.faults.map((fault) => `${fault.column} ${fault.code}`)]);

describe('the door', () => {
  it('R6.1 users are imported in the console alone, with the right to it, and the page of data upload knows nothing of them', async () => {
    const models = (await steward.call(data.listModels)).body.result;
    expect(models.map((model) => model.id)).toEqual([
      'hospitals',
      'doctors',
      'hospital_sales',
      'treatment_records',
      'interaction_records',
    ]);
    expect((await admin.call(data.listModels)).body.result).toHaveLength(5);
    expect((await clerk.call(calls.listModels)).body.result.map((model) => model.id)).toEqual(['users']);
    expect((await steward.call(calls.listModels)).status).toBe(403);
    expect((await clerk.call(data.listModels)).status).toBe(403);
    const file = { name: 'users.csv', content: `${heads}door.one,甲,REP,,,,,,,,,,\n` };
    const elsewhere = await admin.call(data.upload, { body: { file, model: 'users' } });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([404, 'data-models.modelNotFound']);
    const wrong = await admin.call(calls.upload, { body: { file, model: 'hospitals' } });
    expect([wrong.status, wrong.body.error]).toEqual([404, 'data-models.modelNotFound']);
    const { id } = (await upload('door.two,甲,REP,,,,,,,,,,\n', { as: clerk })).body.result;
    for (const row of [data.findBatch, data.listRows, data.undo, data.cancel, data.downloadFailed]) {
      const answer = await admin.call(row, { params: { id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'data-models.notFound']);
    }
    const saved = await admin.call(data.saveData, { body: { batchId: id } });
    expect([saved.status, saved.body.error]).toEqual([404, 'data-models.notFound']);
    const listed = (await admin.call(data.listBatches, { query: { size: 100 } })).body.result.content;
    expect(listed.map((batch) => batch.id)).not.toContain(id);
    const own = (await clerk.call(calls.listBatches, { query: { size: 100 } })).body.result.content;
    expect(own.map((batch) => batch.model)).toEqual(own.map(() => 'users'));
    await clerk.call(calls.cancel, { params: { id } });
  });

  it('gives a template with roles and organisations by code, whose example is not imported', async () => {
    const template = (format: 'csv' | 'xlsx') =>
      clerk.call(calls.downloadTemplate, { params: { id: 'users' }, query: { format } }, { 'accept-language': 'en' });
    const csv = await template('csv');
    expect(csv.raw.toString()).toMatch(/^\uFEFFLogin name,Name,Role codes,Organization code,/);
    const xlsx = await template('xlsx');
    for (const content of [csv.raw, xlsx.raw]) {
      const sent = await clerk.call(calls.upload, { body: { file: { name: 'users.xlsx', content }, model: 'users' } });
      expect([sent.status, sent.body.error]).toEqual([400, 'data-models.empty']);
    }
    const [model] = (await clerk.call(calls.listModels)).body.result;
    const choices = (key: string) => model!.fields.find((field) => field.key === key)!.choices;
    expect(choices('roles')).toContainEqual(
      expect.objectContaining({ value: 'REP', zh: expect.stringMatching(/^REP /) }),
    );
    expect(choices('organization').map((one) => one.value)).toContain(top);
    const elsewhere = await clerk.call(calls.downloadTemplate, { params: { id: 'hospitals' }, query: {} });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([404, 'data-models.modelNotFound']);
  });
});

describe('checking', () => {
  it('R5.2 names every fault of every row by its column in one pass, by the rules of the form', async () => {
    const rows = [
      'x,,REP,,,,,,,,,,',
      'chen.yizhou,陈,REP,,,,,,,,,,',
      'new.one,甲,,,,,,12,not mail,,,,',
      'new.two,乙,REP；NOBODY,NOWHERE,,,,,,,klingon,ROBOT,maybe',
      'new.three,丙,REP,,,,,,,,,,',
      'NEW.THREE,丁,REP,,,,,,,,,,',
    ];
    const answer = await upload(rows.join('\n'));
    expect(codesOf(answer)).toEqual([
      [2, ['login badLogin', 'firstName required']],
      [3, ['login exists']],
      [4, ['roles required', 'phone badNumber', 'email badEmail']],
      [
        5,
        [
          'language unknownValue',
          'userType unknownValue',
          'mayLogIn unknownValue',
          'organization unknownOrganization',
          'roles unknownRole',
        ],
      ],
      [7, ['login duplicateInFile']],
    ]);
    expect(answer.body.result).toMatchObject({ state: 'NEEDS_FIX', rowCount: 6, validCount: 1, duplicateCount: 2 });
    const role = answer.body.result.firstFaults[3]!.faults.find((fault) => fault.column === 'roles');
    expect(role?.message).toBe('没有编码为「NOBODY」的角色');
    const english = await upload(rows[3]!, { english: true });
    expect(english.body.result.firstFaults[0]!.faults.map((fault) => fault.message)).toContain(
      'There is no role with the code “NOBODY”',
    );
    const { id } = answer.body.result;
    const failed = await admin.call(calls.downloadFailed, { params: { id }, query: { format: 'csv' } });
    expect(failed.raw.toString()).toContain('没有编码为「NOBODY」的角色');
    const again = await admin.call(calls.upload, {
      body: { file: { name: 'failed.csv', content: failed.raw }, model: 'users' },
    });
    expect(again.body.result).toMatchObject({ rowCount: 5, validCount: 1 });
    const fixed = await admin.call(calls.fixRow, {
      params: { id, row: 5 },
      body: {
        cells: { roles: 'rep, DSM 区域经理', organization: top, language: '英文', userType: '', mayLogIn: '是' },
      },
    });
    const left = fixed.body.result.row.faults.map((fault) => `${fault.column} ${fault.code}`);
    expect(left.every((fault) => fault === 'roles unknownRole')).toBe(true);
    const second = await admin.call(calls.fixRow, { params: { id, row: 5 }, body: { cells: { roles: 'rep；DSM' } } });
    expect(second.body.result.row.faults).toEqual([]);
    await admin.call(calls.cancel, { params: { id } });
  });
});
