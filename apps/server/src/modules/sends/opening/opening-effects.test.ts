// What messages came to by the words that they opened with: of one article, and of one line beside the greeting of the product.
import {
  sendEndpoints as sends,
  type OpeningEffects,
  type RecipientStep,
  type SendChannel,
} from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openingDesk, type OpeningDesk } from '../../../../../../tools/testing/content/opening-lines.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;
let lines: OpeningDesk;
let [articleId, lineId, unused] = ['', '', ''];

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  lines = openingDesk(app, { desk, now });
  articleId = await desk.publish();
  [lineId, unused] = [await lines.lineOf(), await lines.lineOf()];
  const [lined, greeted] = [await desk.doctors(3), await desk.doctors(2)];
  const short = await desk.doctors(1, 'SMS');
  await send({ ids: lined, openingLineId: lineId });
  await send({ ids: greeted });
  await send({ ids: short, channel: 'SMS' });
  // The same line before another article counts to the line alone.
  await send({ ids: await desk.doctors(1), openingLineId: lineId, articleId: await desk.publish() });
  await desk.dispatch();
  await opened(lined.slice(0, 2));
  await opened(greeted.slice(0, 1));
}, 180_000);
afterAll(() => app.close());

async function send(more: { ids: string[]; channel?: SendChannel; openingLineId?: string; articleId?: string }) {
  const { status } = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ...more } });
  expect(status).toBe(200);
}

/** Read by the doctors' own page. */
async function opened(doctorIds: readonly string[]): Promise<void> {
  const { body } = await desk.rep.call(sends.listRecipients, { query: { articleId, size: 100 } });
  for (const { id, doctor } of body.result.content)
    if (doctorIds.includes(doctor.id))
      await app.app.server.inject({
        method: 'POST',
        url: `/d/read/${desk.tokenOf(id)}/progress`,
        payload: { percent: 10, seconds: 0, isFirst: true },
        headers: { host: 'localhost' },
      });
}

const ofArticle = async (who: Caller = desk.rep): Promise<OpeningEffects[]> =>
  (await who.call(sends.articleOpenings, { params: { id: articleId } })).body.result;
const ofLine = async (id: string, who: Caller = desk.rep): Promise<OpeningEffects[]> =>
  (await who.call(sends.openingEffects, { params: { id } })).body.result;
const told = (rows: readonly OpeningEffects[]) =>
  rows.map(({ opening, channel, figures: { sent, delivered, opened: read } }) => [
    opening?.id ?? null,
    channel,
    sent,
    delivered,
    read,
  ]);

describe('effects by opening line', () => {
  it('of an article stand line by line and channel by channel, the greeting of the product as a line of its own', async () => {
    expect(told(await ofArticle())).toEqual([
      [lineId, 'MAIL', 3, 3, 2],
      [null, 'MAIL', 2, 2, 1],
      [null, 'SMS', 1, 1, 0],
    ]);
    const [{ opening }] = (await ofArticle()) as [OpeningEffects];
    expect(opening).toMatchObject({ language: 'zh', words: expect.stringContaining('{surname}{title}您好') });
  });

  it('of a line count all articles, beside the greeting over the same channel alone', async () => {
    const [own, greeting, ...more] = await ofLine(lineId);
    expect(told([own!])).toEqual([[lineId, 'MAIL', 4, 4, 2]]);
    expect([greeting!.opening, greeting!.channel, more]).toEqual([null, 'MAIL', []]);
    const { body } = await desk.rep.call(sends.countRecipients, {
      query: { opening: 'GREETING', channel: 'MAIL', step: 'SENT' },
    });
    expect(greeting!.figures.sent).toBe(body.result.totalElements);
  });

  it('every number is as long as the list of its people', async () => {
    const steps = { SENT: 'sent', DELIVERED: 'delivered', OPENED: 'opened' } as const;
    const rows = [
      ...(await ofArticle()).map((row) => ({ ...row, about: { articleId } })),
      ...(await ofLine(lineId)).map((row) => ({ ...row, about: {} })),
    ];
    for (const { opening, channel, figures, about } of rows)
      for (const [step, key] of Object.entries(steps) as [RecipientStep, 'sent' | 'delivered' | 'opened'][]) {
        const words = opening === null ? ({ opening: 'GREETING' } as const) : { openingLineId: opening.id };
        const { body } = await desk.rep.call(sends.countRecipients, { query: { ...about, ...words, channel, step } });
        expect([channel, opening?.id, step, body.result.totalElements]).toEqual([
          channel,
          opening?.id,
          step,
          figures[key],
        ]);
      }
    const lined = await desk.rep.call(sends.countRecipients, { query: { articleId, opening: 'LINE' } });
    expect(lined.body.result.totalElements).toBe(3);
  });

  it('are empty for a line that nobody sent, and for one that is not there', async () => {
    expect([await ofLine(unused), await ofLine('999999')]).toEqual([[], []]);
  });

  it('are those of the own team: its manager sees them, another team and another enterprise see none', async () => {
    const [manager, other, stranger] = [
      await app.as('zhou.minxing'),
      await app.as('fei.lanting'),
      await app.as('admin', 'kanglan'),
    ];
    expect(told(await ofArticle(manager))).toEqual(told(await ofArticle()));
    for (const who of [other, stranger]) expect([await ofArticle(who), await ofLine(lineId, who)]).toEqual([[], []]);
  });

  it('are refused without the right, without a session and with bad input', async () => {
    for (const row of [sends.articleOpenings, sends.openingEffects]) {
      expect((await (await app.as('qian.hui')).call(row, { params: { id: lineId } })).status).toBe(403);
      expect((await app.anonymous().call(row, { params: { id: lineId } })).status).toBe(401);
      const { status, body } = await desk.rep.call(row, { params: { id: 'x' } });
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'params.id']);
    }
    const query = { opening: 'FREE' } as unknown as { opening: 'LINE' };
    const { status, body } = await desk.rep.call(sends.countRecipients, { query });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'query.opening']);
  });
});
