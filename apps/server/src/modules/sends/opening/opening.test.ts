// A send opens with an approved line, or with the greeting of the product; nobody writes free words (product: Approved Email).
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { notificationEndpoints as notifications } from '@yijian/contract/notifications';
import { sendEndpoints as sends, type SendChannel } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openingDesk, type OpeningDesk } from '../../../../../../tools/testing/content/opening-lines.ts';
import { morning, outbox, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { carrierOf, type Carriers } from '../delivery/carriers.policy.ts';
import { writtenIn } from '../subject/written-in.policy.ts';
import { openingFor, surnameOf } from './opening.policy.ts';

const now = morning();
const DAY = 86_400_000;
let app: TestApp;
let desk: SendingDesk;
let draftOf: OpeningDesk['draftOf'];
let lineOf: OpeningDesk['lineOf'];
let dayIn: OpeningDesk['dayIn'];
let withdraw: OpeningDesk['withdraw'];
let articleId: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  ({ draftOf, lineOf, dayIn, withdraw } = openingDesk(app, { desk, now }));
  articleId = await desk.publish();
}, 120_000);
afterAll(() => app.close());

const check = (openingLineId: string | undefined, ids: string[], channel: SendChannel = 'MAIL') =>
  desk.rep.call(sends.check, { body: { articleId, channel, ids, openingLineId } });
const add = (openingLineId: string | undefined, ids: string[], more: object = {}) =>
  desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids, openingLineId, ...more } });
const known = async (id: string, change: { name: string; title_code: string | null }): Promise<void> => {
  await app.owner`update doctors set ${app.owner(change)} where enterprise_id = 1 and id = ${id}`;
};
const messageTo = async (sendId: string) => {
  const [recipient] = await desk.recipients(sendId);
  return (await desk.rep.call(sends.findMessage, { params: { id: recipient!.id } })).body.result;
};

