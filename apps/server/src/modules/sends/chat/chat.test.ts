// Articles by enterprise chat over a real server: whose contact a doctor is, one message for a colleague to confirm, what became of it.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSendingDesk, type ChatDesk } from '../../../../../../tools/testing/content/chat-sending.ts';
import { morning, outbox } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
const REP = 'chen.yizhou';
const MANAGER = 'zhou.minxing';
let chat: ChatDesk;

beforeAll(async () => {
  chat = await chatSendingDesk(now);
});
beforeEach(() => {
  chat.wecom.mass = 'good';
  chat.wecom.mode = 'good';
  chat.wecom.messages.length = 0;
  chat.wecom.results.clear();
});
afterAll(() => chat.close());

const check = async (ids: readonly string[], articleId: string) =>
  (await chat.desk.rep.call(sends.check, { body: { articleId, channel: 'WECOM', ids: [...ids] } })).body.result;
const find = async (id: string) => (await chat.desk.rep.call(sends.find, { params: { id } })).body.result;
const reasonsOf = async (id: string) =>
  new Map((await chat.desk.recipients(id)).map(({ doctor, state, reason }) => [doctor.id, [state, reason]]));
const userId = async (login: string): Promise<string> => {
  const [row] = await chat.app.owner<{ id: string }[]>`
    select id::text as id from users where enterprise_id = 1 and login = ${login}`;
  return row!.id;
};
const namesOf = (ids: readonly string[]): string[] => ids.map((id) => chat.contactOf(id));

describe('whom enterprise chat reaches', () => {
  it('a doctor is reached who is bound to a contact that a colleague still has, and nobody else', async () => {
    const { owner } = chat.app;
    const [good, gone, unbound, left] = (await chat.contacts(4)) as [string, string, string, string];
    const [withdrawn] = (await chat.contacts(1, [MANAGER])) as [string];
    await owner`update channel_friends set is_gone = true where enterprise_id = 1 and external_user_id = ${chat.contactOf(gone)}`;
    await owner`delete from channel_bindings where enterprise_id = 1 and doctor_id = ${unbound}`;
    await owner`
      insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
      select 1, ${withdrawn}, 'CONTENT', 'WECOM', 'WITHDRAWN', max(text_id), 'PAPER', '登记表', ${now} from consents
      where enterprise_id = 1 and doctor_id = ${withdrawn} and purpose = 'CONTENT' and channel = 'WECOM'`;
    await owner`insert into channel_settings (enterprise_id, doctor_id, channel, is_enabled) values (1, ${left}, 'WECOM', false)`;
    const found = await check([good, gone, unbound, left, withdrawn], await chat.desk.publish());
    expect(found).toMatchObject({ audience: 5, eligible: 1, isDemo: false });
    expect(found.removed.map(({ reason, doctors }) => [reason, doctors.map(({ id }) => id).toSorted()])).toEqual([
      ['UNSUBSCRIBED', [withdrawn]],
      ['CHANNEL_OFF', [left]],
      ['NO_ADDRESS', [gone, unbound].toSorted()],
    ]);
    expect(found.preview.text).toMatch(/^老师您好，为您推荐学术文章《发送用文章 \d+ 号》/);
  });

  it('the contact of the sender comes first, then one of an owner, then any; a user who left carries none', async () => {
    const { owner } = chat.app;
    const OTHER = 'shen.lian';
    const [both] = (await chat.contacts(1, [MANAGER, REP])) as [string];
    const [owned] = (await chat.contacts(1, [OTHER, MANAGER])) as [string];
    const [any] = (await chat.contacts(1, [OTHER])) as [string];
    const [manager, other, rep] = await Promise.all([userId(MANAGER), userId(OTHER), userId(REP)]);
    await owner`
      insert into doctor_owners (enterprise_id, doctor_id, user_id) values (1, ${owned}, ${manager}) on conflict do nothing`;
    const articleId = await chat.desk.publish();
    const carriers = async () =>
      (await check([both, owned, any], articleId)).carriers.map(({ id, count }) => [id, count]);
    const each = [rep, manager, other].toSorted((a, b) => Number(a) - Number(b));
    expect(await carriers()).toEqual(each.map((id) => [id, 1]));
    await owner`update users set is_enabled = false where id = ${other}`;
    expect(await carriers()).toEqual(each.filter((id) => id !== other).map((id) => [id, 1]));
    await owner`update users set is_enabled = true where id = ${other}`;
  });

  it('an enterprise without a chat app sends nothing by chat', async () => {
    const foreign = await chat.app.as('tang.ke', 'kanglan');
    const body = { articleId: '1', channel: 'WECOM', ids: ['1'] } as const;
    expect((await foreign.call(sends.check, { body })).body.error).toBe('sends.notConnected');
    expect((await chat.desk.rep.call(sends.check, { body: { ...body, channel: 'MAIL' } })).body.error).toBe(
      'sends.notConnected',
    );
  });
});

