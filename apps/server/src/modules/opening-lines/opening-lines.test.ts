// Opening lines on their way: drafted, reviewed, in force, withdrawn, expired, and what is not allowed (product: Content machine).
import { notificationEndpoints as notifications } from '@yijian/contract/notifications';
import { openingLineEndpoints as lines, type NewOpeningLine } from '@yijian/contract/opening-lines';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let writer: Caller;
let medical: Caller;
let compliance: Caller;
let rep: Caller;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let number = 0;
const draft = (change: Partial<NewOpeningLine> = {}): NewOpeningLine => {
  number += 1;
  const words = `{surname}{title}您好，我是{sender}，第 ${number} 条，`;
  return { channel: 'MAIL', language: 'zh', words, expiresOn: inDays(100), ...change };
};
const add = async (change: Partial<NewOpeningLine> = {}): Promise<string> =>
  (await writer.call(lines.add, { body: draft(change) })).body.result.id;
const find = async (id: string, who = writer) => (await who.call(lines.find, { params: { id } })).body.result;
const submit = (id: string, who = writer) => who.call(lines.submit, { params: { id } });
const withdraw = (id: string, who = compliance) =>
  who.call(lines.withdraw, { params: { id }, body: { reason: '没有依据' } });
const change = (id: string, body: object, who = writer) =>
  who.call(lines.change, { params: { id }, body: { ...draft(), version: 1, ...body } });
