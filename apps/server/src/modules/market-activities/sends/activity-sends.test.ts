// Sends belong to one marketing activity, which learns what they came to; each figure has its people (product 3.9, 3.18).
import { activityEndpoints as activities } from '@yijian/contract/market-activities';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

const day = now.toISOString().slice(0, 10);
const addActivity = async (): Promise<string> => {
  const body = { name: `活动 ${randomUUID()}`, kind: 'CAMPAIGN', startsOn: day, endsOn: day, channels: ['MAIL'] };
  return (await market.call(activities.add, { body })).body.result.id;
};
async function sendTo(count: number): Promise<string> {
  const draft = { articleId: await desk.publish(), channel: 'MAIL', ids: await desk.doctors(count) };
  const { id } = (await desk.rep.call(sends.add, { body: draft })).body.result;
  await desk.dispatch();
  return id;
}
const add = (id: string, sendIds: string[], who = market) =>
  who.call(activities.addSends, { params: { id }, body: { sendIds } });
const find = (id: string, who = market) => who.call(activities.sends, { params: { id } });

it('counts the steps of its sends together, and each step has its people', async () => {
  const id = await addActivity();
  expect((await find(id)).body.result).toMatchObject({ sends: [], figures: { audience: 0, sent: 0 } });
  const [one, two] = [await sendTo(2), await sendTo(1)];
  expect((await add(id, [one, two, one])).body.result).toEqual({ count: 2 });
  const [recipient] = await desk.recipients(one);
  const token = desk.tokenOf(recipient!.id);
  const headers = { host: 'localhost' };
  await app.app.server.inject({
    method: 'POST',
    url: `/d/read/${token}/progress`,
    payload: { percent: 100, seconds: 60, isFirst: true },
    headers,
  });
  const payload = new URLSearchParams({ question: '肾功能不全者如何用药？' }).toString();
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  await app.app.server.inject({ method: 'POST', url: `/d/read/${token}/ask`, payload, headers: form });
  const { sends: found, figures } = (await find(id)).body.result;
  expect(found.map((send) => send.id).toSorted()).toEqual([one, two].toSorted());
  expect(figures).toMatchObject({ audience: 3, sent: 3, opened: 1, read: 1, asked: 1, clicked: 0 });
  const steps = {
    SENT: 'sent',
    DELIVERED: 'delivered',
    OPENED: 'opened',
    READ: 'read',
    ASKED: 'asked',
    CLICKED: 'clicked',
  } as const;
  for (const [step, key] of Object.entries(steps)) {
    const people = await market.call(sends.listRecipients, { query: { sendIds: [one, two], step, size: 100 } });
    expect([step, people.body.result.totalElements]).toEqual([step, figures[key]]);
  }
});

it('a send belongs to one activity, until it is taken out or the activity is deleted', async () => {
  const [first, second] = [await addActivity(), await addActivity()];
  const send = await sendTo(1);
  expect((await add(first, [send])).status).toBe(200);
  expect((await add(first, [send])).body.result).toEqual({ count: 0 });
  const taken = await add(second, [send]);
  expect([taken.status, taken.body.error]).toEqual([409, 'market-activities.sendTaken']);
  expect((await find(second)).body.result.sends).toEqual([]);
  const remove = (id: string) => market.call(activities.removeSend, { params: { id, sendId: send } });
  expect((await remove(second)).body.error).toBe('market-activities.sendUnknown');
  expect((await remove(first)).status).toBe(200);
  expect((await add(second, [send])).status).toBe(200);
  await market.call(activities.delete, { params: { id: second } });
  expect((await add(first, [send])).status).toBe(200);
});

it('what is not there, not allowed or of another enterprise is refused', async () => {
  const id = await addActivity();
  const send = await sendTo(1);
  const unknown = await add(id, [send, '999999999']);
  expect([unknown.status, unknown.body.error]).toEqual([404, 'market-activities.sendUnknown']);
  expect((await find(id)).body.result.sends).toEqual([]);
  expect((await add(id, [])).status).toBe(400);
  const many = Array.from({ length: 501 }, (_, at) => String(at + 1));
  expect((await add(id, many)).status).toBe(400);
  const manager = await app.as('zhou.minxing');
  expect((await add(id, [send], manager)).status).toBe(403);
  const elsewhere = await app.as('admin', 'kanglan');
  expect((await add(id, [send], elsewhere)).status).toBe(404);
  expect((await find(id, elsewhere)).status).toBe(404);
});

it('a representative chooses a campaign that is not over while sending, and the send counts to it', async () => {
  const id = await addActivity();
  const past = { name: `活动 ${randomUUID()}`, kind: 'CAMPAIGN', startsOn: '2020-01-01', endsOn: '2020-02-01' };
  const over = (await market.call(activities.add, { body: { ...past, channels: ['MAIL'] } })).body.result.id;
  const offered = (await desk.rep.call(activities.campaigns)).body.result.map((one) => one.id);
  expect([offered.includes(id), offered.includes(over)]).toEqual([true, false]);
  expect((await (await app.as('qian.hui')).call(activities.campaigns)).status).toBe(403);
  const elsewhere = (await (await app.as('tang.ke', 'kanglan')).call(activities.campaigns)).body.result;
  expect(elsewhere.map((one) => one.id)).not.toContain(id);

  const articleId = await desk.publish();
  const [doctor] = (await desk.doctors(1)) as [string];
  const draft = { articleId, channel: 'MAIL', ids: [doctor] };
  const confirm = (campaignId: string) => desk.rep.call(sends.add, { body: { ...draft, campaignId } });
  for (const closed of [over, '999999999']) {
    const refused = await confirm(closed);
    expect([refused.status, refused.body.error]).toEqual([409, 'sends.campaignClosed']);
  }
  // Nothing of what was refused is kept.
  const { totalElements } = (await desk.rep.call(sends.count, { query: { articleId } })).body.result;
  expect(totalElements).toBe(0);
  const kept = (await confirm(id)).body.result;
  expect((await find(id)).body.result.sends.map((send) => send.id)).toEqual([kept.id]);
});

it('a campaign takes as many sends as can be looked at together', async () => {
  const id = await addActivity();
  const articleId = await desk.publish();
  const [doctor] = (await desk.doctors(1)) as [string];
  await app.owner`
    with made as (
      insert into sends (enterprise_id, article_id, channel, state, origin, due_at, user_id, created_at, ended_at)
      select 1, ${articleId}, 'MAIL', 'DONE', 'x', ${now}, (select min(id) from users where enterprise_id = 1), ${now}, ${now}
      from generate_series(1, 500) returning id)
    insert into market_activity_sends (enterprise_id, activity_id, send_id, user_id, at)
    select 1, ${id}, id, (select min(id) from users where enterprise_id = 1), ${now} from made`;
  const body = { articleId, channel: 'MAIL', ids: [doctor], campaignId: id };
  expect((await desk.rep.call(sends.add, { body })).body.error).toBe('sends.campaignFull');
});

it('whoever sees only the own team counts its sends alone', async () => {
  const id = await addActivity();
  await add(id, [await sendTo(1)]);
  const [own, other] = [await find(id, await app.as('zhou.minxing')), await find(id, await app.as('fei.lanting'))];
  expect(own.body.result.figures.audience).toBe(1);
  expect(other.body.result).toMatchObject({ sends: [], figures: { audience: 0 } });
});
