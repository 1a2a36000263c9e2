// A doctor asks below an article: the question reaches whoever sent it, once, and only from whoever agrees to get content.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { notificationEndpoints as notifications } from '@yijian/contract/notifications';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { taskEndpoints as tasks } from '@yijian/contract/tasks';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

interface Sent {
  readonly articleId: string;
  readonly doctorId: string;
  readonly sendId: string;
  readonly recipientId: string;
  readonly token: string;
}

async function sendOne(): Promise<Sent> {
  const articleId = await desk.publish();
  const [doctorId] = (await desk.doctors(1)) as [string];
  const { body } = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: [doctorId] } });
  await desk.dispatch();
  const sendId = body.result.id;
  const [recipient] = await desk.recipients(sendId);
  return { articleId, doctorId, sendId, recipientId: recipient!.id, token: desk.tokenOf(recipient!.id) };
}

const read = (token: string, query = '') =>
  app.app.server.inject({ url: `/d/read/${token}${query}`, headers: { host: 'localhost' } });
const ask = (token: string, question: string, language = 'zh') =>
  app.app.server.inject({
    method: 'POST',
    url: `/d/read/${token}/ask?lang=${language}`,
    payload: new URLSearchParams({ question }).toString(),
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
const tasksOf = async (doctorId: string) =>
  (await desk.rep.call(tasks.list, { query: { size: 50 }, body: { source: ['SEND'], doctorId } })).body.result.content;

it('reaches the sender as a task and a notice, and stands in the figures with the doctor and the words', async () => {
  const sent = await sendOne();
  expect((await read(sent.token)).body).toContain('向发送者提问');
  const question = `老年患者如何减量？${randomUUID()}`;
  const answer = await ask(sent.token, `  ${question}\u0000 `);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/d/read/${sent.token}?lang=zh&asked=1#ask`]);
  expect((await read(sent.token, '?lang=en&asked=1')).body).toContain('Your question was passed on');
  const { figures } = (await desk.rep.call(sends.find, { params: { id: sent.sendId } })).body.result;
  expect(figures).toMatchObject({ asked: 1, opened: 1, read: 0, clicked: 0 });
  const people = await desk.rep.call(sends.listRecipients, { query: { articleId: sent.articleId, step: 'ASKED' } });
  expect(people.body.result.content).toMatchObject([{ id: sent.recipientId, question }]);
  await expect.poll(() => tasksOf(sent.doctorId)).toHaveLength(1);
  const [task] = await tasksOf(sent.doctorId);
  expect(task).toMatchObject({ source: 'SEND', state: 'TODO', title: expect.stringMatching(/^回答 .+ 的提问：《/u) });
  const asked = { query: { size: 50 }, body: { source: ['SEND'], doctorId: sent.doctorId } };
  const inEnglish = await desk.rep.call(tasks.list, asked, { 'accept-language': 'en' });
  expect(inEnglish.body.result.content[0]?.title).toMatch(/^Answer the question of .+: “/u);
  const notices = (await desk.rep.call(notifications.list, { query: { size: 100 } })).body.result.content;
  expect(notices).toContainEqual(
    expect.objectContaining({ body: question, path: `/task/taskRecordDetail?id=${task!.id}` }),
  );
  // What followed is the task.
  const [recipient] = await desk.recipients(sent.sendId);
  expect(recipient?.followedBy).toMatchObject({ kind: 'TASK', id: task!.id });
  await expect
    .poll(async () => {
      const acts = await app.owner<{ action: string }[]>`
        select action from interactions where enterprise_id = 1 and source_table = 'send_recipients' and source_id = ${sent.recipientId}`;
      return acts.map(({ action }) => action).toSorted();
    })
    .toEqual(['ASKED', 'OPENED', 'RECEIVED']);
});

it('the same words again make nothing, and a letter brings three questions a day', async () => {
  const sent = await sendOne();
  for (const words of ['第一个问题', '第一个问题', '第二个问题', '第三个问题'])
    expect([words, (await ask(sent.token, words)).statusCode]).toEqual([words, 303]);
  const many = await ask(sent.token, '第四个问题', 'en');
  expect([many.statusCode, many.body.includes('We have your questions')]).toEqual([429, true]);
  await expect.poll(async () => (await tasksOf(sent.doctorId)).length).toBe(3);
  const { figures } = (await desk.rep.call(sends.find, { params: { id: sent.sendId } })).body.result;
  expect(figures).toMatchObject({ asked: 1 });
});

it('too few or too many words, a forged link, and the articles that may no longer be read are refused', async () => {
  const sent = await sendOne();
  for (const words of ['', ' 问 ', '长'.repeat(501), '\u0000\u0001'])
    expect([words.length, (await ask(sent.token, words)).statusCode]).toEqual([words.length, 400]);
  expect((await ask('1.AAAAAAAAAAAAAAAAAAAAAA', '一个问题')).statusCode).toBe(404);
  await desk.compliance.call(articles.recall, { params: { id: sent.articleId }, body: { reason: '更正' } });
  expect((await ask(sent.token, '一个问题')).statusCode).toBe(410);
});

it('whoever left the channel is neither asked nor heard', async () => {
  const sent = await sendOne();
  await app.app.server.inject({
    method: 'POST',
    url: `/d/unsubscribe/${sent.token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await read(sent.token)).body).not.toContain('向发送者提问');
  expect((await ask(sent.token, '一个问题')).statusCode).toBe(403);
  expect(await tasksOf(sent.doctorId)).toEqual([]);
});

it('another representative and another enterprise see nothing of a question', async () => {
  const sent = await sendOne();
  await ask(sent.token, '只给发送者的问题');
  for (const who of await Promise.all([app.as('wen.zhixu'), app.as('admin', 'kanglan')])) {
    const people = await who.call(sends.listRecipients, { query: { articleId: sent.articleId, step: 'ASKED' } });
    expect(people.body.result.content).toEqual([]);
  }
});

it('tasks of questions from before their titles were kept in English get one, and a title that somebody wrote stays', async () => {
  const migration = new URL(
    '../../../../../../database/migrations/20261128160000_question_task_titles.sql',
    import.meta.url,
  );
  const titles: [string, string][] = [];
  for (const change of ['', '（已改）']) {
    const { token, doctorId } = await sendOne();
    await ask(token, `剂量如何调整？${randomUUID()}`);
    await expect.poll(() => tasksOf(doctorId)).toHaveLength(1);
    const [task] = await tasksOf(doctorId);
    const [kept] = await app.owner<
      { title: string }[]
    >`select en_title as title from tasks where enterprise_id = 1 and id = ${task!.id}`;
    await app.owner`update tasks set en_title = '', title = title || ${change} where enterprise_id = 1 and id = ${task!.id}`;
    titles.push([task!.id, change === '' ? kept!.title : '']);
  }
  await app.owner.unsafe(readFileSync(migration, 'utf8'));
  for (const [id, title] of titles) {
    const [row] = await app.owner<
      { title: string }[]
    >`select en_title as title from tasks where enterprise_id = 1 and id = ${id}`;
    expect(row!.title).toBe(title);
  }
});
