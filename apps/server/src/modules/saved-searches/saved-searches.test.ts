// Saved searches: private, shared, default.
import {
  PARAMETERS_LIMIT,
  SEARCHES_LIMIT,
  savedSearchEndpoints,
  type SavedSearch,
} from '@yijian/contract/saved-searches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager, foreign] = [
    await app.as('chen.yizhou'),
    await app.as('zhou.minxing'),
    await app.as('tang.ke', 'kanglan'),
  ];
});
afterAll(() => app.close());

const save = (caller: Caller, name: string, more: object = {}) =>
  caller.call(savedSearchEndpoints.save, {
    body: { list: 'MY_CUSTOMER', name, parameters: { city: ['320100'] }, ...more },
  });
const list = async (caller: Caller, name = 'MY_CUSTOMER'): Promise<SavedSearch[]> =>
  (await caller.call(savedSearchEndpoints.list, { query: { list: name } })).body.result;

describe('saved searches', () => {
  test('a search is saved, listed and replaced under its name', async () => {
    const first = await save(rep, '南京三甲', {
      parameters: { city: ['320100'], hospitalLevel: ['III_A'], 'b c': null },
    });
    expect(first.status).toBe(200);
    expect(first.body.result).toMatchObject({
      name: '南京三甲',
      isOwn: true,
      isShared: false,
      isDefault: false,
      ownerName: '陈亦舟',
    });
    const second = await save(rep, ' 南京三甲 ', { parameters: { city: ['320200'] } });
    expect(second.body.result.id).toBe(first.body.result.id);
    const mine = (await list(rep)).filter((search) => search.name === '南京三甲');
    expect(mine.map((search) => search.parameters)).toEqual([{ city: ['320200'] }]);
    expect((await list(rep, 'hospitals')).some((search) => search.name === '南京三甲')).toBe(false);
  });

  test('a private search is seen by nobody else, a shared one by colleagues, neither by another enterprise', async () => {
    await save(rep, '私有的');
    await save(rep, '共享的', { isShared: true, isDefault: true });
    const seen = await list(manager);
    expect(seen.map((search) => search.name)).not.toContain('私有的');
    expect(seen.find((search) => search.name === '共享的')).toMatchObject({
      isOwn: false,
      isDefault: false,
      ownerName: '陈亦舟',
    });
    expect((await list(foreign)).map((search) => search.name)).not.toContain('共享的');
  });

  test('a list has one default', async () => {
    await save(rep, '默认一', { isDefault: true });
    await save(rep, '默认二', { isDefault: true });
    const defaults = (await list(rep)).filter((search) => search.isDefault);
    expect(defaults.map((search) => search.name)).toEqual(['默认二']);
  });

  test('twenty saves at once leave one default and one search of a name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(rep, `并发${index % 4}`, { list: 'RACE', isDefault: true })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const searches = await list(rep, 'RACE');
    expect(searches).toHaveLength(4);
    expect(searches.filter((search) => search.isDefault)).toHaveLength(1);
  });

  test('only the owner deletes; a private one of others, a foreign one and a made-up one are not found', async () => {
    const shared = (await save(rep, '别删我', { isShared: true })).body.result.id;
    const hidden = (await save(rep, '看不见')).body.result.id;
    const remove = async (caller: Caller, id: string) => {
      const { status, body } = await caller.call(savedSearchEndpoints.remove, { params: { id } });
      return [status, body.error];
    };
    expect(await remove(manager, shared)).toEqual([403, 'saved-searches.notOwner']);
    expect(await remove(manager, hidden)).toEqual([404, 'saved-searches.notFound']);
    expect(await remove(foreign, shared)).toEqual([404, 'saved-searches.notFound']);
    expect(await remove(manager, '999999999')).toEqual([404, 'saved-searches.notFound']);
    expect(await remove(rep, shared)).toEqual([200, undefined]);
    expect((await list(rep)).map((search) => search.name)).not.toContain('别删我');
  });

  test('a list keeps a limited number', async () => {
    for (let index = 0; index < SEARCHES_LIMIT; index += 1)
      expect((await save(manager, `第${index}个`, { list: 'FULL' })).status).toBe(200);
    const over = await save(manager, '多一个', { list: 'FULL' });
    expect([over.status, over.body.error]).toEqual([409, 'saved-searches.tooMany']);
    expect((await save(manager, '第0个', { list: 'FULL' })).status).toBe(200);
  });

  test.each([
    ['body.name', { name: '  ' }],
    ['body.name', { name: 'x'.repeat(61) }],
    ['body.list', { list: '../x' }],
    ['body.parameters', { parameters: { text: 'x'.repeat(PARAMETERS_LIMIT) } }],
    ['body.parameters', { parameters: { text: 'a\u0000b' } }],
    ['body.parameters', { parameters: { text: '\ud800' } }],
    ['body.parameters', { parameters: [] }],
    ['body.userId', { userId: '1' }],
  ])('%s is refused by name', async (field, wrong) => {
    const answer = await save(rep, '错误', wrong);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
  });

  test('a text that only looks like an escape is kept', async () => {
    const text = String.raw`a\u0000b`;
    expect((await save(rep, '反斜杠', { parameters: { text } })).body.result.parameters).toEqual({ text });
  });

  test('no token is 401', async () => {
    expect((await app.anonymous().call(savedSearchEndpoints.list)).status).toBe(401);
  });
});
