// Hears notices as a client of STOMP 1.1 does (specification 7.4).
import type { Session } from './client.ts';

export interface Listener {
  /** The first notice that holds these words. Throws when none came in time. */
  heard(words: string): Promise<string>;
  close(): void;
}

const PATIENCE = 15_000;

/** Connects with the token in the address, and subscribes to the general topic and to the one of the user. */
export async function listen({ base, token }: Session, userId: string): Promise<Listener> {
  const address = `${base.replace(/^http/, 'ws')}/API-BEACON/ws/stomp/endpoint?access_token=${token}`;
  const socket = new WebSocket(address, ['v11.stomp', 'v10.stomp']);
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    frames.push(String(data));
    for (const look of waiting) look();
  });
  const frame = async (words: string): Promise<string> => {
    const found = (): string | undefined => frames.find((one) => one.includes(words));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`nothing with ${words} came: ${frames.join(' ')}`)), PATIENCE);
      const look = (): void => {
        const one = found();
        if (one === undefined) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(one);
      };
      waiting.add(look);
      look();
    });
  };
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the socket was refused')));
  });
  socket.send('CONNECT\naccept-version:1.0,1.1\nheart-beat:0,0\n\n\0');
  await frame('CONNECTED\nversion:1.1');
  for (const [id, topic] of ['/topic/notice', `/topic/user${userId}`].entries()) {
    socket.send(`SUBSCRIBE\nid:${id}\ndestination:${topic}\nreceipt:${topic}\n\n\0`);
    await frame(`receipt-id:${topic}`);
  }
  return { heard: frame, close: () => socket.close() };
}
