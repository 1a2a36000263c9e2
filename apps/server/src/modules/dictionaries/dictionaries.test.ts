// Dictionaries of the enterprise and the standard lists.
import { dictionaryEndpoints, dictionaryKeys } from '@yijian/contract/dictionaries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

describe('dictionaries', () => {
  test('R3.3 the five dictionaries are served by key, in their order, in both languages', async () => {
    const { status, body } = await rep.call(dictionaryEndpoints.find, { body: [...dictionaryKeys] });
    expect(status).toBe(200);
    expect(Object.keys(body.result)).toEqual([...dictionaryKeys]);
    for (const key of dictionaryKeys) {
      const entries = body.result[key]!;
      expect(entries.length, key).toBeGreaterThan(2);
      expect(entries.every((entry) => entry.key === key && entry.name !== '' && entry.enName !== '')).toBe(true);
      expect(entries.map((entry) => entry.sort)).toEqual(entries.map((entry) => entry.sort).toSorted((a, b) => a - b));
    }
  });

  test('an unknown key is empty, a switched-off entry is left out', async () => {
    expect((await rep.call(dictionaryEndpoints.find, { body: ['nothing'] })).body.result).toEqual({ nothing: [] });
    const before = (await rep.call(dictionaryEndpoints.find, { body: ['visitType'] })).body.result['visitType']!;
    await app.owner`
      update dictionary_entries set is_enabled = false where key = 'visitType' and value = ${before[0]!.value}
        and enterprise_id = (select id from enterprises where realm = 'weili')`;
    const after = (await rep.call(dictionaryEndpoints.find, { body: ['visitType'] })).body.result['visitType']!;
    expect(after.length).toBe(before.length - 1);
  });

  test('the entries of several keys as one list', async () => {
    const { body } = await rep.call(dictionaryEndpoints.listByCodes, {
      body: { codeList: ['visitPurpose', 'visitResults'] },
    });
    expect(new Set(body.result.map((entry) => entry.key))).toEqual(new Set(['visitPurpose', 'visitResults']));
  });

  test('wrong input names the field, no token is 401', async () => {
    const wrong = await rep.call(dictionaryEndpoints.find, { body: ['visitType', "x'; drop"] });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.1']);
    expect((await rep.call(dictionaryEndpoints.find, { body: { keys: [] } })).status).toBe(400);
    expect((await rep.call(dictionaryEndpoints.listByCodes, { body: {} })).body.fields?.[0]?.field).toBe(
      'body.codeList',
    );
    expect((await app.anonymous().call(dictionaryEndpoints.find, { body: ['visitType'] })).status).toBe(401);
  });

  test('another enterprise names its entries its own way', async () => {
    await app.owner`
      update dictionary_entries set name = '只在维立' where key = 'visitPurpose'
        and enterprise_id = (select id from enterprises where realm = 'weili')`;
    const foreign = await app.as('tang.ke', 'kanglan');
    const names = (await foreign.call(dictionaryEndpoints.find, { body: ['visitPurpose'] })).body.result[
      'visitPurpose'
    ]!.map((entry) => entry.name);
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('只在维立');
  });
});

describe('fields', () => {
  test('each list has fields, the first is fixed, and dictionaries are named', async () => {
    const { body } = await rep.call(dictionaryEndpoints.listFields);
    expect(new Set(body.result.map((field) => field.list))).toEqual(
      new Set(['doctors', 'hospitals', 'visits', 'tasks']),
    );
    expect(body.result.filter((field) => field.isFixed).map((field) => field.field)).toEqual([
      'doctorName',
      'name',
      'doctorName',
      'title',
    ]);
    expect(body.result.find((field) => field.field === 'visitType')).toMatchObject({
      type: 'DICTIONARY',
      dictionaryKey: 'visitType',
    });
    const one = await rep.call(dictionaryEndpoints.listFields, { query: { list: 'tasks' } });
    expect(one.body.result.every((field) => field.list === 'tasks')).toBe(true);
    expect((await rep.call(dictionaryEndpoints.listFields, { query: { list: 'users' } })).body.fields?.[0]?.field).toBe(
      'query.list',
    );
  });

  test('an enterprise renames a field', async () => {
    await app.owner`
      insert into dictionary_entries (enterprise_id, key, value, name, en_name)
      select id, 'field.doctors', 'tier', '客户级别', 'Class' from enterprises where realm = 'weili'`;
    const { body } = await rep.call(dictionaryEndpoints.listFields, { query: { list: 'doctors' } });
    expect(body.result.find((field) => field.field === 'tier')).toMatchObject({ name: '客户级别', enName: 'Class' });
  });
});

describe('standard lists', () => {
  test('departments in two levels, and each level by itself', async () => {
    const tree = (await rep.call(dictionaryEndpoints.listDepartments)).body.result;
    const first = (await rep.call(dictionaryEndpoints.listFirstLevelDepartments)).body.result;
    expect(first).toEqual(tree.map(({ children: _children, ...department }) => department));
    const parent = tree.find((department) => department.name === '内科')!;
    expect(parent.children.length).toBeGreaterThan(5);
    const second = await rep.call(dictionaryEndpoints.listSecondLevelDepartments, { query: { parent: parent.code } });
    expect(second.body.result).toEqual(parent.children);
    const below = await rep.call(dictionaryEndpoints.listSecondLevelDepartments, {
      query: { parent: parent.children[0]!.code },
    });
    expect([below.status, below.body.error]).toEqual([404, 'dictionaries.unknownDepartment']);
    const all = (await rep.call(dictionaryEndpoints.listSecondLevelDepartments)).body.result.map(({ code }) => code);
    expect(all.toSorted()).toEqual(tree.flatMap(({ children }) => children.map(({ code }) => code)).toSorted());
  });

  test('titles of doctors and administrative positions are two lists', async () => {
    const titles = (await rep.call(dictionaryEndpoints.listDoctorTitles)).body.result;
    const positions = (await rep.call(dictionaryEndpoints.listAdministrativePositions)).body.result;
    expect(titles.length).toBeGreaterThan(2);
    expect(positions.length).toBeGreaterThan(2);
    expect(titles.some((title) => positions.some((position) => position.code === title.code))).toBe(false);
  });
});