describe('the words before an article', { timeout: 60_000 }, () => {
  it('are an approved line with surname, title and sender filled, in the preview and in the message', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const [title] = await app.owner<{ code: string; name: string }[]>`
      select code, name from standard_titles where kind = 'DOCTOR_TITLE' order by sort limit 1`;
    await known(doctor, { name: '欧阳明远', title_code: title!.code });
    const id = await lineOf({ words: '{surname}{title}您好，我是{sender}，' });
    const words = `欧阳${title!.name}您好，我是陈亦舟，`;
    const checked = (await check(id, [doctor])).body.result;
    expect(checked.openings.map((one) => one.id)).toContain(id);
    expect(checked.preview.text.startsWith(`${words}\n`)).toBe(true);
    expect(checked.preview.text).not.toContain('医生，您好');
    const sent = (await add(id, [doctor])).body.result;
    await desk.dispatch();
    expect((await messageTo(sent.id)).html).toContain(words);
    const detail = (await desk.rep.call(sends.find, { params: { id: sent.id } })).body.result;
    expect(detail.opening).toEqual({ id, language: 'zh', words: '{surname}{title}您好，我是{sender}，' });
  });

  it('are the greeting of the product where no line is chosen', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    await known(doctor, { name: '李雷', title_code: null });
    expect((await check(undefined, [doctor])).body.result.preview.text.startsWith('李雷医生，您好：')).toBe(true);
    const sent = (await add(undefined, [doctor])).body.result;
    expect((await desk.rep.call(sends.find, { params: { id: sent.id } })).body.result.opening).toBeNull();
  });

  it('are the same for every doctor by enterprise chat, and fill the template of an SMS', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const chat = await lineOf({ channel: 'WECOM', words: '老师您好，您上次问到的话题，' });
    const { preview } = (await check(chat, [doctor], 'WECOM')).body.result;
    expect(preview.text.startsWith('老师您好，您上次问到的话题，为您推荐学术文章《')).toBe(true);
    const sms = await lineOf({ channel: 'SMS', words: '您好，这是新病例，' });
    expect((await check(sms, [doctor], 'SMS')).body.result.preview.text).toContain('】您好，这是新病例，为您推荐《');
  });

  it.each([
    ['a draft', async () => (await draftOf()).id],
    ['a line of another channel', () => lineOf({ channel: 'SMS' })],
    ['a withdrawn line', async () => withdraw(await lineOf()).then(({ body }) => body.result.id)],
    [
      'an expired line',
      async () => {
        const id = await lineOf();
        await app.owner`update opening_lines set expires_on = ${dayIn(-1)} where enterprise_id = 1 and id = ${id}`;
        return id;
      },
    ],
    ['a line that is not there', () => Promise.resolve('999999')],
  ])('are not those of %s, and none of these is offered', async (_, made) => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const id = await made();
    for (const { status, body } of [await check(id, [doctor]), await add(id, [doctor])])
      expect([status, body.error]).toEqual([409, 'sends.openingNotUsable']);
    expect((await check(undefined, [doctor])).body.result.openings.map((one) => one.id)).not.toContain(id);
  });

  it('are not those of another enterprise', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const [row] = await app.owner<{ id: string }[]>`
      insert into opening_lines (enterprise_id, channel, language, words, state, expires_on, owner_id, reviewed_at)
      select 2, 'MAIL', 'zh', '别家的开场白', 'APPROVED', ${dayIn(30)}, min(id), ${now} from users where enterprise_id = 2 returning id::text as id`;
    expect((await check(row!.id, [doctor])).body.error).toBe('sends.openingNotUsable');
  });

  it('are offered in the language of the article first, whatever the reader reads, then the newest first', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const english = { language: 'en', words: 'Dear {title} {surname}, a new article for you:' } as const;
    const ids = [
      await lineOf(),
      await lineOf(english),
      await lineOf(),
      await lineOf({ ...english, words: 'Dear Dr {surname}, for your practice:' }),
    ];
    const html = '<p>Preventing migraine: headache days as the measure (Dr Li, 李雷).</p>';
    const articleInEnglish = await desk.publish({ title: 'Preventing migraine', html });
    for (const reader of ['zh', 'en'] as const) {
      const offered = async (one: string): Promise<string[]> => {
        const asked = { body: { articleId: one, channel: 'MAIL', ids: [doctor] } } as const;
        const { body } = await desk.rep.call(sends.check, asked, { 'accept-language': reader });
        return body.result.openings.map(({ id }) => id).filter((id) => ids.includes(id));
      };
      expect([reader, await offered(articleId)]).toEqual([reader, [ids[2], ids[0], ids[3], ids[1]]]);
      expect([reader, await offered(articleInEnglish)]).toEqual([reader, [ids[3], ids[1], ids[2], ids[0]]]);
    }
  });

  it.each([
    ['成人癫痫首诊', '<p>按 Fisher RS, et al. Epilepsia 分型，用 levetiracetam。</p>', 'zh'],
    ['Adult epilepsy', '<p>First visit, after 李雷.</p>', 'en'],
    ['病例', '<p><img src="/d/picture/first-visit-of-an-adult" alt="three steps"></p>', 'zh'],
  ] as const)('an article with the title %s and the text %s is written in %s', (title, html, language) => {
    expect(writtenIn({ title, html })).toBe(language);
  });

  it('cannot be written by the sender', async () => {
    const [doctor] = (await desk.doctors(1)) as [string];
    const { status, body } = await add(undefined, [doctor], { opening: '随便写一句' });
    expect([status, body.error]).toEqual([400, 'core.badInput']);
  });

  it('need a template of their own where a service carries the SMS', () => {
    const sms: Carriers['sms'] = { name: 'aliyun', attempt: () => Promise.reject(new Error('nobody asks it')) };
    const asked = { channel: 'SMS', kind: 'OPENING' } as const;
    const only = { ...outbox, hasOutbox: false, sms, smsKinds: new Set(['ARTICLE'] as const) };
    const both = { ...only, smsKinds: new Set(['ARTICLE', 'OPENING'] as const) };
    const tenant = { settings: {} } as Parameters<typeof carrierOf>[2];
    expect([carrierOf(only, asked, tenant), carrierOf(both, asked, tenant)]).toEqual([undefined, 'SERVICE']);
    expect(carrierOf(only, { ...asked, kind: 'ARTICLE' }, tenant)).toBe('SERVICE');
  });
});

