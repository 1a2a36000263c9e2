// The link in enterprise chat: the chat says who follows it, the own link of that doctor opens, and nobody else learns anything.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chatSendingDesk, type ChatDesk } from '../../../../../../tools/testing/content/chat-sending.ts';
import { morning } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let chat: ChatDesk;
let codes = 0;

beforeAll(async () => {
  chat = await chatSendingDesk(now);
});
beforeEach(() => {
  chat.wecom.mode = 'good';
});
afterAll(() => chat.close());

const get = (url: string, host = 'localhost') => chat.app.app.server.inject({ url, headers: { host } });
/** Follows the link as this person of the chat. */
function follow(token: string, person: object, host?: string) {
  codes += 1;
  chat.wecom.codes.set(`code-${codes}`, person);
  return get(`/d/chat/${token}?code=code-${codes}&state=read`, host);
}
const contact = (doctorId: string) => ({ external_userid: chat.contactOf(doctorId) });

async function sendTo(count: number) {
  const ids = await chat.contacts(count);
  const articleId = await chat.desk.publish();
  const id = await chat.confirm(ids, articleId);
  await chat.dispatch();
  const people = await chat.desk.recipients(id);
  const recipientOf = (doctorId: string) => people.find(({ doctor }) => doctor.id === doctorId)!.id;
  return { id, ids, articleId, token: chat.desk.chatTokenOf(id), recipientOf };
}

it('asks the chat who is there, and leads each doctor to the own link', async () => {
  const { ids, token, recipientOf } = await sendTo(2);
  const asked = await get(`/d/chat/${token}`);
  const to = new URL(String(asked.headers.location));
  expect([asked.statusCode, to.origin + to.pathname, to.hash]).toEqual([
    302,
    'https://open.weixin.qq.com/connect/oauth2/authorize',
    '#wechat_redirect',
  ]);
  expect(Object.fromEntries(to.searchParams)).toEqual({
    appid: 'corp-1',
    redirect_uri: `http://localhost/d/chat/${token}`,
    response_type: 'code',
    scope: 'snsapi_base',
    agentid: '1000001',
    state: 'read',
  });
  for (const id of ids) {
    const opened = await follow(token, contact(id));
    const own = `/d/read/${chat.desk.tokenOf(recipientOf(id))}`;
    expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toEqual([
      302,
      `http://localhost${own}`,
      'no-store',
    ]);
    expect((await get(own)).body).toContain('<p>正文</p>');
  }
});

it('another contact that is bound to the doctor opens the same link', async () => {
  const { ids, token, recipientOf } = await sendTo(1);
  await chat.app.owner`
    insert into channel_bindings (enterprise_id, doctor_id, external_user_id, user_id)
    select 1, ${ids[0]!}, 'wm_second_phone', min(id) from users where enterprise_id = 1`;
  const opened = await follow(token, { external_userid: 'wm_second_phone' });
  expect(opened.headers.location).toContain(`/d/read/${chat.desk.tokenOf(recipientOf(ids[0]!))}`);
});

it('strangers, colleagues, doctors of another send and used codes open nothing and learn nothing', async () => {
  const { token } = await sendTo(1);
  const other = await sendTo(1);
  for (const person of [{}, { userid: 'chen.yizhou' }, { external_userid: 'wm_stranger' }, contact(other.ids[0]!)]) {
    const refused = await follow(token, person);
    expect([refused.statusCode, refused.headers.location]).toEqual([403, undefined]);
    expect(refused.body).toContain('这条消息不是发给您的');
    expect(refused.body).not.toMatch(/发送用文章|正文/);
  }
  const used = await get(`/d/chat/${token}?code=never`);
  expect([used.statusCode, used.body.includes('没有确认您的身份')]).toEqual([400, true]);
  const english = await get(`/d/chat/${token}?code=never&lang=en`);
  expect(english.body).toContain('You were not recognised');
});

it('a partner that is down says so, and the link opens afterwards', async () => {
  const { ids, token } = await sendTo(1);
  for (const mode of ['broken', 'nonsense'] as const) {
    chat.wecom.mode = mode;
    const down = await follow(token, contact(ids[0]!));
    expect([mode, down.statusCode, down.body.includes('暂时无法打开')]).toEqual([mode, 503, true]);
  }
  chat.wecom.mode = 'good';
  expect((await follow(token, contact(ids[0]!))).statusCode).toBe(302);
});

it('a token that is forged, of another kind or of another enterprise is none', async () => {
  const { id, ids, token, recipientOf } = await sendTo(1);
  const [, signature] = token.split('.') as [string, string];
  const personal = chat.desk.tokenOf(recipientOf(ids[0]!));
  const [, personalSignature] = personal.split('.') as [string, string];
  for (const forged of [`${Number(id) + 1}.${signature}`, `${id}.${personalSignature}`, `${id}.${'A'.repeat(22)}`, id])
    expect([forged, (await follow(forged, contact(ids[0]!))).statusCode]).toEqual([forged, 404]);
  expect((await get(`/d/read/${token}`)).statusCode).toBe(404);
  expect((await get(`/d/read/${recipientOf(ids[0]!)}.${signature}`)).statusCode).toBe(404);
  expect((await follow(token, contact(ids[0]!), 'kanglan.localhost')).statusCode).toBe(404);
});

it('a recalled article is gone behind the link as well', async () => {
  const { ids, token, articleId } = await sendTo(1);
  await chat.desk.compliance.call(articles.recall, { params: { id: articleId }, body: { reason: '更正' } });
  const opened = await follow(token, contact(ids[0]!));
  const page = await get(new URL(String(opened.headers.location)).pathname);
  expect([page.statusCode, page.body.includes('内容已停用')]).toEqual([410, true]);
});

it('reading counts for the doctor, and leaving ends enterprise chat alone', async () => {
  const { id, ids, token, recipientOf } = await sendTo(2);
  const [doctor] = ids as [string];
  await follow(token, contact(doctor));
  const own = chat.desk.tokenOf(recipientOf(doctor));
  const post = (url: string, payload: object) =>
    chat.app.app.server.inject({ method: 'POST', url, payload, headers: { host: 'localhost' } });
  await post(`/d/read/${own}/progress`, { percent: 100, seconds: 60, isFirst: true });
  expect((await get(`/d/unsubscribe/${own}`)).body).toContain('不再通过企业微信向您发送学术内容');
  const left = await chat.app.app.server.inject({
    method: 'POST',
    url: `/d/unsubscribe/${own}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.body).toContain('已退订');
  const { figures } = (await chat.desk.rep.call(sends.find, { params: { id } })).body.result;
  expect(figures).toMatchObject({ sent: 2, delivered: 1, opened: 1, read: 1, unsubscribed: 1 });
  const consents = await chat.app.owner<{ channel: string; event: string }[]>`
    select distinct on (channel) channel, event from consents
    where enterprise_id = 1 and doctor_id = ${doctor} and purpose = 'CONTENT' and at = ${now} order by channel, id desc`;
  expect([...consents]).toEqual([{ channel: 'WECOM', event: 'WITHDRAWN' }]);
  const body = { articleId: await chat.desk.publish(), channel: 'WECOM', ids } as const;
  const { removed, eligible } = (await chat.desk.rep.call(sends.check, { body })).body.result;
  expect([eligible, removed.map(({ reason, count }) => [reason, count])]).toEqual([1, [['UNSUBSCRIBED', 1]]]);
});
