// An article is sent again, once, to those who have had it for some days and not opened it (rule C5; product 3.9).
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { messagesTo, morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
const DAY = 86_400_000;
const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
let app: TestApp;
let desk: SendingDesk;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
}, 120_000);
afterAll(() => app.close());

const check = (sendId: string, more: object = {}, who = desk.rep) =>
  who.call(sends.checkResend, { body: { sendId, ...more } });
const again = (sendId: string, more: object = {}, who = desk.rep) =>
  who.call(sends.addResend, { body: { sendId, ...more } });
const find = async (id: string, who: Caller = desk.rep) => (await who.call(sends.find, { params: { id } })).body.result;
const opened = async (sendId: string, doctorId: string): Promise<void> => {
  const { count } = await app.owner`
    update send_recipients set opened_at = ${now} where enterprise_id = 1 and send_id = ${sendId} and doctor_id = ${doctorId}`;
  expect(count).toBe(1);
};
const withdraw = (doctorId: string): Promise<unknown> => app.owner`
  insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
  select 1, ${doctorId}, 'CONTENT', 'MAIL', 'WITHDRAWN', max(text_id), 'PAPER', '登记表', ${now} from consents
  where enterprise_id = 1 and doctor_id = ${doctorId} and purpose = 'CONTENT' and channel = 'MAIL'`;

/** A send by mail that was done so many days ago. */
async function sentTo(ids: readonly string[], days = 4, articleId?: string): Promise<string> {
  const body = { articleId: articleId ?? (await desk.publish()), channel: 'MAIL', ids: [...ids] } as const;
  const { id } = (await desk.rep.call(sends.add, { body })).body.result;
  await desk.dispatch();
  await app.owner`update sends set ended_at = ${ago(days)}, created_at = ${ago(days)} where enterprise_id = 1 and id = ${id}`;
  await app.owner`
    update send_recipients set sent_at = ${ago(days)}, claimed_at = ${ago(days)} where enterprise_id = 1 and send_id = ${id} and state = 'SENT'`;
  return id;
}

