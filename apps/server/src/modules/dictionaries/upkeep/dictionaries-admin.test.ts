// Upkeep of the dictionaries: order, use, system values, races, other enterprises (specification 3, 7.5).
import { dictionaryAdminEndpoints as calls, dictionaryEndpoints } from '@yijian/contract/dictionaries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const find = async (key: string) => (await steward.call(calls.findType, { params: { key } })).body.result;
const value = (code: string, part: object = {}) => ({
  value: code,
  name: '新值',
  enName: 'New value',
  colour: 'neutral',
  isEnabled: true,
  ...part,
});
const add = (key: string, code: string, part: object = {}) =>
  steward.call(calls.addValue, { params: { key }, body: value(code, part) });
const change = async (key: string, code: string, part: object) => {
  const {
    id,
    value: own,
    name,
    enName,
    colour,
    isEnabled,
    version,
  } = (await find(key)).values.find((one) => one.value === code)!;
  const body = { value: own, name, enName, colour, isEnabled, version, ...part };
  return steward.call(calls.changeValue, { params: { key, id }, body });
};
const remove = async (key: string, code: string) => {
  const { id } = (await find(key)).values.find((one) => one.value === code)!;
  return steward.call(calls.deleteValue, { params: { key, id } });
};
const shown = async (key: string) => {
  const rep = await app.as('chen.yizhou');
  return (await rep.call(dictionaryEndpoints.find, { body: [key] })).body.result[key]!;
};

describe('values', () => {
  test('R3.3 a new value is offered to everyone at once, at the end, and no more once it is disabled', async () => {
    expect((await add('visitPurpose', 'TRAINING', { name: '培训', colour: 'ok' })).status).toBe(200);
    expect((await shown('visitPurpose')).at(-1)).toMatchObject({ value: 'TRAINING', name: '培训', colour: 'ok' });
    expect((await change('visitPurpose', 'TRAINING', { isEnabled: false })).status).toBe(200);
    expect((await shown('visitPurpose')).some((one) => one.value === 'TRAINING')).toBe(false);
    expect((await remove('visitPurpose', 'TRAINING')).status).toBe(200);
  });

  test('the order given is the order shown, and must name every value', async () => {
    const ids = (await find('visitType')).values.map((one) => one.id);
    const order = [...ids].reverse();
    const { body } = await steward.call(calls.orderValues, { params: { key: 'visitType' }, body: { ids: order } });
    expect(body.result.values.map((one) => one.id)).toEqual(order);
    expect((await shown('visitType')).map((one) => one.value)[0]).toBe('JOINT');
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), '999999999']]) {
      const refused = await steward.call(calls.orderValues, { params: { key: 'visitType' }, body: { ids: wrong } });
      expect([refused.status, refused.body.error]).toEqual([409, 'dictionaries.otherEntries']);
    }
  });

  test('a value in use is neither deleted nor given another code, and the refusal says where and how often', async () => {
    const [row] = await app.owner<{ count: number }[]>`
      select count(*)::int as count from visits where enterprise_id = 1 and visit_type = 'FACE'`;
    expect(row!.count).toBeGreaterThan(0);
    const { status, body } = await remove('visitType', 'FACE');
    expect([status, body.error]).toEqual([409, 'dictionaries.inUse']);
    expect(body.message).toContain(`拜访 ${row!.count} 条`);
    expect((await remove('visitPurpose', 'ACADEMIC')).body.error).toBe('dictionaries.inUse');
    const renamed = await change('visitType', 'FACE', { value: 'IN_PERSON' });
    expect([renamed.body.error, renamed.body.fields?.[0]?.field]).toEqual(['dictionaries.inUse', 'body.value']);
    expect((await change('visitType', 'FACE', { name: '面访' })).status).toBe(200);
  });

  test('a system value keeps its code and stays, its name may change; a closed dictionary takes no other', async () => {
    expect((await change('visitState', 'MISSED', { value: 'GONE' })).body.error).toBe('dictionaries.systemValue');
    expect((await change('visitState', 'MISSED', { isEnabled: false })).body.error).toBe('dictionaries.systemValue');
    expect((await remove('visitState', 'MISSED')).body.error).toBe('dictionaries.systemValue');
    expect((await change('visitState', 'MISSED', { name: '错过' })).status).toBe(200);
    expect((await add('visitState', 'X')).body.error).toBe('dictionaries.closed');
  });

  test('an unused value of the enterprise may get another code, but none that is taken', async () => {
    await add('taskType', 'A1');
    expect((await change('taskType', 'A1', { value: 'SEND' })).body.fields?.[0]?.field).toBe('body.value');
    expect((await change('taskType', 'A1', { value: 'A2' })).status).toBe(200);
    expect((await add('taskType', 'A2')).body.error).toBe('dictionaries.valueTaken');
  });

  test('two people: the second change of the same version is refused', async () => {
    const { id, version } = (await find('taskType')).values[0]!;
    const send = (name: string) =>
      steward.call(calls.changeValue, {
        params: { key: 'taskType', id },
        body: { ...value('讲者组'), name, version },
      });
    const both = await Promise.all([send('甲'), send('乙')]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('wrong input names its field', async () => {
    const faultOf = async (part: object) => (await add('taskType', 'B1', part)).body.fields?.[0]?.field;
    expect(await faultOf({ name: '' })).toBe('body.name');
    expect(await faultOf({ enName: ' ' })).toBe('body.enName');
    expect(await faultOf({ colour: '#f00' })).toBe('body.colour');
    expect(await faultOf({ isSystem: true })).toBe('body.isSystem');
  });
});

describe('dictionaries', () => {
  test('one is added, renamed, filled, and deleted once it is empty; a system one stays', async () => {
    const names = { name: '客户来源', enName: 'Source' };
    const added = await steward.call(calls.addType, { body: { ...names, key: 'customerSource' } });
    expect(added.body.result).toMatchObject({ ...names, isOpen: true, isSystem: false, values: [] });
    const again = await steward.call(calls.addType, { body: { ...names, key: 'customerSource' } });
    expect([again.status, again.body.fields?.[0]?.field]).toEqual([409, 'body.key']);
    const { version } = added.body.result;
    const params = { key: 'customerSource' };
    const renamed = await steward.call(calls.changeType, { params, body: { name: '来源', enName: 'Origin', version } });
    expect(renamed.body.result.name).toBe('来源');
    await add('customerSource', 'WEB');
    expect((await steward.call(calls.deleteType, { params })).body.error).toBe('dictionaries.notEmpty');
    await remove('customerSource', 'WEB');
    expect((await steward.call(calls.deleteType, { params })).body.result).toEqual({ deleted: 1 });
    const system = await steward.call(calls.deleteType, { params: { key: 'sex' } });
    expect(system.body.error).toBe('dictionaries.systemType');
  });

  test('another enterprise: its values answer like values that do not exist', async () => {
    const [foreign] = await app.owner<{ id: string }[]>`
      select id::text from dictionary_entries where enterprise_id = 2 and key = 'visitType' limit 1`;
    for (const id of [foreign!.id, '999999999']) {
      const params = { key: 'visitType', id };
      const gone = await steward.call(calls.deleteValue, { params });
      const changed = await steward.call(calls.changeValue, { params, body: { ...value('FACE'), version: '1' } });
      expect([gone.body.error, changed.body.error]).toEqual([
        'dictionaries.entryNotFound',
        'dictionaries.entryNotFound',
      ]);
    }
  });
});