describe('how it goes out', () => {
  it('CON-01 WEC-09 one message for each colleague, with the right people, and as many as the check counted', async () => {
    await chat.app.owner`update users set chat_user_id = 'Zhou.Chat' where enterprise_id = 1 and login = ${MANAGER}`;
    const mine = await chat.contacts(3);
    const hers = await chat.contacts(2, [MANAGER], ['Zhou.Chat']);
    const [nobody] = (await chat.contacts(1)) as [string];
    await chat.app.owner`delete from channel_bindings where enterprise_id = 1 and doctor_id = ${nobody}`;
    const ids = [...mine, ...hers, nobody];
    const articleId = await chat.desk.publish();
    const counted = await check(ids, articleId);
    const id = await chat.confirm(ids, articleId);
    await chat.dispatch();
    const link = `http://localhost/d/chat/${chat.desk.chatTokenOf(id)}`;
    const bySender = new Map(chat.wecom.messages.map((message) => [message.sender, message]));
    expect(chat.wecom.messages).toHaveLength(2);
    expect(bySender.get(REP)!.contacts.toSorted()).toEqual(namesOf(mine).toSorted());
    expect(bySender.get('Zhou.Chat')!.contacts.toSorted()).toEqual(namesOf(hers).toSorted());
    for (const { text, link: card } of chat.wecom.messages) {
      expect(text).toMatch(/^老师您好，为您推荐学术文章《发送用文章 \d+ 号》。[^]*审批编号 YJA-/);
      expect(card).toMatchObject({ url: link, title: expect.stringMatching(/^发送用文章/) });
    }
    const { state, figures } = await find(id);
    expect([state, figures.audience, figures.sent, figures.delivered]).toEqual(['DONE', 6, 5, 0]);
    expect([counted.audience, counted.eligible]).toEqual([figures.audience, figures.sent]);
    expect(counted.carriers.map(({ count }) => count)).toEqual([3, 2]);
    expect(counted.removed.map(({ reason, count }) => ({ reason, count }))).toEqual((await find(id)).removals);
    // Whoever is here got the article, on this channel alone.
    expect((await check(mine, articleId)).removed).toMatchObject([{ reason: 'ALREADY_SENT', count: 3 }]);
    await chat.app.owner`update users set chat_user_id = null where enterprise_id = 1 and login = ${MANAGER}`;
  });

  it('a contact that the chat turns away has failed, others are not held up', async () => {
    const [good, away] = (await chat.contacts(2)) as [string, string];
    chat.wecom.contacts.delete(chat.contactOf(away));
    const id = await chat.confirm([good, away]);
    await chat.dispatch();
    const reasons = await reasonsOf(id);
    expect([reasons.get(good), reasons.get(away)]).toEqual([
      ['SENT', ''],
      ['FAILED', 'turnedAway'],
    ]);
    expect(await find(id)).toMatchObject({
      state: 'DONE',
      acts: ['retry'],
      figures: { sent: 1, failed: 1, bounced: 0 },
    });
  });

  it('a lost answer is unknown and not sent again', async () => {
    const ids = await chat.contacts(2);
    chat.wecom.mass = 'lost';
    const id = await chat.confirm(ids);
    await chat.dispatch();
    expect((await find(id)).figures).toMatchObject({ unknown: 2, sent: 0 });
    chat.wecom.mass = 'good';
    await chat.dispatch(60);
    expect(chat.wecom.messages).toHaveLength(1);
    expect(await find(id)).toMatchObject({ state: 'DONE', acts: [], figures: { unknown: 2 } });
  });

  it('a chat that is busy is asked again after a minute, and the message goes once', async () => {
    const ids = await chat.contacts(2);
    const id = await chat.confirm(ids);
    chat.wecom.mass = 45033;
    await chat.dispatch();
    expect((await find(id)).figures).toMatchObject({ planned: 2 });
    chat.wecom.mass = 'good';
    await chat.dispatch(0.5);
    expect(chat.wecom.messages).toHaveLength(0);
    await chat.dispatch(1.5);
    expect((await find(id)).figures).toMatchObject({ planned: 0, sent: 2 });
    expect(chat.wecom.messages).toHaveLength(1);
  });

  it('a refusal of the whole message names the code, and trying again reaches them', async () => {
    const ids = await chat.contacts(1);
    const id = await chat.confirm(ids);
    chat.wecom.mass = 40096;
    await chat.dispatch();
    expect([...(await reasonsOf(id)).values()]).toEqual([['FAILED', 'chat 40096']]);
    chat.wecom.mass = 'good';
    await chat.desk.rep.call(sends.retry, { params: { id } });
    await chat.dispatch(1);
    expect((await find(id)).figures).toMatchObject({ failed: 0, sent: 1 });
  });

  it('three processes at the same time hand each message over once', async () => {
    const ids = await chat.contacts(3);
    const id = await chat.confirm(ids);
    await Promise.all([chat.dispatch(), chat.dispatch(), chat.dispatch()]);
    await expect.poll(async () => (await find(id)).figures.sent).toBe(3);
    expect(chat.wecom.messages).toHaveLength(1);
  });

  it('in the demo the message stays in the outbox with the own link, which nobody of us is shown', async () => {
    const [doctor] = (await chat.contacts(1)) as [string];
    const id = await chat.confirm([doctor]);
    await chat.desk.dispatch(outbox);
    expect(chat.wecom.messages).toHaveLength(0);
    const [recipient] = await chat.desk.recipients(id);
    const [kept] = await chat.app.owner<{ body: string }[]>`
      select o.body from send_outbox o join send_recipients r on r.enterprise_id = o.enterprise_id and r.reference = o.reference
      where r.enterprise_id = 1 and r.id = ${recipient!.id}`;
    expect(kept!.body).toContain(`http://localhost/d/read/${chat.desk.tokenOf(recipient!.id)}`);
    const shown = (await chat.desk.rep.call(sends.findMessage, { params: { id: recipient!.id } })).body.result;
    expect(shown.text).toContain('http://localhost/d/read/…');
    expect([shown.html, shown.address]).toEqual(['', '陈亦舟 · wm_o***']);
    expect((await find(id)).figures).toMatchObject({ sent: 1, delivered: 1 });
  });
});

