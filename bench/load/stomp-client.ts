// Many subscribers in one process, which only count what they hear.
import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Order {
  readonly port: number;
  readonly sockets: number;
  readonly topic: string;
  /** Deliveries to wait for, over all sockets. */
  readonly deliveries: number;
}

process.on('disconnect', () => process.exit(0));
process.once('message', (order: Order) => void listen(order));

async function listen({ port, sockets, topic, deliveries }: Order): Promise<void> {
  let heard = 0;
  for (let index = 0; index < sockets; index += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['v12.stomp'], { perMessageDeflate: false });
    await once(socket, 'open');
    socket.send('CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:0,0\n\n\0');
    await once(socket, 'message');
    socket.send(`SUBSCRIBE\nid:sub-0\ndestination:${topic}\nreceipt:r\n\n\0`);
    await once(socket, 'message');
    socket.on('message', () => {
      heard += 1;
      if (heard === deliveries) process.send?.({ heard });
    });
  }
  process.send?.({ ready: true });
}
process.send?.({ started: true });
