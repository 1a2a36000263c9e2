// Single calls to the running product, one after the other, timed from the first byte sent to the last received.
import { openConnection } from '../load/connection.ts';
import type { Call } from '../load/message.ts';
import type { Stage } from './stage.ts';

/** Milliseconds of each call. Throws for an answer that is not 200. */
export async function timeCalls(stage: Stage, port: number, login: string, calls: readonly Call[]): Promise<number[]> {
  const head = `host: localhost:${port}\r\nauthorization: Bearer ${await stage.token(login, port)}\r\n`;
  const connection = await openConnection(port);
  const times: number[] = [];
  try {
    for (const { method, path, body, json } of calls) {
      const type = json === true ? 'application/json' : 'application/x-www-form-urlencoded';
      const form = body === undefined ? '' : `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
      const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}${form}\r\n${body ?? ''}`);
      const began = performance.now();
      const status = await connection.send(bytes);
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  } finally {
    connection.close();
  }
  return times;
}
