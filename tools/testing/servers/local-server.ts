// A real HTTP server for tests of the web app: it records what arrives and answers what the test says.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answerer = (request: Received, response: ServerResponse) => void | Promise<void>;

export interface LocalServer {
  readonly origin: string;
  readonly received: Received[];
  readonly server: Server;
  /** Sets what answers from now on. */
  answer(answerer: Answerer): void;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 until `close`. */
export async function startLocalServer(): Promise<LocalServer> {
  let answerer: Answerer = (_, response) => json(response, {});
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://local');
      const one: Received = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      received.push(one);
      void answerer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    server,
    answer: (next) => {
      answerer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers JSON with a status. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers `{ code: 200, message, result }`. */
export function ok(response: ServerResponse, result: unknown = null): void {
  json(response, { code: 200, message: 'ok', result });
}
