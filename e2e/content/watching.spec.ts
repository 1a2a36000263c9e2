// A doctor watches the video of an article on a phone; the sender finds how much of it was watched, and by whom (product 3.9).
import type { ArticleKept, ArticleVideo } from '@yijian/contract/articles';
import type { Recipient, SendDetail, SendKept } from '@yijian/contract/sends';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { readingPathOf } from '../../tools/testing/content/reading-links.ts';
import { recorded } from '../../tools/testing/content/recorded-film.ts';
import { sendAtOnce } from '../../tools/testing/content/send-at-once.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { doctorsPhone } from '../../tools/testing/journeys/phone.ts';
import { findRecord, firstThat, listRecords, rowOf } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

test.use({ settings: { SEND_CLOCK_SECONDS: '1' } });

for (const language of ['zh', 'en'] as const)
  test(`a doctor watches the video of an article, and the sender sees how much of it (${language})`, async ({
    signedIn,
    product,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    const words = wordsIn(language);
    const title = `视频随访要点 ${language}`;
    let articleId = '';
    const writing = { login: 'fang.ruogu', path: '/pc/content/contentCenter' };
    await withUser({ browser, baseURL }, writing, async (writer) => {
      const token = await writer.evaluate(
        () => (JSON.parse(localStorage['tokenInfo'] as string) as { token: string }).token,
      );
      const file = { name: '讲解.webm', mimeType: 'video/webm', buffer: await recorded(writer, 45) };
      const headers = { authorization: `Bearer ${token}` };
      const answer = await writer.request.post('/prod-api/article/video/add', { headers, multipart: { file } });
      const { result } = (await answer.json()) as { result: ArticleVideo };
      const html = `<p>先看视频，再读要点。</p><video src="${result.address}" controls="controls" aria-label="讲解"></video>`;
      const expiresOn = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
      const draft = { channel: 'CASE', audience: 'PROMOTIONAL', title, html, expiresOn };
      articleId = (await send<ArticleKept>(writer, '/article/add', draft)).id;
      await send(writer, `/article/submit/${articleId}`, {});
      for (const login of ['he.jing', 'shen.lian'])
        await withUser({ browser, baseURL }, { login, path: '/pc/dashboard' }, async (reviewer) => {
          type Task = { readonly id: string; readonly title: string };
          const task = await findRecord<Task>(reviewer, '/API-BPM/task/todo-page', (one) => one.title.includes(title));
          await send(reviewer, `/API-BPM/task/approve/${task.id}`, { comment: '同意' }, 'PUT');
        });
      await send(writer, `/article/publish/${articleId}`, {});
    });

    const page = await signedIn('chen.yizhou', '/pc/', language);
    const { id } = await send<SendKept>(page, '/send/add', { articleId, channel: 'MAIL' });
    await sendAtOnce(product, id);
    const detail = () => send<SendDetail>(page, `/send/find/${id}`);
    await expect.poll(async () => (await detail()).figures.sent, { timeout: 60_000 }).toBeGreaterThan(0);
    const [reader] = await listRecords<Recipient>(page, `/send/recipients/pageable?sendId=${id}&step=SENT`);

    const { page: phone, context, ...doctor } = await doctorsPhone(browser, baseURL!, language);
    await phone.goto(`${readingPathOf(reader!.id)}?lang=${language}`);
    await expect(phone.getByText(words('视频是否被观看', 'its videos are watched'))).toBeVisible();
    await doctor.expectAccessible();
    const video = phone.locator('video');
    await video.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      return one.play();
    });
    await expect
      .poll(async () => (await detail()).figures, { timeout: 30_000 })
      .toMatchObject({ played: 1, watched100: 1 });
    await context.close();

    await open(page, `/pc/content/sendDetail?id=${id}`, language);
    const strip = page.getByRole('group', { name: words('效果', 'Effect') });
    await expect(strip.getByRole('button', { name: new RegExp(words('播放视频$', 'Began a video$')) })).toBeVisible();
    await strip.getByRole('button', { name: new RegExp(words('看完视频$', 'Watched it all$')) }).click();
    await expect(rowOf(page, reader!.id)).toContainText(words('看过 100%', 'Watched 100%'));
    await expectAccessible();
  });

test('films of the demo play on the page of their doctors, and were watched by some of them', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('fang.ruogu', '/pc/dashboard');
  const call = '/article/list/by/example/pageable/user?state=PUBLISHED&audience=PROMOTIONAL';
  const detailOf = (id: string) => send<{ html: string }>(page, `/article/find/${id}`);
  const articles = await listRecords<{ id: string; title: string }>(page, call);
  const article = await firstThat(
    articles,
    async ({ id, title }) => title.startsWith('成人癫痫') && (await detailOf(id)).html.includes('<video '),
  );
  const watched = await listRecords<Recipient>(page, `/send/recipients/pageable?articleId=${article.id}&step=PLAYED`);
  const { page: phone, context } = await doctorsPhone(browser, baseURL!);
  await phone.goto(readingPathOf(watched[0]!.id));
  const video = phone.locator('video');
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    return one.play();
  });
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(1);
  expect(await video.evaluate((one: HTMLVideoElement) => [one.duration, one.videoWidth])).toEqual([12, 480]);
  await context.close();
});
