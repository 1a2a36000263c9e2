// Videos of articles: kept without what a camera wrote beside the film, read whole and by ranges, carried into new editions, gone with a recall.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { box, element, film } from '../../../../../../tools/testing/content/films.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { picture } from '../../../../../../tools/testing/verifications/files.ts';
import { spanOf } from './media.policy.ts';

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

const upload = (name: string, content: Buffer, who?: Caller) =>
  (who ?? writer).call(articles.addVideo, { body: { file: { name, content } } });
const uploaded = async (seed: number): Promise<string> =>
  (await upload('讲解.mp4', film(seed, 4000))).body.result.address;
const get = (url: string, headers: object = {}) =>
  app.app.server.inject({ url, headers: { host: 'localhost', ...headers } });
const draft = (html: string) => ({
  channel: 'CASE',
  audience: 'PROMOTIONAL',
  title: '带视频的文章',
  html,
  expiresOn: new Date(now.getTime() + 200 * 86_400_000).toISOString().slice(0, 10),
});
const shown = (address: string): string =>
  `<p>正文</p><video src="${address}" controls="controls" preload="metadata" aria-label="讲解"></video>`;

it('a video is read whole, piece by piece, with what a browser needs to wind', async () => {
  const content = film(1);
  const { status, body } = await upload('讲解.mp4', content);
  expect(status).toBe(200);
  expect(body.result).toEqual({ address: expect.stringMatching(/^\/d\/video\/[0-9a-f]{64}$/), size: content.length });
  const whole = await get(body.result.address);
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(whole.rawPayload.equals(content)).toBe(true);
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=1048570-1048580', 1_048_570, 1_048_580],
    ['bytes=2000000-', 2_000_000, content.length - 1],
    ['bytes=-10', content.length - 10, content.length - 1],
    ['bytes=2499990-9999999', 2_499_990, content.length - 1],
  ] as const) {
    const part = await get(body.result.address, { range });
    expect([part.statusCode, part.headers['content-range']], range).toEqual([
      206,
      `bytes ${first}-${last}/${content.length}`,
    ]);
    expect(part.rawPayload.equals(content.subarray(first, last + 1)), range).toBe(true);
  }
  const beyond = await get(body.result.address, { range: 'bytes=2500000-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  const again = await get(body.result.address, { 'if-none-match': whole.headers['etag'] as string });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('what is no video is refused by name, equal files are kept once, and sales upload none', async () => {
  for (const [name, content] of [
    ['a.mp4', picture('880000000009001')],
    ['a.webm', film(2, 4000)],
    ['a.exe', film(2, 4000)],
    ['a.mp4', Buffer.from('text')],
    ['a.mp4', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
    ['a.mp4', Buffer.alloc(0)],
    ['a.mp4', Buffer.concat([film(2, 4000), Buffer.from('cut')])],
  ] as const) {
    const { status, body } = await upload(name, content);
    expect([status, body.error, body.fields?.[0]?.field], name).toEqual([400, 'articles.videoKind', 'body.file']);
  }
  const webm = element(0x1a45dfa3, element(0x4282, Buffer.from('webm')));
  const whole = Buffer.concat([webm, element(0x18538067)]);
  expect((await get((await upload('a.webm', whole)).body.result.address)).headers['content-type']).toBe('video/webm');
  expect(await uploaded(3)).toBe(await uploaded(3));
  expect((await upload('a.mp4', film(2, 4000), await app.as('chen.yizhou'))).status).toBe(403);
});

it('what a camera wrote beside the film is not kept', async () => {
  const place = '+31.2304+121.4737/';
  const content = Buffer.concat([film(10, 4000), box('moov', box('udta', box('\u00a9xyz', Buffer.from(place))))]);
  const { address, size } = (await upload('讲解.mp4', content)).body.result;
  const kept = (await get(address)).rawPayload;
  expect([kept.length, size, kept.includes(place)]).toEqual([content.length, content.length, false]);
});

it('a text shows uploaded videos alone: others, and those that are not there, are named', async () => {
  const save = (html: string) => writer.call(articles.add, { body: draft(html) });
  for (const [html, words] of [
    ['<p>字</p><video src="https://example.com/a.mp4" controls></video>', '1 个图片或视频来自其他网站'],
    [shown(`/d/video/${'0'.repeat(64)}`), '有图片或视频已不存在'],
  ] as const) {
    const { status, body } = await save(html);
    expect([status, body.fields?.[0]?.field], html).toEqual([400, 'body.html']);
    expect(body.fields?.[0]?.message).toContain(words);
  }
  const html = shown(await uploaded(4));
  const { id } = (await save(html)).body.result;
  expect((await writer.call(articles.find, { params: { id } })).body.result.html).toBe(html);
});

it('a new edition shows the video after its predecessor was recalled; recalled alone, it is gone at once', async () => {
  const [kept, dropped] = [await uploaded(5), await uploaded(6)];
  const id = await desk.publish({ html: shown(kept) + shown(dropped), title: '带视频的第一版' });
  const { result: next } = (await writer.call(articles.revise, { params: { id } })).body;
  const body = { ...draft(shown(kept)), version: next.version };
  expect((await writer.call(articles.change, { params: { id: next.id }, body })).status).toBe(200);
  expect([(await get(kept)).statusCode, (await get(dropped)).statusCode]).toEqual([200, 200]);
  await desk.compliance.call(articles.recall, { params: { id }, body: { reason: '结论需要修订' } });
  expect([(await get(kept)).statusCode, (await get(dropped)).statusCode]).toEqual([200, 404]);
  expect((await get(kept, { host: 'kanglan.localhost' })).statusCode).toBe(404);
});

it('a video that no article came to show is forgotten after a week', async () => {
  const [shownOne, forgotten] = [await uploaded(7), await uploaded(8)];
  await writer.call(articles.add, { body: draft(shown(shownOne)) });
  await app.owner`update article_videos set uploaded_at = uploaded_at - interval '8 days'`;
  await uploaded(9);
  expect([(await get(shownOne)).statusCode, (await get(forgotten)).statusCode]).toEqual([200, 404]);
});

describe('the range that a header asks for (RFC 9110, 14.1.2)', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=5-5', { first: 5, last: 5 }],
    ['bytes=-200', { first: 0, last: 99 }],
    ['bytes=-0', null],
    ['bytes=100-', null],
    ['bytes=7-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
  ])('%s of a hundred bytes', (header, span) => {
    expect(spanOf(header, 100)).toEqual(span);
  });
});
