// The assistant through its calls: answers from what the caller may see, with sources; conversations; the language model.
import { assistantEndpoints as assistants, chatEndpoints as chats, type ChatAnswer } from '@yijian/contract/assistants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { startModelServer, type ModelServer } from '../../../../../tools/testing/servers/model-server.ts';

let app: TestApp;
let model: ModelServer;
let rep: Caller;
let colleague: Caller;
let medical: Caller;
let finance: Caller;
let admin: Caller;
let foreign: Caller;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });
  [rep, colleague, medical, admin, foreign] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('qi.wangshu'),
    app.as('he.jing'),
    app.as('admin'),
    app.as('tang.ke', 'kanglan'),
  ]);
  const [payer] = await app.owner<{ login: string }[]>`
    select u.login from users u join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id join enterprises e on e.id = u.enterprise_id
    where r.code = 'FIN' and e.realm = 'weili' and u.is_enabled order by u.id limit 1`;
  finance = await app.as(payer!.login);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const ask = async (who: Caller, question: string, chat: keyof typeof chats = 'article'): Promise<ChatAnswer> => {
  const { status, body } = await who.call(chats[chat], { body: { question } });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body.result;
};
/** The events of a stream. */
const events = (raw: Buffer): { event: string; data: Record<string, unknown> }[] =>
  raw
    .toString('utf8')
    .trim()
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block)!)
    .map(([, event, data]) => ({ event: event!, data: JSON.parse(data!) as Record<string, unknown> }));

describe('answers without a language model', () => {
  test('AIC-03 AIC-08 AIC-09 a question about articles is answered as JSON with passages that stand in them', async () => {
    const { body, headers } = await rep.call(chats.article, { body: { question: '偏头痛预防治疗' } });
    expect(headers['content-type']).toContain('application/json');
    const { model: by, sources, answer, notices } = body.result;
    expect([by, notices]).toEqual(['extractive-1', []]);
    expect(sources.length).toBeGreaterThan(0);
    for (const { id, number, path, excerpt } of sources) {
      const [kept] = await app.owner<
        { html: string; summary: string }[]
      >`select html, summary from articles where id = ${id}`;
      expect(`${kept!.summary} ${kept!.html}`).toContain(excerpt.split(/[；…]/)[0]);
      expect(path).toBe(`/content/contentDetail?id=${id}`);
      expect(answer).toContain(`[${number}]`);
    }
  });

  test.each([
    ['AIC-02', 'knowledge', '规范用药与疗效证据', ['MATERIAL', 'PRODUCT']],
    ['AIC-04 AIC-10', 'pubmed', 'epilepsy treatment', ['PUBLICATION']],
  ] as const)('%s the chat of %s answers from its own kind of source', async (_, chat, question, kinds) => {
    const { sources, mode } = await ask(rep, question, chat);
    expect(mode).toBe(chat.toUpperCase());
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every(({ kind }) => (kinds as readonly string[]).includes(kind))).toBe(true);
  });

  test('AIC-05 a proposal is an application of a meeting with what was said', async () => {
    const { draft } = await ask(rep, '办一场科室会，60 分钟，20 位医生，讲规范用药与疗效证据', 'proposal');
    expect(draft).toMatchObject({ type: 'DEPARTMENT', expectedGuests: 20, hospitalId: null, startsAt: null });
    expect(draft!.agenda.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60);
  });

  test('what stands nowhere is said to be found nowhere', async () => {
    const { sources, notices, answer } = await ask(rep, '火星土壤含水率');
    expect([sources, notices]).toEqual([[], ['NOT_FOUND']]);
    expect(answer).toContain('没有找到');
  });

  test('an article for medical alone is a source to medical and never to the field', async () => {
    const [secret] = await app.owner<{ id: string; title: string }[]>`
      select a.id::text as id, a.title from articles a join enterprises e on e.id = a.enterprise_id
      where a.state = 'PUBLISHED' and a.audience = 'MEDICAL' and e.realm = 'weili' order by a.id limit 1`;
    const ids = async (who: Caller): Promise<string[]> => (await ask(who, secret!.title)).sources.map(({ id }) => id);
    expect(await ids(medical)).toContain(secret!.id);
    expect(await ids(rep)).not.toContain(secret!.id);
    expect(await ids(foreign)).not.toContain(secret!.id);
  });

  test('use off label is not answered to the field; medical is told', async () => {
    const { sources, notices, model: by } = await ask(rep, '偏头痛患者能否超说明书使用');
    expect([by, sources, notices]).toEqual(['rules-1', [], ['OFF_LABEL']]);
    const [told] = await app.owner<
      { count: number }[]
    >`select count(*)::int as count from notices where kind = 'assistants.offLabel'`;
    expect(told!.count).toBeGreaterThan(0);
    expect((await ask(medical, '偏头痛超说明书使用')).notices).not.toContain('OFF_LABEL');
  });

  test('AIC-12 whoever accepts events gets the words as they come and the kept answer last', async () => {
    const { raw, headers } = await rep.call(
      chats.article,
      { body: { question: '偏头痛预防治疗' } },
      { accept: 'text/event-stream' },
    );
    expect(headers['content-type']).toContain('text/event-stream');
    const told = events(raw);
    expect(told[0]).toEqual({ event: 'begun', data: { conversationId: told.at(-1)!.data['conversationId'] } });
    const words = told.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
    expect(told.at(-1)).toMatchObject({ event: 'answer', data: { answer: words.join('') } });
  });
});