describe('C5 sending again', { timeout: 60_000 }, () => {
  it('goes to those who have the article and have not opened it, over the same channel, and stands beside the first send', async () => {
    const [reader, silent, other] = (await desk.doctors(3)) as [string, string, string];
    const id = await sentTo([reader, silent, other]);
    await opened(id, reader);
    const first = await find(id);
    expect([first.acts, first.twin, first.isResend]).toEqual([['resend'], null, false]);
    const found = (await check(id)).body.result;
    expect([found.audience, found.eligible, found.removed, found.subject]).toEqual([2, 2, [], first.subject]);
    const kept = (await again(id)).body.result;
    expect(kept).toMatchObject({ state: 'SCHEDULED', recipients: 2 });
    await desk.dispatch();
    const second = await find(kept.id);
    expect(second).toMatchObject({ channel: 'MAIL', isResend: true, acts: [], figures: { audience: 2, sent: 2 } });
    expect((await desk.recipients(kept.id)).map(({ doctor }) => doctor.id).toSorted()).toEqual(
      [silent, other].toSorted(),
    );
    expect(second.twin).toMatchObject({ id, isResend: false, figures: { sent: 3, opened: 1 } });
    await opened(kept.id, silent);
    const after = await find(id);
    expect([after.acts, after.resendFrom]).toEqual([[], null]);
    expect(after.twin).toMatchObject({ id: kept.id, isResend: true, figures: { sent: 2, opened: 1 } });
    const listed = (await desk.rep.call(sends.list, { query: { articleId: first.subject.id } })).body.result.content;
    expect(listed.map((one) => [one.id, one.isResend])).toEqual([
      [kept.id, true],
      [id, false],
    ]);
  });

  it('asks consent and contact budget anew, at the check and again when each message goes out', async () => {
    const [left, busy, opens, leaves, good] = (await desk.doctors(5)) as [string, string, string, string, string];
    const id = await sentTo([left, busy, opens, leaves, good]);
    await withdraw(left);
    await messagesTo(app, { id: busy, count: 8, now });
    const { removed, eligible } = (await check(id)).body.result;
    expect(eligible).toBe(3);
    expect(removed.map(({ reason, doctors }) => [reason, doctors.map((one) => one.id)])).toEqual([
      ['UNSUBSCRIBED', [left]],
      ['OVER_BUDGET', [busy]],
    ]);
    const kept = (await again(id)).body.result;
    // Between the confirmation and the message.
    await opened(id, opens);
    await withdraw(leaves);
    await desk.dispatch();
    const people = await desk.recipients(kept.id);
    expect(new Map(people.map(({ doctor, state, reason }) => [doctor.id, reason || state]))).toEqual(
      new Map([
        [left, 'UNSUBSCRIBED'],
        [busy, 'OVER_BUDGET'],
        [opens, 'OPENED'],
        [leaves, 'UNSUBSCRIBED'],
        [good, 'SENT'],
      ]),
    );
  });

  it('leaves out whose message bounced, failed or was lost, and who opened the article over another channel', async () => {
    const [bounced, failed, lost, elsewhere, good] = (await desk.doctors(5)) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const articleId = await desk.publish();
    const id = await sentTo([bounced, failed, lost, elsewhere, good], 4, articleId);
    const line = (doctorId: string, change: object): Promise<unknown> =>
      app.owner`update send_recipients set ${app.owner(change as Record<string, never>)} where enterprise_id = 1 and send_id = ${id} and doctor_id = ${doctorId}`;
    await line(bounced, { bounced_at: now });
    await line(failed, { state: 'FAILED', reason: 'refused' });
    await line(lost, { state: 'UNKNOWN', reason: 'answerLost' });
    await app.owner`
      with made as (
        insert into sends (enterprise_id, article_id, channel, state, origin, due_at, user_id, created_at, ended_at)
        select 1, ${articleId}, 'SMS', 'DONE', 'x', ${now}, user_id, ${now}, ${now} from sends where enterprise_id = 1 and id = ${id} returning id)
      insert into send_recipients (enterprise_id, send_id, doctor_id, state, sent_at, delivered_at, opened_at)
      select 1, id, ${elsewhere}, 'SENT', ${ago(1)}, ${ago(1)}, ${ago(1)} from made`;
    const kept = (await again(id)).body.result;
    await desk.dispatch();
    expect((await desk.recipients(kept.id)).map(({ doctor }) => doctor.id)).toEqual([good]);
  });

  it('is possible once the days are over: before, the answer says from when, and a later time is taken', async () => {
    const ids = await desk.doctors(1);
    const id = await sentTo(ids, 2);
    const detail = await find(id);
    expect([detail.acts, detail.resendFrom]).toEqual([[], new Date(now.getTime() + DAY).toISOString()]);
    for (const answer of [await check(id), await again(id)])
      expect([answer.status, answer.body.error]).toEqual([409, 'sends.tooSoon']);
    const dueAt = new Date(now.getTime() + DAY).toISOString();
    expect((await check(id, { dueAt })).body.result).toMatchObject({ eligible: 1, startsAt: dueAt });
    expect((await again(id, { dueAt })).status).toBe(200);
  });

  it('happens once a send, and what was sent again is not sent again', async () => {
    const other = await sentTo(await desk.doctors(1));
    const second = (await again(other)).body.result;
    await desk.dispatch();
    await app.owner`update sends set ended_at = ${ago(5)} where enterprise_id = 1 and id = ${second.id}`;
    expect((await again(second.id)).body.error).toBe('sends.notAgain');
    expect((await again(other)).body.error).toBe('sends.notAgain');
  });

  it('cancelled before anything went out it leaves the one time open, and is no longer beside the first send', async () => {
    const id = await sentTo(await desk.doctors(2));
    const dueAt = new Date(now.getTime() + DAY).toISOString();
    const kept = (await again(id, { dueAt })).body.result;
    expect((await find(id)).acts).toEqual([]);
    expect((await desk.rep.call(sends.cancel, { params: { id: kept.id } })).body.result.state).toBe('CANCELLED');
    const first = await find(id);
    expect([first.acts, first.twin]).toEqual([['resend'], null]);
    expect((await find(kept.id)).twin?.id).toBe(id);
    const second = (await again(id)).body.result;
    expect(second.recipients).toBe(2);
    expect((await find(id)).twin?.id).toBe(second.id);
    expect((await again(id)).body.error).toBe('sends.notAgain');
  });

  it('cancelled after some messages went out it was the one time', async () => {
    const ids = await desk.doctors(2);
    const id = await sentTo(ids);
    const kept = (await again(id)).body.result;
    await app.owner`
      update send_recipients set state = 'SENT', sent_at = ${now}, claimed_at = ${now} where enterprise_id = 1 and send_id = ${kept.id} and doctor_id = ${ids[0]!}`;
    await desk.rep.call(sends.cancel, { params: { id: kept.id } });
    const first = await find(id);
    expect([first.acts, first.twin?.id]).toEqual([[], kept.id]);
    expect((await again(id)).body.error).toBe('sends.notAgain');
  });

  it('its mail says so in the subject, in the preview as when it goes out', async () => {
    const title = '再次发送的主题';
    const subjectOf = async (sendId: string): Promise<string> => {
      const [one] = await desk.recipients(sendId);
      return (await desk.rep.call(sends.findMessage, { params: { id: one!.id } })).body.result.subject;
    };
    const id = await sentTo(await desk.doctors(1), 4, await desk.publish({ title }));
    expect((await check(id)).body.result.preview.subject).toBe(`再次发送：${title}`);
    const second = (await again(id)).body.result;
    await desk.dispatch();
    expect([await subjectOf(id), await subjectOf(second.id)]).toEqual([title, `再次发送：${title}`]);
  });

  it('two confirmations at the same moment make one send', async () => {
    const id = await sentTo(await desk.doctors(2));
    const answers = await Promise.all([again(id), again(id)]);
    const told = answers.map(({ status, body }) => String(body.error ?? status));
    expect(told.toSorted()).toEqual(['200', 'sends.notAgain']);
  });

  it('a send that waits, is under way or was cancelled is not sent again, nor is an invitation', async () => {
    const ids = await desk.doctors(1);
    const articleId = await desk.publish();
    const { id } = (await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids } })).body.result;
    for (const state of ['SCHEDULED', 'SENDING', 'CANCELLED']) {
      await app.owner`
        update sends set state = ${state}, ended_at = case when ${state === 'CANCELLED'} then ${ago(9)}::timestamptz end where enterprise_id = 1 and id = ${id}`;
      expect([state, (await again(id)).body.error]).toEqual([state, 'sends.notPossible']);
    }
    const [invitation] = await app.owner<{ id: string }[]>`
      select s.id::text as id from sends s join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
      where s.enterprise_id = 1 and s.meeting_id is not null and s.state = 'DONE' and u.login = 'chen.yizhou' order by s.id limit 1`;
    expect((await again(invitation!.id)).body.error).toBe('sends.notAgain');
  });

  it('of an article that was recalled nothing is sent again, and nothing where everybody has opened it', async () => {
    const [one, two] = (await desk.doctors(2)) as [string, string];
    const articleId = await desk.publish();
    const id = await sentTo([one], 4, articleId);
    await desk.compliance.call(articles.recall, { params: { id: articleId }, body: { reason: '更正' } });
    expect((await again(id)).body.error).toBe('sends.articleNotSendable');
    const read = await sentTo([two]);
    await opened(read, two);
    expect((await again(read)).body.error).toBe('sends.nobody');
  });

  it('bad input names its field; who may not send, another representative and another enterprise send nothing', async () => {
    const id = await sentTo(await desk.doctors(1));
    const bad = await again('x', { dueAt: 'soon' });
    expect([bad.status, [...new Set(bad.body.fields?.map(({ field }) => field))]]).toEqual([
      400,
      ['body.sendId', 'body.dueAt'],
    ]);
    const late = await again(id, { dueAt: new Date(now.getTime() + 95 * DAY).toISOString() });
    expect([late.status, late.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.dueAt']]);
    for (const who of [desk.writer, desk.compliance]) {
      expect((await check(id, {}, who)).status).toBe(403);
      expect((await again(id, {}, who)).status).toBe(403);
    }
    for (const who of [await app.as('qi.wangshu'), await app.as('tang.ke', 'kanglan')]) {
      expect((await check(id, {}, who)).body.error).toBe('sends.notFound');
      expect((await again(id, {}, who)).body.error).toBe('sends.notFound');
    }
    expect((await app.anonymous().call(sends.addResend, { body: { sendId: id } })).status).toBe(401);
    expect((await find(id)).twin).toBeNull();
  });
});
