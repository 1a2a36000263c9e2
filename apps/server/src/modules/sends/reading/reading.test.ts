// A doctor reads by a signed link: counted only with consent, stopped by a recall, ended by one click, never led elsewhere.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
});
afterAll(() => app.close());

const LINK = 'https://journal.example/a?x=1&y=2';
const html = `<p>正文</p><p><a href="${LINK.replace('&', '&amp;')}">全文</a></p>`;

interface Sent {
  readonly articleId: string;
  readonly doctorId: string;
  readonly sendId: string;
  readonly recipientId: string;
  readonly token: string;
}

async function sendOne(): Promise<Sent> {
  const articleId = await desk.publish({ html });
  const [doctorId] = (await desk.doctors(1)) as [string];
  const { body } = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: [doctorId] } });
  await desk.dispatch();
  const sendId = body.result.id;
  const [recipient] = await desk.recipients(sendId);
  return { articleId, doctorId, sendId, recipientId: recipient!.id, token: desk.tokenOf(recipient!.id) };
}

const get = (url: string, headers: object = {}) =>
  app.app.server.inject({ url, headers: { host: 'localhost', ...headers } });
const post = (url: string, payload: object | string, headers: object = {}) =>
  app.app.server.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } });
const progress = (token: string, percent: number, seconds: number, headers: object = {}) =>
  post(`/read/${token}/progress`, { percent, seconds, isFirst: true }, headers);
const figures = async ({ sendId }: Sent) =>
  (await desk.rep.call(sends.find, { params: { id: sendId } })).body.result.figures;

