// Sends from the check to the result: who is removed and why, what is refused, who sees what (product 3.9).
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { notificationEndpoints as notifications } from '@yijian/contract/notifications';
import { NAMED_LIMIT, sendEndpoints as sends, type SendFigures } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk, messagesTo } from '../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
});
afterAll(() => app.close());

const check = (body: object, who = desk.rep) => who.call(sends.check, { body: { channel: 'MAIL', ...body } });
const add = (body: object, who = desk.rep) => who.call(sends.add, { body: { channel: 'MAIL', ...body } });
const find = async (id: string) => (await desk.rep.call(sends.find, { params: { id } })).body.result;

/** A consent more for a doctor, as of now. */
const consent = (id: string, event: string): Promise<unknown> => app.owner`
  insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
  select 1, ${id}, 'CONTENT', 'MAIL', ${event}, max(text_id), 'PAPER', '登记表', ${now} from consents
  where enterprise_id = 1 and doctor_id = ${id} and purpose = 'CONTENT' and channel = 'MAIL'`;

/** As many messages to a doctor yesterday. */
const messages = (id: string, count: number): Promise<unknown> => messagesTo(app, { id, count, now });

describe('who is sent to', () => {
  it('each doctor who gets nothing is counted under one reason, and the sums hold', async () => {
    const articleId = await desk.publish();
    const ids = await desk.doctors(7);
    const [good, left, refused, nowhere, bounced, often, off] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await consent(left, 'WITHDRAWN');
    await consent(refused, 'REFUSED');
    await app.owner`update doctors set email = 'a@x.example, b@x.example' where enterprise_id = 1 and id = ${nowhere}`;
    await app.owner`insert into send_suppressions (enterprise_id, channel, address, reason, at)
      select 1, 'MAIL', sha256(convert_to(lower(email), 'UTF8')), 'BOUNCED', ${now} from doctors where enterprise_id = 1 and id = ${bounced}`;
    await messages(often, 8);
    await app.owner`insert into channel_settings (enterprise_id, doctor_id, channel, is_enabled) values (1, ${off}, 'MAIL', false)`;
    const [foreign] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
    const which = { articleId, ids: [...ids, foreign!.id] };
    const { status, body } = await check(which);
    expect([status, body.message]).toEqual([200, 'success']);
    const found = body.result;
    expect(found.removed.map(({ reason, doctors }) => [reason, doctors.map(({ id }) => id)])).toEqual([
      ['UNSUBSCRIBED', [left]],
      ['NO_CONSENT', [refused]],
      ['CHANNEL_OFF', [off]],
      ['NO_ADDRESS', [nowhere]],
      ['BOUNCED', [bounced]],
      ['OVER_BUDGET', [often]],
    ]);
    expect(found).toMatchObject({
      audience: 8,
      eligible: 1,
      outOfRange: 1,
      isDemo: true,
      budget: { contacts: 8, days: 30 },
    });
    expect(found.preview.subject).toMatch(/发送用文章/);

    const { id } = (await add(which)).body.result;
    await desk.dispatch();
    const send = await find(id);
    expect(send).toMatchObject({
      state: 'DONE',
      outOfRange: 1,
      figures: { audience: 7, removed: 6, sent: 1, delivered: 1 },
    });
    expect((await desk.recipients(id)).find(({ state }) => state === 'SENT')!.doctor.id).toBe(good);
    const again = (await check({ articleId, ids: [good] })).body.result;
    expect(again.removed.map(({ reason }) => reason)).toEqual(['ALREADY_SENT']);
    expect((await add({ articleId, ids: [good] })).body.error).toBe('sends.nobody');
  });

  it('visits, messages and invitations make up one budget, told by kind and team', async () => {
    const [id] = await desk.doctors(1);
    await messages(id!, 3);
    const { result } = (await desk.rep.call(sends.findBudget, { params: { id: id! } })).body;
    expect(result).toMatchObject({ used: 3, contacts: 8, days: 30 });
    expect(result.kinds).toContainEqual({ kind: 'MESSAGE', count: 3 });
  });

  it('who plans learns what is left of several doctors, visits that met the doctor included, of the own range alone', async () => {
    const [spent, some] = (await desk.doctors(2)) as [string, string];
    const [foreign] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
    const budgets = async (ids: readonly string[], who = desk.rep) =>
      (await who.call(sends.listBudgets, { query: { ids } })).body.result;
    await messages(spent, 9);
    // A visit that met the doctor, two days ago.
    const held = await app.owner`
      update visits set doctor_id = ${some}, starts_at = ${now}::timestamptz - interval '2 days' where enterprise_id = 1 and id = (
        select max(id) from visits where enterprise_id = 1 and is_contact)`;
    expect(held.count).toBe(1);
    const found = await budgets([some, spent, foreign!.id, some]);
    expect(found.map(({ doctor, used, left }) => [doctor.id, used, left])).toEqual([
      [some, 1, 7],
      [spent, 9, 0],
    ]);
    expect(found[0]!.kinds).toContainEqual({ kind: 'VISIT', count: 1 });
    expect(found[1]!.teams.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(await budgets([some], await app.as('wen.zhixu'))).toEqual([]);
    const bad = await desk.rep.call(sends.listBudgets, { query: { ids: [] } });
    expect(bad.status).toBe(400);
    const finance = await (await app.as('qian.hui')).call(sends.listBudgets, { query: { ids: [some] } });
    expect(finance.status).toBe(403);
  });

  it('the days of the budget end when the message goes out: what is behind by then is free, what is planned until then counts', async () => {
    const [spent, busy] = (await desk.doctors(2)) as [string, string];
    const ahead = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
    const articleId = await desk.publish();
    const removedAt = async (id: string, dueAt?: string) => {
      const { removed, startsAt } = (await check({ articleId, ids: [id], ...(dueAt === undefined ? {} : { dueAt }) }))
        .body.result;
      if (dueAt !== undefined) expect(startsAt).toBe(dueAt);
      return removed.map(({ reason }) => reason);
    };
    // Eight messages yesterday are behind in 30 days.
    await messages(spent, 8);
    expect([await removedAt(spent), await removedAt(spent, ahead(20)), await removedAt(spent, ahead(31))]).toEqual([
      ['OVER_BUDGET'],
      ['OVER_BUDGET'],
      [],
    ]);
    // Seven messages yesterday and one that is planned leave nothing for the day after it, and one for today.
    await messages(busy, 7);
    const planned = (await add({ articleId: await desk.publish(), ids: [busy], dueAt: ahead(5) })).body.result;
    expect([await removedAt(busy), await removedAt(busy, ahead(4)), await removedAt(busy, ahead(6))]).toEqual([
      [],
      [],
      ['OVER_BUDGET'],
    ]);
    const budgetAt = async (at?: string) => {
      const query = { ids: [busy], ...(at === undefined ? {} : { at }) };
      const [found] = (await desk.rep.call(sends.listBudgets, { query })).body.result;
      return [found!.used, found!.planned, found!.left];
    };
    expect([await budgetAt(), await budgetAt(ahead(6)), await budgetAt(ahead(32)), await budgetAt(ahead(-3))]).toEqual([
      [7, 0, 1],
      [8, 1, 0],
      [1, 1, 7],
      [7, 0, 1],
    ]);
    const bad = await desk.rep.call(sends.listBudgets, { query: { ids: [busy], at: 'soon' } });
    expect([bad.status, bad.body.fields?.map(({ field }) => field)]).toEqual([400, ['query.at']]);
    // What waits for its own day does not stand in its own way.
    await app.owner`update sends set due_at = ${now} where enterprise_id = 1 and id = ${planned.id}`;
    await desk.dispatch();
    expect(await find(planned.id)).toMatchObject({ state: 'DONE', figures: { sent: 1 } });
  });

  it('whoever withdraws after the confirmation gets nothing, and neither does anybody once the article is recalled', async () => {
    const ids = await desk.doctors(3);
    const articleId = await desk.publish();
    const dueAt = new Date(now.getTime() + 3_600_000);
    const { id } = (await add({ articleId, ids, dueAt: dueAt.toISOString() })).body.result;
    await desk.dispatch();
    expect(await find(id)).toMatchObject({ state: 'SCHEDULED', figures: { planned: 3 } });
    await consent(ids[0]!, 'WITHDRAWN');
    await app.owner`update sends set due_at = ${now} where enterprise_id = 1 and id = ${id}`;
    await desk.dispatch();
    expect((await find(id)).removals).toEqual([{ reason: 'UNSUBSCRIBED', count: 1 }]);
    const second = await desk.publish();
    const more = (await add({ articleId: second, ids: ids.slice(1) })).body.result;
    await desk.compliance.call(articles.recall, { params: { id: second }, body: { reason: '更正' } });
    await desk.dispatch();
    expect(await find(more.id)).toMatchObject({ state: 'DONE', removals: [{ reason: 'ARTICLE_GONE', count: 2 }] });
  });

  it('whoever sent an article learns of its recall once, with the number of doctors who have it', async () => {
    const articleId = await desk.publish();
    await add({ articleId, ids: await desk.doctors(2) });
    await desk.dispatch();
    const { id: last } = (await add({ articleId, ids: await desk.doctors(1) })).body.result;
    await desk.compliance.call(articles.recall, { params: { id: articleId }, body: { reason: '更正剂量' } });
    const told = async () => {
      const { content } = (await desk.rep.call(notifications.list, { query: { kind: 'sends.recalled' } })).body.result;
      return content
        .filter(({ title }) => title.includes('更正剂量'))
        .map(({ title, path }) => [/已送达 (\d+) 位医生/.exec(title)?.[1], path]);
    };
    await expect.poll(told, { timeout: 20_000 }).toEqual([['2', `/content/sendDetail?id=${last}`]]);
  });
});

describe('figures and people', () => {
  it('every figure is as long as the list of its people', async () => {
    const articleId = await desk.publish();
    await add({ articleId, ids: await desk.doctors(4) });
    await desk.dispatch();
    const { result } = (await desk.rep.call(sends.effects, { params: { id: articleId } })).body;
    const steps = {
      SENT: 'sent',
      DELIVERED: 'delivered',
      OPENED: 'opened',
      READ: 'read',
      REMOVED: 'removed',
      FOLLOWED: 'followed',
    } as const;
    for (const [step, key] of Object.entries(steps) as [keyof typeof steps, keyof SendFigures][]) {
      const { body } = await desk.rep.call(sends.countRecipients, { query: { articleId, step } });
      expect([step, body.result.totalElements]).toEqual([step, result[key]]);
    }
    expect(result.sent).toBe(4);
  });

  it('the sends of the demo add up: whoever read has opened, whoever opened was reached, nobody twice', async () => {
    const [wrong] = await app.owner<{ steps: number; figures: number; twice: number }[]>`
      select count(*) filter (where (read_at is not null or clicked_at is not null) and opened_at is null
          or opened_at is not null and delivered_at is null or delivered_at is not null and state <> 'SENT')::int as steps,
        (select count(*) from sends s where s.state = 'DONE' and exists (select from send_recipients r
          where r.enterprise_id = s.enterprise_id and r.send_id = s.id and r.state in ('PLANNED', 'CLAIMED')))::int as figures,
        (count(*) - count(distinct (enterprise_id, send_id, doctor_id)))::int as twice
      from send_recipients`;
    expect(wrong).toEqual({ steps: 0, figures: 0, twice: 0 });
    const [months] = await app.owner<{ n: number }[]>`
      select count(distinct date_trunc('month', created_at))::int as n from sends where enterprise_id = 1 and created_at < ${now}::timestamptz - interval '1 day'`;
    expect(months!.n).toBeGreaterThan(12);
  });
});

describe('what is refused', () => {
  it('bad input names its field', async () => {
    const articleId = await desk.publish();
    const [id] = await desk.doctors(1);
    const wrong = await check({ articleId, channel: 'FAX', ids: [] });
    expect([wrong.status, wrong.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.channel', 'body.ids']]);
    const many = await check({ articleId, ids: Array.from({ length: NAMED_LIMIT + 1 }, (_, at) => String(at + 1)) });
    expect([many.status, many.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.ids']]);
    const late = await add({ articleId, ids: [id], dueAt: new Date(now.getTime() + 95 * 86_400_000).toISOString() });
    expect([late.status, late.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.dueAt']]);
  });

  it('only published articles are sent, medical ones by medical affairs alone', async () => {
    const [id] = await desk.doctors(1);
    const articleId = await desk.publish();
    await app.owner`alter table articles disable trigger articles_keep_approved`;
    await app.owner`update articles set audience = 'MEDICAL' where enterprise_id = 1 and id = ${articleId}`;
    await app.owner`alter table articles enable trigger articles_keep_approved`;
    expect((await check({ articleId, ids: [id] })).body.error).toBe('sends.articleNotSendable');
    const recalled = await desk.publish();
    await desk.compliance.call(articles.recall, { params: { id: recalled }, body: { reason: '更正' } });
    expect((await check({ articleId: recalled, ids: [id] })).body.error).toBe('sends.articleNotSendable');
  });

  it('marketing and compliance send nothing, another rep and another enterprise see nothing', async () => {
    const articleId = await desk.publish();
    const { id } = (await add({ articleId, ids: await desk.doctors(1) })).body.result;
    expect((await check({ articleId }, desk.writer)).status).toBe(403);
    expect((await add({ articleId }, desk.compliance)).status).toBe(403);
    expect((await desk.writer.call(sends.find, { params: { id } })).status).toBe(200);
    const foreign = await app.as('tang.ke', 'kanglan');
    expect((await foreign.call(sends.find, { params: { id } })).body.error).toBe('sends.notFound');
    expect((await foreign.call(sends.cancel, { params: { id } })).body.error).toBe('sends.notFound');
    expect((await desk.rep.call(sends.receive, { body: {} })).status).toBe(403);
  });

  it('a send that is done is not cancelled, one that is cancelled sends nothing, and nothing failed is not retried', async () => {
    const articleId = await desk.publish();
    const ids = await desk.doctors(2);
    const { id } = (await add({ articleId, ids: [ids[0]] })).body.result;
    expect((await desk.rep.call(sends.retry, { params: { id } })).body.error).toBe('sends.notPossible');
    expect((await desk.rep.call(sends.cancel, { params: { id } })).body.result.state).toBe('CANCELLED');
    await desk.dispatch();
    expect((await find(id)).removals).toEqual([{ reason: 'CANCELLED', count: 1 }]);
    const done = (await add({ articleId, ids: [ids[1]] })).body.result;
    await desk.dispatch();
    expect((await desk.rep.call(sends.cancel, { params: { id: done.id } })).body.error).toBe('sends.notPossible');
    expect((await desk.rep.call(sends.retry, { params: { id: done.id } })).body.error).toBe('sends.noFailed');
  });
});
