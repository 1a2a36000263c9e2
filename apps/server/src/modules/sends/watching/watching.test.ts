// A doctor watches a video of an article that was sent: begun and watched in quarters, once for each reader and video, within the consent.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { sendEndpoints as sends, type RecipientStep } from '@yijian/contract/sends';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { film } from '../../../../../../tools/testing/content/films.ts';
import { quartersOf, videosOf } from './article-videos.policy.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;
let html: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  const upload = async (seed: number): Promise<string> =>
    (await desk.writer.call(articles.addVideo, { body: { file: { name: '讲解.mp4', content: film(seed, 4000) } } }))
      .body.result.address;
  const shown = [await upload(1), await upload(2)].map((src) => `<video src="${src}" controls></video>`);
  html = `<p>正文</p>${shown.join('')}`;
});
afterAll(() => app.close());

interface Sent {
  readonly articleId: string;
  readonly doctorIds: readonly string[];
  readonly sendId: string;
  readonly recipients: readonly { readonly id: string; readonly token: string; readonly doctorId: string }[];
}

async function send(count = 1): Promise<Sent> {
  const articleId = await desk.publish({ html });
  const ids = await desk.doctors(count);
  const { body } = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids } });
  await desk.dispatch();
  const people = await desk.recipients(body.result.id);
  const recipients = people.map(({ id, doctor }) => ({ id, token: desk.tokenOf(id), doctorId: doctor.id }));
  return { articleId, doctorIds: ids, sendId: body.result.id, recipients };
}

const play = (token: string, payload: object, headers: object = {}) =>
  app.app.server.inject({
    method: 'POST',
    url: `/d/read/${token}/play`,
    payload,
    headers: { host: 'localhost', ...headers },
  });
const begin = { number: 0, percent: 0, seconds: 0 };
const watch = (token: string, percent: number, number = 0) => play(token, { number, percent, seconds: percent });
const figures = async ({ sendId }: Sent) =>
  (await desk.rep.call(sends.find, { params: { id: sendId } })).body.result.figures;
const people = async ({ articleId }: Sent, step: RecipientStep): Promise<string[]> =>
  (await desk.rep.call(sends.listRecipients, { query: { articleId, step } })).body.result.content.map(({ id }) => id);

it('is begun, then watched by quarters that never shrink; each number of the effects has its people', async () => {
  const sent = await send(3);
  const [whole, half, begun] = sent.recipients.map(({ token }) => token) as [string, string, string];
  for (const percent of [0, 26, 80, 100, 10]) expect((await watch(whole, percent)).statusCode).toBe(204);
  await watch(half, 60);
  await play(begun, begin);
  const told = { opened: 3, played: 3, watched25: 2, watched50: 2, watched75: 1, watched100: 1, read: 0, clicked: 0 };
  expect(await figures(sent)).toMatchObject(told);
  const effects = await desk.rep.call(sends.effects, { params: { id: sent.articleId } });
  expect(effects.body.result).toMatchObject(told);
  const ids = sent.recipients.map(({ id }) => id);
  expect((await people(sent, 'PLAYED')).toSorted()).toEqual(ids.toSorted());
  for (const step of ['WATCHED_25', 'WATCHED_50'] as const)
    expect((await people(sent, step)).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  for (const step of ['WATCHED_75', 'WATCHED_100'] as const) expect(await people(sent, step)).toEqual(ids.slice(0, 1));
  const [first] = (await desk.recipients(sent.sendId)).filter(({ id }) => id === ids[0]);
  expect(first).toMatchObject({ watchedQuarters: 4 });
  expect(Date.parse(first!.playedAt!)).toBe(now.getTime());
});

it('one row of each reader and video; the furthest of them counts', async () => {
  const sent = await send();
  const [{ token, id }] = sent.recipients as [Sent['recipients'][number]];
  for (const percent of [0, 30, 30]) await watch(token, percent);
  await watch(token, 55, 1);
  await watch(token, 40, 1);
  const rows = await app.owner<{ quarters: number; seconds: number }[]>`
    select quarters, seconds from send_plays where enterprise_id = 1 and recipient_id = ${id} order by quarters`;
  expect(rows.map(({ quarters, seconds }) => [quarters, seconds])).toEqual([
    [1, 30],
    [2, 55],
  ]);
  expect(await figures(sent)).toMatchObject({ played: 1, watched25: 1, watched50: 1, watched75: 0 });
});

it('is an interaction of the doctor with the time that was watched', async () => {
  const sent = await send();
  const [{ token, id }] = sent.recipients as [Sent['recipients'][number]];
  await play(token, begin);
  await watch(token, 70);
  await expect
    .poll(
      () => app.owner`
        select duration_seconds as seconds, channel from interactions
        where enterprise_id = 1 and source_table = 'send_recipients' and source_id = ${id} and action = 'WATCHED'`,
    )
    .toEqual([{ seconds: 70, channel: 'MAIL' }]);
});

it('nothing is kept without consent, of a browser that asks not to be tracked, or of a recalled article', async () => {
  const sent = await send(3);
  const [left, shy, late] = sent.recipients.map(({ token }) => token) as [string, string, string];
  const form = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  await app.app.server.inject({ method: 'POST', url: `/d/unsubscribe/${left}`, payload, headers: form });
  expect((await watch(left, 50)).statusCode).toBe(204);
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
    expect((await play(shy, begin, headers)).statusCode).toBe(204);
  await desk.compliance.call(articles.recall, { params: { id: sent.articleId }, body: { reason: '更正' } });
  expect((await watch(late, 50)).statusCode).toBe(410);
  expect(await figures(sent)).toMatchObject({ played: 0, opened: 0 });
  expect(
    await app.owner`
    select from send_plays where recipient_id = any(${sent.recipients.map(({ id }) => id)}::bigint[])`,
  ).toHaveLength(0);
});

it('what is no share of a video of this article is refused, and so is a forged link', async () => {
  const sent = await send();
  const [{ token }] = sent.recipients as [Sent['recipients'][number]];
  for (const wrong of [
    {},
    { ...begin, percent: 101 },
    { ...begin, percent: -1 },
    { ...begin, seconds: '1' },
    { ...begin, number: 0.5 },
    { ...begin, video: 'x' },
  ])
    expect([wrong, (await play(token, wrong)).statusCode]).toEqual([wrong, 400]);
  expect((await watch(token, 10, 2)).statusCode).toBe(404);
  expect((await watch(`${token}x`, 10)).statusCode).toBe(404);
  const elsewhere = await play(token, begin, { host: 'kanglan.localhost' });
  expect(elsewhere.statusCode).toBe(404);
  expect(await figures(sent)).toMatchObject({ played: 0 });
});

it('quarters are whole ones, and the last moments of a film are not asked for', () => {
  expect([0, 24.9, 25, 50, 74, 75, 94.9, 95, 100].map(quartersOf)).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 4]);
  expect(videosOf(html)).toHaveLength(2);
  expect(videosOf('<video src="https://example.com/a.mp4"></video>')).toEqual([]);
});
