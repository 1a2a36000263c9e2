// Pictures of articles: uploaded and written anew, shown by their address, carried into new editions, gone with a recall.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { bomb, pdf, picture, pictureWithNotes } from '../../../../../../tools/testing/verifications/files.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;
let writer: Caller;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  ({ writer } = desk);
});
afterAll(() => app.close());

let number = 0;
const numberOfPicture = (): string => String(880_000_000_000_000 + (number += 1));
const upload = (name: string, content: Buffer | string, who?: Caller) =>
  (who ?? writer).call(articles.addPicture, { body: { file: { name, content } } });
const uploaded = async (): Promise<string> => (await upload('图.png', picture(numberOfPicture()))).body.result.address;
const get = (url: string, headers: object = {}) =>
  app.app.server.inject({ url, headers: { host: 'localhost', ...headers } });
const draft = (html: string) => ({
  channel: 'CASE',
  audience: 'PROMOTIONAL',
  title: '带图片的文章',
  html,
  expiresOn: new Date(now.getTime() + 200 * 86_400_000).toISOString().slice(0, 10),
});
const shown = (address: string): string => `<p>正文</p><img src="${address}" alt="图" />`;

it('a picture is written anew without what a camera put beside it, and shown to whoever has its address', async () => {
  const { body, status } = await upload('片.png', pictureWithNotes(numberOfPicture(), '秘密地点'));
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ address: expect.stringMatching(/^\/d\/picture\/[0-9a-f]{64}$/) });
  expect(body.result.width).toBeGreaterThan(10);
  const answer = await get(body.result.address);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'no-cache',
  ]);
  expect(answer.rawPayload.includes(Buffer.from('秘密地点'))).toBe(false);
  const again = await get(body.result.address, { 'if-none-match': answer.headers['etag'] as string });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('equal files are kept once', async () => {
  const content = picture(numberOfPicture());
  const [one, other] = [await upload('甲.png', content), await upload('乙.png', content)];
  expect(other.body.result).toEqual(one.body.result);
});

it('what is no picture is refused by name, and sales upload none', async () => {
  for (const [name, content, error] of [
    ['a.pdf', pdf(), 'articles.pictureKind'],
    ['a.png', 'text', 'articles.pictureKind'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'articles.pictureKind'],
    ['a.png', '', 'articles.pictureKind'],
    ['a.png', bomb(30_000), 'articles.pictureRefused'],
  ] as const) {
    const { status, body } = await upload(name, content);
    expect([status, body.error, body.fields?.[0]?.field], name).toEqual([400, error, 'body.file']);
  }
  expect((await upload('a.png', picture(numberOfPicture()), await app.as('chen.yizhou'))).status).toBe(403);
});

it('a text shows uploaded pictures alone: others, and those that are not there, are named', async () => {
  const address = await uploaded();
  const save = (html: string) => writer.call(articles.add, { body: draft(html) });
  for (const [html, words] of [
    [`${shown(address)}<img src="https://example.com/pixel.gif">`, '1 个图片或视频来自其他网站'],
    ['<p>字</p><img src="data:image/png;base64,AAAA">', '1 个图片或视频来自其他网站'],
    [shown(`/d/picture/${'0'.repeat(64)}`), '有图片或视频已不存在'],
  ] as const) {
    const { status, body } = await save(html);
    expect([status, body.fields?.[0]?.field], html).toEqual([400, 'body.html']);
    expect(body.fields?.[0]?.message).toContain(words);
  }
  const { body } = await save(shown(address));
  const { html } = (await writer.call(articles.find, { params: { id: body.result.id } })).body.result;
  expect(html).toBe(shown(address));
});

it('a new edition shows the picture after its predecessor was recalled; recalled alone, it is gone at once', async () => {
  const [kept, dropped] = [await uploaded(), await uploaded()];
  const id = await desk.publish({ html: shown(kept) + shown(dropped) });
  const { result: next } = (await writer.call(articles.revise, { params: { id } })).body;
  const body = { ...draft(shown(kept)), version: next.version };
  expect((await writer.call(articles.change, { params: { id: next.id }, body })).status).toBe(200);
  expect([(await get(kept)).statusCode, (await get(dropped)).statusCode]).toEqual([200, 200]);
  await desk.compliance.call(articles.recall, { params: { id }, body: { reason: '结论需要修订' } });
  expect([(await get(kept)).statusCode, (await get(dropped)).statusCode]).toEqual([200, 404]);
});

it('a superseded edition does not keep a recalled picture readable', async () => {
  const address = await uploaded();
  const title = '带图片的第二版';
  const id = await desk.publish({ html: shown(address), title });
  const { result: next } = (await writer.call(articles.revise, { params: { id } })).body;
  await desk.publishDraft({ id: next.id, title });
  expect((await get(address)).statusCode).toBe(200);
  await desk.compliance.call(articles.recall, { params: { id: next.id }, body: { reason: '结论需要修订' } });
  expect((await get(address)).statusCode).toBe(404);
});

it('another enterprise, a wrong key and a stranger host find nothing', async () => {
  const address = await uploaded();
  for (const [url, host] of [
    [address, 'kanglan.localhost'],
    [address, 'nobody.example'],
    ['/d/picture/1', 'localhost'],
    [`${address}0`, 'localhost'],
  ] as const)
    expect((await get(url, { host })).statusCode, `${host}${url}`).toBe(404);
});

it('a picture that no article came to show is forgotten after a week', async () => {
  const [shownOne, forgotten] = [await uploaded(), await uploaded()];
  await writer.call(articles.add, { body: draft(shown(shownOne)) });
  await app.owner`update article_pictures set uploaded_at = uploaded_at - interval '8 days'`;
  await uploaded();
  expect([(await get(shownOne)).statusCode, (await get(forgotten)).statusCode]).toEqual([200, 404]);
});