describe('the reading page', () => {
  it('is the article on a page of its own, small, without the application and with its own policy', async () => {
    const { token } = await sendOne();
    const page = await get(`/read/${token}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('<p>正文</p>');
    expect(page.body).not.toContain('journal.example');
    const script = await get('/read/page.js');
    expect(Buffer.byteLength(script.body)).toBeLessThan(120 * 1024);
    expect(script.headers['content-type']).toMatch(/javascript/);
  });

  it('speaks Chinese or English, as the reader chooses or the browser asks, with the title of that language', async () => {
    const { token, articleId } = await sendOne();
    const inChinese = await get(`/d/read/${token}`);
    expect(inChinese.body).toContain('lang="zh-CN"');
    expect(inChinese.body).toContain('仅供医疗卫生专业人士参考');
    expect(inChinese.body).toContain(`href="/d/read/${token}?lang=en"`);
    const [{ title, enTitle }] = (await app.owner`
      select title, en_title as "enTitle" from articles where enterprise_id = 1 and id = ${articleId}`) as unknown as [
      { title: string; enTitle: string },
    ];
    for (const page of [
      await get(`/d/read/${token}?lang=en`),
      await get(`/d/read/${token}`, { 'accept-language': 'en-GB,en;q=0.9' }),
    ]) {
      expect(page.body).toContain('<html lang="en">');
      expect(page.body).toContain('For healthcare professionals only');
      expect(page.body).toContain(`<h1>${enTitle === '' ? title : enTitle}</h1>`);
      expect(page.body).not.toMatch(/审批编号|不再接收/);
    }
    expect((await get(`/d/read/${token}?lang=zh`, { 'accept-language': 'en' })).body).toContain('审批编号');
    expect((await get('/d/read/x', { 'accept-language': 'en' })).body).toContain('This link opens nothing');
    expect((await get(`/d/unsubscribe/${token}?lang=en`)).body).toContain('no more academic content by e-mail');
    const left = await post(`/d/unsubscribe/${token}?lang=en`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(left.body).toContain('You have unsubscribed');
    // A link of an earlier letter stands without the place and goes on working.
    expect((await get(`/read/${token}`)).statusCode).toBe(200);
  });

  it('a forged, altered or foreign link opens nothing', async () => {
    const { token, recipientId } = await sendOne();
    const [id, signature] = token.split('.') as [string, string];
    for (const forged of [`${Number(id) + 1}.${signature}`, `${id}.AAAAAAAAAAAAAAAAAAAAAA`, recipientId, 'x'])
      expect([forged, (await get(`/read/${forged}`)).statusCode]).toEqual([forged, 404]);
    expect((await get(`/read/${token}`, { host: 'kanglan.localhost' })).statusCode).toBe(404);
  });

  it('counts as opened, as read by the rule, and once', async () => {
    const sent = await sendOne();
    await progress(sent.token, 30, 3);
    expect(await figures(sent)).toMatchObject({ opened: 1, read: 0 });
    await progress(sent.token, 100, 9);
    expect(await figures(sent)).toMatchObject({ read: 0 });
    await progress(sent.token, 80, 10);
    await progress(sent.token, 100, 60);
    expect(await figures(sent)).toMatchObject({ delivered: 1, opened: 1, read: 1 });
    expect((await post(`/read/${sent.token}/progress`, { percent: 900 })).statusCode).toBe(400);
  });

  it('nothing is kept of a browser that asks not to be tracked', async () => {
    const sent = await sendOne();
    for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
      await progress(sent.token, 100, 60, headers);
      expect((await get(`/read/${sent.token}/link/0`, headers)).headers.location).toBe(LINK);
    }
    expect((await get(`/read/${sent.token}`, { dnt: '1' })).body).toContain('本次阅读不作记录');
    expect(await figures(sent)).toMatchObject({ opened: 0, read: 0, clicked: 0 });
  });

  it('a link is followed by its number and leads nowhere else', async () => {
    const sent = await sendOne();
    const followed = await get(`/read/${sent.token}/link/0`);
    expect([followed.statusCode, followed.headers.location]).toEqual([302, LINK]);
    expect(await figures(sent)).toMatchObject({ clicked: 1, opened: 1 });
    for (const number of ['1', '-1', '0x0', 'https:%2F%2Fevil.example', '99999'])
      expect([number, (await get(`/read/${sent.token}/link/${number}`)).statusCode]).toEqual([number, 404]);
    expect((await get(`/read/${sent.token}/link/0?to=https://evil.example`)).headers.location).toBe(LINK);
  });

  it('a recall closes the page, its links and what an open page tells', async () => {
    const sent = await sendOne();
    await desk.compliance.call(articles.recall, { params: { id: sent.articleId }, body: { reason: '更正' } });
    const page = await get(`/read/${sent.token}`);
    expect([page.statusCode, page.body.includes('正文')]).toEqual([410, false]);
    expect((await progress(sent.token, 100, 60)).statusCode).toBe(410);
    expect((await get(`/read/${sent.token}/link/0`)).statusCode).toBe(410);
    expect(await figures(sent)).toMatchObject({ opened: 0 });
    const message = await desk.rep.call(sends.findMessage, { params: { id: sent.recipientId } });
    expect(message.body.result.html).toBe('');
  });
});

describe('the end of messages', () => {
  it('one click of a mail program withdraws the consent at once, and again changes nothing', async () => {
    const sent = await sendOne();
    expect((await get(`/unsubscribe/${sent.token}`)).body).toContain('<form method="post"');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of [1, 2]) {
      const answer = await post(`/unsubscribe/${sent.token}`, 'List-Unsubscribe=One-Click', form);
      expect([answer.statusCode, answer.body.includes('已退订')]).toEqual([200, true]);
    }
    expect(await figures(sent)).toMatchObject({ unsubscribed: 1 });
    const ledger = await app.owner`
      select event from consents where enterprise_id = 1 and doctor_id = ${sent.doctorId} and channel = 'MAIL' and purpose = 'CONTENT' order by id desc limit 2`;
    expect(ledger.map(({ event }) => event as string)).toEqual(['WITHDRAWN', 'GRANTED']);
    const articleId = await desk.publish();
    const draft = { articleId, channel: 'MAIL', ids: [sent.doctorId] };
    const found = (await desk.rep.call(sends.check, { body: draft })).body.result;
    expect(found.removed.map(({ reason }) => reason)).toEqual(['UNSUBSCRIBED']);
    // The page still reads, and nothing is kept of the reading.
    expect((await get(`/read/${sent.token}`)).statusCode).toBe(200);
    await progress(sent.token, 100, 60);
    expect(await figures(sent)).toMatchObject({ read: 0 });
  });

  it('a forged link ends nothing', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await post('/unsubscribe/1.AAAAAAAAAAAAAAAAAAAAAA', 'List-Unsubscribe=One-Click', form);
    expect(answer.statusCode).toBe(404);
  });

  it('a bounce that the service reports later closes the address; a receipt for nobody is told as such', async () => {
    const sent = await sendOne();
    const admin = await app.as('admin');
    const [row] = await app.owner<{ reference: string }[]>`
      select reference from send_recipients where enterprise_id = 1 and id = ${sent.recipientId}`;
    const receipt = { reference: row!.reference, event: 'BOUNCED', at: now.toISOString(), detail: 'mailbox full' };
    expect((await admin.call(sends.receive, { body: receipt })).body.result).toEqual({ isKnown: true });
    expect(await figures(sent)).toMatchObject({ bounced: 1 });
    // A service that reports twice is counted once.
    expect((await admin.call(sends.receive, { body: receipt })).body.result).toEqual({ isKnown: true });
    expect(await figures(sent)).toMatchObject({ bounced: 1 });
    const articleId = await desk.publish();
    const draft = { articleId, channel: 'MAIL', ids: [sent.doctorId] };
    const found = (await desk.rep.call(sends.check, { body: draft })).body.result;
    expect(found.removed.map(({ reason }) => reason)).toEqual(['BOUNCED']);
    const unknown = { ...receipt, reference: '00000000-0000-4000-8000-000000000000' };
    expect((await admin.call(sends.receive, { body: unknown })).body.result).toEqual({ isKnown: false });
  });

  it('what doctors did becomes their interactions', async () => {
    const sent = await sendOne();
    await progress(sent.token, 100, 60);
    await expect
      .poll(async () => {
        const acts = await app.owner<{ action: string }[]>`
          select action from interactions where enterprise_id = 1 and source_table = 'send_recipients' and source_id = ${sent.recipientId}
          order by action`;
        return acts.map(({ action }) => action);
      })
      .toEqual(['OPENED', 'READ', 'RECEIVED']);
  });

  it('the message in the outbox has no link by which one would read as the doctor', async () => {
    const sent = await sendOne();
    const { result } = (await desk.rep.call(sends.findMessage, { params: { id: sent.recipientId } })).body;
    expect(result).toMatchObject({ isInOutbox: true, address: 'd***@clinic.example' });
    expect(result.html).toContain('/read/…');
    expect(JSON.stringify(result)).not.toContain(sent.token);
    expect(result.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });
});
