// One keep-alive connection that sends the next call when the last one has been answered, with as little work as possible.
import { connect, type Socket } from 'node:net';

export interface Connection {
  /** Sends one request and resolves with the status when the whole answer is here. */
  send(bytes: Buffer): Promise<number>;
  close(): void;
}

const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Opens it. Answers must carry a Content-Length, as those of every JSON call do. */
export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let head = '';
  let left = 0;
  let status = 0;

  const finish = (error?: Error): void => {
    const asked = waiting;
    waiting = undefined;
    if (error === undefined) asked?.resolve(status);
    else asked?.reject(error);
  };
  socket.on('data', (chunk: Buffer) => {
    if (left === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = LENGTH.exec(head.slice(0, end));
      if (length === null) return finish(new Error(`an answer without a length: ${head.slice(0, end)}`));
      status = Number(head.slice(9, 12));
      left = Number(length[1]) - (head.length - end - 4);
      head = '';
    } else left -= chunk.length;
    if (left === 0) finish();
  });
  socket.on('error', finish);
  socket.on('close', () => finish(new Error('the server closed the connection')));
  return {
    send: (bytes) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(bytes);
      }),
    close: () => socket.destroy(),
  };
}