describe('a line that is withdrawn or runs out', { timeout: 60_000 }, () => {
  const later = new Date(now.getTime() + 3 * DAY);

  it('stops what is planned and has not gone out, as a recalled article does, and tells the sender', async () => {
    const ids = await desk.doctors(2);
    const id = await lineOf();
    const planned = (await add(id, ids, { dueAt: later.toISOString() })).body.result;
    expect((await withdraw(id)).status).toBe(200);
    const titles = async (): Promise<string[]> =>
      (
        await desk.rep.call(notifications.list, { query: { kind: 'sends.recalled', size: 100 } })
      ).body.result.content.map(({ title }) => title);
    await expect
      .poll(async () => (await titles()).some((title) => title.includes('您的 2 条待发消息不再发送：没有依据')), {
        timeout: 20_000,
      })
      .toBe(true);
    await desk.dispatch(outbox, { now: () => later });
    const people = await desk.recipients(planned.id);
    expect(people.map(({ state, reason }) => [state, reason])).toEqual(ids.map(() => ['REMOVED', 'OPENING_GONE']));
    const detail = (await desk.rep.call(sends.find, { params: { id: planned.id } })).body.result;
    expect(detail).toMatchObject({ state: 'DONE', removals: [{ reason: 'OPENING_GONE', count: 2 }] });
  });

  it('stops them too when its last day is over before they are due', async () => {
    const ids = await desk.doctors(1);
    const id = await lineOf({ expiresOn: dayIn(1) });
    const planned = (await add(id, ids, { dueAt: later.toISOString() })).body.result;
    await desk.dispatch(outbox, { now: () => later });
    expect((await desk.recipients(planned.id)).map(({ reason }) => reason)).toEqual(['OPENING_GONE']);
  });

  it('is not sent again where messages with it failed; what went out stays', async () => {
    const ids = await desk.doctors(2);
    const id = await lineOf();
    const sent = (await add(id, ids)).body.result;
    await desk.dispatch();
    await app.owner`
      update send_recipients set state = 'FAILED', reason = 'refused' where enterprise_id = 1 and send_id = ${sent.id} and doctor_id = ${ids[0]!}`;
    await withdraw(id);
    expect((await desk.rep.call(sends.retry, { params: { id: sent.id } })).body.error).toBe('sends.openingNotUsable');
    expect((await desk.recipients(sent.id)).map(({ state }) => state).toSorted()).toEqual(['FAILED', 'SENT']);
  });

  it('an article that is recalled stops it as well, by its own reason', async () => {
    const ids = await desk.doctors(1);
    const own = await desk.publish();
    const body = {
      articleId: own,
      channel: 'MAIL',
      ids,
      openingLineId: await lineOf(),
      dueAt: later.toISOString(),
    } as const;
    const planned = (await desk.rep.call(sends.add, { body })).body.result;
    await desk.compliance.call(articles.recall, { params: { id: own }, body: { reason: '数据有误' } });
    await desk.dispatch(outbox, { now: () => later });
    expect((await desk.recipients(planned.id)).map(({ reason }) => reason)).toEqual(['ARTICLE_GONE']);
  });
});

describe('how a doctor is spoken to', () => {
  it.each([
    ['李雷', '', 'zh', '李'],
    ['欧阳明远', '', 'zh', '欧阳'],
    ['司马', '', 'zh', '司'],
    ['李雷', 'Lei Li', 'en', 'Li'],
    ['欧阳明远', '', 'en', 'Ouyang'],
    ['单雄信', '', 'en', 'Shan'],
    ['John Smith', '', 'zh', 'Smith'],
    ['John Smith', 'John R. Smith', 'en', 'Smith'],
  ] as const)('the surname of %s (%s) in %s is %s', (name, enName, language, surname) => {
    expect(surnameOf({ name, enName }, language)).toBe(surname);
  });

  it('without a title a doctor is 医生 or Doctor, and words of a name fill nothing else', () => {
    const doctor = { name: '李雷', enName: '', title: '', enTitle: '' };
    const line = { id: '1', senderName: '{title}' };
    expect(openingFor({ ...line, language: 'zh', words: '{surname}{title}，{sender}' }, doctor)).toBe(
      '李医生，{title}',
    );
    expect(openingFor({ ...line, language: 'en', words: 'Dear {title} {surname}' }, doctor)).toBe('Dear Doctor Li');
    expect(openingFor(undefined, doctor)).toBe('');
  });
});