test('AIC-06 AIC-07 AIC-10 the four chats are described at the root of their host and not below the interface', async () => {
  const { paths } = (await app.app.server.inject({ url: '/openapi.json' })).json<{ paths: Record<string, object> }>();
  for (const kind of ['knowledge', 'article', 'pubmed', 'proposal']) {
    expect(paths[`/${kind}/chat`]).toHaveProperty('post');
    expect(paths).not.toHaveProperty([`/prod-api/${kind}/chat`]);
  }
});

describe('rights', () => {
  test('who does not hold the assistant is refused, and who is not signed in', async () => {
    const body = { question: '偏头痛' };
    for (const chat of Object.values(chats)) {
      expect((await finance.call(chat, { body })).status).toBe(403);
      expect((await app.anonymous().call(chat, { body })).status).toBe(401);
    }
    expect((await rep.call(assistants.findHost)).status).toBe(403);
  });

  test('a question of nothing or of too much is refused', async () => {
    for (const question of ['  ', '长'.repeat(2001)])
      expect((await rep.call(chats.article, { body: { question } })).status).toBe(400);
  });

  test('a question stands in the audit trail with who asked', async () => {
    const { id } = await ask(rep, '失眠障碍评估');
    const [entry] = await app.owner<{ login: string }[]>`
      select u.login from audit_log l join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
      where l.table_name = 'assistant_answers' and l.row_id::text = ${id}`;
    expect(entry!.login).toBe('chen.yizhou');
  });
});

describe('conversations', () => {
  test("hold their answers, are renamed and rated by their owner, and are nobody else's", async () => {
    const { conversationId, id } = await ask(rep, '帕金森病运动并发症');
    await rep.call(chats.article, { body: { question: '剂末现象', conversationId } });
    const params = { id: conversationId };
    expect((await rep.call(assistants.rename, { params, body: { title: '帕金森' } })).body.result.title).toBe('帕金森');
    const rating = { isHelpful: false, reason: '太长' };
    await rep.call(assistants.rate, { params: { id }, body: { isHelpful: true } });
    expect((await rep.call(assistants.rate, { params: { id }, body: rating })).body.result).toEqual(rating);
    const { answers } = (await rep.call(assistants.find, { params })).body.result;
    expect(answers.map(({ question, feedback }) => [question, feedback])).toEqual([
      ['帕金森病运动并发症', rating],
      ['剂末现象', null],
    ]);
    for (const other of [colleague, foreign]) {
      expect((await other.call(assistants.find, { params })).status).toBe(404);
      expect((await other.call(assistants.rename, { params, body: { title: '别人' } })).status).toBe(404);
      expect((await other.call(assistants.remove, { params })).status).toBe(404);
      expect((await other.call(assistants.rate, { params: { id }, body: rating })).status).toBe(404);
      expect((await other.call(chats.article, { body: { question: '剂末', conversationId } })).status).toBe(404);
    }
  });

  test('deleted ones are gone from the history, their answers stay for review', async () => {
    const { conversationId } = await ask(rep, '卒中二级预防');
    const params = { id: conversationId };
    const listed = async (): Promise<string[]> =>
      (await rep.call(assistants.list, { query: { size: 100 } })).body.result.content.map(({ id }) => id);
    expect(await listed()).toContain(conversationId);
    expect((await rep.call(assistants.remove, { params })).status).toBe(200);
    expect(await listed()).not.toContain(conversationId);
    expect((await rep.call(assistants.find, { params })).status).toBe(404);
    expect(await app.owner`select 1 from assistant_answers where conversation_id = ${conversationId}`).toHaveLength(1);
  });
});

