// A language model that is silent, stalls, refuses or goes on for ever, and a caller who leaves.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startModelServer, type ModelServer } from '../../../../../../tools/testing/servers/model-server.ts';
import { ModelFault, askModel, type ModelCall } from '../index.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
beforeEach(() => {
  model.mode = 'stream';
  model.left = 0;
});
afterAll(() => model.close());

const callOf = (change: Partial<ModelCall> = {}): ModelCall => ({
  address: model.address,
  model: 'model-1',
  key: undefined,
  messages: [{ role: 'user', content: '问题' }],
  allowPrivate: true,
  signal: undefined,
  firstWords: 5_000,
  whole: 5_000,
  ...change,
});
const outcome = async (change: Partial<ModelCall> = {}): Promise<string> => {
  let text = '';
  try {
    for await (const words of askModel(callOf(change))) text += words;
    return text;
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return `${text}|${error.kind} ${error.status}`;
  }
};

test('its words come piece by piece, and without a key no credential is sent', async () => {
  model.words = ['甲', '乙'];
  const pieces: string[] = [];
  for await (const words of askModel(callOf())) pieces.push(words);
  expect(pieces).toEqual(['甲', '乙']);
  expect(model.asked.at(-1)!.authorization).toBeUndefined();
});

test('one that is silent or stalls is given up, one that refuses is told with its status', async () => {
  model.mode = 'silent';
  expect(await outcome({ firstWords: 200 })).toBe('|timedOut 0');
  model.mode = 'stalling';
  model.words = ['甲', '乙'];
  expect(await outcome({ whole: 200 })).toBe('甲|timedOut 0');
  model.mode = 'refusing';
  expect(await outcome()).toBe('|refused 401');
});

test('an answer of nothing is no answer, and one without an end is cut off', async () => {
  model.words = [];
  expect(await outcome()).toBe('|unreachable 0');
  model.words = Array.from({ length: 50 }, () => '长'.repeat(1_000));
  expect((await outcome()).length).toBe(40_000);
});

test('when the caller leaves, the model is let go', async () => {
  model.mode = 'stalling';
  model.words = ['甲', '乙'];
  const left = new AbortController();
  const words = askModel(callOf({ signal: left.signal }));
  expect((await words.next()).value).toBe('甲');
  left.abort();
  expect((await words.next()).done).toBe(true);
  await vi.waitFor(() => expect(model.left).toBe(1));
});

test('an address of this machine is not asked unless development allows it', async () => {
  const before = model.asked.length;
  expect(await outcome({ allowPrivate: false })).toBe('|unreachable 0');
  expect(model.asked.length).toBe(before);
});
