// Saved searches: private, shown to a team or to everyone, renamed, default (specification 7.5; product 3.2).
import {
  PARAMETERS_LIMIT,
  PINS_LIMIT,
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

const change = (caller: Caller, id: string, body: object) =>
  caller.call(savedSearchEndpoints.change, { params: { id }, body });

describe('saved searches', () => {
  test('a search is saved, listed and replaced under its name', async () => {
    const first = await save(rep, '南京三甲', {
      parameters: { city: ['320100'], hospitalLevel: ['III_A'], 'b c': null },
    });
    expect(first.status).toBe(200);
    expect(first.body.result).toMatchObject({
      name: '南京三甲',
      isOwn: true,
      sharing: 'PRIVATE',
      teamName: '',
      mayChange: true,
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
    await save(rep, '共享的', { sharing: 'ENTERPRISE', isDefault: true });
    const seen = await list(manager);
    expect(seen.map((search) => search.name)).not.toContain('私有的');
    expect(seen.find((search) => search.name === '共享的')).toMatchObject({
      isOwn: false,
      isDefault: false,
      ownerName: '陈亦舟',
    });
    expect((await list(foreign)).map((search) => search.name)).not.toContain('共享的');
  });

  test('a view is pinned for its reader alone, a few of them, and only one that the reader sees', async () => {
    const pin = (caller: Caller, id: string, isPinned: unknown = true) =>
      caller.call(savedSearchEndpoints.pin, { params: { id }, body: { isPinned } });
    const shown = (await save(rep, '固定共享', { list: 'PINS', sharing: 'ENTERPRISE' })).body.result;
    const hidden = (await save(rep, '固定私有', { list: 'PINS' })).body.result;
    expect((await pin(manager, shown.id)).body.result).toMatchObject({ isPinned: true, isOwn: false });
    expect((await list(rep, 'PINS')).some((search) => search.isPinned)).toBe(false);
    for (const [caller, id] of [
      [manager, hidden.id],
      [foreign, shown.id],
    ] as const)
      expect((await pin(caller, id)).body.error).toBe('saved-searches.notFound');
    const wrong = await pin(rep, shown.id, 'yes');
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.isPinned']);
    for (let n = 1; n < PINS_LIMIT; n += 1)
      await pin(manager, (await save(manager, `固定${n}`, { list: 'PINS' })).body.result.id);
    const more = (await save(manager, '多一个', { list: 'PINS' })).body.result;
    expect((await pin(manager, more.id)).body.error).toBe('saved-searches.tooManyPins');
    expect((await pin(manager, shown.id, false)).body.result.isPinned).toBe(false);
    expect((await pin(manager, more.id)).body.result.isPinned).toBe(true);
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
    const shared = (await save(rep, '别删我', { sharing: 'ENTERPRISE' })).body.result.id;
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

  test('3.2 a view shown to a team is seen by the organisation and those below it, not above, not beside', async () => {
    const [top, boss] = [await app.as('gu.changfeng'), manager];
    const beside = await app.as('lin.zhiyuan');
    const shown = await save(boss, '团队视图', { sharing: 'TEAM' });
    expect(shown.body.result).toMatchObject({ sharing: 'TEAM', isOwn: true, mayChange: true });
    expect(shown.body.result.teamName).not.toBe('');
    const seenBy = async (caller: Caller) => (await list(caller)).find(({ name }) => name === '团队视图');
    expect(await seenBy(rep)).toMatchObject({ isOwn: false, mayChange: false, ownerName: '周敏行', sharing: 'TEAM' });
    for (const caller of [top, beside, foreign]) expect(await seenBy(caller)).toBeUndefined();
    await change(boss, shown.body.result.id, { sharing: 'PRIVATE' });
    expect(await seenBy(rep)).toBeUndefined();
    const over = await save(top, '大区视图', { sharing: 'TEAM' });
    expect((await list(rep)).map(({ id }) => id)).toContain(over.body.result.id);
  });

  test('3.2 the owner renames a view and keeps its filters; a name that is there already is refused by field', async () => {
    const { id } = (await save(rep, '旧名', { sharing: 'ENTERPRISE', parameters: { tier: ['A'] } })).body.result;
    await save(rep, '占用的名');
    const renamed = await change(rep, id, { name: ' 新名 ' });
    expect(renamed.body.result).toMatchObject({ id, name: '新名', sharing: 'ENTERPRISE', parameters: { tier: ['A'] } });
    expect((await change(rep, id, { name: '新名' })).status).toBe(200);
    const taken = await change(rep, id, { name: '占用的名' });
    expect([taken.status, taken.body.error, taken.body.fields?.[0]?.field]).toEqual([
      409,
      'saved-searches.nameTaken',
      'body.name',
    ]);
    const saved = await save(rep, '新名', { parameters: { tier: ['B'] } });
    expect(saved.body.result).toMatchObject({ id, sharing: 'ENTERPRISE', parameters: { tier: ['B'] } });
    for (const [field, wrong] of [
      ['body.name', { name: ' ' }],
      ['body.sharing', { sharing: 'PUBLIC' }],
      ['body.isDefault', { isDefault: true }],
    ] as const) {
      const answer = await change(rep, id, wrong);
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  test('3.2 only the owner or an administrator changes a shared view; whoever does not see it is told it is not there', async () => {
    const admin = await app.as('admin');
    const { id } = (await save(rep, '谁能改', { sharing: 'TEAM' })).body.result;
    const hidden = (await save(rep, '只给自己')).body.result.id;
    const told = async (caller: Caller, one: string) => {
      const { status, body } = await change(caller, one, { name: '改了' });
      return [status, body.error];
    };
    const mate = await app.as('qi.wangshu');
    expect((await list(mate)).map((search) => search.id)).toContain(id);
    expect(await told(mate, id)).toEqual([403, 'saved-searches.notOwner']);
    expect(await told(admin, hidden)).toEqual([404, 'saved-searches.notFound']);
    expect(await told(foreign, id)).toEqual([404, 'saved-searches.notFound']);
    expect(await told(await app.as('admin', 'kanglan'), id)).toEqual([404, 'saved-searches.notFound']);
    expect(await told(mate, '999999999')).toEqual([404, 'saved-searches.notFound']);
    expect(await told(admin, id)).toEqual([200, undefined]);
    expect((await list(rep)).find((search) => search.id === id)).toMatchObject({ name: '改了', isOwn: true });
    expect((await admin.call(savedSearchEndpoints.remove, { params: { id } })).status).toBe(200);
  });

  test('3.2 a view of a colleague opens by default for whoever wants that, one of each list, until it is shared no more', async () => {
    const shared = (await save(manager, '经理视图', { sharing: 'TEAM' })).body.result.id;
    await save(rep, '自己的默认', { isDefault: true });
    const makeDefault = (caller: Caller, id: string, isDefault: boolean) =>
      caller.call(savedSearchEndpoints.makeDefault, { params: { id }, body: { isDefault } });
    const defaults = async (caller: Caller) =>
      (await list(caller)).filter((search) => search.isDefault).map(({ name }) => name);
    expect((await makeDefault(rep, shared, true)).body.result).toMatchObject({ isDefault: true, isOwn: false });
    expect([await defaults(rep), await defaults(manager)]).toEqual([['经理视图'], []]);
    const other = (await save(rep, '另一列表', { list: 'ALL_CUSTOMER', isDefault: true })).body.result;
    expect([other.isDefault, await defaults(rep)]).toEqual([true, ['经理视图']]);
    expect((await makeDefault(foreign, shared, true)).status).toBe(404);
    await change(manager, shared, { sharing: 'PRIVATE' });
    expect(await defaults(rep)).toEqual([]);
    expect((await makeDefault(rep, shared, true)).status).toBe(404);
    await change(manager, shared, { sharing: 'ENTERPRISE' });
    expect(await defaults(rep)).toEqual(['经理视图']);
    expect((await makeDefault(rep, shared, false)).body.result.isDefault).toBe(false);
  });

  test('3.2 whoever belongs to no organisation has no team to share with', async () => {
    await app.owner`insert into users (enterprise_id, login, first_name) values (1, 'without.team', '无组织')`;
    const loner = await app.as('without.team');
    const answer = await save(loner, '给谁', { sharing: 'TEAM' });
    expect([answer.status, answer.body.error]).toEqual([409, 'saved-searches.noTeam']);
    expect((await save(loner, '给大家', { sharing: 'ENTERPRISE' })).status).toBe(200);
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
