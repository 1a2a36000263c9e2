// A small STOMP server for tests of the web app, on a real socket: it records subscriptions and sends what the test says.
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

export interface StompServer {
  /** Paths with query of the sockets that were opened. */
  readonly opened: string[];
  /** Destinations of the live connections. */
  destinations(): string[];
  publish(destination: string, body: string): void;
  /** Cuts every connection as a lost network does. */
  cut(): void;
}

export function serveStomp(server: Server): StompServer {
  const sockets = new WebSocketServer({ server });
  const subscriptions = new Map<WebSocket, Map<string, string>>();
  const opened: string[] = [];
  sockets.on('connection', (socket, request) => {
    opened.push(request.url ?? '');
    subscriptions.set(socket, new Map());
    socket.on('close', () => subscriptions.delete(socket));
    socket.on('message', (data: Buffer) => {
      const text = String(data);
      const [command] = text.split('\n', 1);
      const headers = Object.fromEntries(
        [...text.matchAll(/^([\w-]+):(.*)$/gm)].map(([, name, value]) => [name, value]),
      );
      if (command === 'CONNECT') socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0');
      if (command === 'SUBSCRIBE')
        subscriptions.get(socket)?.set(String(headers['destination']), String(headers['id']));
    });
  });
  let count = 0;
  return {
    opened,
    destinations: () => [...subscriptions.values()].flatMap((one) => [...one.keys()]),
    publish: (destination, body) => {
      for (const [socket, one] of subscriptions) {
        const id = one.get(destination);
        const headers = `subscription:${id}\nmessage-id:${(count += 1)}\ndestination:${destination}`;
        if (id !== undefined) socket.send(`MESSAGE\n${headers}\n\n${body}\0`);
      }
    },
    cut: () => {
      for (const socket of subscriptions.keys()) socket.terminate();
    },
  };
}
