// Tags through the calls, on a real database: terms and doctors (specification 7.5, tags; R7.13).
import { doctorEndpoints, doctorTagEndpoints as calls, type DoctorTag } from '@yijian/contract/doctors';
import { shareEndpoints } from '@yijian/contract/shares';
import { tagEndpoints as terms } from '@yijian/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let colleague: Caller;
let manager: Caller;
let steward: Caller;
let marketing: Caller;
let compliance: Caller;
/** Of 陈亦舟; untagged at first. */
let mine: string;
/** Of another enterprise. */
let foreign: string;

const names = (tags: readonly { name: string }[]) => tags.map((tag) => tag.name);
const system = async (who: Caller, id: string): Promise<DoctorTag[]> =>
  (await who.call(calls.listSystem, { params: { id } })).body.result;
const termId = async (name: string): Promise<string> =>
  (await steward.call(terms.listTerms)).body.result.find((term) => term.name === name)!.id;
const idOf = async (rows: PromiseLike<readonly { id: string }[]>): Promise<string> => (await rows)[0]!.id;

beforeAll(async () => {
  app = await startTestApp();
  [rep, colleague, manager, steward, marketing, compliance] = (await Promise.all(
    ['chen.yizhou', 'qi.wangshu', 'zhou.minxing', 'su.zhen', 'fang.ruogu', 'shen.lian'].map((login) => app.as(login)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller];
  mine = await idOf(app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' and not exists (select from doctor_tags x where x.enterprise_id = 1 and x.doctor_id = o.doctor_id)
    order by o.id limit 1`);
  foreign = await idOf(
    app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 order by id limit 1`,
  );
});
afterAll(() => app.close());

describe('terms', () => {
  it('tag/term/find/user offers the terms of the enterprise by group and the own personal ones', async () => {
    const { result } = (await rep.call(terms.listTerms)).body;
    expect(names(result)).toEqual(expect.arrayContaining(['讲者', '久未拜访', '本周重点']));
    expect(result.find((term) => term.name === '本周重点')).toMatchObject({ kind: 'PERSONAL', groupId: null });
    expect(names((await colleague.call(terms.listTerms)).body.result)).not.toContain('本周重点');
    expect((await rep.call(terms.listTerms, {}, { 'accept-language': 'en' })).body.result[0]).toMatchObject({
      groupName: 'Academic standing',
    });
  });

  it('tag/group/find answers a group with its terms and how many doctors carry each; unknown and foreign ones are not there', async () => {
    const { groupId } = (await rep.call(terms.listTerms)).body.result.find((term) => term.name === '讲者')!;
    const group = (await rep.call(terms.findGroup, { params: { groupId: groupId! } })).body.result;
    const [row] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from doctor_tags x join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
      where x.enterprise_id = 1 and t.name = '讲者'`;
    expect(group.terms.find((term) => term.name === '讲者')!.doctors).toBe(row!.n);
    const theirs = await idOf(
      app.owner<{ id: string }[]>`select id::text from tag_groups where enterprise_id = 2 limit 1`,
    );
    for (const id of ['999999', theirs])
      expect((await rep.call(terms.findGroup, { params: { groupId: id } })).body.error).toBe('tags.groupNotFound');
    expect((await rep.call(terms.findGroup, { params: { groupId: 'x' } })).status).toBe(400);
  });

  it('tag/personal/add and find: a name is kept once, renamed, deleted, and nobody else reads or changes it', async () => {
    const made = (await rep.call(terms.addPersonal, { params: { termValue: '测试个人' } })).body.result;
    expect(made).toMatchObject({ kind: 'PERSONAL', name: '测试个人' });
    expect((await rep.call(terms.addPersonal, { params: { termValue: '测试个人' } })).body.error).toBe(
      'tags.nameTaken',
    );
    expect((await rep.call(terms.addPersonal, { params: { termValue: '长'.repeat(41) } })).status).toBe(400);
    expect((await compliance.call(terms.addPersonal, { params: { termValue: '甲' } })).status).toBe(403);
    const params = { id: made.id };
    expect((await colleague.call(terms.renamePersonal, { params, body: { name: '乙' } })).body.error).toBe(
      'tags.notFound',
    );
    expect((await rep.call(terms.renamePersonal, { params, body: { name: '本周重点' } })).body.error).toBe(
      'tags.nameTaken',
    );
    expect((await rep.call(terms.renamePersonal, { params, body: { name: '改名' } })).body.result.name).toBe('改名');
    expect(names((await rep.call(terms.listPersonal)).body.result)).toContain('改名');
    expect((await colleague.call(terms.removePersonal, { params })).body.error).toBe('tags.notFound');
    expect((await rep.call(terms.removePersonal, { params })).status).toBe(200);
    expect(names((await rep.call(terms.listPersonal)).body.result)).not.toContain('改名');
  });

  it('the steward keeps groups and terms; a name stands once, and one out of use is given to no one else', async () => {
    const group = (await steward.call(terms.saveGroup, { body: { name: '测试组', enName: 'Test' } })).body.result;
    expect((await steward.call(terms.saveGroup, { body: { name: '测试组' } })).body.error).toBe('tags.groupTaken');
    const draft = { groupId: group.id, name: '测试词', enName: 'Test term' };
    const term = (await steward.call(terms.saveTerm, { body: draft })).body.result;
    expect((await steward.call(terms.saveTerm, { body: draft })).body.error).toBe('tags.nameTaken');
    expect((await rep.call(terms.saveTerm, { body: draft })).status).toBe(403);
    const lost = { ...draft, groupId: '999999', name: '无组' };
    expect((await steward.call(terms.saveTerm, { body: lost })).body.error).toBe('tags.groupNotFound');
    const query = { addedValue: '测试词', mobileTagType: 'SYSTEM' as const };
    expect((await rep.call(calls.addTag, { params: { id: mine }, query })).status).toBe(200);
    const former = { ...draft, id: term.id, isEnabled: false };
    expect((await steward.call(terms.saveTerm, { body: former })).body.result.isEnabled).toBe(false);
    expect(names(await system(rep, mine))).toContain('测试词');
    const other = await idOf(app.owner<{ id: string }[]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where u.login = 'chen.yizhou' and o.doctor_id <> ${mine} order by o.id limit 1`);
    expect((await rep.call(calls.addTag, { params: { id: other }, query })).body.error).toBe('tags.disabled');
    // What is there may stay when the set is replaced.
    const kept = await rep.call(calls.replaceTerms, { params: { id: mine }, body: { termIds: [term.id] } });
    expect(kept.status).toBe(200);
    await rep.call(calls.replaceTerms, { params: { id: mine }, body: {} });
  });
});

describe('tags of a doctor', () => {
  it('R7.13 customer/tag/add takes addedValue and mobileTagType from the query, customer/tag/delete a list of doctors', async () => {
    const query = { addedValue: '讲者', mobileTagType: 'SYSTEM' as const };
    const added = (await rep.call(calls.addTag, { params: { id: mine }, query })).body.result;
    expect(added).toMatchObject([{ name: '讲者', kind: 'SYSTEM', source: 'MANUAL', addedBy: '陈亦舟' }]);
    const again = (await rep.call(calls.addTag, { params: { id: mine }, query })).body.result;
    expect(again).toEqual(added);
    const list = (await rep.call(doctorEndpoints.find, { params: { id: mine } })).body.result;
    expect(list.tags).toEqual(['讲者']);
    const params = { tagTermId: added[0]!.id };
    const asSystem = { mobileTagType: 'SYSTEM' as const };
    const removed = await rep.call(calls.removeTag, { params, query: asSystem, body: [mine] });
    expect(removed.body.result).toEqual({ removed: 1 });
    expect(await system(rep, mine)).toEqual([]);
    expect((await rep.call(calls.removeTag, { params, query: asSystem, body: { ids: [mine] } })).status).toBe(400);
    expect(
      (await rep.call(calls.removeTag, { params, query: { mobileTagType: 'PERSONAL' }, body: [mine] })).body.error,
    ).toBe('tags.notFound');
    expect((await rep.call(calls.addTag, { params: { id: mine }, query: { addedValue: '讲者' } })).status).toBe(400);
    const unknown = { addedValue: '没有这个词', mobileTagType: 'SYSTEM' as const };
    expect((await rep.call(calls.addTag, { params: { id: mine }, query: unknown })).body.error).toBe('tags.notFound');
  });

  it('personal tags are made by name, replaced as a set and seen by nobody else', async () => {
    const query = { addedValue: '周三门诊', mobileTagType: 'PERSONAL' as const };
    expect(names((await rep.call(calls.addTag, { params: { id: mine }, query })).body.result)).toEqual(['周三门诊']);
    expect((await manager.call(calls.listPersonal, { params: { id: mine } })).body.result).toEqual([]);
    expect((await manager.call(calls.listByStaff, { params: { id: mine } })).body.result).toEqual([]);
    expect((await manager.call(doctorEndpoints.find, { params: { id: mine } })).body.result.tags).toEqual([]);
    const found = async (who: Caller) =>
      (await who.call(doctorEndpoints.count, { query: { type: 'ALL_CUSTOMER', tag: ['周三门诊'] } })).body.result
        .totalElements;
    expect([await found(rep), await found(manager)]).toEqual([1, 0]);
    const body = { values: ['好沟通', '周四手术'] };
    const replaced = await rep.call(calls.replacePersonal, { params: { id: mine }, body });
    expect(names(replaced.body.result).toSorted()).toEqual(body.values.toSorted());
    expect((await rep.call(calls.listPersonal, { params: { id: mine } })).body.result).toHaveLength(2);
    await rep.call(calls.replacePersonal, { params: { id: mine }, body: {} });
    expect((await rep.call(calls.listPersonal, { params: { id: mine } })).body.result).toEqual([]);
  });

  it('doctor/update/term replaces the terms of the enterprise; doctor/find/notTag offers the rest; find/staff says who and when', async () => {
    const wanted = [await termId('讲者'), await termId('头痛门诊')];
    const set = await rep.call(calls.replaceTerms, { params: { id: mine }, body: { termIds: wanted } });
    expect(names(set.body.result)).toEqual(['讲者', '头痛门诊']);
    const missing = names((await rep.call(calls.listMissing, { params: { id: mine } })).body.result);
    expect(missing).toContain('指南专家');
    expect(missing).not.toContain('讲者');
    const only = await manager.call(calls.replaceTerms, { params: { id: mine }, body: { termIds: [wanted[1]!] } });
    expect(names(only.body.result)).toEqual(['头痛门诊']);
    const [kept] = (await rep.call(calls.listByStaff, { params: { id: mine } })).body.result;
    expect([kept!.addedBy, Date.parse(kept!.addedAt) <= Date.now()]).toEqual(['陈亦舟', true]);
    const body = { termIds: ['999999'] };
    expect((await rep.call(calls.replaceTerms, { params: { id: mine }, body })).body.error).toBe('tags.notFound');
    await rep.call(calls.replaceTerms, { params: { id: mine }, body: {} });
  });

  it('doctors of another enterprise or out of range are not there, readers may not tag, a share lets look and mark only', async () => {
    const outside = await idOf(app.owner<{ id: string }[]>`
      select d.id::text from doctors d where d.enterprise_id = 1 and d.city_code not in (select unnest(o.region_codes) from organizations o where o.enterprise_id = 1 and o.id = (
        select organization_id from users where login = 'chen.yizhou' and enterprise_id = 1))
      and not exists (select from doctor_owners w join users u on u.enterprise_id = w.enterprise_id and u.id = w.user_id
        where w.enterprise_id = 1 and w.doctor_id = d.id and u.login = 'chen.yizhou') order by d.id desc limit 1`);
    const query = { addedValue: '讲者', mobileTagType: 'SYSTEM' as const };
    for (const id of [foreign, outside, '987654321']) {
      const answers = [
        await rep.call(calls.listSystem, { params: { id } }),
        await rep.call(calls.listPersonal, { params: { id } }),
        await rep.call(calls.listByStaff, { params: { id } }),
        await rep.call(calls.listMissing, { params: { id } }),
        await rep.call(calls.addTag, { params: { id }, query }),
        await rep.call(calls.replaceTerms, { params: { id }, body: {} }),
        await rep.call(calls.replacePersonal, { params: { id }, body: {} }),
        await rep.call(calls.removeTag, {
          params: { tagTermId: await termId('讲者') },
          query: { mobileTagType: 'SYSTEM' },
          body: [mine, id],
        }),
      ];
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
        answers.map(() => [404, 'doctors.notFound']),
      );
    }
    expect((await compliance.call(calls.addTag, { params: { id: mine }, query })).status).toBe(403);
    expect((await compliance.call(calls.listSystem, { params: { id: mine } })).status).toBe(200);
    expect((await marketing.call(calls.addTag, { params: { id: mine }, query })).status).toBe(200);
    await marketing.call(calls.replaceTerms, { params: { id: mine }, body: {} });
    const admin = await app.as('admin');
    const until = shanghaiDay(7);
    const [hero] = await app.owner<
      { id: string }[]
    >`select id::text from users where enterprise_id = 1 and login = 'chen.yizhou'`;
    const share = { resource: 'doctor' as const, recordId: outside, userIds: [hero!.id], until };
    expect((await admin.call(shareEndpoints.add, { body: share })).status).toBe(200);
    const seen = async () => (await rep.call(calls.listSystem, { params: { id: outside } })).status;
    await expect.poll(seen).toBe(200);
    expect((await rep.call(calls.addTag, { params: { id: outside }, query })).status).toBe(403);
    const mark = { addedValue: '请教过', mobileTagType: 'PERSONAL' as const };
    expect((await rep.call(calls.addTag, { params: { id: outside }, query: mark })).status).toBe(200);
  });
});
