// Who listens to which topic in this process; one body goes to all of them.
import { writeFrame } from './frame.ts';

export interface Listener {
  /** The client's own name of the subscription. */
  readonly subscription: string;
  readonly destination: string;
  /** Takes a whole frame; must not block. */
  readonly send: (frame: Buffer) => void;
}

export interface Hub {
  /** Adds a listener; the answer removes it. */
  add(topic: string, listener: Listener): () => void;
  /** Sends a MESSAGE to every listener of the topic and answers how many there were. */
  publish(topic: string, message: { id: string; body: string }): number;
}

/** Topics are the server's own keys: the same destination in two enterprises is two topics. */
export function createHub(): Hub {
  const topics = new Map<string, Set<Listener>>();

  return {
    add(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    publish(topic, message) {
      const listeners = [...(topics.get(topic) ?? [])];
      // Most clients call their first subscription sub-0, so one encoded frame serves nearly all of them.
      const frames = new Map<string, Buffer>();
      for (const listener of listeners) {
        const key = `${listener.subscription}\n${listener.destination}`;
        const frame = frames.get(key) ?? encode(listener, message);
        frames.set(key, frame);
        listener.send(frame);
      }
      return listeners.length;
    },
  };
}

function encode({ subscription, destination }: Listener, { id, body }: { id: string; body: string }): Buffer {
  const headers = {
    subscription,
    'message-id': id,
    destination,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  return Buffer.from(writeFrame('MESSAGE', headers, body));
}
