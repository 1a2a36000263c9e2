// A language model that thinks for long: ordinary calls are given up by then, a chat is not (specification 7.1, 7.2; AIC-12).
import { assistantEndpoints as assistants, chatEndpoints as chats } from '@yijian/contract/assistants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { startModelServer, type ModelServer } from '../../../../../../tools/testing/servers/model-server.ts';
import { readSettings } from '../../../platform/config/index.ts';

let app: TestApp;
let model: ModelServer;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

test(
  'AIC-12 a model that is slower than any other call may be still answers, as JSON and as events',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const [rep, admin] = await Promise.all([app.as('chen.yizhou'), app.as('admin')]);
    const body = { address: model.address, model: 'model-1' };
    expect((await admin.call(assistants.changeHost, { body })).status).toBe(200);
    model.words = ['想好了'];
    model.delay = readSettings({}).ANSWER_TIMEOUT_MS + 2000;
    const question = { body: { question: '偏头痛预防治疗' } };
    const [plain, streamed] = await Promise.all([
      rep.call(chats.article, question),
      rep.call(chats.knowledge, question, { accept: 'text/event-stream' }),
    ]);
    expect([plain.status, plain.body.result.answer, plain.body.result.model]).toEqual([200, '想好了', 'model-1']);
    expect(streamed.raw.toString('utf8')).toContain('想好了');
    expect(model.asked.length).toBe(2);
  },
);