describe('what became of it', () => {
  it('waits for the colleague, then each contact has its own result', async () => {
    const ids = await chat.contacts(4);
    const [got, left, full, waits] = ids as [string, string, string, string];
    const id = await chat.confirm(ids);
    await chat.dispatch();
    await chat.askResults(5);
    expect((await find(id)).figures).toMatchObject({ sent: 4, delivered: 0 });
    const seconds = Math.floor(now.getTime() / 1000) + 240;
    chat.wecom.results.set(chat.contactOf(got), { status: 1, send_time: seconds });
    chat.wecom.results.set(chat.contactOf(left), { status: 2 });
    chat.wecom.results.set(chat.contactOf(full), { status: 3 });
    await chat.askResults(10);
    await chat.askResults(15);
    const reasons = await reasonsOf(id);
    expect(ids.map((doctor) => reasons.get(doctor))).toEqual([
      ['SENT', ''],
      ['FAILED', 'notContact'],
      ['FAILED', 'alreadyMassSent'],
      ['SENT', ''],
    ]);
    expect((await find(id)).figures).toMatchObject({ sent: 2, delivered: 1, failed: 2, bounced: 1 });
    const people = await chat.desk.recipients(id);
    const { deliveredAt } = people.find(({ doctor }) => doctor.id === got)!;
    expect(Date.parse(deliveredAt!)).toBe(seconds * 1000);
    // Nobody has received what waits or came to nothing.
    const received = async () => {
      const rows = await chat.app.owner<{ id: string }[]>`
        select distinct doctor_id::text as id from interactions
        where enterprise_id = 1 and channel = 'WECOM' and action = 'RECEIVED' and source_table = 'send_recipients'
          and doctor_id = any(${ids}::bigint[]) and source_id = any(${people.map((one) => one.id)}::bigint[])`;
      return rows.map((row) => row.id);
    };
    await expect.poll(received, { timeout: 20_000 }).toEqual([got]);
    // One who left gets nothing more over this contact, one who had too much may be tried again; who waits is not sent again.
    await chat.desk.rep.call(sends.retry, { params: { id } });
    await chat.dispatch(20);
    expect(chat.wecom.messages.map(({ contacts }) => contacts.length)).toEqual([4, 1]);
    const later = await reasonsOf(id);
    expect([later.get(left), later.get(full), later.get(waits)]).toEqual([
      ['REMOVED', 'BOUNCED'],
      ['SENT', ''],
      ['SENT', ''],
    ]);
  });

  it('whoever left one colleague is reached by another, and by the first once added again', async () => {
    const [doctor] = (await chat.contacts(1, [REP, MANAGER])) as [string];
    const id = await chat.confirm([doctor]);
    await chat.dispatch();
    chat.wecom.results.set(chat.contactOf(doctor), { status: 2 });
    await chat.askResults(5);
    const carrier = async () => (await check([doctor], await chat.desk.publish())).carriers.map((one) => one.id);
    expect(await carrier()).toEqual([await userId(MANAGER)]);
    await chat.desk.rep.call(sends.retry, { params: { id } });
    await chat.dispatch(6);
    expect(chat.wecom.messages.map(({ sender }) => sender)).toEqual([REP, MANAGER]);
    expect((await find(id)).figures).toMatchObject({ sent: 1, failed: 0, bounced: 0 });
    await chat.app.owner`
      update channel_friends set added_at = ${now} where enterprise_id = 1 and user_id = ${await userId(REP)}
        and external_user_id = ${chat.contactOf(doctor)}`;
    expect(await carrier()).toEqual([await userId(REP)]);
  });

  it('a chat that is down is asked later, a message that it does not know keeps no other from its result', async () => {
    const [first] = (await chat.contacts(1)) as [string];
    const lost = await chat.confirm([first]);
    await chat.dispatch();
    await chat.app
      .owner`update send_recipients set chat_message_id = 'unknown' where enterprise_id = 1 and send_id = ${lost}`;
    const [second] = (await chat.contacts(1)) as [string];
    const id = await chat.confirm([second]);
    await chat.dispatch(1);
    chat.wecom.results.set(chat.contactOf(second), { status: 1 });
    chat.wecom.mode = 'broken';
    await chat.askResults(5);
    expect((await find(id)).figures).toMatchObject({ delivered: 0 });
    chat.wecom.mode = 'good';
    await chat.askResults(10);
    expect((await find(id)).figures).toMatchObject({ delivered: 1 });
    expect((await find(lost)).figures).toMatchObject({ sent: 1, delivered: 0 });
  });
});
