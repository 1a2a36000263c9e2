// Many subscribers in one process, which only count what they hear; or one client that sends to a topic.
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface StompOrder {
  readonly port: number;
  /** Lines of the CONNECT frame beside its version and heart beat. */
  readonly connect: string;
  readonly topic: string;
  readonly sockets: number;
  /** Deliveries to wait for, over all sockets. */
  readonly deliveries: number;
}

export interface StompSending {
  readonly messages: number;
  readonly body: string;
}

process.on('disconnect', () => process.exit(0));
process.once('message', (order: StompOrder) => void (order.sockets > 0 ? listen(order) : send(order)));

async function connected({ port, connect }: StompOrder): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['v12.stomp'], { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${connect}\n\n\0`);
  await once(socket, 'message');
  return socket;
}

async function listen(order: StompOrder): Promise<void> {
  let heard = 0;
  for (let index = 0; index < order.sockets; index += 1) {
    const socket = await connected(order);
    socket.send(`SUBSCRIBE\nid:sub-0\ndestination:${order.topic}\nreceipt:r\n\n\0`);
    await once(socket, 'message');
    socket.on('message', () => {
      heard += 1;
      if (heard === order.deliveries) process.send?.({ heard });
    });
  }
  process.send?.({ ready: true });
}

async function send(order: StompOrder): Promise<void> {
  const socket = await connected(order);
  process.on('message', ({ messages, body }: StompSending) => {
    for (let count = 0; count < messages; count += 1)
      socket.send(`SEND\ndestination:${order.topic}\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`);
  });
  process.send?.({ ready: true });
}
process.send?.({ started: true });
