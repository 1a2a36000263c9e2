// The drugs that posts are searched for: names belong to one drug, a new alias is found when posts are tagged anew (product 3.14).
import {
  groupOpinionEndpoints as group,
  opinionDrugEndpoints as calls,
  opinionPostEndpoints as posts,
} from '@yijian/contract/insights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

const drug = { name: '试写清', genericName: '试写清片', aliases: ['试写'], indications: ['MIGRAINE'] };

describe('drugs of opinion', () => {
  it('3.14 a drug is added, changed once for each version, and posts of its alias are found anew', async () => {
    const [author] = await app.owner<
      { id: string }[]
    >`select min(id)::text as id from doctors where enterprise_id = 1 and is_enabled`;
    const post = {
      source: 'FORUM',
      externalId: 'D1',
      doctorId: author!.id,
      postedAt: '2026-05-04',
      body: '试写起效快。',
    };
    const content = Buffer.from(JSON.stringify(post));
    const before = (await market.call(posts.import, { body: { file: { name: 'd.jsonl', content } } })).body.result;
    expect(before).toMatchObject({ stored: 1, mentions: 0 });
    const { id, version } = (await market.call(calls.add, { body: drug })).body.result;
    expect(version).toBe(1);
    const changed = { ...drug, isOwn: true, version: 1 };
    expect((await market.call(calls.change, { params: { id }, body: changed })).body.result).toEqual({
      id,
      version: 2,
    });
    expect((await market.call(calls.change, { params: { id }, body: changed })).body.error).toBe(
      'insights.drugChanged',
    );
    await market.call(posts.retag);
    const body = { indications: ['MIGRAINE'], drugIds: [id], provinceCode: 'ALL', cityCode: 'ALL', period: 'ALL' };
    // One doctor speaks of it: the answer says so few that it tells no count.
    expect((await market.call(group.find, { body })).body.result.total).toMatchObject({ isFew: true, mentions: 0 });
    const mentions = await app.owner`select attitude from insight_mentions where enterprise_id = 1 and drug_id = ${id}`;
    expect(mentions).toEqual([{ attitude: 1 }]);
    expect((await market.call(calls.list)).body.result.find((one) => one.id === id)).toMatchObject({
      isOwn: true,
      version: 2,
    });
    const withheld = { ...drug, isWithheld: true, version: 2 };
    expect((await market.call(calls.change, { params: { id }, body: withheld })).status).toBe(200);
    const hidden = (await market.call(group.find, { body })).body.result;
    expect([hidden.total.isFew, hidden.withheld.map(({ name }) => name)]).toEqual([undefined, ['试写清']]);
  });

  it.each<[string, object, string]>([
    ['drugTaken', { name: '泰舒宁' }, 'body.name'],
    ['drugTaken', { name: '别的药', aliases: ['佐曲'] }, 'body.aliases'],
    ['unknownIndication', { name: '别的药', aliases: [], indications: ['NOWHERE'] }, 'body.indications'],
  ])('3.14 it answers %s to %j', async (error, change, field) => {
    const answer = await market.call(calls.add, { body: { ...drug, genericName: '', aliases: [], ...change } });
    expect([answer.body.error, answer.body.fields?.[0]?.field]).toEqual([`insights.${error}`, field]);
  });

  it('3.14 a representative may not keep drugs, and no indication is refused', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.list)).status).toBe(403);
    expect((await rep.call(calls.add, { body: drug })).status).toBe(403);
    const empty = await market.call(calls.add, { body: { ...drug, name: '空药', indications: [] } });
    expect(empty.body.fields?.[0]?.field).toBe('body.indications');
    const missing = await market.call(calls.change, { params: { id: '99999999' }, body: { ...drug, version: 1 } });
    expect(missing.body.error).toBe('insights.drugNotFound');
  });
});
