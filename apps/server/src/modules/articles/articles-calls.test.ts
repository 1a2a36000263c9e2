// The four calls of the content center agree with each other, whatever is asked (specification 7.5, content; CON-04 to CON-15).
import { articleEndpoints as articles, articleChannels, articleFacets, articleStates } from '@yijian/contract/articles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let writer: Caller;
let product: string;

beforeAll(async () => {
  app = await startTestApp();
  [rep, writer] = await Promise.all([app.as('chen.yizhou'), app.as('fang.ruogu')]);
  const [row] = await app.owner<{ id: string }[]>`
    select product_id::text as id from articles where enterprise_id = 1 and state = 'PUBLISHED' and product_id is not null
    order by id limit 1`;
  product = row!.id;
});
afterAll(() => app.close());

const countOf = async (who: Caller, query: object): Promise<number> =>
  (await who.call(articles.count, { query })).body.result.totalElements;
/** Every article of the list, read page by page. */
async function paged(who: Caller, query: object): Promise<{ readonly ids: string[]; readonly total: number }> {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = (await who.call(articles.list, { query: { ...query, page, size: 7 } })).body
      .result;
    ids.push(...content.map(({ id }) => id));
    if (content.length === 0) return { ids, total: totalElements };
  }
}

test('CON-07 CON-08 CON-09 CON-10 CON-11 CON-12 the count is the number of articles that the pages of the list hold, under every example', async () => {
  const [first] = (await rep.call(articles.list, { query: {} })).body.result.content;
  await rep.call(articles.favor, { params: { id: first!.id } });
  const examples: object[] = [
    {},
    { keyword: first!.title.slice(0, 4) },
    { productId: product },
    { isFavorite: true },
    { isFavorite: false },
    { audience: 'PROMOTIONAL' },
    { audience: 'MEDICAL' },
    { channel: first!.channel, productId: product, isFavorite: false },
    ...articleChannels.map((channel) => ({ channel })),
    ...articleStates.map((state) => ({ state })),
  ];
  for (const who of [rep, writer])
    for (const example of examples) {
      const { ids, total } = await paged(who, example);
      expect([example, ids.length, new Set(ids).size, await countOf(who, example)]).toEqual([
        example,
        total,
        total,
        total,
      ]);
    }
  expect(await countOf(rep, { isFavorite: true })).toBeGreaterThan(0);
  expect(await countOf(writer, {})).toBeGreaterThan(await countOf(rep, {}));
});

test('CON-13 CON-14 each value of an aggregation is as many articles as the list has with it', async () => {
  for (const x of articleFacets) {
    const values = (await writer.call(articles.aggregate, { params: { x }, query: {} })).body.result;
    expect(values.length, x).toBeGreaterThan(0);
    const field = x === 'product' ? 'productId' : x;
    for (const { value, count } of values)
      expect([x, value, await countOf(writer, { [field]: value })]).toEqual([x, value, count]);
  }
});

test('CON-04 CON-05 CON-06 the channels are paged, and each is as many articles as the count has in it', async () => {
  const { content, totalElements } = (await rep.call(articles.listChannels, { query: { size: 100 } })).body.result;
  expect(content).toHaveLength(totalElements);
  for (const { id, articleCount } of content)
    expect([id, await countOf(rep, { channel: id })]).toEqual([id, articleCount]);
  const beyond = await rep.call(articles.listChannels, { query: { page: totalElements, size: 1 } });
  expect(beyond.body.result.content).toEqual([]);
});

test('CON-15 all four are GET, and a field that is no part of the example is refused by name', async () => {
  const { listChannels, list, count, aggregate } = articles;
  expect([listChannels, list, count, aggregate].map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET']);
  const { status, body } = await rep.call(articles.count, { query: { colour: 'red' } as object });
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['query.colour']]);
});
