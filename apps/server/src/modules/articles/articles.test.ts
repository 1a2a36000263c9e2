// Articles on their way: drafted, reviewed, published, revised, recalled, expired, and what is not allowed (product: Content machine).
import { articleEndpoints as articles, type ArticleDetail } from '@yijian/contract/articles';
import { notificationEndpoints as notifications } from '@yijian/contract/notifications';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let writer: Caller;
let medical: Caller;
let compliance: Caller;
let rep: Caller;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let number = 0;
const draft = (change: object = {}) => {
  number += 1;
  return {
    channel: 'CASE',
    audience: 'PROMOTIONAL',
    title: `癫痫病例 ${number} 号`,
    html: '<p>正文</p>',
    expiresOn: inDays(200),
    ...change,
  };
};
const add = async (change: object = {}, who = writer): Promise<string> =>
  (await who.call(articles.add, { body: draft(change) })).body.result.id;
const find = async (id: string, who = writer): Promise<ArticleDetail> =>
  (await who.call(articles.find, { params: { id } })).body.result;
const decide = async (who: Caller, title: string, act: 'approve' | 'reject' = 'approve'): Promise<void> => {
  const open = (await who.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
  const task = open.find((each) => each.title.includes(title))!;
  expect((await who.call(tasks[act], { params: { id: task.id }, body: { comment: '意见' } })).status).toBe(200);
};
const approve = async (id: string): Promise<void> => {
  await writer.call(articles.submit, { params: { id } });
  const { titleZh } = await find(id);
  await decide(medical, titleZh);
  await decide(compliance, titleZh);
};
const publish = async (id: string): Promise<string> => {
  await approve(id);
  expect((await writer.call(articles.publish, { params: { id } })).body.result.state).toBe('PUBLISHED');
  return id;
};
const published = async (change: object = {}): Promise<string> => publish(await add(change));
const listed = async (query: object, who = rep): Promise<string[]> =>
  (await who.call(articles.list, { query: { size: 100, ...query } })).body.result.content.map(({ id }) => id);

beforeAll(async () => {
  app = await startTestApp();
  [writer, medical, compliance, rep] = await Promise.all([
    app.as('fang.ruogu'),
    app.as('he.jing'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
  ]);
});
afterAll(() => app.close());

describe('the way of an article', () => {
  it('passes medical, then compliance, has a number, and is read by sales once it is published', async () => {
    const id = await add();
    const { titleZh } = await find(id);
    expect((await writer.call(articles.submit, { params: { id } })).body.result.state).toBe('IN_REVIEW');
    await decide(medical, titleZh);
    expect((await find(id)).state).toBe('IN_REVIEW');
    await decide(compliance, titleZh);
    expect(await find(id)).toMatchObject({
      state: 'APPROVED',
      reviewer: { name: '沈廉' },
      acts: ['publish', 'revise'],
    });
    expect((await rep.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
    await writer.call(articles.publish, { params: { id } });
    const read = await find(id, rep);
    expect(read).toMatchObject({ state: 'PUBLISHED', html: '<p>正文</p>', acts: [] });
    expect(read.approvalNumber).toMatch(/^YJA-\d{4}-\d{4}$/);
  });

  it('refused it is a draft again, is changed and submitted anew', async () => {
    const id = await add();
    await writer.call(articles.submit, { params: { id } });
    const { titleZh } = await find(id);
    await decide(medical, titleZh, 'reject');
    await expect.poll(async () => (await find(id)).state, { timeout: 10_000 }).toBe('DRAFT');
    const { version } = await find(id);
    const changed = await writer.call(articles.change, { params: { id }, body: { ...draft(), version } });
    expect(changed.status).toBe(200);
    expect((await writer.call(articles.submit, { params: { id } })).body.result.state).toBe('IN_REVIEW');
  });

  it('an approved edition never changes, not even in the database; a new edition takes over when it is published', async () => {
    const id = await published();
    await expect(
      app.owner`update articles set html = '<p>anders</p>' where enterprise_id = 1 and id = ${id}`,
    ).rejects.toThrow('never changes');
    const next = (await writer.call(articles.revise, { params: { id } })).body.result;
    const twice = await writer.call(articles.revise, { params: { id } });
    expect([twice.status, twice.body.error]).toEqual([409, 'articles.revisionOpen']);
    const body = { ...draft({ html: '<p>新版</p>' }), version: next.version };
    await writer.call(articles.change, { params: { id: next.id }, body });
    await approve(next.id);
    expect((await find(id, rep)).state).toBe('PUBLISHED');
    await writer.call(articles.publish, { params: { id: next.id } });
    expect((await rep.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
    expect((await find(next.id)).editions.map(({ edition, state }) => [edition, state])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'SUPERSEDED'],
    ]);
  });

  it('a recalled article is gone for sales at once, from list, count and by id, and says why to its writers', async () => {
    const id = await published({ title: '即将召回的文章' });
    const query = { keyword: '即将召回的文章' };
    expect(await listed(query)).toEqual([id]);
    const answer = await compliance.call(articles.recall, { params: { id }, body: { reason: '剂量有误' } });
    expect(answer.body.result.state).toBe('RECALLED');
    expect(await listed(query)).toEqual([]);
    expect((await rep.call(articles.count, { query })).body.result.totalElements).toBe(0);
    expect((await rep.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
    expect(await find(id)).toMatchObject({ state: 'RECALLED', reason: '剂量有误' });
  });

  it('a recall is told to who marked the article and to its author, and to nobody who does not know it', async () => {
    const id = await published({ title: '收藏后召回的文章' });
    await rep.call(articles.favor, { params: { id } });
    await compliance.call(articles.recall, { params: { id }, body: { reason: '文献有误' } });
    const titles = async (who: Caller): Promise<string[]> =>
      (await who.call(notifications.list, { query: { type: 'RECALL' } })).body.result.content.map(({ title }) => title);
    const told = '文章《收藏后召回的文章》已召回，请停止使用：文献有误';
    expect(await titles(rep)).toContain(told);
    expect(await titles(writer)).toContain(told);
    expect(await titles(medical)).not.toContain(told);
    expect(await titles(compliance)).not.toContain(told);
  });

  it('after its last day it is expired and leaves what sales read', async () => {
    const id = await published();
    await app.owner`update articles set expires_on = ${inDays(-2)} where enterprise_id = 1 and id = ${id}`;
    expect((await rep.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
    expect(await listed({ state: 'EXPIRED' }, writer)).toContain(id);
    expect((await writer.call(articles.publish, { params: { id } })).body.error).toBe('articles.notPossible');
  });

  const bodies = { change: { ...draft(), version: 1 }, recall: { reason: '原因' } };
  type Step = 'change' | 'submit' | 'publish' | 'revise' | 'recall';
  const illegal: [string, Step[]][] = [
    ['DRAFT', ['publish', 'revise', 'recall']],
    ['IN_REVIEW', ['change', 'submit', 'publish', 'revise', 'recall']],
    ['APPROVED', ['change', 'submit']],
    ['PUBLISHED', ['change', 'submit', 'publish']],
    ['SUPERSEDED', ['change', 'submit', 'publish', 'revise']],
    ['RECALLED', ['change', 'submit', 'publish', 'recall']],
  ];
  it.each(illegal)('what is %s refuses %s', async (state, steps) => {
    const id = await add();
    await app.owner`
      update articles set state = ${state}, approval_number = 'YJA-2020-0001', published_at = now() where enterprise_id = 1 and id = ${id}`;
    for (const step of steps) {
      const who = step === 'recall' ? compliance : writer;
      const body = step === 'change' || step === 'recall' ? bodies[step] : undefined;
      const answer = await who.call(articles[step] as typeof articles.change, { params: { id }, body });
      expect([step, answer.status, answer.body.error]).toEqual([step, 409, 'articles.notPossible']);
    }
  });
});

describe('finding articles', () => {
  it('channels, facets and favorites count what the caller sees', async () => {
    const before = (await rep.call(articles.listChannels, { query: {} })).body.result;
    expect([before.totalElements, before.content.length]).toEqual([6, 6]);
    const id = await published({ channel: 'GUIDELINE', title: '分面统计用指南' });
    await add({ channel: 'GUIDELINE', title: '分面统计用指南草稿' });
    const of = (page: typeof before) => page.content.find((each) => each.id === 'GUIDELINE')!.articleCount;
    expect(of((await rep.call(articles.listChannels, { query: {} })).body.result)).toBe(of(before) + 1);
    const query = { keyword: '分面统计用指南', channel: 'CASE' };
    const facet = await rep.call(articles.aggregate, { params: { x: 'channel' }, query });
    expect(facet.body.result).toEqual([{ value: 'GUIDELINE', name: '指南共识', count: 1 }]);
    const facetOf = async (x: 'state' | 'audience' | 'product', more: object = {}) =>
      (await writer.call(articles.aggregate, { params: { x }, query: { keyword: '分面统计用指南', ...more } })).body
        .result;
    // Each facet counts under the other filters and not under its own.
    expect(
      Object.fromEntries((await facetOf('state', { state: 'RECALLED' })).map((one) => [one.value, one.count])),
    ).toEqual({
      PUBLISHED: 1,
      DRAFT: 1,
    });
    expect(await facetOf('audience', { state: 'DRAFT' })).toMatchObject([{ value: 'PROMOTIONAL', count: 1 }]);
    expect((await facetOf('product')).reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(2);
    expect(await listed({ isFavorite: true })).not.toContain(id);
    await rep.call(articles.favor, { params: { id } });
    await rep.call(articles.favor, { params: { id } });
    expect(await listed({ isFavorite: true })).toContain(id);
    expect(await listed({ isFavorite: true }, medical)).not.toContain(id);
    await rep.call(articles.unfavor, { params: { id } });
    expect(await listed({ isFavorite: true })).not.toContain(id);
  });

  it('3.15 articles about an indication are the information on its products and what has its name among its topics', async () => {
    const [product] = await app.owner<{ id: string }[]>`
      select id::text from products where enterprise_id = 1 and indication like '%偏头痛%' order by id limit 1`;
    const about = { indication: 'MIGRAINE', state: 'PUBLISHED' };
    const [byProduct, byTopic, english, other] = [
      await published({ channel: 'PRODUCT', productId: product!.id }),
      await published({ topics: ['预防', '偏头痛'] }),
      await published({ topics: ['migraine'] }),
      await published({ topics: ['失眠'], productId: product!.id }),
    ];
    const unpublished = await add({ topics: ['偏头痛'] });
    for (const who of [rep, writer]) {
      const found = await listed(about, who);
      expect(found).toEqual(expect.arrayContaining([byProduct, byTopic, english]));
      for (const id of [other, unpublished]) expect(found).not.toContain(id);
    }
    expect(await listed({ ...about, indication: 'INSOMNIA' })).toContain(other);
    const recalled = { params: { id: byTopic }, body: { reason: '数据有误' } };
    expect((await compliance.call(articles.recall, recalled)).status).toBe(200);
    expect(await listed(about)).not.toContain(byTopic);
    expect(await listed({ ...about, indication: 'NOTHING' })).toEqual([]);
  });
});

describe('who sees and does what', () => {
  it('medical articles are written by medical affairs and hidden from sales', async () => {
    const refused = await writer.call(articles.add, { body: draft({ audience: 'MEDICAL' }) });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(['body.audience']);
    const id = await published({ title: '医学专用文章' });
    await app.owner`alter table articles disable trigger articles_keep_approved`;
    await app.owner`update articles set audience = 'MEDICAL' where enterprise_id = 1 and id = ${id}`;
    await app.owner`alter table articles enable trigger articles_keep_approved`;
    expect((await rep.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
    expect(await listed({ keyword: '医学专用文章' }, medical)).toEqual([id]);
  });

  it('sales write nothing, marketing recalls nothing, another enterprise sees nothing', async () => {
    const id = await published();
    expect((await rep.call(articles.add, { body: draft() })).status).toBe(403);
    expect((await writer.call(articles.recall, { params: { id }, body: { reason: '原因' } })).status).toBe(403);
    const foreign = await app.as('ye.qing', 'kanglan');
    expect((await foreign.call(articles.find, { params: { id } })).body.error).toBe('articles.notFound');
  });

  it('bad input names its field, hostile HTML is stored harmless, a stale version is refused', async () => {
    const body = draft({ html: '<script>alert(1)</script>', productId: '999999', expiresOn: inDays(1000) });
    const wrong = await writer.call(articles.add, { body });
    expect(wrong.body.fields?.map(({ field }) => field)).toEqual(['body.html', 'body.productId', 'body.expiresOn']);
    const id = await add({ html: '<p onclick="alert(1)">好<svg onload=alert(1)></svg></p>' });
    expect((await find(id)).html).toBe('<p>好</p>');
    const stale = await writer.call(articles.change, { params: { id }, body: { ...draft(), version: 9 } });
    expect([stale.status, stale.body.error]).toEqual([409, 'articles.changedMeanwhile']);
  });
});
