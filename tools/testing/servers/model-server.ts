// A local server that speaks the chat-completions protocol: it answers with words it was given, whole or as a stream.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedOfModel {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface ModelServer {
  /** Base of chat completions. */
  readonly address: string;
  /** What was asked, oldest first. */
  readonly asked: AskedOfModel[];
  /** The pieces of every answer, or of the answer to a question. */
  words: readonly string[] | ((question: string) => readonly string[]);
  /** stream: events; whole: one JSON body; refusing: 401; silent: never answers; stalling: the first piece, then nothing. */
  mode: 'stream' | 'whole' | 'refusing' | 'silent' | 'stalling';
  /** Milliseconds before the first word. */
  delay: number;
  /** Answers that the caller left before their end. */
  left: number;
  close: () => Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: ModelServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    words: ['一', '二'],
    mode: 'stream',
    delay: 0,
    left: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const { authorization } = request.headers;
    const asked = { ...(JSON.parse(text) as Omit<AskedOfModel, 'authorization'>), authorization };
    state.asked.push(asked);
    const words = typeof state.words === 'function' ? state.words(asked.messages.at(-1)!.content) : state.words;
    response.once('close', () => {
      if (!response.writableFinished) state.left += 1;
    });
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    if (state.mode === 'refusing') return void response.writeHead(401).end('{}');
    if (state.mode === 'silent') return;
    if (state.delay > 0) await new Promise((resolve) => setTimeout(resolve, state.delay));
    if (state.mode === 'whole') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: words.join('') } }] }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = state.mode === 'stalling' ? words.slice(0, 1) : words;
    for (const content of pieces) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    if (state.mode === 'stream') response.end('data: [DONE]\n\n');
  }
  return state;
}
