// A language model behind the OpenAI-compatible chat-completions protocol, read while it speaks.
import type { IncomingMessage } from 'node:http';
import { GuardFault, guardedOpen } from '../guarded-fetch.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelCall {
  /** Base address: `/chat/completions` is asked below it. */
  readonly address: string;
  readonly model: string;
  /** Sent as a bearer token; the host belongs to the enterprise, tokens of users never go there. */
  readonly key: string | undefined;
  readonly messages: readonly ModelMessage[];
  readonly allowPrivate: boolean;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal | undefined;
  /** Milliseconds until the first words. */
  readonly firstWords: number;
  /** Milliseconds for everything. */
  readonly whole: number;
}

/** Why a model gave no answer, or not all of it. */
export class ModelFault extends Error {
  readonly kind: 'unreachable' | 'timedOut' | 'refused';
  /** Of a refusal. */
  readonly status: number;

  constructor(kind: ModelFault['kind'], status = 0) {
    super(`the language model gave no answer: ${kind}`);
    this.kind = kind;
    this.status = status;
  }
}

/** Longest answer in characters: a model that never ends is cut off. */
const LONGEST = 40_000;

/** The words of the answer, piece by piece. Throws ModelFault; ends quietly when the caller has left. */
export async function* askModel(call: ModelCall): AsyncGenerator<string> {
  const clock = new AbortController();
  const begun = performance.now();
  let timer = setTimeout(() => clock.abort(), call.firstWords);
  const signal = call.signal === undefined ? clock.signal : AbortSignal.any([clock.signal, call.signal]);
  let told = 0;
  let body: IncomingMessage | undefined;
  try {
    const opened = await open(call, signal);
    body = opened.body;
    if (opened.status !== 200) throw new ModelFault('refused', opened.status);
    const isStream = opened.type.startsWith('text/event-stream');
    for await (const words of isStream ? wordsOf(body) : wholeOf(body)) {
      if (told === 0) {
        clearTimeout(timer);
        timer = setTimeout(() => clock.abort(), Math.max(0, call.whole - (performance.now() - begun)));
      }
      const rest = words.slice(0, LONGEST - told);
      told += rest.length;
      yield rest;
      if (told >= LONGEST) return;
    }
    if (told === 0) throw new ModelFault('unreachable');
  } catch (error) {
    if (call.signal?.aborted === true) return;
    if (error instanceof ModelFault) throw error;
    throw new ModelFault(clock.signal.aborted ? 'timedOut' : 'unreachable');
  } finally {
    clearTimeout(timer);
    body?.destroy();
  }
}

async function open({ address, key, model, messages, allowPrivate }: ModelCall, signal: AbortSignal) {
  const url = URL.parse(`${address.replace(/\/+$/, '')}/chat/completions`);
  if (url === null) throw new GuardFault('badAddress');
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const body = JSON.stringify({ model, messages, stream: true, temperature: 0 });
  return guardedOpen(url.href, { hosts: [url.host], allowPrivate, signal, post: { headers, body } });
}

async function* linesOf(body: IncomingMessage): AsyncGenerator<string> {
  body.setEncoding('utf8');
  let rest = '';
  for await (const part of body as AsyncIterable<string>) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop()!;
    if (rest.length > LONGEST * 4) throw new ModelFault('unreachable');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* wordsOf(body: IncomingMessage): AsyncGenerator<string> {
  for await (const line of linesOf(body)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice(5).trim();
    if (data === '[DONE]') return;
    const words = contentOf(data, 'delta');
    if (words !== '') yield words;
  }
}

/** A host that does not stream answers at once. */
async function* wholeOf(body: IncomingMessage): AsyncGenerator<string> {
  let text = '';
  for await (const line of linesOf(body)) {
    text += line;
    if (text.length > LONGEST * 4) throw new ModelFault('unreachable');
  }
  const words = contentOf(text, 'message');
  if (words !== '') yield words;
}

function contentOf(text: string, part: 'delta' | 'message'): string {
  const answer = JSON.parse(text) as { choices?: readonly Record<string, { content?: unknown } | undefined>[] };
  const content = answer.choices?.[0]?.[part]?.content;
  return typeof content === 'string' ? content : '';
}