describe('the language model of the enterprise', () => {
  const use = async (change: object = {}) =>
    admin.call(assistants.changeHost, { body: { address: model.address, model: 'model-1', ...change } });

  test('is asked with its own key and the passages, and its words are kept', async () => {
    expect((await use({ apiKey: 'key-1' })).body.result).toEqual({
      address: model.address,
      model: 'model-1',
      hasKey: true,
    });
    model.mode = 'stream';
    model.words = ['按每月头痛日', '评估 [1]'];
    model.asked.length = 0;
    const { answer, model: by, sources } = await ask(rep, '偏头痛预防治疗');
    expect([answer, by]).toEqual(['按每月头痛日评估 [1]', 'model-1']);
    const [asked] = model.asked;
    expect(asked).toMatchObject({ authorization: 'Bearer key-1', model: 'model-1', stream: true });
    for (const { excerpt } of sources) expect(asked!.messages[0]!.content).toContain(excerpt);
    expect(JSON.stringify(model.asked)).not.toContain(rep.token);
  });

  test('streams to whoever accepts events, also when it answers in one piece', async () => {
    await use();
    for (const mode of ['stream', 'whole'] as const) {
      model.mode = mode;
      model.words = ['甲', '乙'];
      const { raw } = await rep.call(
        chats.article,
        { body: { question: '偏头痛预防治疗' } },
        { accept: 'text/event-stream' },
      );
      expect(events(raw).at(-1)).toMatchObject({ event: 'answer', data: { answer: '甲乙', model: 'model-1' } });
    }
  });

  test('is not asked where nothing was found', async () => {
    await use();
    model.asked.length = 0;
    expect((await ask(rep, '火星土壤含水率')).notices).toEqual(['NOT_FOUND']);
    expect(model.asked).toEqual([]);
  });

  test('that refuses is told as such, with events too, and nothing is kept', async () => {
    await use();
    model.mode = 'refusing';
    const before = (await rep.call(assistants.list, {})).body.result.totalElements;
    for (const accept of ['application/json', 'text/event-stream']) {
      const { status, body } = await rep.call(chats.article, { body: { question: '偏头痛预防治疗' } }, { accept });
      expect([status, body.error]).toEqual([503, 'assistants.hostRefused']);
    }
    expect((await rep.call(assistants.list, {})).body.result.totalElements).toBe(before);
  });

  test('a key goes to no other host than the one it was given for', async () => {
    await use({ apiKey: 'key-1' });
    const elsewhere = model.address.replace('127.0.0.1', 'localhost');
    expect((await use({ address: elsewhere })).body.result.hasKey).toBe(false);
  });

  test('an address with a user, a query or no model is refused; an empty one ends its use', async () => {
    for (const body of [
      { address: 'https://user:word@model.example/v1', model: 'm' },
      { address: 'https://model.example/v1?key=1', model: 'm' },
      { address: 'https://model.example/v1', model: '' },
      { address: 'ftp://model.example', model: 'm' },
    ])
      expect((await admin.call(assistants.changeHost, { body })).status).toBe(400);
    expect((await use({ address: '', model: '' })).body.result).toEqual({ address: '', model: '', hasKey: false });
    expect((await ask(rep, '偏头痛预防治疗')).model).toBe('extractive-1');
  });
});