const decide = async (who: Caller, words: string, act: 'approve' | 'reject' = 'approve'): Promise<void> => {
  const open = (await who.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
  const task = open.find((each) => each.title.includes(words))!;
  expect((await who.call(tasks[act], { params: { id: task.id }, body: { comment: '意见' } })).status).toBe(200);
};
async function approved(more: Partial<NewOpeningLine> = {}): Promise<string> {
  const id = await add(more);
  await submit(id);
  const { words } = await find(id);
  await decide(medical, words);
  await decide(compliance, words);
  return id;
}

beforeAll(async () => {
  app = await startTestApp();
  [writer, medical, compliance, rep] = await Promise.all([
    app.as('fang.ruogu'),
    app.as('he.jing'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
  ]);
});
afterAll(() => app.close());

describe('the way of an opening line', { timeout: 60_000 }, () => {
  it('passes medical, then compliance, and is in force at once until it is withdrawn', async () => {
    const id = await add();
    const { words, acts } = await find(id);
    expect(acts).toEqual(['edit', 'submit']);
    expect((await submit(id)).body.result.state).toBe('IN_REVIEW');
    await decide(medical, words);
    expect((await find(id)).state).toBe('IN_REVIEW');
    await decide(compliance, words);
    expect(await find(id)).toMatchObject({ state: 'APPROVED', reviewer: { name: '沈廉' }, acts: [] });
    expect((await find(id, compliance)).acts).toEqual(['withdraw']);
    expect((await withdraw(id)).body.result.state).toBe('WITHDRAWN');
    expect(await find(id)).toMatchObject({ state: 'WITHDRAWN', reason: '没有依据', acts: [] });
    const told = await writer.call(notifications.list, { query: { kind: 'opening-lines.reviewed' } });
    expect(told.body.result.content.map(({ title }) => title)).toContain(`开场白“${words}”已停用：没有依据`);
  });

  it('refused it is a draft again, is changed and submitted anew', async () => {
    const id = await add();
    await submit(id);
    await decide(medical, (await find(id)).words, 'reject');
    await expect.poll(async () => (await find(id)).state, { timeout: 10_000 }).toBe('DRAFT');
    const { version } = await find(id);
    expect((await change(id, { version: version - 1 })).body.error).toBe('opening-lines.changedMeanwhile');
    expect((await change(id, { version, words: '换一种说法，' })).status).toBe(200);
    expect((await submit(id)).body.result.state).toBe('IN_REVIEW');
    expect((await find(id)).words).toBe('换一种说法，');
  });

  it('is expired after its last day, and is found by its state, channel, language and words', async () => {
    const id = await approved({ channel: 'SMS', language: 'en', words: 'Dear Dr {surname}, expiring soon.' });
    const ids = async (query: object): Promise<string[]> =>
      (
        await writer.call(lines.list, {
          query: { size: 100, channel: 'SMS', language: 'en', keyword: 'expiring', ...query },
        })
      ).body.result.content.map((one) => one.id);
    expect(await ids({ state: 'APPROVED' })).toEqual([id]);
    await app.owner`update opening_lines set expires_on = ${inDays(-2)} where enterprise_id = 1 and id = ${id}`;
    expect([await ids({ state: 'APPROVED' }), await ids({ state: 'EXPIRED' })]).toEqual([[], [id]]);
    const { body } = await writer.call(lines.count, { query: { state: 'EXPIRED', keyword: 'expiring' } });
    expect(body.result.totalElements).toBe(1);
    expect((await find(id, compliance)).acts).toEqual(['withdraw']);
  });

  it.each(['IN_REVIEW', 'APPROVED', 'WITHDRAWN'] as const)(
    'is not changed nor submitted once it is %s',
    async (state) => {
      const id = state === 'IN_REVIEW' ? await add() : await approved();
      if (state === 'IN_REVIEW') await submit(id);
      if (state === 'WITHDRAWN') await withdraw(id);
      const { version, state: standing } = await find(id);
      expect(standing).toBe(state);
      const tried = [await change(id, { version }), await submit(id)];
      const refused = state === 'APPROVED' ? tried : [...tried, await withdraw(id)];
      for (const { status, body } of refused) expect([status, body.error]).toEqual([409, 'opening-lines.notPossible']);
      expect((await find(id)).version).toBe(version);
    },
  );

  it('a draft is not withdrawn', async () => {
    expect((await withdraw(await add())).body.error).toBe('opening-lines.notPossible');
  });
});

describe('what a line may say', () => {
  it.each([
    ['a placeholder that nobody fills', { words: '{hospital}的老师您好，' }, 'body.words'],
    ['a brace that holds nothing', { words: '您好{，' }, 'body.words'],
    ['a link', { words: '您好，见 https://a.example/ ，' }, 'body.words'],
    ['a placeholder in enterprise chat', { channel: 'WECOM', words: '{surname}老师您好，' }, 'body.words'],
    ['a last day that is over', { expiresOn: inDays(-2) }, 'body.expiresOn'],
    ['more than a year', { expiresOn: inDays(400) }, 'body.expiresOn'],
    ['no words', { words: ' ' }, 'body.words'],
    ['more than 100 characters', { words: '您'.repeat(101) }, 'body.words'],
    ['a channel that has no messages', { channel: 'LIVE' }, 'body.channel'],
    ['a language that is not spoken', { language: 'fr' }, 'body.language'],
  ])('%s is refused with its field', async (_, more, field) => {
    const { status, body } = await writer.call(lines.add, { body: { ...draft(), ...more } as NewOpeningLine });
    expect([status, body.fields?.map((one) => one.field) ?? body]).toEqual([400, [field]]);
  });

  it('a draft whose last day is over by now is not submitted', async () => {
    const id = await add();
    await app.owner`update opening_lines set expires_on = ${inDays(-2)} where enterprise_id = 1 and id = ${id}`;
    expect((await submit(id)).status).toBe(400);
    expect((await find(id)).state).toBe('DRAFT');
  });
});

describe('who may', () => {
  it('write and submit is whoever writes articles, withdraw whoever approves them; a representative does neither', async () => {
    const id = await approved();
    const answers = [
      await rep.call(lines.list, { query: {} }),
      await rep.call(lines.find, { params: { id } }),
      await rep.call(lines.add, { body: draft() }),
      await submit(id, rep),
      await change(id, {}, compliance),
      await withdraw(id, writer),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it('the lines of another enterprise are not there', async () => {
    const id = await approved();
    const other = await app.as('admin', 'kanglan');
    const answers = [
      await other.call(lines.find, { params: { id } }),
      await submit(id, other),
      await change(id, {}, other),
      await withdraw(id, other),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [404, 'opening-lines.notFound']),
    );
    const { words } = await find(id);
    const listed = (await other.call(lines.list, { query: { keyword: words } })).body.result.content;
    expect(listed).toEqual([]);
  });
});
