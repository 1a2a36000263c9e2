// One doctor's opinion, the words behind each tag, and corrections that outlive a new tagging (product 3.14).
import {
  doctorOpinionEndpoints as calls,
  opinionPostEndpoints as posts,
  type OpinionPost,
  type PostMention,
} from '@yijian/contract/insights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let market: Caller;
let rep: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  [market, rep] = await Promise.all([app.as('fang.ruogu'), app.as('chen.yizhou')]);
  const [row] = await app.owner<{ id: string }[]>`
    select doctor_id::text as id from insight_mentions m join insight_drugs g on g.enterprise_id = m.enterprise_id and g.id = m.drug_id
    where m.enterprise_id = 1 and not g.is_withheld group by 1 order by count(*) desc, 1 limit 1`;
  doctorId = row!.id;
});
afterAll(() => app.close());

const find = (who: Caller, body: object = {}) => who.call(calls.find, { body: { doctorId, period: 'ALL', ...body } });
const postsOf = async (who: Caller, more: object = {}): Promise<OpinionPost[]> =>
  (await who.call(calls.posts, { body: { doctorId, period: 'ALL', size: 100, ...more } })).body.result.content;

describe('one doctor', () => {
  it('OPI-04 OPI-05 OPI-06 3.14 counts add up by drug, viewpoint and month, and each slice opens its posts', async () => {
    const opinion = (await find(market)).body.result;
    const sum = (rows: readonly { mentions: number }[]) => rows.reduce((all, { mentions }) => all + mentions, 0);
    expect(opinion.total.mentions).toBeGreaterThan(0);
    for (const rows of [opinion.drugs, opinion.viewpoints, opinion.trend])
      expect(sum(rows)).toBe(opinion.total.mentions);
    expect(opinion.index).toMatchObject({ low: null, high: null, mentions: opinion.total.mentions });
    const [first] = opinion.viewpoints;
    const shown = await postsOf(market, { slice: { viewpoint: first!.viewpoint } });
    const tags = shown.flatMap(({ mentions }) => mentions).filter(({ viewpoint }) => viewpoint === first!.viewpoint);
    expect(tags).toHaveLength(first!.mentions);
  });

  it("OPG-07 R9.4 one doctor is read over the same seven ranges, days of one's own among them", async () => {
    const of = async (body: object) => (await find(market, body)).body.result;
    const all = await of({ period: 'ALL' });
    for (const period of ['3M', '6M', '1Y', '3Y', 'DEFAULT']) {
      const { days, total } = await of({ period });
      expect(days.to).toBe(all.days.to);
      expect(total.mentions).toBeLessThanOrEqual(all.total.mentions);
    }
    const custom = { from: all.days.from, to: all.days.from };
    expect((await of({ period: 'CUSTOM', ...custom })).days).toEqual(custom);
    expect((await find(market, { period: 'CUSTOM' })).body.error).toBe('insights.daysMissing');
  });

  it('3.14 each tag names its rule, its words where they stand, and the version of the model', async () => {
    for (const { body, mentions } of await postsOf(market))
      for (const { quote, evidence, modelVersion } of mentions) {
        expect(body).toContain(quote);
        expect(evidence.words.length).toBeGreaterThan(0);
        for (const { text } of evidence.words) expect(quote).toContain(text);
        expect(modelVersion).toMatch(/^lexicon-\d+$/);
      }
  });

  it('3.14 a doctor out of range is not found, finance is refused, days are checked', async () => {
    const [far] = await app.owner<{ id: string }[]>`
      select d.id::text from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in (
        select x.province_code from doctors x join doctor_owners o on o.enterprise_id = x.enterprise_id and o.doctor_id = x.id
        join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
        where x.enterprise_id = 1 and u.login = 'chen.yizhou' and x.province_code is not null) order by d.id limit 1`;
    expect((await find(rep, { doctorId: far!.id })).body.error).toBe('insights.doctorNotFound');
    expect((await find(market, { doctorId: '99999999' })).status).toBe(404);
    expect((await find(await app.as('qian.hui'))).status).toBe(403);
    expect((await find(market, { period: 'CUSTOM' })).body.error).toBe('insights.daysMissing');
    expect((await find(await app.as('tang.ke', 'kanglan'), { doctorId })).status).toBe(404);
  });
});

describe('corrections', () => {
  const correct = (who: Caller, mention: PostMention, body: object) =>
    who.call(calls.correct, { params: { id: mention.id }, body: { version: mention.version, ...body } });
  const anyTag = async (): Promise<{ post: OpinionPost; tag: PostMention }> => {
    const [post] = await postsOf(market);
    return { post: post!, tag: post!.mentions[0]! };
  };

  it('3.14 a correction is kept through a new tagging, with who made it; the one before it is refused', async () => {
    const { post, tag } = await anyTag();
    const attitude = tag.attitude === 'POSITIVE' ? 'NEGATIVE' : 'POSITIVE';
    const wanted = { aspect: 'EVIDENCE', viewpoint: 'TRIALS', attitude, note: '读原文' } as const;
    const answer = await correct(market, tag, wanted);
    expect([answer.status, answer.body.result]).toEqual([200, { id: tag.id, version: tag.version + 1 }]);
    expect((await correct(market, tag, wanted)).body.error).toBe('insights.changedMeanwhile');
    expect((await market.call(posts.retag)).status).toBe(200);
    const again = (await postsOf(market)).find(({ id }) => id === post.id)!;
    const kept = again.mentions.find(
      ({ sentence, drugId, aspect }) => sentence === tag.sentence && drugId === tag.drugId && aspect === 'EVIDENCE',
    )!;
    expect(kept).toMatchObject({ aspect: 'EVIDENCE', viewpoint: 'TRIALS', attitude, correction: { note: '读原文' } });
    expect(kept.correction!.by).not.toBe('');
    expect(again.mentions).toHaveLength(post.mentions.length);
  });

  it('3.14 a representative may not correct, and a viewpoint stays with its aspect', async () => {
    const { tag } = await anyTag();
    const good = { aspect: 'PRICE', viewpoint: 'COST', attitude: 'NEGATIVE' };
    expect((await correct(rep, tag, good)).status).toBe(403);
    const wrong = await correct(market, tag, { ...good, aspect: 'SAFETY' });
    expect([wrong.status, wrong.body.error, wrong.body.fields?.[0]?.field]).toEqual([
      400,
      'insights.viewpointElsewhere',
      'body.viewpoint',
    ]);
    expect((await correct(market, { ...tag, id: '99999999' }, good)).status).toBe(404);
    expect((await correct(market, tag, { ...good, attitude: 'GLAD' })).body.fields?.[0]?.field).toBe('body.attitude');
  });
});
